import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { encodingOf, wholePageOf } from './whole-page.ts'

const HTML = `<head><link rel="canonical" href="http://shop.example/auto-kaufen?a=1&amp;b=2"/></head>
<script nonce="n1" src="/a.js"></script><script nonce="n1">own()</script>
<script>slipped in</script><script type="application/ld+json">{}</script><p nonce="other"></p>`

describe('a whole page', () => {
  it('names its own inline scripts by hash and carries no nonce; a script without the nonce stays unnamed', async () => {
    const page = await wholePageOf(new Response(HTML), 'n1', 'identity')
    const hash = createHash('sha256').update('own()').digest('base64')
    expect(page.policy).toBe(`'sha256-${hash}'`)
    expect(Buffer.from(page.body).toString()).toBe(HTML.replaceAll(' nonce="n1"', ''))
    expect(page.canonical).toBe('/auto-kaufen?a=1&b=2')
  })

  it('hashes what the browser hashes: letters of several bytes, and each script to its own end', async () => {
    const html =
      '<head></head>ä<script async nonce="n1">say("größer €")</script>ö<script nonce="n1"></script><b nonce="n1">'
    const page = await wholePageOf(new Response(html), 'n1', 'identity')
    const hashes = ['say("größer €")', ''].map((script) => createHash('sha256').update(script).digest('base64'))
    expect(page.policy).toBe(hashes.map((hash) => `'sha256-${hash}'`).join(' '))
    expect(Buffer.from(page.body).toString()).toBe(html.replaceAll(' nonce="n1"', ''))
    expect(page.canonical).toBeUndefined()
  })

  it('is encoded as requested, with an ETag for each encoding', async () => {
    const [br, gzip] = await Promise.all((['br', 'gzip'] as const).map((e) => wholePageOf(new Response(HTML), '', e)))
    expect(brotliDecompressSync(br!.body).toString()).toBe(HTML)
    expect(gunzipSync(gzip!.body).toString()).toBe(HTML)
    expect(br!.etag).not.toBe(gzip!.etag)
  })
})

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, *;q=0.5', 'gzip'],
  ['br;q=0, GZIP', 'gzip'],
  ['brave', 'identity'],
  [undefined, 'identity'],
])('%s → %s', (accepted, expected) => expect(encodingOf(accepted)).toBe(expected))

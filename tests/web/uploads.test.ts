import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { NBSP } from '#domain/format/numbers.ts'
import { readConfig } from '#server/config.ts'
import { sessionSecret } from '#server/secrets.ts'
import sharp from 'sharp'
import type { SessionTokens } from '#services/session-tokens/port.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { readUploadForm } from '#storefront/blocks/read-upload-form.server.ts'
import { logInAs } from '../support/account.ts'
import { photograph } from '../support/feed-file.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
const shop = useTestShop(test)
const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'
let tokens: SessionTokens
let own: string
let other: string

beforeAll(async () => {
  tokens = signedSessionTokens(await sessionSecret(readConfig({ DATA_DIR: shop.folder })))
  own = (await logInAs(test.database, tokens, 'own@example.com')).cookie
  other = (await logInAs(test.database, tokens, 'other@example.com')).cookie
})

async function send(
  file: Uint8Array | string,
  name: string,
  { kind = 'PICTURE', cookie = own, path = '/hochladungen/new' } = {},
) {
  const form = new FormData()
  form.append('pictures', new Blob([file as BlobPart]), name)
  const origin = `http://localhost:${shop.shop.port}`
  const response = await fetch(`${origin}${path}?flow=workshop&kind=${kind}&name=${encodeURIComponent(name)}`, {
    ...{ method: 'POST', body: form, headers: { Origin: origin, ...(cookie ? { Cookie: cookie } : {}) } },
  })
  const text = await response.text()
  const answer = (text.startsWith('{') ? JSON.parse(text) : {}) as { readonly key?: string; readonly problem?: string }
  return { status: response.status, cookies: response.headers.getSetCookie(), ...answer }
}
const see = (key: string, cookie?: string) =>
  shop.get(`/hochladungen/${key}`, cookie ? { headers: { Cookie: cookie } } : {})

it('shows a picture to whoever uploaded it, and to nobody else', async () => {
  const { status, key = '' } = await send(await photograph('#225588'), 'front.jpg')
  expect(status).toBe(200)
  const seen = await see(key, own)
  expect([seen.status, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
    ...[200, 'image/jpeg', 'no-store, private'],
  ])
  expect(seen.headers['content-security-policy']).toContain('sandbox')
  for (const cookie of [other, `fahrwerk_cart=${randomUUID()}`, undefined])
    expect((await see(key, cookie)).status).toBe(404)
  expect((await see('aa-upload-nothing', own)).status).toBe(404)
  expect((await shop.get(`/img/4x3/256/${key}`)).status).toBe(404)
})

it('hands a document over as an attachment that no browser opens within the shop', async () => {
  const { key = '' } = await send(PDF, 'Gehälter "Mai".pdf', { kind: 'DOCUMENT' })
  const { headers, text } = await see(key, own)
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''Geh%C3%A4lter%20Mai.pdf`)
  expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'; frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(text).toContain('/Catalog')
})

it('a visitor without an account gets the cookie of the cart with the first file and sees it with that', async () => {
  const { cookies, key = '' } = await send(await photograph('#882255'), 'a.jpg', { cookie: '' })
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
  expect(cookie).not.toBe('')
  expect((await see(key, cookie)).status).toBe(200)
  expect((await see(key)).status).toBe(404)
  const refused = await send('', 'empty.jpg', { cookie: '' })
  expect(refused).toMatchObject({ status: 422, cookies: [] })
})

it('says what is wrong with a file, in the language of the address', async () => {
  const document = { kind: 'DOCUMENT' }
  const english = { path: '/uploads/new' }
  const problem = async (...args: Parameters<typeof send>) => (await send(...args)).problem
  expect(await problem('GIF89a', 'a.gif')).toBe(
    'a.gif: Dieses Format können wir nicht lesen. Bitte wählen Sie JPEG, PNG oder WebP.',
  )
  expect(await problem('', 'a.jpg', english)).toBe('a.jpg is empty. Please choose another file.')
  expect(await problem(Buffer.alloc(10_100_000), 'big.pdf', document)).toBe(
    `big.pdf ist zu groß. Möglich sind 10${NBSP}MB.`,
  )
  expect(await problem(PDF.replace('/Type', '/Encrypt 5 0 R /Type'), 'secret.pdf', document)).toMatch(/Passwort/)
  expect(await problem(PDF.replace('/Type', '/JS (x) /Type'), 'x.pdf', { ...document, ...english })).toMatch(/scripts/)
  expect(await problem(Buffer.from('\xff\xd8\xff', 'latin1'), 'x.jpg', english)).toMatch(/cannot be opened/)
  const huge = sharp({
    create: { width: 8_000, height: 6_500, channels: 3, background: '#224466' },
    limitInputPixels: false,
  })
  expect(await problem(await huge.png().toBuffer(), 'huge.png', english)).toMatch(/more than 50 megapixels/)
  const many = (await logInAs(test.database, tokens, 'many@example.com')).cookie
  for (let number = 1; number <= 10; number++)
    expect((await send(PDF, `${number}.pdf`, { ...document, cookie: many })).status).toBe(200)
  expect(await problem(PDF, 'eleven.pdf', { ...document, ...english, cookie: many })).toBe(
    'eleven.pdf was not saved: you can upload no more than 10 files.',
  )
  const nobody = await fetch(`http://localhost:${shop.shop.port}/uploads/new?flow=garage:1&kind=DOCUMENT&name=a.pdf`, {
    ...{ method: 'POST', body: new FormData(), headers: { Origin: `http://localhost:${shop.shop.port}`, Cookie: own } },
  })
  expect(await nobody.json()).toEqual({ problem: 'a.pdf was not uploaded. Please try again.' })
})

it('takes files from its own pages only, and for flows that exist', async () => {
  const form = new FormData()
  form.append('pictures', new Blob(['x']), 'a.jpg')
  const address = `http://localhost:${shop.shop.port}/hochladungen/new`
  const foreign = { method: 'POST', body: form, headers: { Origin: 'https://evil.example', Cookie: own } }
  expect((await fetch(`${address}?flow=workshop&kind=PICTURE`, foreign)).status).toBe(403)
  const headers = { Origin: `http://localhost:${shop.shop.port}`, Cookie: own }
  for (const query of ['flow=toString&kind=PICTURE', 'flow=workshop&kind=PROGRAM', ''])
    expect((await fetch(`${address}?${query}`, { method: 'POST', body: form, headers })).status).toBe(404)
})

it('reads forms up to their limit, and says so of others after they were received', async () => {
  const form = new FormData()
  form.append('note', 'x'.repeat(5_000))
  const request = () => new Request('http://localhost/', { method: 'POST', body: form })
  expect(await readUploadForm(request(), 10_000)).toBeInstanceOf(FormData)
  expect(await readUploadForm(request(), 4_000)).toBe('TOO_LARGE')
  const noForm = new Request('http://localhost/', {
    ...{ method: 'POST', body: 'no form', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
  })
  expect(await readUploadForm(noForm)).toBeUndefined()
})

it('stores a document of one’s own car from the form of the garage, without a script, and of nobody else’s', async () => {
  const { rows } = await test.database.pool.query<{ id: number }>(
    `insert into garage_vehicles (customer_id, make, is_selected)
     select id, 'VW', true from customers where email = 'own@example.com' returning id`,
  )
  const origin = `http://localhost:${shop.shop.port}`
  const path = `/meine-garage?fahrzeug=${rows[0]!.id}`
  const upload = async (cookie: string) => {
    const form = new FormData()
    form.append('documents', new Blob([PDF]), 'Rechnung.pdf')
    form.append('intent', 'upload')
    const sent = {
      method: 'POST',
      body: form,
      headers: { Origin: origin, Cookie: cookie },
      redirect: 'manual',
    } as const
    return fetch(origin + path, sent)
  }
  // Without a file a browser sends one without name and contents.
  const part = (of: string, value: string) => `--x\r\nContent-Disposition: form-data; name="${of}\r\n\r\n${value}\r\n`
  const nothing = await shop.get(path, {
    method: 'POST',
    headers: { Origin: origin, Cookie: own, 'Content-Type': 'multipart/form-data; boundary=x' },
    body: `${part('documents"; filename=""', '')}${part('intent"', 'upload')}--x--\r\n`,
  })
  expect([nothing.status, nothing.text.includes('Bitte wählen Sie eine Datei.')]).toEqual([400, true])
  const stored = await upload(own)
  expect([stored.status, stored.headers.get('location')]).toEqual([302, `${path}#unterlagen`])
  const { text } = await shop.get(path, { headers: { Cookie: own } })
  const [, href = ''] = /<a href="(\/hochladungen\/[^"]+)"/.exec(text) ?? []
  expect(text).toContain('Rechnung.pdf')
  expect((await shop.get(href, { headers: { Cookie: own } })).text).toContain('/Catalog')
  expect((await shop.get(href, { headers: { Cookie: other } })).status).toBe(404)
  await upload(other)
  const all = await test.database.pool.query(`select 1 from uploads where attached_to like 'garage:%'`)
  expect(all.rowCount).toBe(1)
})

import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { putBrand } from '#use-cases/stock/put-brand.ts'
import { useBrowser } from '../support/browser.ts'
import { SOON } from '../support/soon.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
const merchants: number[] = []
const shop = useTestShop(test, {}, async () => {
  for (const slug of ['brinkmann', 'hansen']) {
    const { id, uuid } = await addMerchant(test.database, { slug })
    merchants.push(id)
    await putBrand(test.database, {
      slug,
      name: `Autohaus ${slug}`,
      merchantUuids: [uuid],
      merchantOrigin: slug,
      make: null,
      tokens: {},
      tradeInDescription: null,
    })
    await deliver(test.database, id, [
      car('1'),
      car('2', { makeName: slug === 'hansen' ? 'Opel' : 'Audi', modelName: 'Neu' }),
    ])
  }
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`)

const policyOf = async (path: string, headers: Record<string, string> = {}) =>
  String((await shop.get(path, { headers })).headers['content-security-policy'])

describe('cached pages', () => {
  it('name their scripts by hash, and those for one visitor by a nonce', async () => {
    for (const path of ['/', '/auto-kaufen', '/pages/reihenfolge']) {
      expect(await policyOf(path)).toMatch(/script-src 'self' ('sha256-[\w+/=]+' ?)+;/)
      expect((await shop.get(path)).text).not.toContain('nonce=')
      for (const cookie of ['user_session=x', 'shopping-cart-uuid=x', 'flash=x'])
        expect(await policyOf(path, { Cookie: cookie })).toMatch(/script-src 'self' 'nonce-[\w+/=]+';/)
    }
  })

  it('run their scripts in a browser, whether rendered or cached', async () => {
    for (let time = 1; time <= 2; time++) {
      const visitor = await browser.visitor()
      await visitor.opens('/auto-kaufen')
      // The router takes over once every inline script of the page has run.
      await expect.poll(() => visitor.page.evaluate('"__reactRouterDataRouter" in window')).toBe(true)
      await visitor.leaves()
    }
  })

  it('are those of the requested host and language', async () => {
    const seen = async (host: string, path: string) => (await shop.get(path, { host })).text
    for (let time = 1; time <= 2; time++) {
      expect(await seen('hansen.localhost', '/auto-kaufen')).toContain('Opel Neu')
      expect(await seen('hansen.localhost', '/auto-kaufen')).not.toContain('Audi Neu')
      expect(await seen('brinkmann.localhost', '/auto-kaufen')).toContain('Audi Neu')
      expect(await seen('localhost', '/cars')).toContain('lang="en"')
      expect(await seen('localhost', '/auto-kaufen')).toContain('lang="de"')
    }
    const english = await shop.get('/pages/reihenfolge', { headers: { Cookie: 'locale=en' } })
    expect(english.text).toContain('lang="en"')
    expect((await shop.get('/pages/reihenfolge')).text).toContain('lang="de"')
  })

  it('are compressed, and not sent again to a browser that has them', async () => {
    const packed = await shop.get('/auto-kaufen', { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.body).toString()).toContain('</html>')
    const tag = { 'Accept-Encoding': 'gzip, br', 'If-None-Match': String(packed.headers.etag) }
    expect((await shop.get('/auto-kaufen', { headers: tag })).status).toBe(304)
  })

  it('soon show a change of the stock', async () => {
    expect((await shop.get('/auto-kaufen')).text).not.toContain('Trabant')
    await deliver(test.database, merchants[0]!, [
      car('1'),
      car('2'),
      car('3', { makeName: 'Trabant', modelName: '601' }),
    ])
    await expect.poll(async () => (await shop.get('/auto-kaufen')).text.includes('Trabant 601'), SOON).toBe(true)
  })
})

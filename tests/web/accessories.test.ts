import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putAccessoriesProviders } from '#use-cases/stock/put-accessories-providers.ts'
import { putBrand } from '#use-cases/stock/put-brand.ts'
import { demoProviders } from '#feeds/demo/accessories/demo-accessories.ts'
import { BUDGETS } from '../../scripts/bundle-budgets.ts'
import { demoAccessories } from '../support/accessories.ts'
import { type AccessoriesServer, accessoriesServer } from '../support/accessories-server.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { isOnSeveralMachines, useTestShop } from '../support/test-shop.ts'

const KEY = 'the provider’s key'.replaceAll(/\W/g, '-')
let provider: AccessoriesServer
const environment: Record<string, string> = { ACCESSORIES_API_KEY: KEY }
beforeAll(async () => {
  provider = await accessoriesServer(demoAccessories(), KEY)
  environment.ACCESSORIES_API_URL = provider.url
})
afterAll(() => provider.close())

const test = useTestDatabase()
let golf = 0
/** Uses a provider over HTTP, so that its pages test the whole chain. */
const shop = useTestShop(test, environment, async () => {
  const vw = await addMerchant(test.database)
  const opel = await addMerchant(test.database, { slug: 'opel', name: 'Autohaus Opel' })
  await putAccessoriesProviders(test.database, vw.id, demoProviders([]))
  await putAccessoriesProviders(test.database, opel.id, demoProviders(['Opel']))
  await deliver(test.database, vw.id, [car('1', { makeName: 'VW', modelName: 'Golf' })])
  await putBrand(test.database, {
    ...{ slug: 'opel', name: 'Opel Köln', merchantUuids: [opel.uuid], merchantOrigin: 'opel', make: 'Opel' },
    ...{ tokens: {}, tradeInDescription: null },
  })
  const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles')
  golf = rows[0]!.id
})

const OIL = '/zubehoerteil/viskor-motoroel-5w-30-5-l-260006'
const leadsTo = async (path: string) => {
  const { status, headers } = await shop.get(path)
  return [status, headers.location]
}

describe('an address', () => {
  it.each([
    ['/zubehoer-kaufen?category=roof-boxes&q=&sort=', 302, '/zubehoer-kaufen/dachboxen'],
    ['/zubehoer-kaufen/roof-boxes', 302, '/zubehoer-kaufen/dachboxen'],
    ['/accessories-shop/dachboxen', 302, '/accessories-shop/roof-boxes'],
    ['/zubehoer-kaufen/autoteile', 302, '/autoteile'],
    ['/zubehoer-kaufen?page=99&per-page=60', 302, '/zubehoer-kaufen?page=6&per-page=60'],
    ['/zubehoer-kaufen?sort=price-asc&fit=vw', 302, '/zubehoer-kaufen?fit=vw&sort=price-asc'],
    ['/zubehoerteil/irgendwas-260006', 301, OIL],
    ['/accessories/260006', 301, '/accessories/viskor-engine-oil-5w-30-5-l-260006'],
    ['/pages/zubehoer-finden', 301, '/car-accessories/how-to'],
    ['/zubehoer-kaufen/gibt-es-nicht', 404, undefined],
    ['/zubehoerteil/260999', 404, undefined],
    ['/zubehoerteil/ohne-nummer', 404, undefined],
  ])('%s: %i %s', async (path, status, location) => expect(await leadsTo(path)).toEqual([status, location]))
})

it('a product states beside its price what shipping costs, or that it is free', async () => {
  const prices = (path: string) => shop.get(path).then(({ text }) => text)
  expect(await prices(OIL)).toMatch(/zzgl\. Versand 5,90\s€; versandkostenfrei ab 75,00\s€/)
  const { text } = await shop.get('/zubehoer-kaufen/dachboxen?sort=price-desc')
  const [dearest = ''] = /\/zubehoerteil\/[^"]+/.exec(text) ?? []
  expect(await prices(dearest)).toContain('inkl. MwSt., versandkostenfrei')
  expect(text).toContain('Preise inkl. MwSt., ggf. zzgl. Versand.')
  const [help = ''] = /\/pages\/hilfe-faqs#[^"]+/.exec(text) ?? []
  const section = help.slice(help.indexOf('#') + 1)
  expect((await shop.get(help.replace(/#.*/, ''))).text).toContain(`<h2 id="${section}"`)
})

it('a list keeps its order when its filters are removed, and links out of an empty category', async () => {
  const { text } = await shop.get('/zubehoer-kaufen?q=dachbox&sort=price-asc&per-page=36')
  expect(text).toMatch(/href="\/zubehoer-kaufen\?sort=price-asc&amp;per-page=36"[^>]*>Alle Filter zurücksetzen/)
  const none = await shop.get('/zubehoer-kaufen/dachboxen?q=motor%C3%B6l')
  expect(none.text).toMatch(/href="\/zubehoer-kaufen\?q=motor%C3%B6l"[^>]*>In allen Kategorien: 12 Artikel/)
})

it.each([
  ['/zubehoer-kaufen', '/accessories-shop', 'Dachbox'],
  ['/zubehoer-kaufen/dachboxen', '/accessories-shop/roof-boxes', 'Dachboxen'],
  ['/autoteile', '/car-parts', 'Autoteile'],
  [OIL, '/accessories/viskor-engine-oil-5w-30-5-l-260006', '9,38'],
  ['/car-accessories', '/car-accessories?lang=en', 'Innenraum'],
  ['/car-accessories/how-to', '/car-accessories/how-to?lang=en', 'Dachlast'],
])('%s is indexed under its address, in both languages', async (german, english, says) => {
  for (const [own, other, language, inOther] of [
    [german, english, 'de', 'en'],
    [english, german, 'en', 'de'],
  ] as const) {
    const { status, text } = await shop.get(own)
    expect(status, own).toBe(200)
    const links = [
      ...text.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="(..)")? href="http:\/\/[^/]+([^"]*)"/g),
    ]
    expect(links.map(([, rel, hreflang, path]) => `${hreflang ?? rel} ${path}`)).toEqual(
      expect.arrayContaining([`canonical ${own}`, `${language} ${own}`, `${inOther} ${other}`]),
    )
    expect(text).toContain(`<html lang="${language}"`)
    expect(text).toContain('BreadcrumbList')
    expect(text).not.toContain('noindex')
  }
  expect((await shop.get(german)).text).toContain(says)
})

it('a filtered list is followed, but not indexed, by search engines', async () => {
  const { text } = await shop.get('/zubehoer-kaufen/reifen?fit=vw.golf')
  expect(text).toContain('noindex,follow')
})

it('a product has the information required by law', async () => {
  const { text } = await shop.get(OIL)
  for (const part of ['Viskor Schmierstoffe GmbH', 'Raffineriestraße 90', 'produktsicherheit@viskor.example'])
    expect(text).toContain(part)
  for (const part of ['VK-5W30-5', 'Händen von Kindern', 'Altöl', 'Gewährleistung', '"@type":"Product"'])
    expect(text.replaceAll('die Hände', 'Händen')).toContain(part)
  const [notice = ''] = /\/assets\/legal-guarantee\.de-[^"]+\.svg/.exec((await shop.get(OIL)).text) ?? []
  const artwork = await shop.get(notice)
  expect([artwork.status, artwork.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect((await shop.get('/accessories/viskor-engine-oil-5w-30-5-l-260006')).text).toContain('/legal-guarantee.en-')
})

// Two processes have a cache each.
it.skipIf(isOnSeveralMachines)('lists and pages are cached, small and come from the provider', async () => {
  for (const path of ['/zubehoer-kaufen', '/autoteile', OIL, '/car-accessories']) {
    const { body } = await shop.get(path)
    expect(gzipSync(body).length, path).toBeLessThanOrEqual(BUDGETS.html)
    const before = provider.requestedPaths.length
    expect((await shop.get(path)).headers.etag, path).toBeDefined()
    expect(provider.requestedPaths.length, path).toBe(before)
  }
  expect(provider.requestedPaths).toContain('/v1/categories/parts/products')
})

it('a dealer’s storefront shows what this dealer sells', async () => {
  const { text } = await shop.get('/zubehoer-kaufen/fussmatten', { host: 'opel.localhost' })
  expect(text).toContain('für Opel')
  expect(text).not.toContain('für VW')
  expect((await shop.get('/zubehoerteil/210001', { host: 'opel.localhost' })).status).toBe(404)
  expect((await shop.get('/sitemaps/pages.xml', { host: 'opel.localhost' })).text).not.toContain('/zubehoerteil/')
})

it('the sitemap names lists and products in both languages', async () => {
  const { text } = await shop.get('/sitemaps/pages.xml')
  for (const path of ['/autoteile', '/zubehoer-kaufen/dachboxen', '/accessories-shop/roof-boxes', OIL])
    expect(text).toContain(`${path}</loc>`)
  expect(text).not.toContain('/pages/zubehoer-finden<')
})

it('a car’s page offers fitting accessories', async () => {
  const { text } = await shop.get(`/autos/vw/golf/${golf}`)
  expect(text).toContain('Passendes Zubehör')
  expect(text).toContain('href="/zubehoer-kaufen?fit=vw.golf"')
})

it('a car’s page works while a provider is unavailable', async () => {
  const fresh = { headers: { Cookie: `shopping-cart-uuid=${randomUUID()}` } }
  provider.instead.push(500, 500)
  const { status, text } = await shop.get(`/autos/vw/golf/${golf}`, fresh)
  provider.instead.length = 0
  expect(status).toBe(200)
  expect(text).not.toContain('Passendes Zubehör')
})

it.each([
  ['/zubehoer-kaufen/dachboxen?price-max=901', 'Das Zubehör ist gerade nicht erreichbar'],
  ['/accessories-shop/roof-boxes?price-max=902', 'Accessories are unavailable right now'],
  ['/zubehoerteil/260007', 'Der Lieferant des Zubehörs antwortet gerade nicht.'],
])('%s says 503 while a provider is unavailable', async (path, sentence) => {
  provider.instead.push(500, 500)
  const { status, text } = await shop.get(path)
  provider.instead.length = 0
  expect(status).toBe(503)
  expect(text).toContain(sentence)
})

describe('/api/accessories', () => {
  it('answers 503 while the provider is unavailable, in the language of the address', async () => {
    for (const [path, sentence] of [
      ['categories', 'Der Lieferant des Zubehörs antwortet gerade nicht.'],
      ['search?q=dachbox&lang=en', 'The accessory supplier is not responding'],
    ]) {
      provider.instead.push(500)
      const { status, headers, text } = await shop.get(`/api/accessories/${path}`)
      expect([status, headers['cache-control']], path).toEqual([503, 'no-store'])
      expect(JSON.parse(text)).toMatchObject({ code: 'PROVIDER_AWAY', message: expect.stringContaining(sentence!) })
    }
  })

  const ask = async (path: string) => {
    const { status, headers, text } = await shop.get(`/api/accessories/${path}`)
    return { status, cached: headers['cache-control'], body: JSON.parse(text) as Record<string, never> }
  }

  it('answers its five requests in euros, cacheable for a while', async () => {
    for (const path of ['categories', 'categories/tyres/products', 'top-rated', 'search?q=dachbox', '260006']) {
      const { status, cached } = await ask(path)
      expect([status, cached], path).toEqual([200, 'public, max-age=300'])
    }
    expect((await ask('260006')).body).toMatchObject({
      product: { title: 'Viskor Motoröl 5W-30, 5 l', unitPrice: 46.9, basePrice: { price: 9.38, per: 'l' } },
    })
    expect((await ask('search?q=dachbox&price-max=350&lang=en')).body).toMatchObject({ totalCount: 3, page: 1 })
  })

  it('reports missing things as JSON', async () => {
    for (const path of ['999999', 'x', 'categories/no-such/products'])
      expect(await ask(path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', field: 'id' } })
  })
})

it('a form puts an accessory into the cart, and too many are refused', async () => {
  const cookie = `shopping-cart-uuid=${randomUUID()}`
  const post = (path: string, body: string) =>
    shop.get(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: `http://localhost:${shop.shop.port}`,
        Cookie: cookie,
      },
      body,
    })
  const added = await post(OIL, 'quantity=2&price=40')
  expect([added.status, added.headers.location]).toEqual([302, OIL])
  const cart = (await shop.get('/warenkorb', { headers: { Cookie: cookie } })).text
  for (const part of ['Viskor Motoröl 5W-30, 5 l', '93,80', '46,90 € je Stück', 'um 6,90 € gestiegen'])
    expect(cart.replaceAll('\u00A0', ' ')).toContain(part)
  const changed = await post('/warenkorb', 'type=AccessoryStandAlone&id=260006&intent=quantity&quantity=3')
  expect(changed.status).toBe(302)
  expect((await shop.get('/', { headers: { Cookie: cookie } })).text).toContain('Warenkorb, 3 Artikel')
  const refused = await post(OIL, 'quantity=18')
  expect(String(refused.headers['set-cookie'])).toContain('TOO_MANY')
  expect((await post('/warenkorb', 'type=AccessoryStandAlone&id=260006&intent=remove')).status).toBe(302)
  expect((await shop.get('/warenkorb', { headers: { Cookie: cookie } })).text).toContain('Warenkorb ist leer')
})

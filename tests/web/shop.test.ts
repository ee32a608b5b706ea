import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { errorTexts } from '#messages/errors.ts'
import { putBrand } from '#use-cases/stock/put-brand.ts'
import { stockTwoDealers } from '../support/two-dealers.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { isOnSeveralMachines, useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
let ids: Awaited<ReturnType<typeof stockTwoDealers>>
const shop = useTestShop(test, {}, async () => {
  ids = await stockTwoDealers(test.database)
})

describe('hosts', () => {
  it('shows everything on the main site and a dealer’s own stock and colours on the dealer’s', async () => {
    expect((await shop.get('/auto-kaufen')).text).toContain('Audi A4')
    const dealer = await shop.get('/auto-kaufen', { host: 'hansen.localhost' })
    expect(dealer.status).toBe(200)
    expect(dealer.text).toContain('Opel Corsa')
    expect(dealer.text).not.toContain('Audi A4')
    const styles = await shop.get('/brand.css', { host: 'hansen.localhost' })
    expect(styles.text).toContain('--brand:#7a1f2b')
    expect(styles.text).not.toContain('url(')
    expect((await shop.get(`/autos/audi/a4/${ids.a4}`, { host: 'hansen.localhost' })).status).toBe(404)
  })

  it('is the dealer’s own shop: with its name, without a dealer search', async () => {
    const home = await shop.get('/', { host: 'hansen.localhost' })
    expect(home.text).toMatch(/<h1[^>]*>Autohaus Hansen: 1 Auto<\/h1>/)
    expect(home.text).not.toContain('Händler finden')
    expect(home.text).not.toContain('geprüfte')
    expect(home.text).toContain('href="https://hansen.example/impressum"')
    const list = await shop.get('/auto-kaufen', { host: 'hansen.localhost' })
    expect(list.text).not.toContain('Händlerstandort')
    expect(list.text).not.toContain('geprüfte')
    expect((await shop.get('/')).text).toContain('Händler finden')
  })

  it('names the dealer in the legal notice of the dealer’s shop, the operator in that of the main site', async () => {
    const dealers = await shop.get('/pages/impressum', { host: 'hansen.localhost' })
    for (const text of ['Autohaus Hansen', 'Hansaring 42', '20095 Hamburg', 'HRB 48213', 'info@brinkmann.example'])
      expect(dealers.text).toContain(text)
    expect(dealers.text).not.toContain('Fahrwerk Muster GmbH')
    expect((await shop.get('/pages/impressum')).text).toContain('Fahrwerk Muster GmbH')
  })

  it('shows the maintenance page to a host without a shop', async () => {
    const page = await shop.get('/', { host: 'unbekannt.localhost' })
    expect(page.status).toBe(503)
    expect(page.text).toContain('Wir sind gleich zurück')
    expect(page.text).toContain('<p lang="en">We are carrying out maintenance')
    expect(page.text).toMatch(/href="http:\/\/localhost:\d+"[^>]*>Zur Hauptseite</)
    const english = { host: 'unbekannt.localhost', headers: { 'Accept-Language': 'fr, en-GB;q=0.8, de;q=0.2' } }
    for (const path of ['/', '/auto-kaufen']) {
      const { status, text, headers } = await shop.get(path, english)
      expect([status, text.includes('<html lang="en"'), headers['cache-control']]).toEqual([
        503,
        true,
        'private, no-cache',
      ])
      expect(text).toContain('<p lang="de">Unsere Seite')
      expect(headers.vary).toContain('Accept-Language')
    }
    expect((await shop.get('/healthz', { host: 'unbekannt.localhost' })).text).toBe('ok')
    for (const path of ['/auto-kaufen', '/auto-kaufen.data', '/haendler']) {
      const answer = await shop.get(path, { host: 'unbekannt.localhost' })
      expect([answer.status, /Golf|Brinkmann/.test(answer.text)], path).toEqual([503, false])
    }
    for (const path of ['/graphql?query=%7Bbrand%7Bname%7D%7D', '/sitemap.xml', '/api/places/zip/50670']) {
      expect((await shop.get(path, { host: 'unbekannt.localhost' })).status, path).toBe(503)
    }
  })
})

describe('pages of text', () => {
  it('answers in the language asked for, each with its own canonical address', async () => {
    const german = await shop.get('/pages/reihenfolge')
    expect(german.text).toContain('So entsteht die Reihenfolge</h1>')
    expect(german.text).toMatch(/rel="canonical" href="[^"]*\/pages\/reihenfolge"/)
    const english = await shop.get('/pages/reihenfolge?lang=en')
    expect(english.text).toContain('How results are ranked</h1>')
    expect(english.text).toMatch(/rel="canonical" href="[^"]*\/pages\/reihenfolge\?lang=en"/)
  })

  it.each(['/pages/gibt-es-nicht', '/pages/..%2Foperator'])('answers 404 to %s', async (path) =>
    expect((await shop.get(path)).status).toBe(404),
  )

  it('links to a dealer’s own imprint on the dealer’s site, where it exists', async () => {
    const footerLinks = async (host: string) =>
      [...(await shop.get('/', { host })).text.matchAll(/<a href="([^"]*)">(Impressum|Datenschutz)<\/a>/g)].map(
        ([, href]) => href,
      )
    expect(await footerLinks('localhost')).toEqual(['/pages/impressum', '/pages/datenschutz'])
    expect(await footerLinks('hansen.localhost')).toEqual(['/pages/datenschutz', 'https://hansen.example/impressum'])
  })
})

it('has standards-mode documents', async () => {
  for (const path of ['/', '/gibt-es-nicht'])
    expect((await shop.get(path)).text).toMatch(/^<!DOCTYPE html><html lang="de"/)
})

it('speaks the visitor’s language at an address that says none', async () => {
  const languageOf = async (path: string, headers: Record<string, string>) => {
    const page = await shop.get(path, { headers })
    expect([page.status, page.headers['cache-control'], page.headers.vary]).toEqual([
      ...[404, 'private, no-cache', 'Cookie, Accept-Encoding, Accept-Language'],
    ])
    return [/<html lang="(..)"/.exec(page.text)?.[1], /<h1>([^<]+)</.exec(page.text)?.[1]]
  }
  const english = { 'Accept-Language': 'en-GB,en;q=0.9,de;q=0.5' }
  const [inEnglish, inGerman] = [
    ['en', errorTexts.notFoundTitle.en],
    ['de', errorTexts.notFoundTitle.de],
  ]
  expect(await languageOf('/gibt-es-nicht', english)).toEqual(inEnglish)
  expect(await languageOf('/gibt-es-nicht', { ...english, Cookie: 'locale=de' })).toEqual(inGerman)
  expect(await languageOf('/gibt-es-nicht', { ...english, Cookie: 'shopping-cart-uuid=x' })).toEqual(inEnglish)
  expect(await languageOf('/gibt-es-nicht', {})).toEqual(inGerman)
  const known = await shop.get('/autos/vw/golf/999999999', { headers: english })
  expect([known.status, known.headers.vary, known.text.includes('<html lang="de"')]).toEqual([
    ...[404, 'Cookie, Accept-Encoding', true],
  ])
})

describe('headers', () => {
  it('lets a page load nothing from elsewhere and run only its own scripts', async () => {
    const page = await shop.get('/', { headers: { Cookie: 'shopping-cart-uuid=x' } }) // others come from memory: page-cache.test.ts
    const policy = String(page.headers['content-security-policy'])
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).not.toMatch(/https?:/)
    const scripts = [...page.text.matchAll(/<script(?![^>]*type="application\/)([^>]*)>/g)].map((match) => match[1]!)
    expect(scripts.length).toBeGreaterThan(0)
    // Files of our own are allowed by their address, scripts in the page by the nonce alone.
    const inside = scripts.filter((attributes) => !/ src="\/[a-z]/.test(attributes))
    expect(inside.length).toBeGreaterThan(0)
    for (const attributes of inside) expect(attributes).toContain(`nonce="${nonce}"`)
    expect(page.text).not.toMatch(/ style="/)
    expect(page.text).not.toMatch(/(src|href)="https?:\/\/(?!localhost)/)
    expect(page.headers['x-content-type-options']).toBe('nosniff')
    expect(page.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(policy).toContain('report-to csp')
    expect(page.headers['reporting-endpoints']).toBe('csp="/csp-report"')
  })

  // Each process counts the reports that reach it.
  it.skipIf(isOnSeveralMachines)(
    'name an address for reports of browsers, which takes sixty an hour of a network',
    async () => {
      const send = async (body: string, type = 'application/csp-report', headers = {}) =>
        (await shop.get('/csp-report', { method: 'POST', body, headers: { 'Content-Type': type, ...headers } })).status
      const report = JSON.stringify({ 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'data' } })
      expect(await send(report, 'application/csp-report', { Origin: 'null', Cookie: 'user_session=x' })).toBe(204)
      expect((await shop.get('/metrics')).text).toContain('fahrwerk_csp_reports 1\nfahrwerk_csp_report_kinds 1\n')
      expect(await send('x'.repeat(20_000))).toBe(413)
      expect(await send(report, 'text/plain')).toBe(415)
      expect(await send('no report')).toBe(400)
      const rest = await Promise.all(Array.from({ length: 59 }, () => send(report)))
      expect(rest.filter((status) => status === 429)).toHaveLength(1)
      expect((await shop.get('/metrics')).text).toContain('fahrwerk_csp_reports 59\nfahrwerk_csp_report_kinds 1\n')
    },
  )
})

it('a list is sorted without a script by a button beside the choice', async () => {
  const page = (await shop.get('/auto-kaufen?fuel=DIESEL')).text
  const [choice = '', button = ''] = page.slice(page.indexOf('name="sort"')).split('</select>', 2)
  expect(choice).toContain('value="price-asc"')
  expect(button.slice(0, 300)).toMatch(
    /<button type="submit" class="[^"]*without-script" form="filter-formular">Sortieren</,
  )
  expect(/<form [^>]*id="filter-formular"[^>]*>/.exec(page)?.[0]).toContain('method="get"')
})

describe('the comparison without a script', () => {
  let cookie = ''
  const send = async (fields: Record<string, string>) => {
    const answer = await shop.get('/vergleichen', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: `http://localhost:${shop.shop.port}`,
        Cookie: cookie,
      },
      body: new URLSearchParams(fields).toString(),
    })
    const set = [answer.headers['set-cookie'] ?? []].flat().find((each) => each.startsWith('compared='))
    if (set) cookie = set.split(';')[0]!
    return answer
  }
  const buttons = async (path: string) => {
    const { text } = await shop.get(path, { headers: { Cookie: cookie } })
    return [...text.matchAll(/<button[^>]* form="compare-cars"[^>]*>/g)].map(([button]) => [
      /name="(\w+)"/.exec(button)?.[1],
      /value="(\d+)"/.exec(button)?.[1],
    ])
  }

  it('is chosen and changed on list, car and its own page', async () => {
    const first = ids.a4
    const path = `/autos/audi/a4/${first}`
    expect(await buttons('/auto-kaufen')).toContainEqual(['add', first])
    const added = await send({ add: first })
    expect([added.status, added.headers.location]).toEqual([303, `/vergleichen?ids=${first}`])
    // Neither the list nor the car's page comes from the cache of pages that all visitors share.
    expect(await buttons('/auto-kaufen')).toContainEqual(['remove', first])
    expect(await buttons(path)).toContainEqual(['remove', first])
    const opened = await shop.get('/vergleichen', { headers: { Cookie: cookie } })
    expect(opened.headers.location).toBe(`/vergleichen?ids=${first}`)
    const other = (await buttons('/auto-kaufen')).find(([name]) => name === 'add')![1]!
    expect((await send({ add: other })).headers.location).toBe(`/vergleichen?ids=${first},${other}`)
    const page = await shop.get(`/vergleichen?ids=${first},${other}&differences=1`, { headers: { Cookie: cookie } })
    expect(page.text).toContain(`<input type="hidden" name="ids" value="${first},${other}"/>`)
    expect(page.text).toContain('<input type="hidden" name="differences" value="1"/>')
    // After a removal from a shared comparison, the page shows what remains of that comparison.
    expect((await send({ remove: first, ids: `${first},77`, differences: '1' })).headers.location).toBe(
      '/vergleichen?ids=77&differences=1',
    )
    expect(await buttons(path)).toContainEqual(['add', first])
    // It does so even where nothing remains, although the visitor has chosen a car.
    const empty = '/vergleichen?ids='
    expect((await send({ remove: '77', ids: '77' })).headers.location).toBe(empty)
    const nothing = await shop.get(empty, { headers: { Cookie: cookie } })
    expect([nothing.status, nothing.text.includes('name="remove"')]).toEqual([200, false])
    expect((await send({ remove: other })).headers.location).toBe(empty)
    expect((await send({ add: 'x' })).status).toBe(400)
  })

  it('takes three cars, and says so at the fourth', async () => {
    cookie = 'compared=1.2.3'
    const full = await send({ add: '4' })
    expect(full.headers.location).toBe('/vergleichen?ids=1,2,3')
    expect(String(full.headers['set-cookie'])).toContain('flash=COMPARISON_FULL')
  })
})

describe('for search engines', () => {
  it('names every page in both languages, and cars on the main site only', async () => {
    expect((await shop.get('/robots.txt')).text).toMatch(/Sitemap: http:\/\/localhost:\d+\/sitemap\.xml/)
    const index = (await shop.get('/sitemap.xml')).text
    expect(index).toContain('/sitemaps/vehicles-0.xml')
    expect((await shop.get('/sitemap.xml', { host: 'hansen.localhost' })).text).not.toContain('vehicles-')
    const cars = (await shop.get('/sitemaps/vehicles-0.xml')).text
    expect(cars).toContain(`/autos/volkswagen/golf/${ids.golf}</loc>`)
    expect(cars).toContain(`/vehicles/volkswagen/golf/${ids.golf}</loc>`)
    expect(cars).not.toContain(`/polo/${ids.gone}`)
    expect((await shop.get('/sitemaps/pages.xml')).text).toContain('/auto-kaufen/audi</loc>')
    expect((await shop.get('/sitemaps/vehicles-7.xml')).status).toBe(404)
  })
})

describe('/graphql', () => {
  it('answers the host’s stock, narrowed by merchant headers, and refuses large bodies and writes over GET', async () => {
    const post = (
      headers: Record<string, string>,
      body = JSON.stringify({ query: '{ searchVehicles { totalCount } }' }),
      host = 'localhost',
    ) =>
      shop.get('/graphql', { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body, host })
    const total = async (headers: Record<string, string>, host?: string) =>
      (JSON.parse((await post(headers, undefined, host)).text) as { data: { searchVehicles: { totalCount: number } } })
        .data.searchVehicles.totalCount
    const everything = await total({})
    const own = await total({}, 'hansen.localhost')
    expect(own).toBeLessThan(everything)
    const { rows } = await test.database.pool.query<{ uuid: string; slug: string }>('select uuid, slug from merchants')
    const uuidOf = (slug: string) => rows.find((merchant) => merchant.slug === slug)!.uuid
    expect(await total({ 'X-Merchant-Uuids': uuidOf('hansen') })).toBe(own)
    expect(await total({ 'X-Merchant-Uuids': uuidOf('brinkmann') }, 'hansen.localhost')).toBe(0)
    const ofCologne = { ...{ slug: 'brinkmann', name: 'Brinkmann', merchantUuids: [uuidOf('brinkmann')] }, make: null }
    await putBrand(test.database, { ...ofCologne, merchantOrigin: 'koeln', tokens: {}, tradeInDescription: null })
    await expect.poll(() => total({ 'X-Merchant-Origin': 'koeln' })).toBe(everything - own)
    expect(await total({ 'X-Merchant-Origin': 'hansen' })).toBe(own)
    expect(await total({ 'X-Merchant-Origin': 'hansen' }, 'hansen.localhost')).toBe(own)
    for (const [origin, host] of [['nobody'], ['koeln', 'hansen.localhost']] as const)
      expect(await total({ 'X-Merchant-Origin': origin }, host), origin).toBe(0)
    expect(await total({ 'X-Merchant-Origin': 'hansen', 'X-Merchant-Uuids': uuidOf('brinkmann') })).toBe(0)
    expect((await post({}, `{"query":"${' '.repeat(200_000)}"}`)).status).toBe(413)
    expect((await shop.get('/graphql?query=mutation%20%7B%20x%20%7D')).status).toBeGreaterThanOrEqual(400)
  })
})

describe('what no form of ours sends', () => {
  const post = (target: string, type: string, body: string) =>
    shop.get(target, {
      method: 'POST',
      headers: { 'Content-Type': type, Origin: `http://localhost:${shop.shop.port}` },
      body,
    })

  it.each([
    ['JSON', 'application/json', '{"email":"a@example.com"}'],
    [
      'a multipart form without its end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n',
    ],
  ])('is answered with 400: %s', async (_, type, body) => {
    for (const target of ['/login', '/registrierung', '/passwort-vergessen', '/warenkorb'])
      expect((await post(target, type, body)).status, target).toBe(400)
  })

  it('is a NUL in an address', async () => {
    for (const target of ['/api/feeds/%00', '/autos/vw/golf/%00', '/pages/%00'])
      expect((await shop.get(target)).status, target).toBe(400)
    expect((await post('/api/feeds/%00', 'text/csv', 'x')).status).toBe(400)
  })

  // The alternating proxy of those tests passes on no answer before the body.
  it.skipIf(isOnSeveralMachines)('is a body of megabytes, and hears so although it is still being sent', async () => {
    expect(await statusWhileSending('/graphql', 'application/json')).toBe(413)
    expect(await statusWhileSending('/login', 'application/x-www-form-urlencoded')).toBe(413)
  })
})

/** The status that comes while most of a body of six megabytes has not been sent. */
function statusWhileSending(path: string, type: string): Promise<number | undefined> {
  const { port } = shop.shop
  const own = { Host: `localhost:${port}`, Origin: `http://localhost:${port}` }
  const headers = { ...own, 'Content-Type': type, 'Content-Length': 6_000_000 }
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, ({ statusCode }) => {
      resolve(statusCode)
      sent.destroy()
    })
    sent.on('error', reject)
    sent.write('x'.repeat(100_000))
  })
}

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { putBrand } from '#commands/stock/put-brand.ts'
import { setFeedKey } from '#commands/stock/put-merchant.ts'
import { encodeLatin9 } from '#feeds/mobilede/decode-line.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
const ids = {} as Record<'golf' | 'a4' | 'gone', string>
const shop = useTestShop(test, {}, async () => {
  const { database } = test
  const cologne = await addMerchant(database)
  const hamburg = await addMerchant(database, {
    slug: 'hansen',
    name: 'Autohaus Hansen',
    city: 'Hamburg',
    zip: '20095',
  })
  await putBrand(database, {
    slug: 'hansen',
    name: 'Autohaus Hansen',
    merchantUuids: [hamburg.uuid],
    merchantOrigin: 'hansen',
    make: null,
    tokens: { brand: '#7a1f2b', 'on-brand': 'url(x)' },
    tradeInDescription: null,
  })
  await database.pool.query("update brands set imprint_url = 'https://hansen.example/impressum'")
  await setFeedKey(database, hamburg.id, 'a-long-secret-key')
  await deliver(database, cologne.id, [
    car('1'),
    car('2', { makeName: 'Audi', modelName: 'A4' }),
    car('3', { modelName: 'Polo' }),
  ])
  await deliver(database, cologne.id, [car('1'), car('2', { makeName: 'Audi', modelName: 'A4' })])
  await deliver(database, hamburg.id, [car('9', { makeName: 'Opel', modelName: 'Corsa' })])
  const { rows } = await database.pool.query<{ id: number; internal_number: string }>(
    'select id, internal_number from vehicles',
  )
  const idOf = (number: string) => String(rows.find((row) => row.internal_number === number)!.id)
  Object.assign(ids, { golf: idOf('1'), a4: idOf('2'), gone: idOf('3') })
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

  it('is the dealer’s own shop: by its name, with nobody else to look for', async () => {
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
    expect(page.text).toContain('<p lang="en">Our site is being maintained')
    expect(page.text).toMatch(/href="http:\/\/localhost:\d+"[^>]*>Zur Hauptseite</)
    expect((await shop.get('/healthz', { host: 'unbekannt.localhost' })).text).toBe('ok')
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

  it('leads to a dealer’s own imprint on the dealer’s site, where there is one', async () => {
    const footerLinks = async (host: string) =>
      [...(await shop.get('/', { host })).text.matchAll(/<a href="([^"]*)">(Impressum|Datenschutz)<\/a>/g)].map(
        ([, href]) => href,
      )
    expect(await footerLinks('localhost')).toEqual(['/pages/impressum', '/pages/datenschutz'])
    expect(await footerLinks('hansen.localhost')).toEqual(['/pages/datenschutz', 'https://hansen.example/impressum'])
  })
})

it('answers documents of the present standard', async () => {
  for (const path of ['/', '/gibt-es-nicht'])
    expect((await shop.get(path)).text).toMatch(/^<!DOCTYPE html><html lang="de"/)
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
    for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`)
    expect(page.text).not.toMatch(/ style="/)
    expect(page.text).not.toMatch(/(src|href)="https?:\/\/(?!localhost)/)
    expect(page.headers['x-content-type-options']).toBe('nosniff')
    expect(page.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })
})

describe('addresses', () => {
  it.each([
    ['/Auto-Kaufen/', '/auto-kaufen'],
    ['/auto-kaufen/?fuel=DIESEL', '/auto-kaufen?fuel=DIESEL'],
    ['/CARS', '/cars'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await shop.get(from)
    expect([answer.status, answer.headers.location]).toEqual([301, to])
  })

  it('leads every spelling of a vehicle to its one address', async () => {
    const answer = await shop.get(`/autos/irgendwas-${ids.golf}`)
    expect([answer.status, answer.headers.location]).toEqual([301, `/autos/volkswagen/golf/${ids.golf}`])
    expect((await shop.get(`/vehicles/volkswagen/golf/${ids.golf}`)).status).toBe(200)
  })

  it('answers 404 to what never was and 410 to what is sold', async () => {
    for (const path of [
      '/autos/vw/golf/999999',
      '/autos/vw/golf/null',
      '/autos/vw/golf/0',
      '/autos/vw/golf/99999999999999999999',
      '/autos/x',
      '/gibt-es-nicht',
    ]) {
      expect((await shop.get(path)).status, path).toBe(404)
    }
    const gone = await shop.get(`/autos/volkswagen/polo/${ids.gone}`)
    expect(gone.status).toBe(410)
    expect(gone.text).toContain('Volkswagen Golf')
  })

  it.each([
    '/auto-kaufen?page=0',
    '/auto-kaufen?page=-1&page=zwei',
    '/auto-kaufen?fuel=NICHTS&unknown=1&%00=x',
    '/auto-kaufen?price-min=abc&price-max=-5&radius=7',
    '/auto-kaufen?mm=..%2F..%2Fetc',
    `/auto-kaufen?place=${'x'.repeat(5_000)}`,
    '/auto-kaufen?lat=NaN&lon=Infinity',
  ])('takes %s without harm', async (path) => {
    const answer = await shop.get(path)
    expect([200, 301, 302]).toContain(answer.status)
  })

  it('leads a page beyond the end to the last one, for now', async () => {
    for (const page of ['2', '418', '1000000000']) {
      let answer = await shop.get(`/auto-kaufen?page=${page}`)
      if (page.length > 6) answer = await shop.get(String(answer.headers.location))
      expect([answer.status, answer.headers.location], page).toEqual([302, '/auto-kaufen'])
    }
  })

  it.each([
    ['/auto-kaufen?condition=USED', 301, '/auto-kaufen/gebrauchtwagen'],
    ['/auto-kaufen?color=RED&fuel=DIESEL', 301, '/auto-kaufen?fuel=DIESEL&color=RED'],
    ['/auto-kaufen?fuel=DIESEL&price-min=&make1=', 302, '/auto-kaufen?fuel=DIESEL'],
    ['/auto-kaufen?fuel=DIESEL&sort=colour', 302, '/auto-kaufen?fuel=DIESEL'],
  ])('%s leads with %d to %s', async (from, status, to) => {
    const answer = await shop.get(from)
    expect([answer.status, answer.headers.location]).toEqual([status, to])
  })

  it.each(['price-max=-5', 'color=NOPE', 'mm=foo.bar'])('says that it left out %s', async (query) => {
    const page = await shop.get(`/auto-kaufen?fuel=DIESEL&${query}`)
    expect(page.status).toBe(200)
    expect(page.text).toContain('haben wir nicht verstanden und weggelassen')
    expect(page.text).not.toContain('rel="canonical"')
    expect(page.text).toContain('content="noindex,follow"')
  })

  it('says that a place is unknown, keeps it in its field and counts no filter', async () => {
    const page = await shop.get('/auto-kaufen?place=Xyzzyheim')
    expect(page.text).toContain('Den Ort „Xyzzyheim“ kennen wir nicht')
    expect(page.text).toContain('value="Xyzzyheim"')
    expect(page.text).not.toContain('Aktive Filter')
  })
})

describe('/favicon.ico', () => {
  it('is the mark', async () => {
    const icon = await shop.get('/favicon.ico')
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(icon.text).toContain('<svg')
  })
})

describe('pictures', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('come as the browser likes them: %s', async (accept, type) => {
    const picture = await shop.get('/img/16x10/128/drawn/estate.blue.spoke.side', { headers: { Accept: accept } })
    expect(picture.headers['content-type']).toBe(type)
    expect(picture.headers.vary).toContain('Accept')
    const { width, height } = await sharp(picture.body).metadata()
    expect([width, height]).toEqual([128, 80])
  })

  it.each([
    '/img/4x3/100/drawn/estate.blue.spoke.side',
    '/img/3x4/128/drawn/estate.blue.spoke.side',
    '/img/4x3/128/drawn/tank',
    '/img/4x3/128/../../etc/passwd',
    '/img/4x3/128/photo/..%2F..%2Fx',
  ])('exist only as listed: %s', async (path) => expect((await shop.get(path)).status).toBe(404))
})

describe('/api/places', () => {
  it('completes, finds and looks up', async () => {
    const json = async <T = unknown>(path: string) => JSON.parse((await shop.get(path)).text) as T
    const { places } = await json<{ places: object[] }>('/api/places/autocomplete?q=K%C3%B6l')
    expect(places[0]).toMatchObject({ city: 'Köln', country: 'DE' })
    expect(await json('/api/places/geocode?q=50670')).toMatchObject({ place: { zip: '50670', city: 'Köln' } })
    expect(await json('/api/places/zip/50670')).toMatchObject({ place: { city: 'Köln' } })
    expect((await shop.get('/api/places/zip/5067')).status).toBe(400)
    expect((await shop.get('/api/places/zip/00000')).status).toBe(404)
    expect(await json('/api/places/autocomplete')).toEqual({ places: [] })
  })
})

describe('POST /api/feeds/:merchant', () => {
  const upload = (body: string | Uint8Array, key = 'a-long-secret-key', merchant = 'hansen', query = '') =>
    shop.get(`/api/feeds/${merchant}${query}`, { method: 'POST', body, headers: { Authorization: `Bearer ${key}` } })
  const row = (number: string, price: number | string) => {
    const fields = Array.from({ length: 120 }, () => '')
    Object.assign(fields, {
      1: number,
      2: 'Car.Limousine',
      3: 'Opel',
      4: 'Insignia',
      5: '110',
      8: '05.2020',
      9: '45.000',
      10: String(price),
      11: '0',
      16: 'Weiß',
      27: '1',
      109: '2',
      110: '3',
    })
    return fields.map((field) => `"${field}"`).join(';')
  }

  it('refuses a wrong key and an unknown merchant alike', async () => {
    for (const answer of [
      await upload('x', 'guess'),
      await upload('x', 'a-long-secret-key', 'nobody'),
      await upload('x', ''),
    ]) {
      expect([answer.status, (JSON.parse(answer.text) as { code: string }).code]).toEqual([401, 'UNAUTHENTICATED'])
    }
  })

  it('takes in the stock, reports each refused row, and the list shows it within a second', async () => {
    const file = encodeLatin9([row('N-1', 17_900), row('N-2', -5), row('N-3', '21.490,00')].join('\r\n'))
    const answer = await upload(file, undefined, undefined, '?allow-removal=1')
    expect(answer.status, answer.text).toBe(200)
    const report = JSON.parse(answer.text) as {
      outcome: object
      refusals: { line: number; field: string; reason: { de: string } }[]
    }
    expect(report.outcome).toMatchObject({ kind: 'applied', inserted: 2, removed: 1 })
    expect(report.refusals).toMatchObject([{ line: 2, field: 'preis' }])
    expect(report.refusals[0]?.reason.de).toMatch(/\w/)
    await expect
      .poll(async () => (await shop.get('/auto-kaufen', { host: 'hansen.localhost' })).text.includes('Opel Insignia'), {
        timeout: 1_000,
        interval: 50,
      })
      .toBe(true)
  })

  it('refuses a form, and answers other methods in its own words', async () => {
    const form = await shop.get('/api/feeds/hansen', {
      method: 'POST',
      body: '--x--',
      headers: { Authorization: 'Bearer a-long-secret-key', 'Content-Type': 'multipart/form-data; boundary=x' },
    })
    expect([form.status, form.text.includes('--data-binary')]).toEqual([415, true])
    expect((await shop.get('/api/feeds/hansen')).status).toBe(405)
  })

  it('keeps a car whose row was refused, and never takes an unreadable file for an empty stock', async () => {
    const broken = await upload(encodeLatin9([row('N-1', 'zwanzig'), row('N-3', 21_490)].join('\r\n')))
    expect(JSON.parse(broken.text)).toMatchObject({ outcome: { kind: 'applied', unchanged: 1, removed: 0 } })
    expect((await shop.get('/auto-kaufen', { host: 'hansen.localhost' })).text).toContain('2 Autos')
    const unreadable = await upload(row('N 1', 'x'), undefined, undefined, '?allow-removal=1')
    expect([unreadable.status, JSON.parse(unreadable.text)]).toMatchObject([
      422,
      { outcome: { refusal: { code: 'NOTHING_READABLE' } } },
    ])
    const utf16 = await upload(Buffer.from(`\ufeff${row('N-1', 1)}`, 'utf16le'))
    expect([utf16.status, JSON.parse(utf16.text)]).toMatchObject([
      422,
      { outcome: { refusal: { code: 'WRONG_ENCODING' } } },
    ])
  })

  it('refuses a file that is none, and keeps the stock', async () => {
    for (const body of ['', 'PK\u0003\u0004 cut off', 'hello;world']) {
      const answer = await upload(body)
      expect([400, 422], `${body}: ${answer.text}`).toContain(answer.status)
      expect(JSON.parse(answer.text)).toBeTypeOf('object')
    }
    expect((await shop.get('/auto-kaufen', { host: 'hansen.localhost' })).text).toContain('Opel Insignia')
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
    expect((await post({}, `{"query":"${' '.repeat(200_000)}"}`)).status).toBe(413)
    expect((await shop.get('/graphql?query=mutation%20%7B%20x%20%7D')).status).toBeGreaterThanOrEqual(400)
  })
})

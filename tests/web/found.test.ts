import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'
import { addHansen } from '../support/two-dealers.ts'

const test = useTestDatabase()
const ids = {} as Record<'golf' | 'corsa' | 'sold', number>
const shop = useTestShop(test, {}, async () => {
  const { database } = test
  const cologne = await addMerchant(database)
  const hamburg = await addHansen(database, {
    name: 'Autohaus "Hansen" </script>',
    latitude: 53.55,
    longitude: 10,
    imprintUrl: 'https://hansen.example/impressum',
  })
  await deliver(database, cologne.id, [car('1'), car('2'), car('3', { modelName: 'Polo' })])
  await deliver(database, cologne.id, [car('1'), car('2')])
  await deliver(database, hamburg.id, [car('9', { makeName: 'Opel', modelName: 'Corsa' })])
  const { rows } = await database.pool.query<{ id: number; internal_number: string }>(
    'select id, internal_number from vehicles',
  )
  const idOf = (number: string) => rows.find((row) => row.internal_number === number)!.id
  Object.assign(ids, { golf: idOf('1'), corsa: idOf('9'), sold: idOf('3') })
})

const HANSEN = { host: 'hansen.localhost' }
const linkOf = (html: string, rel: string) => new RegExp(`<link[^>]*rel="${rel}"[^>]*href="([^"]*)"`).exec(html)?.[1]
const pathOf = (address: string | undefined) => address?.replace(/^http:\/\/[^/]*/, '')
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')
const alternatesOf = (html: string) =>
  [...html.matchAll(/<link[^>]*rel="alternate"[^>]*>/g)].map(([link]) => [
    /hreflang="([^"]*)"/i.exec(link)?.[1],
    pathOf(/href="([^"]*)"/.exec(link)?.[1]),
  ])
const factsOf = (html: string) =>
  [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text!) as Record<string, unknown>,
  )
const kindOf = (html: string, kind: string) => factsOf(html).find((facts) => facts['@type'] === kind)

describe('search engines', () => {
  it.each([
    ['/', '/'],
    ['/auto-kaufen', '/auto-kaufen'],
    ['/auto-kaufen/gebrauchtwagen', '/auto-kaufen/gebrauchtwagen'],
    ['/auto-kaufen/volkswagen', '/auto-kaufen/volkswagen'],
    ['/auto-kaufen/volkswagen-golf', '/auto-kaufen/volkswagen-golf'],
    ['/haendler', '/haendler'],
    ['/haendler/hansen', '/haendler/hansen'],
    ['/pages/kontakt?lang=en', '/pages/kontakt?lang=en'],
  ])('index %s', async (path, canonical) => {
    const { text } = await shop.get(path)
    expect(pathOf(linkOf(text, 'canonical'))).toBe(canonical)
    expect(metaOf(text, 'robots')).toBeUndefined()
    expect(metaOf(text, 'description')).toBeTruthy()
  })

  it.each([
    '/auto-kaufen?fuel=DIESEL',
    '/auto-kaufen?sort=price-asc',
    '/auto-kaufen/gebrauchtwagen?view=LIST',
    '/auto-kaufen?mm=volkswagen&fuel=DIESEL',
    '/auto-kaufen/neuwagen',
    '/haendler?place=K%C3%B6ln',
  ])('follow the links of %s, but do not index it, and it has no other canonical page', async (path) => {
    let answer = await shop.get(path)
    if (answer.status === 301) answer = await shop.get(String(answer.headers.location))
    expect(metaOf(answer.text, 'robots')).toBe('noindex,follow')
    expect(linkOf(answer.text, 'canonical')).toBeUndefined()
    expect(alternatesOf(answer.text)).toEqual([])
  })

  it('do not index private or missing pages', async () => {
    for (const path of ['/favoriten', '/vergleichen', '/gibt-es-nicht', `/autos/volkswagen/polo/${ids.sold}`])
      expect(linkOf((await shop.get(path)).text, 'canonical'), path).toBeUndefined()
  })

  it.each([
    ['/auto-kaufen/gebrauchtwagen?utm_source=x', '/auto-kaufen/gebrauchtwagen', '/cars/used'],
    ['/haendler/hansen', '/haendler/hansen', '/dealers/hansen'],
    ['/pages/kontakt?lang=en', '/pages/kontakt', '/pages/kontakt?lang=en'],
    ['/pages/kontakt', '/pages/kontakt', '/pages/kontakt?lang=en'],
    ['/haendler?utm_source=x', '/haendler', '/dealers'],
  ])('find %s in both languages', async (path, german, english) => {
    const answer = await shop.get(path)
    const { text } =
      answer.status >= 300 && answer.status < 400 ? await shop.get(String(answer.headers.location)) : answer
    expect(alternatesOf(text)).toEqual([
      ['de', german],
      ['en', english],
      ['x-default', german],
    ])
  })

  it('find a dealer’s car under its canonical address on the main site', async () => {
    const { text } = await shop.get(`/autos/opel/corsa/${ids.corsa}`, HANSEN)
    expect(linkOf(text, 'canonical')).toBe(`http://localhost:${shop.shop.port}/autos/opel/corsa/${ids.corsa}`)
    expect(alternatesOf(text)[1]).toEqual(['en', `/vehicles/opel/corsa/${ids.corsa}`])
    const list = await shop.get('/auto-kaufen', HANSEN)
    expect(linkOf(list.text, 'canonical')).toBe(`http://hansen.localhost:${shop.shop.port}/auto-kaufen`)
  })
})

describe('structured data has', () => {
  it('the path to a page', async () => {
    const { text } = await shop.get(`/autos/volkswagen/golf/${ids.golf}`)
    const { itemListElement } = kindOf(text, 'BreadcrumbList') as { itemListElement: { item?: string }[] }
    expect(itemListElement.map(({ item }) => pathOf(item))).toEqual([
      '/',
      '/auto-kaufen',
      '/auto-kaufen/volkswagen',
      '/auto-kaufen/volkswagen-golf',
    ])
  })

  it('a dealer’s details, whatever the name contains', async () => {
    const dealer = kindOf((await shop.get('/haendler/hansen')).text, 'AutoDealer')
    expect(dealer).toMatchObject({
      name: 'Autohaus "Hansen" </script>',
      address: { addressLocality: 'Hamburg', postalCode: '20095' },
      geo: { latitude: 53.55, longitude: 10 },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:30' },
      ],
      brand: [{ name: 'Opel' }],
    })
  })

  it('the offers of indexed lists only', async () => {
    const list = kindOf((await shop.get('/auto-kaufen')).text, 'ItemList') as { itemListElement: { url: string }[] }
    expect(list.itemListElement).toHaveLength(3)
    expect(pathOf(list.itemListElement[0]?.url)).toMatch(/^\/autos\/[\w-]+\/[\w-]+\/\d+$/)
    expect(kindOf((await shop.get('/auto-kaufen?fuel=DIESEL')).text, 'ItemList')).toBeUndefined()
  })

  it('the search of the shop', async () => {
    const { potentialAction } = kindOf((await shop.get('/en')).text, 'WebSite') as {
      potentialAction: { target: string }
    }
    expect(pathOf(potentialAction.target)).toBe('/cars?q={search_term_string}')
  })
})

describe('pictures of shared pages', () => {
  const sizeOf = async (picture: Buffer) => {
    const { width, height, format } = await sharp(picture).metadata()
    return [width, height, format]
  }

  it('show the vehicle, on the main site and in its dealer’s shop', async () => {
    const page = await shop.get(`/autos/opel/corsa/${ids.corsa}`)
    const address = pathOf(metaOf(page.text, 'og:image'))!
    expect(address).toBe(`/og/de/vehicle/${ids.corsa}.jpg`)
    const main = await shop.get(address)
    expect([main.status, main.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(await sizeOf(main.body)).toEqual([1200, 630, 'jpeg'])
    const own = await shop.get(address, HANSEN)
    expect(own.status).toBe(200)
    expect(own.body.equals(main.body), 'the dealer’s name and colour').toBe(false)
    expect((await shop.get(address)).body.equals(main.body)).toBe(true)
  })

  it('show the shop where a page has none of its own', async () => {
    const address = pathOf(metaOf((await shop.get('/en')).text, 'og:image'))!
    expect(address).toBe('/og/en/shop.jpg')
    expect(await sizeOf((await shop.get(address)).body)).toEqual([1200, 630, 'jpeg'])
  })

  it('exist only for cars on sale here', async () => {
    const paths = [
      `/og/de/vehicle/${ids.sold}.jpg`,
      '/og/de/vehicle/999999.jpg',
      '/og/de/vehicle/0.jpg',
      '/og/de/vehicle/99999999999999999999.jpg',
      '/og/fr/shop.jpg',
      '/og/de/x.jpg',
    ]
    for (const path of paths) expect((await shop.get(path)).status, path).toBe(404)
    expect((await shop.get(`/og/de/vehicle/${ids.golf}.jpg`, HANSEN)).status).toBe(404)
    expect((await shop.get('/og/de/shop.jpg', { host: 'unbekannt.localhost' })).status).toBe(404)
  })
})

describe('/sitemap.xml', () => {
  it('names its parts and their dates, compressed where accepted', async () => {
    const index = await shop.get('/sitemap.xml')
    expect(index.text).toMatch(/vehicles-0\.xml<\/loc><lastmod>20\d\d-/)
    const packed = await shop.get('/sitemaps/vehicles-0.xml', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(packed.headers['content-encoding']).toBe('gzip')
    const vehicles = gunzipSync(packed.body).toString()
    expect(vehicles).toContain(`/autos/volkswagen/golf/${ids.golf}<`)
    expect(vehicles).not.toContain(`/${ids.sold}<`)
    expect((await shop.get('/sitemaps/vehicles-1.xml')).status).toBe(404)
  })

  it('has exactly the indexable pages', async () => {
    const { text } = await shop.get('/sitemaps/pages.xml')
    const paths = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => pathOf(address)!)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/auto-kaufen/gebrauchtwagen',
        '/cars/opel-corsa',
        '/dealers/hansen',
        '/pages/agb?lang=en',
      ]),
    )
    expect(paths).not.toContain('/auto-kaufen/suv')
    expect(paths.join()).not.toContain('polo')
    for (const path of paths) {
      const page = await shop.get(path)
      expect([path, page.status, metaOf(page.text, 'robots'), pathOf(linkOf(page.text, 'canonical'))]).toEqual([
        path,
        200,
        undefined,
        path,
      ])
    }
  })

  it('of a dealer’s shop leaves cars to the main site', async () => {
    expect((await shop.get('/sitemap.xml', HANSEN)).text).not.toContain('vehicles-')
    expect((await shop.get('/sitemaps/vehicles-0.xml', HANSEN)).status).toBe(404)
    const { text } = await shop.get('/sitemaps/pages.xml', HANSEN)
    expect(text).toContain('/auto-kaufen/opel<')
    expect(text).not.toContain('volkswagen')
  })
})

describe('dealers', () => {
  it('are found around a place', async () => {
    const near = await shop.get('/haendler?place=K%C3%B6ln&radius=100')
    expect(near.text).toContain('href="/haendler/brinkmann"')
    expect(near.text).not.toContain('href="/haendler/hansen"')
    expect((await shop.get('/haendler?place=K%C3%B6ln')).text).toContain('href="/haendler/hansen"')
    const nowhere = await shop.get('/haendler?place=M%C3%BCnchen&radius=20')
    expect(nowhere.text).toContain('Kein Händler im Umkreis von München')
    expect((await shop.get('/haendler?place=Xyzzyheim&radius=7')).text).toContain(
      'Den Ort „Xyzzyheim“ kennen wir nicht',
    )
    const halle = (await shop.get('/haendler?place=halle&radius=20')).text
    expect(halle).toContain('Kein Händler im Umkreis von Halle (Saale)')
    expect(halle).toContain('<a href="/haendler?place=Halle+%28Westfalen%29&amp;radius=20">Halle (Westfalen)</a>')
  })

  it('name who is responsible for their offers', async () => {
    for (const [path, imprint] of [
      ['/haendler/hansen', 'Impressum'],
      ['/dealers/hansen', 'Legal notice'],
    ] as const) {
      const { text } = await shop.get(path)
      expect(text).toMatch(/<h1[^>]*>Autohaus &quot;Hansen&quot;/)
      expect(text).toMatch(new RegExp(`<h2[^>]*>${imprint}</h2>`))
      expect(text).toContain('href="https://hansen.example/impressum"')
    }
    for (const path of ['/haendler/gibt-es-nicht', '/dealers/Hansen%20'])
      expect((await shop.get(path)).status, path).toBe(404)
    expect((await shop.get('/haendler/brinkmann', HANSEN)).status, 'in another dealer’s shop').toBe(404)
  })
})

describe('the header', () => {
  it('opens its sections without a script', async () => {
    const { text } = await shop.get('/')
    const id = /<button[^>]*popoverTarget="(bereich-0)"/i.exec(text)?.[1]
    const panel = text.slice(text.indexOf(`id="${id}"`))
    expect(panel.indexOf('Elektrisch fahren')).toBeGreaterThan(0)
    expect(text).toMatch(/<img[^>]*loading="lazy"[^>]*>/)
  })

  it('hides the general links of the menu in a dealer’s shop only', async () => {
    const menuOf = async (options?: { host: string }) => {
      const { text } = await shop.get('/', options)
      return text.slice(text.indexOf('id="menue"'), text.indexOf('</header>'))
    }
    expect(await menuOf()).toContain('/pages/kontakt')
    expect(await menuOf(HANSEN)).not.toContain('/pages/kontakt')
  })

  it('shows the notice of the last request once', async () => {
    const noticePage = await shop.get('/', { headers: { Cookie: 'flash=LOGGED_OUT' } })
    expect(noticePage.text).toContain('Sie sind abgemeldet')
    expect(String(noticePage.headers['set-cookie'])).toMatch(/flash=;/)
    expect((await shop.get('/', { headers: { Cookie: 'flash=NOPE' } })).status).toBe(200)
    expect((await shop.get('/')).text).not.toContain('Sie sind abgemeldet')
  })

  it('leaves a notice to the page where a script loads only a part of it', async () => {
    const headers = { Cookie: 'flash=LOGGED_OUT' }
    const part = await shop.get('/warenkorb.data?_routes=cart.0', { headers })
    expect(part.status).toBe(200)
    expect(part.headers['set-cookie']).toBeUndefined()
    const page = await shop.get('/warenkorb.data?_routes=root,cart.0', { headers })
    expect(page.text).toContain('Sie sind abgemeldet')
    expect(String(page.headers['set-cookie'])).toMatch(/flash=;/)
  })
})

describe('old addresses', () => {
  it.each([
    ['/impressum', '/pages/impressum'],
    ['/imprint?x=1', '/pages/impressum?lang=en&x=1'],
    ['/dealer/hansen', '/dealers/hansen'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await shop.get(from)
    expect([answer.status, answer.headers.location]).toEqual([301, to])
  })
})

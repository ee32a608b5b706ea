import { describe, expect, it } from 'vitest'
import { BRAND_VERBS } from '#server/verbs/brand-verbs.ts'
import { putBrand } from '#use-cases/stock/put-brand.ts'
import { useBrowser } from '../support/browser.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const TAGS = 'https://www.googletagmanager.com'
const test = useTestDatabase()
const shop = useTestShop(test, {}, async () => {
  for (const slug of ['brinkmann', 'hansen']) {
    const { id, uuid } = await addMerchant(test.database, { slug })
    await putBrand(test.database, {
      ...{ slug, name: `Autohaus ${slug}`, merchantUuids: [uuid], merchantOrigin: null, make: null, tokens: {} },
      tradeInDescription: null,
      ...(slug === 'hansen'
        ? { containerIds: { tagManagerId: 'GTM-TEST1', dealerTagManagerId: 'GTM-TEST2', statsId: 'G-TEST3' } }
        : {}),
    })
    await deliver(test.database, id, [car('1'), car('2')])
  }
})
const browser = useBrowser(() => `http://hansen.localhost:${shop.shop.port}`)
const configuring = useBrowser(() => `http://brinkmann.localhost:${shop.shop.port}`)

const HANSEN = { host: 'hansen.localhost' }
const ASKS = 'Dürfen wir Dienste anderer laden?'
const page = (path: string, cookie = '') => shop.get(path, { ...HANSEN, headers: cookie ? { Cookie: cookie } : {} })
const policyOf = async (...args: Parameters<typeof page>) =>
  String((await page(...args)).headers['content-security-policy'])
const cookiesOf = (header: string | string[] | undefined) => [header ?? []].flat()

/** What the form sends, and the cookie that comes back. */
async function decide(body: string, cookie = '') {
  const answer = await shop.get('/cookie-einstellungen', {
    ...{ ...HANSEN, method: 'POST', body },
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
      ...(cookie ? { Cookie: cookie } : {}),
    },
  })
  const cookies = cookiesOf(answer.headers['set-cookie'])
  const set = cookies.find((one) => one.startsWith('consent='))
  return { status: answer.status, location: answer.headers.location, cookies, set, pair: set?.split(';')[0] ?? '' }
}
const records = () =>
  test.database.read
    .selectFrom('cookie_consents')
    .select(['id', 'brand_slug', 'locale', 'revision', 'offered', 'granted'])
    .orderBy('at')
    .execute()

describe('a shop that loads nothing of others', () => {
  it('asks nobody, and has nothing to set', async () => {
    for (const host of ['localhost', 'brinkmann.localhost']) {
      const { text } = await shop.get('/', { host })
      expect(text).not.toContain(ASKS)
      expect(text).not.toContain('href="/cookie-einstellungen"')
      const settings = await shop.get('/cookie-einstellungen', { host })
      expect(settings.text).toContain('lädt nichts von anderen')
      expect(settings.text).not.toContain('<form method="post"')
    }
  })
})

describe('a shop with containers', () => {
  it('asks at the end of each page, and opens its policy by decision, from the cache too', async () => {
    for (let time = 1; time <= 2; time++) {
      const { text } = await page('/auto-kaufen')
      expect(text.indexOf(ASKS)).toBeGreaterThan(text.indexOf('</footer>'))
      expect(text, 'names what it is for').toContain('Für Statistik und Marketing.')
      expect(text).toContain('href="/cookie-einstellungen"')
      expect(await policyOf('/auto-kaufen')).not.toContain('https:')
    }
    const [all, none] = [await decide('decision=accept&from=%2Fauto-kaufen'), await decide('decision=refuse')]
    expect(all).toMatchObject({ status: 302, location: '/auto-kaufen' })
    expect(none.location).toBe('/cookie-einstellungen?saved=1')
    expect(all.set).toMatch(/^consent=v1\.sm\.[0-9a-f-]{36}; Max-Age=15811200; Path=\/; HttpOnly; SameSite=Lax$/)
    for (let time = 1; time <= 2; time++) {
      expect((await page('/auto-kaufen', all.pair)).text).not.toContain(ASKS)
      expect(await policyOf('/auto-kaufen', all.pair)).toContain(`script-src 'self'`)
      expect(await policyOf('/auto-kaufen', all.pair)).toContain(TAGS)
      expect((await page('/auto-kaufen', none.pair)).text).not.toContain(ASKS)
      expect(await policyOf('/auto-kaufen', none.pair)).not.toContain('https:')
      expect((await page('/auto-kaufen')).text, 'others are asked still').toContain(ASKS)
    }
    expect((await page('/auto-kaufen', 'consent=v0.sm.x')).text, 'of an earlier revision').toContain(ASKS)
  })

  it('records each decision without address or browser, and deletes the cookies of what is withdrawn', async () => {
    await test.database.pool.query('truncate cookie_consents')
    const first = await decide('purpose=STATISTICS&purpose=FUNCTIONS')
    const second = await decide('decision=refuse', `${first.pair}; _ga=GA1; _ga_X=1; locale=de`)
    const id = first.pair.split('.').at(-1)
    expect(first.pair).toBe(`consent=v1.s.${id}`)
    expect(second.pair).toBe(`consent=v1.0.${id}`)
    const row = { id, brand_slug: 'hansen', locale: 'de', revision: 1, offered: ['STATISTICS', 'MARKETING'] }
    expect(await records()).toEqual([
      { ...row, granted: ['STATISTICS'] },
      { ...row, granted: [] },
    ])
    expect(second.cookies.filter((one) => one.startsWith('_'))).toEqual(
      ['_ga', '_ga_X'].flatMap((name) => [
        `${name}=; Path=/; Max-Age=0`,
        `${name}=; Path=/; Max-Age=0; Domain=hansen.localhost`,
      ]),
    )
    await expect(test.database.pool.query(`update cookie_consents set granted = '{MARKETING}'`)).rejects.toThrow('only')
    expect((await decide('decision=accept&from=%2F%2Felsewhere.example')).location).toBe(
      '/cookie-einstellungen?saved=1',
    )
  })

  it.each([390, 1440])('is answered without script and by keyboard, %i wide', async (width) => {
    const visitor = await browser.visitor({ javaScript: false, width })
    await visitor.page.goto('/auto-kaufen')
    await visitor.page.getByRole('button', { name: 'Alles ablehnen' }).press('Enter')
    await visitor.page.waitForURL(/\/auto-kaufen$/)
    expect(await visitor.page.getByText(ASKS).count()).toBe(0)
    await visitor.page.getByRole('link', { name: 'Cookie-Einstellungen' }).click()
    await visitor.page.getByLabel('Statistik').check()
    await visitor.page.getByRole('button', { name: 'Auswahl speichern' }).click()
    await visitor.page.getByText('Ihre Entscheidung ist gespeichert.').waitFor()
    expect(await visitor.page.getByLabel('Statistik').isChecked()).toBe(true)
    expect(await visitor.page.getByLabel('Marketing').isChecked()).toBe(false)
    await visitor.leaves()
    const seeing = await browser.visitor({ width })
    await seeing.opens('/auto-kaufen')
    await seeing.findsNoBarriers()
    await seeing.opens('/cookie-einstellungen')
    await seeing.findsNoBarriers()
    await seeing.leaves()
  })
})

describe('third parties', () => {
  /** With the cars, a dealer, the login and its refusal, and three pages after it: more than forty. */
  const PAGES = [
    ...[
      '/',
      '/en',
      '/auto-kaufen',
      '/cars',
      '/auto-kaufen/suv',
      '/auto-kaufen/elektroauto',
      '/auto-kaufen?fuel=DIESEL',
    ],
    ...['/zubehoer-kaufen', '/autoteile', '/car-accessories/how-to', '/werkstatt-services', '/workshop-services'],
    ...['/werkstatt-services/fahrzeugdetails', '/auto-verkaufen', '/tradein', '/auto-verkaufen/fahrzeugdetails'],
    ...['/warenkorb', '/shoppingCart', '/favoriten', '/vergleichen', '/login', '/registrierung', '/passwort-vergessen'],
    ...['/pages/kontakt', '/pages/hilfe-faqs', '/pages/online-garage', '/pages/garage-video', '/pages/datenschutz'],
    ...['/pages/agb', '/pages/impressum', '/newsletter', '/newsletter/abmelden', '/ratgeber', '/guide', '/haendler'],
    ...['/vertrag-widerrufen', '/whitelabel/konfigurator', '/whitelabel/widget?kind=vehicles', '/cookie-einstellungen'],
  ]

  it('hear nothing before the consent, nor after a refusal', async () => {
    const visitor = await browser.visitor()
    const car = /href="(\/autos\/[^"]+)"/.exec((await page('/auto-kaufen')).text)![1]!
    const cookies = async () => (await visitor.context.cookies()).map(({ name }) => name)
    expect(PAGES.length + 5).toBeGreaterThanOrEqual(40)
    for (const path of [...PAGES, car]) await visitor.opens(path)
    expect(await cookies()).toEqual([])
    await visitor.opens('/login')
    const field = visitor.page.getByLabel('E-Mail', { exact: false }).first()
    await field.fill('anna@example.com')
    await visitor.page.getByRole('button', { name: 'Alles ablehnen' }).click()
    await visitor.page.getByText(ASKS).waitFor({ state: 'detached' })
    expect(await field.inputValue(), 'what was entered elsewhere').toBe('anna@example.com')
    for (const path of ['/', car, '/en']) await visitor.opens(path)
    expect(await cookies()).toEqual(['consent'])
    expect(visitor.foreignRequests).toEqual([])
    expect(visitor.complaints).toEqual([])
    await visitor.leaves()
  })

  it('get each page view after the consent, with the fields of the specification', async () => {
    const visitor = await browser.visitor()
    const loaded: string[] = []
    await visitor.context.route(`${TAGS}/**`, (route) => {
      loaded.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await visitor.opens('/auto-kaufen')
    await visitor.page.getByRole('button', { name: 'Alles annehmen' }).click()
    const views = () =>
      visitor.page.evaluate(
        `(window.dataLayer ?? []).filter((one) => one.event === 'virtualPageView').map(({ event, ...view }) => view)`,
      )
    const view = (pageType: string, path: string, title: string) => ({
      ...{ pageType, userType: 'customer', dealerName: 'not applicable' },
      ...{ url: `http://hansen.localhost:${shop.shop.port}${path}`, title: expect.stringContaining(title) },
    })
    const list = view('cars/vehicles', '/auto-kaufen', 'autos')
    await expect.poll(views).toEqual([list])
    // What a link of the router does: no new document.
    await visitor.page.evaluate(`__reactRouterDataRouter.navigate('/auto-kaufen/suv')`)
    await expect.poll(views).toEqual([list, view('cars/vehicles', '/auto-kaufen/suv', 'suv')])
    expect(loaded.map((address) => address.slice(TAGS.length)).toSorted()).toEqual([
      ...['/gtag/js?id=G-TEST3', '/gtm.js?id=GTM-TEST1', '/gtm.js?id=GTM-TEST2'],
    ])
    const counted = await visitor.page.evaluate(`window.dataLayer.filter((one) => one[0] === 'event').length`)
    expect(counted, 'the statistics service').toBe(2)
    visitor.foreignRequests.length = 0 // this visitor has agreed to them
    await visitor.leaves()
  })
})

it('what breaks before the page’s own script watches is reported to the shop', async () => {
  const visitor = await browser.visitor()
  await visitor.context.route('**/assets/entry.client-*', (route) => route.fulfill({ status: 404 }))
  const reported = visitor.page.waitForRequest('**/api/client-errors')
  await visitor.page.goto('/pages/kontakt')
  const report = await reported
  expect(report.postDataJSON()).toMatchObject({
    name: expect.any(String),
    message: expect.stringMatching(/load|fetch/),
  })
  expect((await report.response())?.status()).toBe(204)
  expect(visitor.foreignRequests).toEqual([])
})

it('a page that is left while its data still comes is no error', async () => {
  const visitor = await browser.visitor()
  const reports: unknown[] = []
  await visitor.context.route('**/api/client-errors', (route) => {
    reports.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  await visitor.opens('/pages/kontakt')
  const reject = (name: string) =>
    visitor.page.evaluate(
      `void Promise.reject(Object.assign(new Error('left'), { name: '${name}', stack: location.origin }))`,
    )
  await reject('AbortError')
  await reject('RangeError')
  await expect.poll(() => reports).toMatchObject([{ name: 'RangeError', message: 'left' }])
  await visitor.context.close()
})

describe('a configurator of another provider', () => {
  const SCRIPT = 'https://configurator.example/k.js'

  it('is loaded after the consent it needs, and says so where it fails', async () => {
    const [host, verb] = ['brinkmann.localhost', BRAND_VERBS.configurator!]
    await expect(verb.run(test, ['brinkmann', 'http://configurator.example/k.js'])).rejects.toThrow('configurator <')
    await expect(verb.run(test, ['nobody', SCRIPT])).rejects.toThrow('no storefront nobody')
    await verb.run(test, ['brinkmann', SCRIPT, 'https://configurator.example/k.css'])
    const read = async () => (await shop.get('/', { host })).text
    await expect.poll(read, { timeout: 15_000 }).toContain('sobald Sie zustimmen')
    const visitor = await configuring.visitor()
    await visitor.context.route('https://configurator.example/**', (route) => route.abort())
    await visitor.opens('/')
    expect(visitor.foreignRequests).toEqual([])
    const reported = visitor.page.waitForRequest('**/api/client-errors')
    await visitor.page.getByRole('button', { name: 'Alles annehmen' }).click()
    await visitor.page.getByRole('alert').getByText('lässt sich gerade nicht laden').waitFor()
    expect((await reported).postDataJSON()).toMatchObject({ name: 'ScriptLoadError' })
    expect(visitor.foreignRequests.toSorted()).toEqual(['https://configurator.example/k.css', SCRIPT])
    await visitor.context.close()
  })
})

describe('views', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

  it('are summed up of documents and of changes of the route, without programs', async () => {
    const path = /href="(\/autos\/[^"]+)"/.exec((await page('/auto-kaufen')).text)![1]!
    const open = (headers: Record<string, string>) => shop.get(path, { ...HANSEN, headers })
    const event = async (body: string) =>
      (
        await shop.get('/api/events', {
          ...{ ...HANSEN, method: 'POST', body },
          headers: { 'User-Agent': FIREFOX, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
        })
      ).status
    const from = { 'User-Agent': FIREFOX, Referer: 'https://www.mobile.example/liste' }
    const { etag } = (await open(from)).headers
    await open({ ...from, 'If-None-Match': String(etag) })
    await open({ ...from, 'Sec-Purpose': 'prefetch;prerender' })
    await open({ 'User-Agent': 'Googlebot/2.1' })
    expect(await event(JSON.stringify({ path }))).toBe(204)
    expect(await event('{"path":7}')).toBe(400)
    expect(await event(JSON.stringify({ path: '/no-such-page' }))).toBe(204)
    const written = async () =>
      (
        await test.database.pool.query(
          `select brand_slug, referrer_host, views from page_views
           where page_type = 'cars/vehicles' order by referrer_host`,
        )
      ).rows
    await expect.poll(written, { timeout: 10_000 }).toEqual([
      { brand_slug: 'hansen', referrer_host: '', views: 1 },
      { brand_slug: 'hansen', referrer_host: 'mobile.example', views: 2 },
    ])
    expect((await test.database.pool.query('select views from vehicle_views')).rows).toEqual([{ views: 3 }])
  })
})

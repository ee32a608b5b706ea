import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { berlinYear } from '#domain/berlin-time.ts'
import { useBrowser } from '../support/browser.ts'
import { car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { type Answer, useTestShop } from '../support/test-shop.ts'
import { addHansen } from '../support/two-dealers.ts'

const YEAR = String(berlinYear() - 5)
const test = useTestDatabase()
/** A dealer's own website, on another host. */
let website: Server
let websiteOrigin = ''
const shop = useTestShop(test, {}, async () => {
  website = createServer((_, response) => {
    const { port } = shop.shop
    const origin = `http://hansen.localhost:${port}`
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Security-Policy', `default-src 'none'; script-src ${origin}; frame-src ${origin}`)
    response.end(`<!doctype html><html lang="de"><title>Hansen</title><h1>Autohaus Hansen</h1>
      <fahrwerk-widget src="${origin}/whitelabel/widget?kind=vehicles&layout=list" height="200"><a href="${origin}/auto-kaufen">Autos von Hansen</a></fahrwerk-widget>
      <div data-fahrwerk-widget="${origin}/trade-in-widget" data-height="200"><a href="${origin}/auto-verkaufen">Auto verkaufen</a></div>
      <div data-fahrwerk-widget="https://elsewhere.example/"><a href="/">bleibt</a></div>
      <script async src="${origin}/widget/v1.js"></script>`)
  })
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve))
  websiteOrigin = `http://127.0.0.1:${(website.address() as AddressInfo).port}`
  const { id } = await addHansen(test.database, {})
  await test.database.pool.query("update brands set widget_origins = $1 where slug = 'hansen'", [[websiteOrigin]])
  await deliver(test.database, id, [
    golf('1'),
    golf('2'),
    golf('3'),
    car('4', { makeName: 'Opel', modelName: 'Corsa' }),
    car('5', { modelName: 'Polo' }),
  ])
})
afterAll(() => void website?.close())
const browser = useBrowser(() => `http://hansen.localhost:${shop.shop.port}`, ['--test-third-party-cookie-phaseout'])

function golf(number: string) {
  const attributes = { price: 15_000_00, firstRegistration: `${YEAR}-03`, power: 110, seats: 5 }
  return car(number, { attributes: { ...attributes, gearbox: 'MANUAL', drive: 'FRONT' } })
}

it('shows cars and the trade-in on another website without any cookie, and goes on in the shop', async () => {
  const { page, context, complaints } = await browser.visitor({ width: 800 })
  await page.goto(websiteOrigin)
  await page.locator('iframe').nth(1).waitFor()
  expect(await page.locator('iframe').count()).toBe(2)
  expect(await page.getByRole('link', { name: 'bleibt' }).count()).toBe(1)
  const cars = page.frameLocator('iframe >> nth=0')
  await cars.getByRole('link', { name: /Golf/ }).first().waitFor()
  expect(await cars.locator('header, footer').count()).toBe(0)
  await page.waitForFunction(() => (document.querySelector('iframe')?.clientHeight ?? 0) > 300)

  const sale = page.frameLocator('iframe >> nth=1')
  await sale.getByRole('link', { name: /^Ohne FIN/ }).click()
  const next = sale.getByRole('button', { name: /^Weiter/ })
  await sale.getByRole('radio', { name: 'Volkswagen' }).check({ force: true })
  await next.click()
  await sale.getByRole('group', { name: 'Modell' }).waitFor()
  await sale.getByRole('radio', { name: 'Golf' }).check({ force: true })
  await next.click()
  await sale.getByRole('radio', { name: 'Blau' }).check({ force: true })
  await next.click()
  await sale.getByRole('combobox', { name: 'Monat der Erstzulassung' }).selectOption('03')
  await sale.getByRole('combobox', { name: 'Jahr der Erstzulassung' }).selectOption(YEAR)
  await next.click()
  await sale.getByRole('textbox', { name: 'Kilometerstand' }).fill('62.000')
  await next.click()
  await sale.getByRole('heading', { level: 1, name: 'Zustand' }).waitFor()
  for (const group of await sale.getByRole('group').all()) {
    const [first] = await group.getByRole('radio').all()
    await first?.check({ force: true })
  }
  await next.click()
  await sale.getByRole('radio', { name: /^Autohaus Hansen/ }).check({ force: true })
  await next.click()
  await sale.getByRole('button', { name: 'Zum Schätzpreis' }).waitFor()
  expect(await context.cookies()).toEqual([])
  expect(page.url()).toBe(`${websiteOrigin}/`)
  for (const address of page
    .frames()
    .slice(1)
    .map((framed) => framed.url())) {
    const frame = await browser.visitor({ width: 390 })
    await frame.page.goto(address)
    await frame.findsNoBarriers()
    await frame.leaves()
  }

  await sale.getByRole('button', { name: 'Zum Schätzpreis' }).click()
  await page.waitForURL(/hansen\.localhost.*\/login/)
  await page.goto(`http://hansen.localhost:${shop.shop.port}/auto-verkaufen/haendlersuche`)
  expect(await page.locator('main').innerText()).toContain('Volkswagen Golf')

  await page.goto(`http://hansen.localhost:${shop.shop.port}/whitelabel/konfigurator`)
  await page.waitForFunction(() => (document.querySelector('iframe')?.clientHeight ?? 0) > 800)
  expect(complaints).toEqual([])
})

const HOST = 'hansen.localhost'
const framedBy = (answer: Answer) =>
  /frame-ancestors ([^;]*)/.exec(String(answer.headers['content-security-policy']))?.[1]

it('lets the named website frame every answer of a widget, errors and redirects too, without any cookie', async () => {
  const cookie = 'cart=7d444840-9dc0-41d8-b53f-6bd2f4d1ab3c; flash=SESSION_EXPIRED; locale=en; session=x.y'
  const start = await shop.get('/trade-in-widget?start=', { host: HOST, headers: { cookie } })
  const step = String(start.headers.location)
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://${HOST}:${shop.shop.port}` }
  const answers: [number, Answer][] = [
    [200, await shop.get('/whitelabel/widget?kind=vehicles', { host: HOST, headers: { cookie } })],
    [404, await shop.get('/whitelabel/widget?kind=planes', { host: HOST })],
    [404, await shop.get('/whitelabel/widget/none', { host: HOST })],
    [301, await shop.get('/Whitelabel/Widget/', { host: HOST })],
    [302, start],
    [200, await shop.get(step, { host: HOST, headers: { cookie } })],
    [302, await shop.get('/auto-verkaufen/fahrzeugdetails?widget=none', { host: HOST })],
    [302, await shop.get(step.replace('fahrzeugdetails', 'haendlersuche'), { host: HOST })],
    [
      307,
      await shop.get('/trade-in-widget?start=', {
        host: HOST,
        method: 'POST',
        headers: form,
        body: 'intent=vin&vin=W',
      }),
    ],
    [400, await shop.get(step, { host: HOST, method: 'POST', headers: form, body: 'intent=vin&vin=' })],
    [403, await shop.get(step, { host: HOST, method: 'POST', headers: { ...form, Origin: 'https://x.example' } })],
  ]
  for (const [status, answer] of answers) {
    expect([answer.status, framedBy(answer), answer.headers['x-frame-options'], answer.headers['set-cookie']]).toEqual([
      status,
      `'self' ${websiteOrigin}`,
      undefined,
      undefined,
    ])
  }
  expect(answers[0]![1].text).toContain('lang="de"')
})

it('takes the VIN of its first page along to the step that reads it', async () => {
  const entry = {
    ...{ host: HOST, method: 'POST', body: 'intent=vin&flow=standFlow&vin=WVWZZZ1KZAW000001' },
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://${HOST}:${shop.shop.port}` },
  }
  const begun = await shop.get('/trade-in-widget?start=', entry)
  const read = await shop.get(String(begun.headers.location), entry)
  expect(read.status).toBe(302)
  const next = await shop.get(String(read.headers.location), { host: HOST })
  expect(next.text).toContain('Volkswagen')
})

it('lets nobody frame anything else, a widget of an unknown host, or one of a shop that names no website', async () => {
  for (const path of [
    '/',
    '/auto-verkaufen',
    '/auto-verkaufen/fahrzeugdetails',
    '/login?widget=x',
    '/whitelabel/konfigurator',
  ])
    expect(framedBy(await shop.get(path, { host: HOST })), path).toBe("'none'")
  expect(framedBy(await shop.get('/whitelabel/widget', { host: 'nobody.localhost' }))).toBe("'none'")
  const main = await shop.get('/whitelabel/widget', { host: 'localhost' })
  expect([framedBy(main), main.headers['x-frame-options']]).toEqual(["'self'", 'SAMEORIGIN'])
})

it('refuses one website that shows too many frames, and no other', async () => {
  const framedOn = async (website: string) =>
    (await shop.get('/trade-in-widget?start=', { host: HOST, headers: { Referer: `${website}/` } })).status
  await test.database.pool.query("delete from rate_limits where key like 'widget:%'")
  expect(await framedOn(websiteOrigin)).toBe(302)
  await test.database.pool.query(
    "update rate_limits set hits = 6000 where key like 'widget:%' and key not like 'widget:network:%'",
  )
  expect([await framedOn(websiteOrigin), await framedOn('https://other.example')]).toEqual([429, 302])
})

it('refuses one network that asks too often, and says so where it can be framed', async () => {
  await test.database.pool.query("update rate_limits set hits = 600 where key like 'widget:network:%'")
  for (const [path, said] of [
    ['/trade-in-widget?start=', 'Gerade schauen hier sehr viele vorbei.'],
    ['/trade-in-widget?lang=en&start=', 'Very many people are here right now.'],
  ] as const) {
    const answer = await shop.get(path, { host: HOST })
    expect([answer.status, framedBy(answer), answer.headers['retry-after']]).toEqual([
      ...[429, `'self' ${websiteOrigin}`, expect.stringMatching(/^\d+$/)],
    ])
    expect(answer.text).toContain(said)
    expect(answer.text).toMatch(/<a href="http:\/\/hansen\.localhost:\d+" target="_top">/)
  }
  // A browser shows the same sentence, also once its scripts have taken the page over.
  const { page } = await browser.visitor({ width: 800 })
  await page.goto(`http://${HOST}:${shop.shop.port}/trade-in-widget?start=`)
  await page.getByText('Gerade schauen hier sehr viele vorbei.').waitFor()
})

it('makes the code of a widget, checks the contrast and names the websites, without script', async () => {
  const page = await shop.get('/whitelabel/configurator?layout=carousel&brand-color=%23ffcc00&body=SUV', { host: HOST })
  const origin = `http://${HOST}:${shop.shop.port}`
  const said = [
    `&lt;fahrwerk-widget src=&quot;${origin}/whitelabel/widget?`,
    'Too light: contrast with white 1.5 : 1',
    `frame-src ${origin}`,
    websiteOrigin,
  ]
  expect(said.filter((text) => !page.text.includes(text))).toEqual([])
  // Browsers show the preview only where the page may frame its own host.
  expect(page.headers['content-security-policy']).toContain("frame-src 'self'")
  const frame = /<iframe[^>]* src="([^"]*)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(frame).toContain('layout=carousel&body=SUV')
  expect((await shop.get(frame, { host: HOST })).status).toBe(200)
})

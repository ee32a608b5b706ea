import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { berlinYear } from '#domain/berlin-time.ts'
import { useBrowser } from '../support/browser.ts'
import { car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'
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
  await deliver(test.database, id, [golf('1'), golf('2'), golf('3'), car('4', { makeName: 'Opel', modelName: 'Corsa' }), car('5', { modelName: 'Polo' })])
})
afterAll(() => void website?.close())
const browser = useBrowser(() => `http://hansen.localhost:${shop.shop.port}`, ['--test-third-party-cookie-phaseout'])

function golf(number: string) {
  const attributes = { price: 15_000_00, firstRegistration: `${YEAR}-03`, power: 110, gearbox: 'MANUAL', drive: 'FRONT' }
  return car(number, { attributes: { ...attributes, seats: 5 } })
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
  await page.waitForFunction(() => document.querySelector('iframe')!.clientHeight > 300)

  const sale = page.frameLocator('iframe >> nth=1')
  await sale.getByRole('link', { name: 'Auto bewerten' }).click()
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

  await sale.getByRole('button', { name: 'Zum Schätzpreis' }).click()
  await page.waitForURL(/hansen\.localhost.*\/login/)
  await page.goto(`http://hansen.localhost:${shop.shop.port}/auto-verkaufen/haendlersuche`)
  expect(await page.locator('main').innerText()).toContain('Volkswagen Golf')
  expect(complaints).toEqual([])
}, 40_000)

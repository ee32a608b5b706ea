import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { demoPrices, demoServices } from '#feeds/demo/workshops.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { putWorkshopPrices, putWorkshopServices } from '#use-cases/workshop/put-workshop.ts'
import { logInAs } from '../support/account.ts'
import { useBrowser, type Visitor, WITHOUT_PICTURES } from '../support/browser.ts'
import { logsIn } from '../support/log-in.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const SECRET = 'a secret of thirty-two characters'
const EMAIL = 'tabs@example.com'
const test = useTestDatabase()
const shop = useTestShop(test, { SESSION_SECRET: SECRET }, async () => {
  const { id } = await addMerchant(test.database)
  await deliver(
    test.database,
    id,
    ['Golf', 'Passat', 'Polo', 'Touran'].map((modelName) => car(modelName, { modelName })),
  )
  await putWorkshopServices(test.database, demoServices())
  await putWorkshopPrices(test.database, id, demoPrices('lindenhof'))
  await logInAs(test.database, signedSessionTokens(SECRET), EMAIL)
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`, WITHOUT_PICTURES)

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Volkswagen ${name} merken` })

async function accountHas(...names: string[]): Promise<void> {
  const read = async () => {
    const { rows } = await test.database.pool.query<{ name: string }>(
      `select m.name from favourites f join vehicles v on v.id = f.vehicle_id join models m on m.id = v.model_id
       order by m.name`,
    )
    return rows.map(({ name }) => name)
  }
  await expect.poll(read, { timeout: 8_000 }).toEqual(names)
}

async function browserHas(page: Page, count: number): Promise<void> {
  const read = () => page.evaluate('JSON.parse(localStorage.getItem("favourites") ?? "[]").length')
  await expect.poll(read, { timeout: 8_000 }).toBe(count)
}

/** A tab that a link on another site has opened: its request comes without the session's cookie. */
async function opensFromElsewhere({ context }: Visitor, path: string): Promise<Page> {
  const target = `http://localhost:${shop.shop.port}${path}`
  await context.route('http://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${target}">Autos</a>` }),
  )
  const tab = await context.newPage()
  await tab.goto('http://elsewhere.example/')
  const [refreshRequest] = await Promise.all([
    tab.waitForResponse('**/api/session'),
    tab.getByRole('link', { name: 'Autos' }).click(),
  ])
  expect(await tab.locator('#konto').textContent(), 'a page as a visitor sees it').toContain('Anmelden')
  expect(await refreshRequest.json()).toMatchObject({ isLoggedIn: true })
  return tab
}

it('favourites of an account survive a link from another site, a lost connection and a logout', async () => {
  const visitor = await browser.visitor()
  const { page, context } = visitor
  await visitor.opens('/login?redirectTo=%2Fauto-kaufen')
  await logsIn(visitor, EMAIL)
  await page.waitForURL('**/auto-kaufen')
  await heart(page, 'Golf').click()
  await heart(page, 'Passat').click()
  await accountHas('Golf', 'Passat')

  const other = await opensFromElsewhere(visitor, '/auto-kaufen')
  await heart(other, 'Polo').click()
  await accountHas('Golf', 'Passat', 'Polo')
  await browserHas(page, 3)
  await heart(page, 'Golf').click()
  await accountHas('Passat', 'Polo')
  await browserHas(other, 2)

  await context.setOffline(true)
  await heart(page, 'Touran').click()
  await heart(page, 'Polo').click()
  await accountHas('Passat', 'Polo')
  await context.setOffline(false)
  await accountHas('Passat', 'Touran')

  await visitor.opens('/meine-daten')
  await page.getByRole('button', { name: 'Überall abmelden' }).click()
  await page.waitForURL(/\/$/)
  await browserHas(page, 0)
  await other.waitForTimeout(500) // long enough for a request that must not be sent
  await accountHas('Passat', 'Touran')
  await context.close()
})

it('a step whose draft was discarded in the other tab says so, keeps what was typed, and is saved when it is sent again', async () => {
  const visitor = await browser.visitor()
  const { page, context } = visitor
  const vehicle = '/werkstatt-services/fahrzeugdetails'
  const chooses = async (service: string) => {
    await page.getByRole('checkbox', { name: service }).check()
    await page.getByRole('button', { name: /^Weiter/ }).click()
    await page.waitForURL(`**${vehicle}`)
  }
  await visitor.opens('/werkstatt-services')
  await chooses('Innenraumfilter')
  const stale = await context.newPage()
  await stale.goto(`http://localhost:${shop.shop.port}${vehicle}`)
  await page.getByText('Alles verwerfen').first().click()
  await page.getByRole('button', { name: 'Alles verwerfen' }).click()
  await page.waitForURL('**/werkstatt-services')
  await chooses('Ölwechsel mit Filter')
  await stale.getByLabel('Marke').fill('Seat')
  await stale.getByRole('button', { name: /^Weiter/ }).click()
  await stale.getByText('Diese Seite gehört zu einem früheren Vorgang').waitFor()
  expect(await stale.getByLabel('Marke').inputValue()).toBe('Seat')
  await stale.getByRole('button', { name: /^Weiter/ }).click()
  await stale.waitForURL('**/werkstatt-suche')
  await context.close()
})

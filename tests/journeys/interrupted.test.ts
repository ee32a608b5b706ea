import { expect, it } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
const shop = useTestShop(test, {}, async () => {
  const { id } = await addMerchant(test.database)
  await deliver(test.database, id, [car('1'), car('2', { attributes: { fuel: 'ELECTRIC' } })])
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`)
const COVERED = 'document.querySelector("[data-covers]:popover-open") !== null'

it('a lost connection leaves list, filters and links as they were, and goes on when asked to', async () => {
  const visitor = await browser.visitor()
  const { page, context } = visitor
  await visitor.opens('/auto-kaufen')
  const electric = page.getByRole('checkbox', { name: /^Elektro/ })
  if (!(await electric.isVisible())) await page.getByText('Kraftstoff', { exact: true }).first().click()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await electric.click()
  await expect.poll(() => page.getByText('Keine Verbindung').isVisible()).toBe(true)
  await expect.poll(() => electric.isChecked()).toBe(false)
  expect(page.url()).toMatch(/\/auto-kaufen$/)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('2')

  // Still nothing: it says so again.
  await page.getByRole('button', { name: 'Noch einmal' }).click()
  await expect.poll(() => page.getByText('Keine Verbindung').isVisible()).toBe(true)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Noch einmal' }).click()
  await page.waitForURL(/fuel-type=ELECTRIC|fuel=ELECTRIC|elektro/)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('1')
  expect(await page.getByText('Keine Verbindung').isVisible()).toBe(false)

  await context.setOffline(true)
  const address = page.url()
  await page
    .getByRole('link', { name: /Golf|Passat/ })
    .first()
    .click()
  await expect.poll(() => page.getByText('Keine Verbindung').isVisible()).toBe(true)
  expect(page.url()).toBe(address)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Noch einmal' }).click()
  await page.waitForURL(/\/autos\//)
  visitor.complaints.length = 0
  await visitor.leaves()
})

it('a page that fails shows the error, and its button resets it once the fault is over', async () => {
  const visitor = await browser.visitor()
  const { page } = visitor
  await visitor.opens('/auto-kaufen')
  const data = '**/pages/hilfe-faqs.data**'
  await page.route(data, (route) => route.fulfill({ status: 500, body: 'broken' }))
  // What a link of the router does: no new document.
  await page.evaluate(`void __reactRouterDataRouter.navigate('/pages/hilfe-faqs')`)
  await page.getByRole('heading', { level: 1, name: 'Es ist ein Fehler aufgetreten' }).waitFor()
  expect(await page.getByText('Das liegt an uns.').isVisible()).toBe(true)
  await page.unroute(data)
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Hilfe & FAQs' }).waitFor()
  visitor.complaints.length = 0
  await visitor.leaves()
})

it('a part whose code does not come costs itself and not the page', async () => {
  const visitor = await browser.visitor()
  const { page } = visitor
  const missing: string[] = []
  await page.route(/\/(MiniCart|LastSearch|RecentlyViewed)-[^/]+\.js/, async (route) => {
    missing.push(/(\w+)-[^/]+$/.exec(route.request().url())?.[1] ?? '')
    await route.abort()
  })
  await visitor.opens('/')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Warenkorb' }).click()
  await expect.poll(() => new Set(missing)).toEqual(new Set(['MiniCart', 'LastSearch', 'RecentlyViewed']))
  const toCart = page.locator('[popover]:popover-open').getByRole('link', { name: 'Warenkorb' })
  await expect.poll(() => toCart.isVisible()).toBe(true)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  await toCart.click()
  await page.waitForURL(/warenkorb|cart/)
  visitor.complaints.length = 0
  await visitor.leaves()
})

it('Back closes the filters of a phone, and only then undoes a filter', async () => {
  const visitor = await browser.visitor({ width: 390 })
  const { page } = visitor
  await visitor.opens('/auto-kaufen')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: /^Filter/ }).click()
  await expect.poll(() => page.evaluate(COVERED)).toBe(true)
  // The Tab key goes round inside: back beyond the first control and forth beyond the last one.
  for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key)
    expect(await page.evaluate('document.activeElement.closest("[data-covers]") !== null'), key).toBe(true)
  }
  // The first page of its document: Back closes the sheet and stays.
  await expect.poll(() => page.evaluate('history.state.isCopy')).toBe(true)
  await page.goBack()
  await expect.poll(() => page.evaluate(COVERED)).toBe(false)
  expect(page.url()).toMatch(/\/auto-kaufen$/)

  await page.getByRole('button', { name: /^Filter/ }).click()
  const electric = page.getByRole('checkbox', { name: /^Elektro/ })
  if (!(await electric.isVisible())) await page.getByText('Kraftstoff', { exact: true }).first().click()
  await electric.click()
  await page.waitForURL(/ELECTRIC|elektro/)
  const filtered = page.url()
  await page.goBack()
  await expect.poll(() => page.evaluate(COVERED)).toBe(false)
  await expect.poll(() => page.url()).toBe(filtered)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('1')
  await page.goBack()
  await expect.poll(() => page.url()).toMatch(/\/auto-kaufen$/)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('2')
  await visitor.leaves()
})

it('Back closes filters that were opened before the code for it arrived', async () => {
  const visitor = await browser.visitor({ width: 390 })
  const { page } = visitor
  const opened = Promise.withResolvers<void>()
  await page.route(/\/Watchers-[^/]+\.js/, async (route) => {
    await opened.promise
    await route.continue()
  })
  await visitor.opens('/auto-kaufen')
  await page.getByRole('button', { name: /^Filter/ }).click()
  await expect.poll(() => page.evaluate(COVERED)).toBe(true)
  opened.resolve()
  await expect.poll(() => page.evaluate('history.state.isCopy')).toBe(true)
  await page.goBack()
  await expect.poll(() => page.evaluate(COVERED)).toBe(false)
  expect(page.url()).toMatch(/\/auto-kaufen$/)
  await visitor.leaves()
})

it('a sheet that closes by itself leaves no step behind', async () => {
  const visitor = await browser.visitor({ width: 390 })
  const { page } = visitor
  await visitor.opens('/')
  await visitor.opens('/auto-kaufen')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: /^Filter/ }).click()
  await expect.poll(() => page.evaluate(COVERED)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(COVERED)).toBe(false)
  await expect.poll(() => page.evaluate('history.state.isCopy')).toBeUndefined()
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await visitor.leaves()
})

it('a part of a page whose code does not arrive is tried again by a button, and the page stays', async () => {
  const visitor = await browser.visitor()
  const { page } = visitor
  await page.route(/\/assets\/OfferSections-/, (route) => route.abort())
  await visitor.opens('/auto-kaufen')
  await page
    .getByRole('link', { name: /Golf|Passat/ })
    .first()
    .click()
  const alert = page.getByRole('alert').filter({ hasText: 'Dieser Teil fehlt gerade' })
  await expect.poll(() => alert.isVisible()).toBe(true)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Golf|Passat/)
  await page.unroute(/\/assets\/OfferSections-/)
  await alert.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.poll(() => page.locator('#daten').isVisible()).toBe(true)
  expect(await alert.isVisible()).toBe(false)
  visitor.complaints.length = 0
  await visitor.leaves()
})

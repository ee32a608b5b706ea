import { expect, it } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
const shop = useTestShop(test, {}, async () => {
  const { id } = await addMerchant(test.database)
  await deliver(test.database, id, [car('1'), car('2')])
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`)
const FOCUSED = 'document.activeElement.textContent.trim()'

it('opens a section by keyboard, moves through it, and Escape returns the focus', async () => {
  const visitor = await browser.visitor({ width: 1440 })
  const { page } = visitor
  await visitor.opens('/')
  const section = page.getByRole('button', { name: 'Auto kaufen' })
  await section.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('link', { name: /Elektrisch fahren/ }).isVisible()).toBe(true)
  await visitor.findsNoBarriers()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(FOCUSED)).toBe('Alle Autos')
  await page.keyboard.press('Escape')
  expect(await page.getByRole('link', { name: /Elektrisch fahren/ }).isVisible()).toBe(false)
  expect(await page.evaluate(FOCUSED)).toBe('Auto kaufen')
  await visitor.leaves()
})

it('keeps the Tab key inside the menu of a phone', async () => {
  const visitor = await browser.visitor({ width: 390 })
  const { page } = visitor
  await visitor.opens('/')
  await page.waitForLoadState('networkidle') // What keeps the focus comes after the page itself.
  await page.getByRole('button', { name: 'Menü öffnen' }).press('Enter')
  await expect.poll(() => page.getByRole('link', { name: 'Gebrauchtwagen' }).first().isVisible()).toBe(true)
  await visitor.findsNoBarriers()
  await page.keyboard.press('Shift+Tab')
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.closest("#menue") !== null')).toBe(true)
  }
  await visitor.leaves()
})

it('opens the overlay, does not trap the focus, and closes it on navigation', async () => {
  const visitor = await browser.visitor({ width: 1440 })
  const { page } = visitor
  await visitor.opens('/styleguide')
  const opener = page.getByRole('button', { name: 'Überlagerung öffnen' })
  const overlay = page.getByRole('dialog', { name: 'Suche speichern' })
  await opener.press('Enter')
  await overlay.waitFor()
  await visitor.findsNoBarriers()
  await page.keyboard.press('Escape')
  await overlay.waitFor({ state: 'hidden' })
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
  await opener.press('Enter')
  await overlay.waitFor()
  await page.evaluate('history.pushState({}, "", "/styleguide?x=1"); history.back()')
  await overlay.waitFor({ state: 'hidden' })
  await visitor.leaves()
})

import { describe, expect, it } from 'vitest'
import { putAccessoriesProviders } from '#use-cases/stock/put-accessories-providers.ts'
import { demoProviders } from '#feeds/demo/accessories/demo-accessories.ts'
import { addCustomer, setPassword } from '../support/account.ts'
import { addFinancedOrder } from '../support/banking.ts'
import { useBrowser, type Visitor } from '../support/browser.ts'
import { logsIn } from '../support/log-in.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
let merchantId: number
const shop = useTestShop(test, {}, async () => {
  const { id } = await addMerchant(test.database)
  merchantId = id
  await putAccessoriesProviders(test.database, id, demoProviders([]))
  await deliver(test.database, id, [car('1', { makeName: 'VW', modelName: 'Golf' }), car('2', { makeName: 'Audi' })])
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`)

/** Opens a page whose scripts come only when the answer is called. */
async function opensWithoutScriptsYet({ page }: Visitor, path: string): Promise<() => void> {
  let releaseScripts = () => {}
  const released = new Promise<void>((resolve) => {
    releaseScripts = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return releaseScripts
}

describe('input before hydration is applied once the script has loaded', () => {
  it('in the filters of the car list', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    const releaseScripts = await opensWithoutScriptsYet(visitor, '/auto-kaufen')
    await page.getByRole('textbox', { name: 'Preis bis' }).fill('20.000')
    await page.keyboard.press('Tab')
    releaseScripts()
    await page.waitForURL(/price-max=20000/)
    await expect.poll(() => page.getByRole('textbox', { name: 'Preis bis' }).inputValue()).toMatch(/^20\.?000$/)
    await visitor.leaves()
  })

  it('in the filters of the accessories', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    const releaseScripts = await opensWithoutScriptsYet(visitor, '/zubehoer-kaufen')
    await page.getByLabel('Passt zu').selectOption('vw.golf')
    releaseScripts()
    await page.waitForURL(/fit=vw\.golf/)
    await visitor.leaves()
  })

  it('in the finder of the start page', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    const releaseScripts = await opensWithoutScriptsYet(visitor, '/')
    await page.getByLabel('Marke').selectOption('vw')
    releaseScripts()
    await expect.poll(() => page.getByLabel('Modell').getByRole('option', { name: 'Golf' }).count()).toBe(1)
    await visitor.leaves()
  })

  it('in the quantity of the cart', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    await visitor.opens('/zubehoer-kaufen/dachboxen')
    await page.getByRole('link', { name: 'Nordfels Dachbox Gleiter 320, Schwarz' }).click()
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect.poll(() => page.getByText('Zum Warenkorb hinzugefügt').isVisible()).toBe(true)
    const releaseScripts = await opensWithoutScriptsYet(visitor, '/warenkorb')
    await page.getByLabel('Anzahl: Nordfels Dachbox').selectOption('3')
    releaseScripts()
    await expect.poll(() => page.getByText('987,00 €').first().isVisible()).toBe(true)
    await visitor.leaves()
  })

  it('in the choices of a step, also where the page was reached by script', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    const { actor, email } = await addCustomer(test.database, 'chooser@example.com')
    await setPassword(test.database, email)
    const orderId = await addFinancedOrder(test.database, { customerId: actor.customerId, merchantId })
    const step = `/bankantrag/persoenliche-daten/${orderId}`
    const choice = page.locator('[name="application.salutation"]')
    const isStill = async () => {
      await page.waitForFunction(() => document.readyState === 'complete')
      await page.waitForTimeout(1_000)
      return choice.inputValue()
    }
    await page.goto('/login')
    await logsIn(visitor, email)
    await page.waitForURL((url) => url.pathname !== '/login')
    const releaseScripts = await opensWithoutScriptsYet(visitor, step)
    await choice.selectOption('MR')
    releaseScripts()
    expect(await isStill()).toBe('MR')
    await visitor.opens(step)
    await page.getByRole('button', { name: 'Später weitermachen' }).click()
    await choice.waitFor({ state: 'detached' })
    // Chooses as soon as the choice is in the document, before any effect has run. A page that is loaded anew would forget this.
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const select = document.querySelector<HTMLSelectElement>('select[name="application.salutation"]')
        if (!select) return
        observer.disconnect()
        select.value = 'MRS'
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goBack()
    await page.waitForURL((url) => url.pathname === step)
    expect(await isStill()).toBe('MRS')
    await visitor.leaves()
  })
})

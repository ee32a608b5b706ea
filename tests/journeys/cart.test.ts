import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addToCart } from '#use-cases/cart/add-to-cart.ts'
import { demoAccessories } from '../support/accessories.ts'
import { addCustomer, setPassword } from '../support/account.ts'
import { useBrowser, type Visitor, WITHOUT_PICTURES } from '../support/browser.ts'
import { logsIn } from '../support/log-in.ts'
import { addMerchant, car, deliver, idsByModel } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
const ids: Record<string, number> = {}
let merchant = 0

/** Delivers the dealer's stock: `golf` is the Golf's price in euros, `without` the model that is left out. */
async function deliverStock({ golf = 20_000, without = '' } = {}): Promise<void> {
  const stock = [
    car('1', { modelName: 'Golf', attributes: { price: golf * 100, firstRegistration: '2022-03', mileage: 40_000 } }),
    car('2', { modelName: 'Polo' }),
    car('3', { modelName: 'Touran' }),
  ]
  await deliver(
    test.database,
    merchant,
    stock.filter(({ modelName }) => modelName !== without),
  )
}

const shop = useTestShop(test, {}, async () => {
  merchant = (await addMerchant(test.database)).id
  await deliverStock()
  Object.assign(ids, await idsByModel(test.database))
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`, WITHOUT_PICTURES)

const pageOf = (name: string) => `/autos/volkswagen/${name.toLowerCase()}/${ids[name]}`
const ADDED = 'Zum Warenkorb hinzugefügt'

async function adds({ page, opens }: Visitor, name: string, query = ''): Promise<void> {
  await opens(pageOf(name) + query)
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await expect.poll(() => page.getByText(ADDED).isVisible()).toBe(true)
}

/** As what changes a state does: every process learns of it. */
const changeState = (state: string, vehicles: readonly number[]) =>
  test.database.pool.query(
    `with changed as (update vehicles set state = $1 where id = any($2) returning id)
     insert into vehicle_changes (vehicle_id) select id from changed`,
    [state, vehicles],
  )

const cartCookie = async ({ context }: Visitor) =>
  (await context.cookies()).find(({ name }) => name === 'shopping-cart-uuid')

describe('a visitor', () => {
  it('puts cars into the cart, views it, sees a new price, and removes them', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    await visitor.opens('/warenkorb')
    expect(await page.getByRole('heading', { name: 'Ihr Warenkorb ist leer.' }).isVisible()).toBe(true)
    await visitor.findsNoBarriers()
    expect(await cartCookie(visitor)).toBeUndefined()

    await adds(visitor, 'Golf', '?finance=loan')
    expect(await cartCookie(visitor)).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    await visitor.findsNoBarriers()
    await adds(visitor, 'Polo') // cash, where nobody chose anything else
    await expect.poll(() => page.getByRole('button', { name: 'Warenkorb, 2 Artikel' }).isVisible()).toBe(true)
    const look = page.locator('#korb')
    await expect.poll(() => look.getByRole('listitem').count()).toBe(2)
    expect(await look.getByRole('listitem').first().innerText()).toContain('Volkswagen Polo')
    expect(await look.innerText()).not.toContain('mtl.')
    await visitor.findsNoBarriers()
    await page.keyboard.press('Escape')
    expect(await look.isVisible()).toBe(false)

    await deliverStock({ golf: 19_000 })
    await visitor.opens('/warenkorb')
    const golf = page.getByRole('listitem').filter({ hasText: 'Volkswagen Golf' })
    expect(await golf.innerText()).toContain('um 1.000\u00A0€ gesunken')
    expect(await golf.innerText()).toContain('Die Monatsrate hat sich geändert')
    expect(await page.getByText(/^Repräsentatives Beispiel: Kaufpreis 19\.000,00/).count()).toBe(1)
    expect(await page.getByRole('region', { name: 'Summe' }).innerText()).toContain('34.000,00\u00A0€')
    expect(await page.getByRole('link', { name: 'Zur Kasse' }).getAttribute('href')).toBe(
      '/login?redirectTo=%2Fwarenkorb',
    )
    await visitor.findsNoBarriers()

    await page.getByRole('button', { name: 'Volkswagen Golf entfernen' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Warenkorb, 1 Artikel' }).isVisible()).toBe(true)
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H1')
    await page.getByRole('button', { name: 'Volkswagen Polo entfernen' }).click()
    await expect.poll(() => page.getByText('Ihr Warenkorb ist leer.').first().isVisible()).toBe(true)
    await deliverStock()
    await visitor.leaves()
  })

  it('does all of it without JavaScript, in English', async () => {
    const visitor = await browser.visitor({ javaScript: false, width: 390 })
    const { page } = visitor
    await visitor.opens(`/vehicles/volkswagen/golf/${ids.Golf}?finance=loan&down=4000&months=48`)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('status').getByRole('link', { name: 'Close' }).click()
    await expect.poll(() => page.getByText('Added to your cart').count()).toBe(0)
    expect(page.url()).toContain(`/vehicles/volkswagen/golf/${ids.Golf}`)
    await page.getByRole('link', { name: 'Cart, 1 item' }).click()
    expect(page.url()).toContain('/shoppingCart')
    const line = page.getByRole('listitem').filter({ hasText: 'Volkswagen Golf' })
    expect(await line.innerText()).toContain('48 months, deposit €4,000')
    expect(await page.getByText(/term 48 months/).count()).toBe(1)
    await deliverStock({ golf: 21_000 })
    await page.reload()
    expect(await line.innerText()).toContain('The price has risen by €1,000')
    await deliverStock()
    await page.getByRole('button', { name: 'Remove Volkswagen Golf' }).click()
    await expect.poll(() => page.getByRole('heading', { name: 'Your cart is empty.' }).isVisible()).toBe(true)
    await visitor.leaves()
  })

  it('adds what the calculator shows at that moment', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    await visitor.opens(`${pageOf('Golf')}#finanzierung`)
    const months = page.getByRole('textbox', { name: 'Laufzeit' })
    await months.fill('36')
    await months.blur()
    await page.waitForURL(/months=36/)
    // Links that go on from here take along what was entered, though no page was loaded.
    for (const [name, address] of [
      ['Finanzierung berechnen', /months=36.*&finance=loan#/],
      ['Kontakt aufnehmen', /kontakt-anfrage.*months=36/],
    ] as const)
      expect(await page.getByRole('link', { name }).first().getAttribute('href')).toMatch(address)
    // Nothing is chosen yet: button and cart both say the price in full.
    const line = page.getByRole('listitem').filter({ hasText: 'Golf' })
    await page.getByText('Zahlung: Kaufpreis.').waitFor()
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await expect.poll(() => page.getByText(ADDED).isVisible()).toBe(true)
    await visitor.opens('/warenkorb')
    expect(await line.innerText()).not.toContain('mtl.')
    await page.getByRole('button', { name: /entfernen/i }).click()
    await line.waitFor({ state: 'detached' })
    await page.goBack()
    await page.getByRole('button', { name: 'Diese Finanzierung wählen' }).click()
    await page.getByText('Zahlung: Finanzierung.').waitFor()
    expect(await months.inputValue()).toBe('36')
    await page.getByLabel('Kilometer im Jahr').fill('20000')
    await page.getByRole('button', { name: 'Neu berechnen' }).click()
    await page.waitForURL(/months=36.*yearly-km=20000/)
    await expect.poll(() => page.getByText(/bei 20\.000\skm im Jahr/).count()).toBe(1)
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await expect.poll(() => page.getByText(ADDED).isVisible()).toBe(true)
    await visitor.opens('/warenkorb')
    expect(await line.innerText()).toContain('36 Monate')
    await visitor.leaves()
  })

  it('chooses to finance a car by the link that calculates it', async () => {
    const visitor = await browser.visitor({ javaScript: false })
    const { page } = visitor
    await visitor.opens(pageOf('Golf'))
    await page.getByText('Zahlung: Kaufpreis.').waitFor()
    await page.getByRole('link', { name: 'Finanzierung berechnen' }).click()
    await page.getByText('Zahlung: Finanzierung.').waitFor()
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await visitor.opens('/warenkorb')
    expect(await page.getByRole('listitem').filter({ hasText: 'Golf' }).innerText()).toContain('mtl.')
    await visitor.leaves()
  })

  it('adds what was entered before the calculator’s code was loaded', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    const code = Promise.withResolvers<void>()
    await page.route(/\/Financing-[^/]*\.js/, async (route) => {
      await code.promise
      await route.continue()
    })
    await visitor.opens(`${pageOf('Golf')}#finanzierung`)
    await page.getByRole('textbox', { name: 'Laufzeit' }).fill('36')
    await page.getByRole('textbox', { name: 'Laufzeit' }).blur()
    await expect.poll(() => page.evaluate('"__reactRouterDataRouter" in window')).toBe(true)
    expect(page.url()).not.toContain('months')
    code.resolve()
    await page.waitForURL(/months=36/)
    await visitor.leaves()
  })

  it('sees the notice for four seconds, and for as long as the pointer is on it', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    await adds(visitor, 'Touran')
    const notice = page.getByText(ADDED)
    const preview = page.locator(':popover-open')
    const opacity = () => notice.evaluate((words) => getComputedStyle(words.closest('div')!).opacity)
    await preview.waitFor()
    expect(await opacity(), 'the opened preview says it alone').toBe('0')
    await page.keyboard.press('Escape')
    await expect.poll(opacity).toBe('1')
    await notice.hover()
    await page.waitForTimeout(4_500)
    expect(await notice.isVisible()).toBe(true)
    await page.mouse.move(5, 5)
    await expect.poll(() => notice.isVisible(), { timeout: 5_000 }).toBe(false)
    await adds(visitor, 'Golf')
    await preview.waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Schließen' }).last().click()
    await expect.poll(() => notice.count()).toBe(0)
    await visitor.leaves()
  })

  it('learns on a small phone that somebody was faster, and the unavailable car stays marked', async () => {
    const visitor = await browser.visitor({ width: 320 })
    const { page } = visitor
    const overflow = () => page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    await adds(visitor, 'Polo')
    expect(await overflow()).toBe(0)
    await visitor.opens(pageOf('Touran'))
    await changeState('RESERVED', [ids.Touran!, ids.Polo!])
    // Processes answer in turn: each of them knows.
    const offers = async () => (await shop.get(pageOf('Touran'))).text.includes('In den Warenkorb')
    await expect.poll(async () => (await offers()) || (await offers())).toBe(false)
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await expect.poll(() => page.getByText('Auto nicht verfügbar').isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'In den Warenkorb' }).count()).toBe(0)
    await visitor.opens('/warenkorb')
    expect(await page.getByText('Von jemand anderem reserviert').isVisible()).toBe(true)
    expect(await page.getByRole('region', { name: 'Summe' }).innerText()).toContain('0,00\u00A0€')
    expect(await overflow()).toBe(0)
    await visitor.findsNoBarriers()
    await changeState('PUBLISHED', [ids.Touran!, ids.Polo!])
    await visitor.leaves()
  })
})

describe('a full cart', () => {
  it('shows its ten newest lines in the header', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `T${index}`)
    const seller = await addMerchant(test.database, { slug: 'hansen' })
    await deliver(
      test.database,
      seller.id,
      names.map((modelName, index) => car(String(index), { modelName })),
    )
    const { rows } = await test.database.pool.query<{ id: number }>(
      `select v.id from vehicles v join models m on m.id = v.model_id where m.name ~ '^T[0-9]' order by v.id`,
    )
    const anonymousId = randomUUID()
    const payment = { kind: 'CASH' as const, price: null, options: {} }
    for (const { id } of rows)
      await addToCart(
        { writer: test.database, accessories: demoAccessories() },
        {
          owner: { kind: 'VISITOR', anonymousId },
          items: [{ productType: 'Vehicle', id: String(id), quantity: 1, payment }],
          merchantUuids: [],
          key: null,
        },
      )
    const visitor = await browser.visitor()
    const { page } = visitor
    const url = `http://localhost:${shop.shop.port}`
    await visitor.context.addCookies([{ name: 'shopping-cart-uuid', value: anonymousId, url }])
    await visitor.opens('/auto-kaufen')
    await page.getByRole('button', { name: 'Warenkorb, 12 Artikel' }).click()
    const look = page.locator('#korb')
    await expect.poll(() => look.getByRole('listitem').count()).toBe(10)
    expect(await look.getByText('und 2 weitere').isVisible()).toBe(true)
    expect(await look.getByRole('listitem').first().innerText()).toContain('T11')
    await visitor.leaves()
  })
})

describe('a customer', () => {
  it('keeps the cart they began as a visitor', async () => {
    const { email } = await addCustomer(test.database, 'jana@example.com')
    await setPassword(test.database, email)
    const visitor = await browser.visitor()
    const { page } = visitor
    await adds(visitor, 'Golf', '?finance=loan')
    await visitor.opens('/login?redirectTo=%2Fwarenkorb')
    await logsIn(visitor, email)
    await page.waitForURL(/\/warenkorb#zur-kasse$/)
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Zur Kasse')
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Volkswagen Golf' }).count()).toBe(1)
    expect(await cartCookie(visitor)).toBeUndefined()
    await adds(visitor, 'Polo')
    expect(await cartCookie(visitor)).toBeUndefined()
    expect(await page.getByRole('button', { name: 'Warenkorb, 2 Artikel' }).isVisible()).toBe(true)
    await visitor.leaves()
  })
})

import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoProducts } from '#feeds/demo/accessories/demo-accessories.ts'
import { waitsUntilAdded } from '../support/waits-until-added.ts'
import { addCustomer, setPassword } from '../support/account.ts'
import { useBrowser, type Visitor, WITHOUT_PICTURES } from '../support/browser.ts'
import { fitsLargeText } from '../support/large-text.ts'
import { logsIn } from '../support/log-in.ts'
import { addMerchant, car, deliver, idsByModel } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
const MODELS = ['Golf', 'Polo', 'Passat', 'Touran', 'Tiguan', 'Arteon']
const CABLE = demoProducts().find(({ fits, unitPrice }) => fits.length === 0 && unitPrice > 20_00)!
const ids: Record<string, number> = {}

const shop = useTestShop(test, {}, async () => {
  const { id } = await addMerchant(test.database)
  await test.database.pool.query('update merchants set accessories_providers = $2 where id = $1', [
    id,
    JSON.stringify([{ makeName: 'volkswagen', providerId: CABLE.providerId }]),
  ])
  const attributes = { price: 18_000_00, vatMode: 'MARGIN', accident: true } as const
  await deliver(
    test.database,
    id,
    MODELS.map((modelName, index) => car(String(index + 1), { modelName, attributes })),
  )
  Object.assign(ids, await idsByModel(test.database))
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`, WITHOUT_PICTURES)

let customers = 0

async function customer(): Promise<string> {
  customers += 1
  const { email } = await addCustomer(test.database, `buyer-${customers}@example.com`)
  await setPassword(test.database, email)
  return email
}

const GERMAN = {
  car: (model: string) => `/autos/volkswagen/${model.toLowerCase()}/${ids[model]}`,
  cart: '/warenkorb',
  add: 'In den Warenkorb',
  checkout: 'Zur Kasse',
  next: /^Weiter: /,
  address: ['Vorname', 'Nachname', 'Straße', 'Hausnummer', 'Postleitzahl', 'Ort'],
  total: '18.179,00',
  order: 'Zahlungspflichtig bestellen',
  thanks: 'Danke für Ihre Bestellung',
}
const ENGLISH: typeof GERMAN = {
  car: (model) => `/vehicles/volkswagen/${model.toLowerCase()}/${ids[model]}`,
  cart: '/shoppingCart',
  add: 'Add to cart',
  checkout: 'Go to checkout',
  next: /^Continue: /,
  address: ['First name', 'Last name', 'Street', 'House number', 'Postal code', 'Town'],
  total: '18,179.00',
  order: 'Order with obligation to pay',
  thanks: 'Thank you for your order',
}
type Words = typeof GERMAN

const buttonOf = ({ page }: Visitor, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })

/** From the cart through the log-in to the first step. */
async function goesToCheckout(visitor: Visitor, words: Words, email: string): Promise<void> {
  const { page } = visitor
  await visitor.opens(words.cart)
  await page.getByRole('link', { name: words.checkout }).click()
  await logsIn(visitor, email)
  await buttonOf(visitor, words.checkout).click()
  await page.waitForURL(/checkout/)
}

async function goesOn(visitor: Visitor, words: Words, to: RegExp): Promise<void> {
  const heading = visitor.page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await buttonOf(visitor, words.next).click()
  await visitor.page.waitForURL(to)
  await expect.poll(() => heading.innerText()).not.toBe(before) // the address is there before the page
}

async function givesAddress({ page }: Visitor, words: Words): Promise<void> {
  const values = ['Sabine', 'Krüger', 'Neusser Straße', '118a', '50733', 'Köln']
  for (const [index, label] of words.address.entries())
    await page.getByRole('textbox', { name: label, exact: true }).fill(values[index]!)
}

/** Puts a car into the cart and goes through checkout with the shortest answers, as far as the payment. */
async function goesToPayment(visitor: Visitor, page: string, email: string): Promise<void> {
  await visitor.opens(page)
  await buttonOf(visitor, GERMAN.add).first().click()
  await waitsUntilAdded(visitor)
  await goesToCheckout(visitor, GERMAN, email)
  // Services are for cars: without a car the checkout starts with the address.
  if (!visitor.page.url().includes('rechnungsadresse')) await goesOn(visitor, GERMAN, /rechnungsadresse/)
  await givesAddress(visitor, GERMAN)
  await goesOn(visitor, GERMAN, /lieferung/)
  await visitor.page.locator('input[value="PICK_UP"], input[value="ACCESSORY_DELIVERY"]').check({ force: true })
  await goesOn(visitor, GERMAN, /bezahlmethoden/)
}

/** A page in the account for each kind of content, and the cart with another car. */
async function ownPagesFitLargeText(visitor: Visitor, order: string): Promise<void> {
  await visitor.opens(GERMAN.car('Arteon'))
  await buttonOf(visitor, GERMAN.add).first().click()
  await waitsUntilAdded(visitor)
  for (const path of [
    '/warenkorb',
    '/meine-bestellungen',
    `/meine-bestellungen/${order}`,
    '/meine-garage',
    '/meine-daten',
  ]) {
    await visitor.opens(path)
    await fitsLargeText(visitor)
  }
}

async function agrees({ page }: Visitor): Promise<void> {
  for (const box of await page.locator('input[name^="consents."]').all()) await box.check({ force: true })
}

async function choosesAtTheProvider({ page }: Visitor, choice: 'pay' | 'decline'): Promise<void> {
  await page.locator(`input[value="${choice}"]`).check({ force: true })
  await page.locator('button[type=submit], button:not([type])').last().click()
}

const ordersOf = async (email: string) =>
  (
    await test.database.pool.query<{
      id: string
      state: string
      method: string | null
      payment: string
      total: number
    }>(
      `select o.id::text, o.state, o.payment_method as method, o.payment_state as payment, o.total_cents::int as total
       from orders o join customers c on c.id = o.customer_id where c.email = $1`,
      [email],
    )
  ).rows

type Click = Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'button'>

/** Whether the page answers a click itself, in place of the browser. */
function isTaken(link: Locator, click: Click): Promise<boolean> {
  return link.evaluate(
    (element, init) =>
      new Promise<boolean>((resolve) => {
        const answer = (event: Event) => {
          resolve(event.defaultPrevented)
          event.preventDefault()
        }
        window.addEventListener('click', answer, { once: true })
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
      }),
    click,
  )
}

describe('a used car', () => {
  it.each([
    ['German with JavaScript', GERMAN, true, 'Golf'],
    ['English without JavaScript', ENGLISH, false, 'Polo'],
  ] as const)('is bought by bank transfer: %s', async (_, words, javaScript, model) => {
    const visitor = await browser.visitor({ javaScript })
    const { page } = visitor
    const email = await customer()
    await visitor.opens(words.car(model))
    await page.getByRole('button', { name: words.add }).first().click()
    await waitsUntilAdded(visitor)
    await goesToCheckout(visitor, words, email)
    await visitor.findsNoBarriers()
    if (javaScript) await fitsLargeText(visitor)
    await page.locator('input[name^="registration-"]').check({ force: true })
    await goesOn(visitor, words, /rechnungsadresse|billing/)
    await visitor.findsNoBarriers()
    if (javaScript) await fitsLargeText(visitor)
    await givesAddress(visitor, words)
    await goesOn(visitor, words, /lieferung|delivery/)
    await visitor.findsNoBarriers()
    if (javaScript) await fitsLargeText(visitor)
    await page.locator('input[value="PICK_UP"]').check({ force: true })
    await goesOn(visitor, words, /bezahlmethoden|payment/)
    await visitor.findsNoBarriers()
    if (javaScript) await fitsLargeText(visitor)
    await page.locator('input[value="BANK_TRANSFER"]').check({ force: true })
    await goesOn(visitor, words, /zusammenfassung|confirmation/)
    await visitor.findsNoBarriers()
    if (javaScript) await fitsLargeText(visitor)
    expect(await page.getByRole('main').innerText()).toContain(words.total)
    await agrees(visitor)
    await buttonOf(visitor, words.order).click()
    await page.getByRole('heading', { name: words.thanks }).waitFor()
    await visitor.findsNoBarriers()
    if (javaScript) await fitsLargeText(visitor)
    const [order] = await ordersOf(email)
    expect(order).toMatchObject({ state: 'PLACED', method: 'BANK_TRANSFER', total: 18_179_00 })
    const thanks = await page.getByRole('main').innerText()
    expect(thanks).toContain(order!.id)
    expect(thanks).toMatch(/Bitte überweisen Sie nicht vorher|Please do not transfer anything before/)
    if (javaScript) await ownPagesFitLargeText(visitor, order!.id)
    await visitor.leaves()
  })

  it('is not ordered before all answers and consents are given, and no input is lost', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    const email = await customer()
    await visitor.opens(GERMAN.car('Passat'))
    await buttonOf(visitor, GERMAN.add).first().click()
    await waitsUntilAdded(visitor)
    await goesToCheckout(visitor, GERMAN, email)
    await visitor.opens('/checkout/zusammenfassung')
    await page.waitForURL(/zusatzliche|zusaetzliche/)
    await goesOn(visitor, GERMAN, /rechnungsadresse/)
    await givesAddress(visitor, GERMAN)
    await page.getByRole('textbox', { name: 'Postleitzahl' }).fill('5073')
    await buttonOf(visitor, GERMAN.next).click()
    const error = page
      .getByRole('alert')
      .getByRole('link', { name: 'Bitte prüfen Sie die Postleitzahl. Sie besteht aus fünf Ziffern, z. B. 50670.' })
    await error.waitFor()
    // Clicks that open another tab or window are left to the browser.
    const others = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]
    for (const click of others) expect(await isTaken(error, click), JSON.stringify(click)).toBe(false)
    expect(await isTaken(error, {})).toBe(true)
    expect(await page.evaluate('document.activeElement.name')).toBe('postalCode')
    expect(await page.getByRole('textbox', { name: 'Straße', exact: true }).inputValue()).toBe('Neusser Straße')
    await visitor.findsNoBarriers()
    await page.getByRole('textbox', { name: 'Postleitzahl' }).fill('50733')
    await goesOn(visitor, GERMAN, /lieferung/)
    await buttonOf(visitor, GERMAN.next).click()
    await page.getByRole('alert').waitFor()
    await page.locator('input[value="DELIVERY"]').check({ force: true })
    await goesOn(visitor, GERMAN, /bezahlmethoden/)

    // The session ends in step 4; after logging in again, step 4 has everything.
    await visitor.context.clearCookies({ name: 'user_session' })
    await page.reload()
    await page.waitForURL(/\/login\?redirectTo=/)
    await logsIn(visitor, email)
    await page.waitForURL(/bezahlmethoden/)
    await page.locator('input[value="BANK_TRANSFER"]').check({ force: true })
    await goesOn(visitor, GERMAN, /zusammenfassung/)
    expect(await page.getByRole('main').innerText()).toContain('Neusser Straße 118a')
    await buttonOf(visitor, GERMAN.order).click()
    await page.getByRole('alert').waitFor()
    expect(await ordersOf(email)).toEqual([])
    await agrees(visitor)
    await buttonOf(visitor, GERMAN.order).click()
    await page.getByRole('heading', { name: GERMAN.thanks }).waitFor()
    await visitor.context.close() // 400s are complaints of the browser
  })

  it('is financed: the down payment goes to the dealer, the bank pays the rest', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    const email = await customer()
    await goesToPayment(visitor, `${GERMAN.car('Tiguan')}?finance=loan`, email)
    expect(await page.getByRole('main').innerText()).toContain('Den Rest finanziert die Bank.')
    await page.locator('input[value="BANK_TRANSFER"]').check({ force: true })
    await goesOn(visitor, GERMAN, /zusammenfassung/)
    expect(await page.getByRole('main').innerText()).toMatch(
      /Achtung! Kreditaufnahme kostet Geld.[^]*Davon direkt zu zahlen/,
    )
    await visitor.findsNoBarriers()
    await agrees(visitor)
    await buttonOf(visitor, GERMAN.order).click()
    await page.getByRole('heading', { name: GERMAN.thanks }).waitFor()
    const { rows } = await test.database.pool.query(
      `select payment_provider, payment_state, due_cents < total_cents as "partly" from orders where id = $1`,
      [(await ordersOf(email))[0]!.id],
    )
    expect(rows).toEqual([
      { payment_provider: 'BANKING_REQUEST', payment_state: 'WAITING_FOR_PAYMENT_DETAILS', partly: true },
    ])
    await visitor.leaves()
  })

  it('is ordered once from two tabs, and the second one is informed', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    const email = await customer()
    await goesToPayment(visitor, GERMAN.car('Touran'), email)
    await page.locator('input[value="DEALER"]').check({ force: true })
    await goesOn(visitor, GERMAN, /zusammenfassung/)
    const second = await visitor.context.newPage()
    await second.goto('/checkout/zusammenfassung')
    await agrees(visitor)
    await buttonOf(visitor, GERMAN.order).click()
    await page.getByRole('heading', { name: GERMAN.thanks }).waitFor()
    for (const box of await second.locator('input[name^="consents."]').all()) await box.check({ force: true })
    await second.getByRole('button', { name: GERMAN.order }).click()
    await second.waitForURL(/warenkorb/)
    expect(await ordersOf(email)).toHaveLength(1)
    await visitor.context.close()
  })
})

describe('an accessory', () => {
  it.each([
    ['with JavaScript', true],
    ['without JavaScript', false],
  ])('leads from the order straight to the card payment; declined there, then paid: %s', async (_, javaScript) => {
    const visitor = await browser.visitor({ javaScript })
    const { page } = visitor
    const main = page.getByRole('main')
    const email = await customer()
    await goesToPayment(visitor, `/zubehoerteil/x-${CABLE.productId}`, email)
    await page.locator('input[value="CREDIT_CARD"]').check({ force: true })
    await goesOn(visitor, GERMAN, /zusammenfassung/)
    await agrees(visitor)
    await buttonOf(visitor, GERMAN.order).click()
    await page.waitForURL(/payment-simulator/)
    await choosesAtTheProvider(visitor, 'decline')
    await shop.runJobs()
    await page.waitForURL(/checkout\/rueckkehr/)
    await expect.poll(async () => (await ordersOf(email))[0]?.payment).toBe('WAITING_FOR_PAYMENT_DETAILS')
    await main.getByRole('heading', { name: 'Die Zahlung ist nicht zustande gekommen' }).waitFor()
    await visitor.findsNoBarriers()
    await buttonOf(visitor, 'Erneut bezahlen').click()
    await page.waitForURL(/payment-simulator/)
    await choosesAtTheProvider(visitor, 'decline')
    await shop.runJobs()
    await expect.poll(async () => (await ordersOf(email))[0]?.payment).toBe('WAITING_FOR_PAYMENT_DETAILS')
    const [order] = await ordersOf(email)
    await visitor.opens(`/meine-bestellungen/${order!.id}`)
    expect(await main.innerText()).toContain('2 Zahlungsversuche ohne Erfolg')
    expect(await main.innerText()).toContain('Die letzte Zahlung ist nicht zustande gekommen.')
    await visitor.findsNoBarriers()
    await buttonOf(visitor, 'Erneut bezahlen').click()
    await page.waitForURL(/payment-simulator/)
    await choosesAtTheProvider(visitor, 'pay')
    await shop.runJobs()
    await expect.poll(async () => (await ordersOf(email))[0]?.payment).toBe('PAID')
    await visitor.opens(`/meine-bestellungen/${order!.id}`)
    expect(await main.innerText()).toMatch(/Bezahlt per Kreditkarte am \d\d\.\d\d\.\d{4}\./)
    await visitor.leaves()
  })

  it('is paid by transfer after the card was declined', async () => {
    const visitor = await browser.visitor({ javaScript: false })
    const { page } = visitor
    const email = await customer()
    await goesToPayment(visitor, `/zubehoerteil/x-${CABLE.productId}`, email)
    await page.locator('input[value="CREDIT_CARD"]').check({ force: true })
    await goesOn(visitor, GERMAN, /zusammenfassung/)
    await agrees(visitor)
    await buttonOf(visitor, GERMAN.order).click()
    await page.waitForURL(/payment-simulator/)
    const [order] = await ordersOf(email)
    await visitor.opens(`/meine-bestellungen/${order!.id}`)
    await visitor.findsNoBarriers()
    expect(await page.getByRole('main').innerText()).toContain('Ihre Zahlung wird geprüft.')
    expect(await buttonOf(visitor, 'Vorkasse').count()).toBe(0)
    await buttonOf(visitor, 'Bezahlseite wieder öffnen').click()
    await page.waitForURL(/payment-simulator/)
    await choosesAtTheProvider(visitor, 'decline')
    await shop.runJobs()
    await visitor.opens(`/meine-bestellungen/${order!.id}`)
    await buttonOf(visitor, 'Vorkasse').click()
    await page.getByText('Zahlungsart geändert').first().waitFor()
    await visitor.findsNoBarriers()
    expect(await page.getByRole('main').innerText()).toContain(
      'Zahlbar per Überweisung (Vorkasse), sobald der Händler angenommen hat.',
    )
    expect((await ordersOf(email))[0]).toMatchObject({ method: 'PREPAYMENT', payment: 'PAYMENT_DETAILS_IN_PROGRESS' })
    await visitor.leaves()
  })
})

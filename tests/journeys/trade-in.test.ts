import { describe, expect, it } from 'vitest'
import { readPayoutAccount } from '#use-cases/payment/payout-instruction.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import { waitsUntilAdded } from '../support/waits-until-added.ts'
import { setPassword } from '../support/account.ts'
import { useBrowser, type Visitor, type VisitorOptions } from '../support/browser.ts'
import { logsIn } from '../support/log-in.ts'
import { addOrder } from '../support/orders.ts'
import { addMerchant, car, deliver, idsByModel } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'
import { addTradeIn, tradeInOf } from '../support/trade-ins.ts'

const test = useTestDatabase()
const DATA_KEY = 'a key of more than thirty-two characters'
let merchantId: number
const ids: Record<string, number> = {}

const shop = useTestShop(test, { DATA_KEY }, async () => {
  merchantId = (await addMerchant(test.database)).id
  await deliver(
    test.database,
    merchantId,
    ['Golf', 'Polo', 'Passat'].map((modelName, index) =>
      car(String(index + 1), { modelName, attributes: { price: 18_000_00 } }),
    ),
  )
  Object.assign(ids, await idsByModel(test.database))
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`)

const GERMAN = {
  login: '/login',
  garage: '/meine-garage',
  offers: 'Angebote für Ihr Auto',
  give: 'In Zahlung geben bei Autohaus Brinkmann',
  isInCart: 'Liegt im Warenkorb',
  decline: 'Angebot von Autohaus Brinkmann ablehnen',
  declineYes: 'Ja, Angebot ablehnen',
  cart: '/warenkorb',
  needsCar: 'gilt beim Kauf eines Autos von Autohaus Brinkmann',
  alone: 'Nur mit einer Inzahlungnahme können Sie nicht bestellen.',
  line: 'Inzahlungnahme Opel Corsa',
  car: (model: string) => `/autos/volkswagen/${model.toLowerCase()}/${ids[model]}`,
  add: 'In den Warenkorb',
  checkout: 'Zur Kasse',
  next: /^Weiter: /,
  address: ['Vorname', 'Nachname', 'Straße', 'Hausnummer', 'Postleitzahl', 'Ort'],
  toPay: /Gesamtpreis\s+18\.000,00\s€[^]*−8\.500,00\s€[^]*Zu zahlen\s+9\.500,00\s€/,
  left: /Zu zahlen\s+9\.500,00\s€/,
  payout: /Auszahlung an Sie\s+2\.000,00\s€/,
  order: 'Zahlungspflichtig bestellen',
  thanks: 'Danke für Ihre Bestellung',
}
const ENGLISH: typeof GERMAN = {
  login: '/account/login',
  garage: '/account/garage',
  offers: 'Offers for your car',
  give: 'Trade in with Autohaus Brinkmann',
  isInCart: 'In your cart',
  decline: 'Decline the offer from Autohaus Brinkmann',
  declineYes: 'Yes, decline the offer',
  cart: '/shoppingCart',
  needsCar: 'applies when you buy a car from Autohaus Brinkmann',
  alone: 'You cannot order with a trade-in alone.',
  line: 'Trade-in Opel Corsa',
  car: (model) => `/vehicles/volkswagen/${model.toLowerCase()}/${ids[model]}`,
  add: 'Add to cart',
  checkout: 'Go to checkout',
  next: /^Continue: /,
  address: ['First name', 'Last name', 'Street', 'House number', 'Postal code', 'Town'],
  toPay: /Total price\s+€18,000\.00[^]*−€8,500\.00[^]*To pay\s+€9,500\.00/,
  left: /To pay\s+€9,500\.00/,
  payout: /Paid out to you\s+€2,000\.00/,
  order: 'Order with obligation to pay',
  thanks: 'Thank you for your order',
}
type Words = typeof GERMAN

let customers = 0

/** A logged-in customer with a car and an offer for it. */
async function owner(words: Words, { price = 8_500_00, ...options }: VisitorOptions & { price?: number } = {}) {
  customers += 1
  const email = `owner-${customers}@example.com`
  const { tradeInId } = await addTradeIn(test.database, { merchantId, price, email })
  await setPassword(test.database, email)
  const visitor = await browser.visitor(options)
  const { page } = visitor
  await visitor.opens(words.login)
  await logsIn(visitor, email)
  await page.waitForURL((url) => !url.pathname.endsWith(words.login))
  return { visitor, tradeInId, email }
}

const buttonOf = ({ page }: Visitor, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const textOf = ({ page }: Visitor) => page.getByRole('main').innerText()

async function goesOn(visitor: Visitor, words: Words, to: RegExp): Promise<void> {
  const heading = visitor.page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await buttonOf(visitor, words.next).click()
  await visitor.page.waitForURL(to)
  await expect.poll(() => heading.innerText()).not.toBe(before)
}

/** From the car's page to the payment, with the shortest answers. */
async function goesToPayment(visitor: Visitor, words: Words, model: string): Promise<void> {
  const { page } = visitor
  await visitor.opens(words.car(model))
  await buttonOf(visitor, words.add).first().click()
  await waitsUntilAdded(visitor)
  await visitor.opens(words.cart)
  await visitor.findsNoBarriers()
  await fitsItsWidth(visitor)
  expect(await textOf(visitor)).toContain(words.line)
  await buttonOf(visitor, words.checkout).click()
  await page.waitForURL(/checkout/)
  await goesOn(visitor, words, /rechnungsadresse|billing/)
  const values = ['Sabine', 'Krüger', 'Neusser Straße', '118a', '50733', 'Köln']
  for (const [index, label] of words.address.entries())
    await page.getByRole('textbox', { name: label, exact: true }).fill(values[index]!)
  await goesOn(visitor, words, /lieferung|delivery/)
  await page.locator('input[value="PICK_UP"]').check({ force: true })
  await goesOn(visitor, words, /bezahlmethoden|payment/)
}

async function fitsItsWidth({ page }: Visitor): Promise<void> {
  const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
  expect(overflow).toBeLessThanOrEqual(0)
}

/** `left`: what the next page says of the price. */
async function ordersIt(visitor: Visitor, words: Words, left: RegExp): Promise<number> {
  const { page } = visitor
  for (const box of await page.locator('input[name^="consents."]').all()) await box.check({ force: true })
  await buttonOf(visitor, words.order).click()
  await page.getByRole('heading', { name: words.thanks }).waitFor()
  await visitor.findsNoBarriers()
  expect(await textOf(visitor)).toContain(words.line)
  expect(await textOf(visitor)).toMatch(left)
  return Number(new URL(page.url()).searchParams.get('bestellung'))
}

describe('a dealer’s offer for one’s own car', () => {
  it.each([
    ['German with JavaScript, on a narrow phone', GERMAN, { width: 320 }, 'Golf'],
    ['English without JavaScript, at a desk', ENGLISH, { javaScript: false }, 'Polo'],
  ] as const)('lowers the price of a car: %s', async (_, words, options, model) => {
    const { visitor, tradeInId } = await owner(words, options)
    const { page } = visitor
    await visitor.opens(words.garage)
    await page.getByRole('heading', { name: words.offers }).waitFor()
    await visitor.findsNoBarriers()
    await fitsItsWidth(visitor)
    await buttonOf(visitor, words.give).click()
    await page.getByText(words.isInCart, { exact: true }).waitFor()
    await visitor.opens(words.cart)
    const alone = await textOf(visitor)
    expect(alone).toContain(words.needsCar)
    expect(await page.getByRole('main').locator('li img').count(), 'the car is drawn').toBe(1)
    expect(alone).toContain(words.alone)
    expect(await buttonOf(visitor, words.checkout).count()).toBe(0)
    await visitor.findsNoBarriers()
    await fitsItsWidth(visitor)
    await goesToPayment(visitor, words, model)
    await page.locator('input[value="BANK_TRANSFER"]').check({ force: true })
    await goesOn(visitor, words, /zusammenfassung|confirmation/)
    await visitor.findsNoBarriers()
    await fitsItsWidth(visitor)
    expect(await textOf(visitor)).toMatch(words.toPay)
    const orderId = await ordersIt(visitor, words, words.left)
    expect(await tradeInOf(test.database, tradeInId)).toMatchObject({ state: 'ACCEPTED', orderId })
    await visitor.opens(words.garage)
    expect(await textOf(visitor)).not.toContain(words.offers)
    await visitor.leaves()
  })

  it('that exceeds the price is paid out to an account', async () => {
    const { visitor, tradeInId } = await owner(GERMAN, { price: 20_000_00 })
    const { page } = visitor
    await visitor.opens(GERMAN.garage)
    await visitor.findsNoBarriers()
    await buttonOf(visitor, GERMAN.give).click()
    await page.getByText(GERMAN.isInCart, { exact: true }).waitFor()
    await goesToPayment(visitor, GERMAN, 'Passat')
    await visitor.findsNoBarriers()
    await page.getByLabel('Kontoinhaber').fill('Sabine Krüger')
    await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
    await goesOn(visitor, GERMAN, /zusammenfassung/)
    await visitor.findsNoBarriers()
    expect(await textOf(visitor)).toMatch(GERMAN.payout)
    expect(await textOf(visitor)).toContain('Sabine Krüger, DE•• •••• 3000')
    const orderId = await ordersIt(visitor, GERMAN, GERMAN.payout)
    expect(await tradeInOf(test.database, tradeInId)).toMatchObject({ state: 'ACCEPTED', orderId })
    const account = await readPayoutAccount(test.database.read, aesSecretBox([DATA_KEY]), orderId)
    expect(account).toEqual({ holder: 'Sabine Krüger', iban: 'DE89370400440532013000' })
    await visitor.opens(`/meine-bestellungen/${orderId}`)
    const order = await textOf(visitor)
    for (const expected of [GERMAN.line, '−20.000,00', 'Auszahlung an Sie', 'Auszahlung geplant'])
      expect(order).toContain(expected)
    await visitor.findsNoBarriers()
    await visitor.leaves()
  })

  it('that has expired meanwhile is refused, and the garage says so', async () => {
    const { visitor, tradeInId } = await owner(GERMAN)
    const { page } = visitor
    await visitor.opens(GERMAN.garage)
    await buttonOf(visitor, GERMAN.give).waitFor()
    await test.database.pool.query("update trade_ins set valid_until = '2026-01-01' where id = $1", [tradeInId])
    await buttonOf(visitor, GERMAN.give).click()
    await page.getByText('Inzahlungnahme nicht möglich').first().waitFor()
    expect(await textOf(visitor)).not.toContain(GERMAN.offers)
    await visitor.leaves()
  })

  it('is declined with its car after a warning; a car of an order stays', async () => {
    const { visitor, tradeInId, email } = await owner(GERMAN)
    const { page } = visitor
    const remove = async () => {
      await visitor.opens(GERMAN.garage)
      await page.getByRole('link', { name: 'Entfernen' }).click()
      await page.getByText('lehnen Sie es damit ab').waitFor()
      await visitor.findsNoBarriers()
      await buttonOf(visitor, 'Ja, Auto entfernen').click()
    }
    const { rows } = await test.database.pool.query<{ id: number }>('select id from customers where email = $1', [
      email,
    ])
    const orderId = await addOrder(test.database, { customerId: rows[0]!.id, merchantId })
    const becomes = (state: string, order: number | null) =>
      test.database.pool.query('update trade_ins set state = $2, order_id = $3 where id = $1', [
        tradeInId,
        state,
        order,
      ])
    await becomes('ACCEPTED', orderId)
    await remove()
    await page.getByText('Nach der Übergabe können Sie es entfernen').first().waitFor()
    await becomes('OFFERED', null)
    await remove()
    await page.getByText('Noch kein Auto').waitFor()
    expect((await tradeInOf(test.database, tradeInId)).state).toBe('DECLINED')
    await visitor.leaves()
  })

  it.each([
    ['with JavaScript', true],
    ['without JavaScript', false],
  ])('is declined after a confirmation: %s', async (_, javaScript) => {
    const { visitor, tradeInId } = await owner(GERMAN, { javaScript })
    const { page } = visitor
    await visitor.opens(GERMAN.garage)
    await page.getByRole('link', { name: GERMAN.decline }).click()
    await buttonOf(visitor, GERMAN.declineYes).waitFor()
    await visitor.findsNoBarriers()
    await buttonOf(visitor, GERMAN.declineYes).click()
    await page.waitForURL((url) => url.search === '')
    await expect.poll(async () => (await tradeInOf(test.database, tradeInId)).state).toBe('DECLINED')
    expect(await textOf(visitor)).not.toContain(GERMAN.offers)
    await visitor.leaves()
  })
})

import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { type OrderEventToWrite, writeOrderEvents } from '#use-cases/order/write-events.ts'
import { addCustomer, setPassword } from '../support/account.ts'
import { addCalendar } from '../support/appointments.ts'
import { useBrowser, type Visitor, WITHOUT_PICTURES } from '../support/browser.ts'
import { logsIn } from '../support/log-in.ts'
import { addOrder, historyOf, type OrderFixture, statesOf } from '../support/orders.ts'
import { pdfText } from '../support/pdf-text.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
let merchantId: number
let vehicleId: number

const shop = useTestShop(test, {}, async () => {
  merchantId = (await addMerchant(test.database)).id
  await test.database.pool.query("update merchants set iban = 'DE02120300000000202051'")
  await deliver(test.database, merchantId, [car('1')])
  await addCalendar(test.database, merchantId, { bays: 2 })
  const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles')
  vehicleId = rows[0]!.id
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`, WITHOUT_PICTURES)

const GERMAN = {
  login: '/login',
  list: '/meine-bestellungen',
  title: 'Meine Bestellungen',
  empty: 'Sie haben noch nichts bestellt',
  order: (id: number) => `Bestellung ${id}`,
  document: 'Bestellung mit allen Angaben',
  file: 'bestellung.pdf',
  cancel: 'Bestellung stornieren',
  reason: 'Grund (optional)',
  yes: 'Ja, stornieren',
  cancelled: 'Ihre Bestellung ist storniert.',
  handOver: 'Übergabe',
  handOverOf: 'Übergabe: Volkswagen Golf',
  book: 'Übergabe vereinbaren',
  missingTime: 'Wählen Sie bitte eine Uhrzeit.',
  yourTime: /^Ihr Termin: /,
  changeTime: 'Termin ansehen, verschieben oder absagen',
  cancelTime: 'Termin absagen',
  ended: /Diese Anfrage ist beendet/,
  answers: /Der Händler prüft Ihre Bestellung und antwortet bis \d\d\.\d\d\.20\d\d/,
}
const ENGLISH: typeof GERMAN = {
  login: '/account/login',
  list: '/account/orders',
  title: 'My orders',
  empty: 'You have not ordered anything yet',
  order: (id) => `Order ${id}`,
  document: 'Order with all details',
  file: 'order.pdf',
  cancel: 'Cancel order',
  reason: 'Reason (optional)',
  yes: 'Yes, cancel',
  cancelled: 'Your order has been cancelled.',
  handOver: 'Handover',
  handOverOf: 'Handover: Volkswagen Golf',
  book: 'Book the handover',
  missingTime: 'Please choose a time.',
  yourTime: /^Your appointment: /,
  changeTime: 'View, move or cancel the appointment',
  cancelTime: 'Cancel the appointment',
  ended: /This enquiry has ended/,
  answers: /The dealer reviews your order and replies by \d{1,2} \w{3} 20\d\d/,
}
type Words = typeof GERMAN

let customers = 0

/** A customer who is logged in and looks at the list of orders. */
async function customerIn(visitor: Visitor, words: Words): Promise<number> {
  const { page, opens } = visitor
  customers += 1
  const { actor, email } = await addCustomer(test.database, `orders-${customers}@example.com`)
  await setPassword(test.database, email)
  await opens(`${words.login}?redirectTo=${encodeURIComponent(words.list)}`)
  await logsIn(visitor, email)
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
  return actor.customerId
}

const transfer = { method: 'BANK_TRANSFER', payment: 'PAYMENT_DETAILS_IN_PROGRESS' } as const
const order = (customerId: number, overrides: Partial<OrderFixture> = {}) =>
  addOrder(test.database, { customerId, merchantId, due: 18_000_00, ...transfer, ...overrides })

async function fitsItsWidth({ page }: Visitor): Promise<void> {
  expect(
    await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
    'pixels the page is wider than the window',
  ).toBeLessThanOrEqual(0)
}

describe('orders', () => {
  it.each([
    ['German with JavaScript', GERMAN, true, 1440],
    ['English without JavaScript', ENGLISH, false, 390],
    ['German on a narrow phone', GERMAN, true, 320],
  ] as const)('are listed, opened, downloaded and cancelled: %s', async (_, words, javaScript, width) => {
    const visitor = await browser.visitor({ javaScript, width })
    const { page } = visitor
    const main = page.getByRole('main')
    const customerId = await customerIn(visitor, words)
    await main.getByRole('heading', { name: words.empty }).waitFor()
    await visitor.findsNoBarriers()
    const id = await order(customerId, { vehicleId })
    await visitor.opens(words.list)
    expect(await main.innerText()).toMatch(words.answers)
    await visitor.findsNoBarriers()
    await fitsItsWidth(visitor)
    await main.getByRole('link', { name: 'Volkswagen Golf' }).click()
    await main.getByRole('heading', { level: 1, name: 'Volkswagen Golf' }).waitFor()
    expect(await main.innerText()).toContain(words.order(id))
    await visitor.findsNoBarriers()
    await fitsItsWidth(visitor)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: words.document }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${id}-${words.file}`)
    expect(pdfText(await readFile(await download.path()))).toContain('Volkswagen Golf')
    await main.getByRole('link', { name: words.cancel }).click()
    await main.getByLabel(words.reason).fill('Doch nicht')
    await visitor.findsNoBarriers()
    await main.getByRole('button', { name: words.yes }).click()
    await main.getByText(words.cancelled).waitFor()
    expect(await main.innerText()).toContain('Doch nicht')
    await visitor.findsNoBarriers()
    expect(await statesOf(test.database, id)).toEqual({ state: 'CANCELLED', payment: 'CANCELLED' })
    expect(await historyOf(test.database, id)).toContain('ORDER CANCELLED by CUSTOMER')
    await visitor.leaves()
  })

  it('show the bank details once the dealer has accepted, and cannot be cancelled any more', async () => {
    const visitor = await browser.visitor()
    const main = visitor.page.getByRole('main')
    const customerId = await customerIn(visitor, GERMAN)
    const id = await order(customerId)
    await visitor.opens(`/meine-bestellungen/${id}?stornieren=1`)
    await test.database.pool.query("update orders set state = 'CONFIRMED' where id = $1", [id])
    await main.getByRole('button', { name: GERMAN.yes }).click()
    await main.getByText('Die Bestellung kann nicht mehr storniert werden').waitFor()
    await visitor.findsNoBarriers()
    const text = await main.innerText()
    for (const expected of ['DE02 1203 0000 0000 2020 51', '18.000,00', String(id), 'Angenommen'])
      expect(text).toContain(expected)
    expect(await main.getByRole('link', { name: GERMAN.cancel }).count()).toBe(0)
    await visitor.leaves()
  })

  it('link to the payment page, even without JavaScript', async () => {
    const visitor = await browser.visitor({ javaScript: false })
    const { page } = visitor
    const customerId = await customerIn(visitor, GERMAN)
    const id = await order(customerId, { method: 'CREDIT_CARD', payment: 'WAITING_FOR_PAYMENT_DETAILS', due: 49_90 })
    await visitor.opens(`/meine-bestellungen/${id}`)
    await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
    await page.waitForURL(/payment-simulator/)
    await visitor.leaves()
  })

  it('show each delivery’s items, and how to continue after a failed payment, on a narrow phone', async () => {
    const visitor = await browser.visitor({ javaScript: false, width: 320 })
    const main = visitor.page.getByRole('main')
    const customerId = await customerIn(visitor, GERMAN)
    const open = 'WAITING_FOR_PAYMENT_DETAILS'
    const id = await order(customerId, {
      ...{ method: 'PAYPAL', payment: open, due: 89_70 },
      lines: [
        { line_type: 'VEHICLE', title: 'Volkswagen Golf', unit_price_cents: 0 },
        { line_type: 'ACCESSORY', title: 'Fußmatten', unit_price_cents: 89_70 },
        { line_type: 'SHIPMENT', title: 'Abholung beim Händler', unit_price_cents: 0 },
        { line_type: 'SHIPMENT', title: 'Versand nach Hause', unit_price_cents: 0 },
      ],
    })
    await test.database.pool.query(
      `update orders set delivery = delivery || '{"vehicles": "PICK_UP", "accessories": "ACCESSORY_DELIVERY"}' where id = $1`,
      [id],
    )
    const declined = {
      orderId: id,
      subject: 'PAYMENT',
      actor: 'PROVIDER',
      from: 'PAYMENT_DETAILS_IN_PROGRESS',
      to: open,
    }
    await test.database.transaction((handle) =>
      writeOrderEvents(handle, [declined, declined, declined] as readonly OrderEventToWrite[]),
    )
    await visitor.opens(`/meine-bestellungen/${id}`)
    const text = await main.innerText()
    for (const expected of [
      ...['für Volkswagen Golf', 'für Fußmatten', 'Volkswagen Golf:\nAbholung beim Händler\nbei Autohaus Brinkmann'],
      ...['Die letzte Zahlung ist nicht zustande gekommen', 'Erneut bezahlen', '3 Zahlungsversuche ohne Erfolg'],
    ])
      expect(text).toContain(expected)
    await visitor.findsNoBarriers()
    await fitsItsWidth(visitor)
    await main.getByRole('button', { name: 'Überweisung' }).click()
    await visitor.page.getByText('Zahlungsart geändert').first().waitFor()
    expect(await main.innerText()).toContain('Zahlbar per Überweisung, sobald der Händler angenommen hat.')
    await main.getByRole('link', { name: GERMAN.cancel }).click()
    await main.getByRole('button', { name: GERMAN.yes }).waitFor()
    expect(await main.innerText()).not.toContain('geht zurück') // nothing was paid
    await visitor.leaves()
  })

  it.each([
    ['German with JavaScript', GERMAN, true, 1440],
    ['English without JavaScript', ENGLISH, false, 390],
  ] as const)('let a ready car be picked up by appointment: %s', async (_, words, javaScript, width) => {
    const visitor = await browser.visitor({ javaScript, width })
    const { page } = visitor
    const main = page.getByRole('main')
    const customerId = await customerIn(visitor, words)
    const id = await order(customerId, {
      ...{ state: 'IN_PREPARATION', delivery: { vehicles: 'PICK_UP' } },
      lines: [{ line_type: 'VEHICLE', title: 'Volkswagen Golf', unit_price_cents: 18_000_00 }],
    })
    await visitor.opens(`${words.list}/${id}`)
    expect(await main.getByRole('heading', { name: words.handOver }).count()).toBe(0)
    await test.database.pool.query("update orders set state = 'READY_FOR_PICKUP' where id = $1", [id])
    await visitor.opens(`${words.list}/${id}`)
    await main.getByRole('heading', { name: words.handOver }).waitFor()
    await visitor.findsNoBarriers()
    await fitsItsWidth(visitor)
    await main.getByRole('button', { name: words.book }).click()
    await page.getByRole('alert').getByText(words.missingTime).waitFor()
    await main.locator('button[name="time"]:not([disabled])').last().click()
    await page.waitForURL(/time=/)
    await main.getByText(words.yourTime).waitFor()
    await visitor.findsNoBarriers()
    await main.getByRole('button', { name: words.book }).click()
    await main.getByRole('link', { name: words.changeTime }).click()
    await page.getByRole('heading', { level: 1, name: words.handOverOf }).waitFor()
    expect(await main.innerText()).toContain(String(id))
    await visitor.findsNoBarriers()
    await fitsItsWidth(visitor)
    await main.locator('summary', { hasText: words.cancelTime }).click()
    await main.getByRole('button', { name: words.cancelTime }).click()
    await main.getByText(words.ended).first().waitFor()
    await visitor.opens(`${words.list}/${id}`)
    await main.getByRole('button', { name: words.book }).waitFor()
    expect(visitor.complaints.filter((text) => !text.includes('status of 400'))).toEqual([])
    await visitor.context.close()
  })

  it('of other customers are not found, and guests are redirected', async () => {
    const visitor = await browser.visitor()
    const customerId = await customerIn(visitor, GERMAN)
    const id = await order(customerId)
    const other = await browser.visitor()
    await other.opens(`/meine-bestellungen/${id}`)
    expect(new URL(other.page.url()).pathname).toBe('/')
    await customerIn(other, GERMAN)
    expect((await other.page.goto(`/meine-bestellungen/${id}`))?.status()).toBe(404)
    await visitor.leaves()
    await other.context.close()
  })

  it('are in every menu of the account', async () => {
    const visitor = await browser.visitor()
    const { page } = visitor
    await customerIn(visitor, GERMAN)
    const beside = page.getByRole('main').getByRole('navigation').getByRole('link', { name: GERMAN.title })
    expect(await beside.getAttribute('aria-current')).toBe('page')
    await page.getByRole('button', { name: /Konto/ }).first().click()
    await expect.poll(() => page.locator('#konto').getByRole('link', { name: GERMAN.title }).isVisible()).toBe(true)
    await visitor.leaves()
  })
})

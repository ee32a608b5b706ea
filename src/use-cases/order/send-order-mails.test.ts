import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import { changeOrderState, changePaymentState } from './change-state.ts'
import { choosePaymentMethod } from '#use-cases/payment/choose-method.ts'
import { writeOrderEvents } from './write-events.ts'
import type { MailOrder } from '#domain/order/order-mail.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { runDueJobs } from '#server/worker/worker.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder, type OrderFixture } from '../../../tests/support/orders.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { mailServer } from '../../../tests/support/mail-server.ts'
import { sendOrderMails } from './send-order-mails.ts'

const test = useTestDatabase()
const server = mailServer()
let merchantId: number
let customerId: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  await test.database.pool.query("update merchants set iban = 'DE02120300000000202051', email = 'dealer@example.com'")
  customerId = (await addCustomer(test.database, 'jana@example.com')).actor.customerId
})
beforeEach(() => test.database.pool.query('delete from mails; delete from order_events'))

const order = (given: Partial<OrderFixture> = {}) => addOrder(test.database, { customerId, merchantId, ...given })
const move = (orderId: number, to: OrderState) =>
  test.database.transaction((handle) => changeOrderState(handle, { orderId, to, actor: 'MERCHANT' }))
const place = (orderId: number) =>
  test.database.transaction((handle) =>
    writeOrderEvents(handle, [{ orderId, actor: 'CUSTOMER', subject: 'ORDER', from: null, to: 'PLACED' }]),
  )

async function tellAll(): Promise<void> {
  const { rows } = await test.database.pool.query<{ id: number }>('select id from order_events order by id')
  for (const { id } of rows)
    await sendOrderMails(
      { read: test.database.read, writer: test.database, mainOrigin: 'https://main.example' },
      { eventId: id },
    )
}
async function mails() {
  const { rows } = await test.database.pool.query<{ recipient: string; kind: string; data: Record<string, unknown> }>(
    "select recipient, kind, data from mails order by recipient desc, kind, data->>'status'",
  )
  return rows
}

describe('an event of an order', () => {
  it('is mailed to customer and dealer, once however often the job runs', async () => {
    await place(await order({ terms: '# AGB' }))
    await tellAll()
    await tellAll()
    expect(await mails()).toMatchObject([
      { recipient: 'jana@example.com', kind: 'order-received', data: { terms: '# AGB' } },
      { recipient: 'dealer@example.com', kind: 'order-for-dealer', data: { status: 'ORDERED' } },
    ])
  })

  it('is mailed to the dealer in German, whatever the customer’s language', async () => {
    const english = { title: 'Registration', facts: [{ label: 'Mileage', value: '45,000 km' }] }
    const german = { title: 'Zulassung', facts: [{ label: 'Kilometerstand', value: '45.000 km' }], example: null }
    const line = { line_type: 'SERVICE', unit_price_cents: 179_00, ...english, german } as const
    const id = await order({ locale: 'en', lines: [line] })
    await place(id)
    await move(id, 'REJECTED')
    await tellAll()
    const toDealer = (await mails()).filter(({ recipient }) => recipient === 'dealer@example.com')
    expect(toDealer.map(({ data }) => (data.order as MailOrder).items)).toMatchObject([
      [{ title: 'Zulassung', facts: german.facts }],
    ])
    const toCustomer = (await mails()).find(({ kind }) => kind === 'order-received')
    expect(toCustomer?.data).toMatchObject({ order: { items: [english] } })
  })

  it('says how far the order had come, and shows its car', async () => {
    const line = { line_type: 'VEHICLE', title: 'Volkswagen Golf', unit_price_cents: 12_990_00 } as const
    const id = await order({ lines: [line] })
    const picture = 'drawn/hatch.blue.2k72.2015.side'
    await test.database.pool.query('update order_lines set picture = $1 where order_id = $2', [picture, id])
    await place(id)
    await move(id, 'CONFIRMED')
    await tellAll()
    const stations = ({ data }: { data: Record<string, unknown> }) =>
      (data.order as MailOrder).progress?.slice(0, 3).map(({ name, state }) => `${name} ${state}`)
    const received = (await mails()).find(({ kind }) => kind === 'order-received')
    expect(stations(received!), 'when it was placed, though it is accepted by now').toEqual([
      ...['placed done', 'accepted now', 'paid open'],
    ])
    const [accepted] = (await mails()).filter(({ data }) => data.status === 'ACCEPTED')
    const { picture: shown } = accepted!.data.order as MailOrder
    expect(shown?.key).toBe(picture)
    expect(stations(accepted!)).toEqual(['placed done', 'accepted done', 'paid now'])
  })

  it('that cancels an invoice says so, with both numbers', async () => {
    const id = await order({ state: 'SHIPPED', payment: 'PAID' })
    await move(id, 'HANDED_OVER')
    await test.database.transaction((handle) =>
      changeOrderState(handle, { orderId: id, to: 'WITHDRAWN', actor: 'ADMIN' }),
    )
    await move(id, 'RETURNED')
    await move(id, 'REFUNDED')
    await tellAll()
    const cancelled = (await mails()).filter(({ data }) => data.status === 'INVOICE_CANCELLED')
    expect(cancelled).toMatchObject([
      {
        recipient: 'jana@example.com',
        data: { order: { invoice: 'FW-000001', cancellationInvoice: 'FW-000002', isPaid: true, isDispatched: true } },
      },
    ])
  })

  it('of a hand-over that is the payment as well says that both are done', async () => {
    const id = await order({ method: 'DEALER', payment: 'WAITING_FOR_PAYMENT_DETAILS', state: 'READY_FOR_PICKUP' })
    await move(id, 'HANDED_OVER')
    await tellAll()
    const [mail] = (await mails()).filter(({ data }) => data.status === 'HANDED_OVER')
    const { progress } = mail!.data.order as MailOrder
    expect(progress?.filter(({ name }) => name === 'paid' || name === 'handedOver')).toMatchObject([
      { state: 'done' },
      { state: 'done' },
    ])
  })

  it('requests a transfer with the acceptance: account, reference and seven days', async () => {
    const id = await order({ method: 'BANK_TRANSFER', payment: 'PAYMENT_DETAILS_IN_PROGRESS' })
    await place(id)
    await tellAll()
    expect((await mails()).map(({ kind }) => kind)).not.toContain('order-payment-asked')
    await move(id, 'CONFIRMED')
    await tellAll()
    const requested = (await mails()).find(({ kind }) => kind === 'order-payment-asked')
    expect(requested?.data).toMatchObject({ iban: 'DE02 1203 0000 0000 2020 51', order: { number: String(id) } })
    expect(Date.parse(String(requested?.data.dueOn)) - Date.now()).toBeGreaterThan(5.9 * 86_400_000)
    expect(Date.parse(String(requested?.data.dueOn)) - Date.now()).toBeLessThan(7.1 * 86_400_000)
  })

  it('requests prepayment with the acceptance too, but not after it was paid', async () => {
    const open = { method: 'PREPAYMENT', payment: 'PAYMENT_DETAILS_IN_PROGRESS' } as const
    const id = await order(open)
    await place(id)
    await tellAll()
    expect((await mails()).map(({ kind }) => kind)).not.toContain('order-payment-asked')
    await move(id, 'CONFIRMED')
    await tellAll()
    const requested = (await mails()).find(({ kind }) => kind === 'order-payment-asked')
    expect(Date.parse(String(requested?.data.dueOn)) - Date.now()).toBeGreaterThan(5.9 * 86_400_000)
    await test.database.pool.query('delete from mails; delete from order_events')
    const paid = await order({ ...open, payment: 'PAID' })
    await place(paid)
    await move(paid, 'CONFIRMED')
    await tellAll()
    expect((await mails()).map(({ kind }) => kind)).not.toContain('order-payment-asked')
  })

  it('requests a transfer where the customer chooses it after a card was declined', async () => {
    const id = await order()
    await place(id)
    const chosen = { orderId: id, method: 'PREPAYMENT', takesCards: true } as const
    expect(await choosePaymentMethod(test.database, { customerId, scope: ALL_MERCHANTS }, chosen)).toEqual({
      kind: 'done',
    })
    await tellAll()
    expect((await mails()).map(({ kind }) => kind)).not.toContain('order-payment-asked')
    await move(id, 'CONFIRMED')
    await tellAll()
    const requested = (await mails()).filter(({ kind }) => kind === 'order-payment-asked')
    expect(requested).toMatchObject([{ recipient: 'jana@example.com', data: { order: { number: String(id) } } }])
  })

  it('of a cancellation states the actor and the refund', async () => {
    const id = await order({ payment: 'PAID' })
    await test.database.transaction((handle) =>
      changeOrderState(handle, { orderId: id, to: 'CANCELLED', actor: 'TIMER', reason: 'NO_ANSWER' }),
    )
    await tellAll()
    expect((await mails()).map(({ data }) => [data.status, data.actor, data.reason])).toEqual([
      ['CANCELLED', 'TIMER', 'NO_ANSWER'],
      ['REFUND_COMING', 'TIMER', 'CANCELLED'],
      ['CANCELLED', undefined, 'NO_ANSWER'],
    ])
  })

  it('is mailed to the order’s address after the account was deleted', async () => {
    const id = await order()
    await test.database.pool.query('update orders set customer_id = null where id = $1', [id])
    await test.database.transaction((handle) =>
      changePaymentState(handle, { orderId: id, to: 'PAID', actor: 'PROVIDER' }),
    )
    await tellAll()
    expect(await mails()).toMatchObject([{ recipient: 'jana@example.com', data: { status: 'PAYMENT_RECEIVED' } }])
  })

  it('that cancels an order with a payout says so, and that the trade-in vehicle stays', async () => {
    const lines = [{ line_type: 'TRADE_IN_VEHICLE', title: 'Opel', unit_price_cents: -8_500_00 }] as const
    const id = await order({ state: 'CONFIRMED', method: 'PAYOUT', payment: 'PAID', due: -3_000_00, lines })
    await move(id, 'CANCELLED')
    await tellAll()
    expect(await mails()).toMatchObject([
      { data: { status: 'CANCELLED', order: { isPaid: false, isPaidOut: true, tradeInPlace: 'CUSTOMER' } } },
    ])
  })

  it('reports a payout as a payout', async () => {
    const id = await order({ method: 'PAYOUT', payment: 'PAYMENT_DETAILS_IN_PROGRESS', due: -500_00 })
    const paid = { orderId: id, to: 'PAID', actor: 'MERCHANT' } as const
    await test.database.transaction((handle) => changePaymentState(handle, paid))
    await tellAll()
    expect(await mails()).toMatchObject([{ recipient: 'jana@example.com', data: { status: 'PAID_OUT' } }])
  })
})

it('events of a committed transaction are mailed by the worker, those of an aborted one are not', async () => {
  const id = await order()
  await test.database.pool.query("update orders set origin = 'https://shop.example' where id = $1", [id])
  await expect(
    test.database.transaction(async (handle) => {
      await changeOrderState(handle, { orderId: id, to: 'REJECTED', actor: 'MERCHANT' })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await move(id, 'CONFIRMED')
  const config = readConfig({ SMTP_URL: server.url, MAIL_FROM: 'shop@shop.example', DATA_DIR: '/nonexistent' })
  await runDueJobs(test, config, createLog('silent'))
  await runDueJobs(test, config, createLog('silent'))
  const [mail, ...more] = (await server.mails()).filter(({ to }) => to.includes('jana@example.com'))
  expect(more).toEqual([])
  expect(mail?.parsed).toMatchObject({
    subject: `Ihre Bestellung ${id} ist angenommen`,
    text: expect.stringContaining(`https://shop.example/meine-bestellungen/${id}`),
    html: expect.stringContaining('Autohaus Brinkmann'),
  })
})

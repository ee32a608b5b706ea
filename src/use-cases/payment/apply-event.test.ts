import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import { countPaymentProblems } from './payment-problems.ts'
import { countStuckRefunds } from './refund.ts'
import { refundPayment } from './refund-payment.ts'
import type { PaymentEvent, PaymentEventKind } from '#services/payment/port.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder, historyOf, statesOf } from '../../../tests/support/orders.ts'
import { type FakeProvider, fakeProvider, openPage } from '../../../tests/support/payments.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { choosePaymentMethod } from './choose-method.ts'
import { changeOrderState } from '../order/change-state.ts'
import { issueInvoice } from '../order/issue-invoice.ts'
import { recordPaid, recordRefunded } from '../order/record-money.ts'
import { applyPaymentEvent } from './apply-event.ts'

const DUE = 49_90
const test = useTestDatabase()
let merchantId: number
let customerId: number
let fake: FakeProvider
let orderId: number
let reference: string

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  customerId = (await addCustomer(test.database, 'jana@example.com')).actor.customerId
})
beforeEach(async () => {
  fake = fakeProvider()
  orderId = await addOrder(test.database, { customerId, merchantId, due: DUE })
  reference = await open()
})

const open = () => openPage(test.database, fake, { orderId, customerId })

/** A second attempt, begun once the customer is no longer sent to the page of the first. */
async function openAnother(): Promise<string> {
  await test.database.pool.query(`update payments set created_at = now() - interval '50 minutes' where order_id = $1`, [
    orderId,
  ])
  return open()
}

const event = (kind: PaymentEventKind, given: Partial<PaymentEvent> = {}): PaymentEvent => ({
  ...{ id: randomUUID(), reference, kind, amount: DUE, currency: 'EUR', occurredAt: new Date() },
  ...given,
})
const apply = (reported: PaymentEvent) => applyPaymentEvent(test.database, 'fake', reported)
const payment = async () => (await statesOf(test.database, orderId)).payment

/** The time of its page is over, although the provider has not said so. */
const runOut = () =>
  test.database.pool.query("update payments set created_at = now() - interval '61 minutes' where order_id = $1", [
    orderId,
  ])

async function attempts(): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ state: string }>(
    'select state from payments where order_id = $1 order by id',
    [orderId],
  )
  return rows.map(({ state }) => state)
}

async function runRefunds(): Promise<void> {
  const { rows } = await test.database.pool.query<{ id: number }>(
    'select id from payments where order_id = $1 order by id',
    [orderId],
  )
  for (const { id } of rows)
    await refundPayment({ read: test.database.read, payments: fake.payments }, { paymentId: id })
}

describe('a provider’s message', () => {
  it('makes an order authorised, then paid', async () => {
    expect(await apply(event('AUTHORIZED'))).toBe('APPLIED')
    expect(await payment()).toBe('AUTHORIZED')
    await apply(event('PAID'))
    expect(await payment()).toBe('PAID')
    expect((await historyOf(test.database, orderId)).slice(1)).toEqual([
      'PAYMENT AUTHORIZED by PROVIDER',
      'PAYMENT PAID by PROVIDER',
    ])
  })

  it('is applied once, even where it arrives twice at the same time', async () => {
    const paid = event('PAID')
    const outcomes = await Promise.all([apply(paid), apply(paid), apply(paid)])
    expect(outcomes.toSorted()).toEqual(['APPLIED', 'KNOWN', 'KNOWN'])
    expect(await apply(paid)).toBe('KNOWN')
    expect((await historyOf(test.database, orderId)).filter((line) => line.includes('PAID'))).toHaveLength(1)
  })

  it('may arrive in the wrong order, and at the same time as another one', async () => {
    await Promise.all([apply(event('PAID')), apply(event('AUTHORIZED'))])
    expect([await payment(), await attempts()]).toEqual(['PAID', ['PAID']])
    await apply(event('FAILED'))
    await apply(event('AUTHORIZED'))
    expect([await payment(), await attempts()]).toEqual(['PAID', ['PAID']])
  })

  it('asks for details again after a decline', async () => {
    await apply(event('FAILED'))
    expect([await payment(), await attempts()]).toEqual(['WAITING_FOR_PAYMENT_DETAILS', ['FAILED']])
  })

  it('does not ask for details again while a payment is open or authorised on another page', async () => {
    const before = await payment()
    const other = await openAnother()
    const { pool } = test.database
    const reopen = () => pool.query("update payments set state = 'OPENED' where reference = $1", [reference])
    await reopen()
    await apply(event('FAILED', { amount: 0 }))
    expect([await payment(), await attempts()]).toEqual([before, ['FAILED', 'OPENED']])
    await reopen()
    await apply(event('AUTHORIZED', { reference: other }))
    await apply(event('CANCELLED', { amount: 0 }))
    expect([await payment(), await attempts()]).toEqual(['AUTHORIZED', ['CANCELLED', 'AUTHORIZED']])
  })

  it('changes nothing where the amount differs, or the payment is unknown', async () => {
    const [wrong, strange] = [event('PAID', { amount: DUE - 1 }), event('PAID', { reference: 'of somebody else' })]
    expect(await apply(event('PAID', { currency: 'USD' })), 'the same figure in another currency').toBe('WRONG_AMOUNT')
    expect([await apply(wrong), await apply(strange)]).toEqual(['WRONG_AMOUNT', 'UNKNOWN'])
    expect([await payment(), await attempts()]).toEqual(['PAYMENT_DETAILS_IN_PROGRESS', ['OPENED']])
    expect([await apply(wrong), await apply(strange)]).toEqual(['KNOWN', 'KNOWN'])
    expect(await countPaymentProblems(test.database.read)).toBe(3)
    expect(await apply({ ...strange, reference })).toBe('APPLIED') // its payment is known by now
    expect(await countPaymentProblems(test.database.read)).toBe(2)
    await apply(event('PAID'))
    expect(await payment()).toBe('PAID')
  })

  it('decides the method of the order, even on a page abandoned for a transfer', async () => {
    await apply(event('FAILED'))
    const second = await open()
    await runOut()
    const chosen = { orderId, method: 'PREPAYMENT', takesCards: true } as const
    expect(await choosePaymentMethod(test.database, { customerId, scope: ALL_MERCHANTS }, chosen)).toEqual({
      kind: 'done',
    })
    await apply(event('PAID', { reference: second }))
    await test.database.pool.query("update orders set state = 'CONFIRMED' where id = $1", [orderId])
    await test.database.transaction((handle) => issueInvoice(handle, orderId))
    const { rows } = await test.database.pool.query(
      `select payment_method as method, payment_provider as provider, payment from orders
       join invoices on order_id = orders.id where orders.id = $1`,
      [orderId],
    )
    expect(rows).toMatchObject([
      { method: 'CREDIT_CARD', provider: 'CARD', payment: { kind: 'PAID', method: 'CREDIT_CARD' } },
    ])
  })

  it('does not change the method of an order whose dealer has recorded a transfer', async () => {
    const chosen = { orderId, method: 'PREPAYMENT', takesCards: true } as const
    await runOut()
    await choosePaymentMethod(test.database, { customerId, scope: ALL_MERCHANTS }, chosen)
    await test.database.transaction((handle) => recordPaid(handle, { orderId, actor: 'MERCHANT' }))
    await apply(event('PAID'))
    const { rows } = await test.database.pool.query('select payment_method from orders where id = $1', [orderId])
    expect(rows).toEqual([{ payment_method: 'PREPAYMENT' }])
    expect(await attempts()).toEqual(['REFUND_PENDING'])
  })

  it('is applied again where the first attempt failed', async () => {
    const reported = event('PAID')
    const broken = new Error('the connection broke')
    const failing: typeof test.database = {
      ...test.database,
      transaction: (work) =>
        test.database.transaction(async (handle) => {
          await work(handle)
          throw broken
        }),
    }
    await expect(applyPaymentEvent(failing, 'fake', reported)).rejects.toBe(broken)
    expect(await payment()).toBe('PAYMENT_DETAILS_IN_PROGRESS')
    expect(await apply(reported)).toBe('APPLIED')
    expect(await payment()).toBe('PAID')
  })
})

describe('money is refunded', () => {
  it('where the order was cancelled before it arrived', async () => {
    await test.database.transaction((handle) =>
      changeOrderState(handle, { orderId, to: 'CANCELLED', actor: 'CUSTOMER' }),
    )
    await apply(event('PAID'))
    expect([await payment(), await attempts()]).toEqual(['REFUND_PENDING', ['REFUND_PENDING']])
    await runRefunds()
    expect(fake.refunds).toMatchObject([{ reference, amount: DUE }])
    await apply(event('REFUNDED'))
    await runRefunds()
    expect([await payment(), await attempts(), fake.refunds.length]).toEqual(['REFUNDED', ['REFUNDED'], 1])
  })

  it('where the order is cancelled afterwards, by a job that retries while the provider is unavailable', async () => {
    await apply(event('PAID'))
    await test.database.transaction((handle) =>
      changeOrderState(handle, { orderId, to: 'REJECTED', actor: 'MERCHANT' }),
    )
    expect([await payment(), await attempts()]).toEqual(['REFUND_PENDING', ['REFUND_PENDING']])
    const { rows } = await test.database.pool.query(
      `select j.id from graphile_worker.jobs j where j.task_identifier = 'refund-payment' and j.key = (
         select 'refund-' || id from payments where order_id = $1)`,
      [orderId],
    )
    expect(rows).toHaveLength(1)
    await runRefunds()
    await runRefunds() // as after a crash before its end: the same key, so one refund
    expect(new Set(fake.refunds.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it('and is counted as stuck where the provider has not made it within a day', async () => {
    await apply(event('PAID'))
    const { pool } = test.database
    const requested = (ago: string) =>
      pool.query(
        `update payments set state = 'REFUND_PENDING', updated_at = now() - $2::interval where order_id = $1`,
        [orderId, ago],
      )
    const before = await countStuckRefunds(test.database.read)
    await requested('23 hours')
    expect(await countStuckRefunds(test.database.read)).toBe(before)
    await requested('25 hours')
    expect(await countStuckRefunds(test.database.read)).toBe(before + 1)
    await pool.query(`update payments set state = 'REFUNDED' where order_id = $1`, [orderId])
    expect(await countStuckRefunds(test.database.read)).toBe(before)
  })

  it('where it was paid a second time on an older page; the order stays paid', async () => {
    const first = reference
    const second = await openAnother()
    await apply(event('PAID', { reference: second }))
    await apply(event('PAID', { reference: first }))
    expect([await payment(), await attempts()]).toEqual(['PAID', ['REFUND_PENDING', 'PAID']])
    await runRefunds()
    expect(fake.refunds).toMatchObject([{ reference: first }])
    await apply(event('REFUNDED', { reference: first }))
    expect([await payment(), await attempts()]).toEqual(['PAID', ['REFUNDED', 'PAID']])
  })

  it('where the dealer had recorded it already; the order stays paid, and the dealer refunds the transfer', async () => {
    const recorded = { orderId, actor: 'MERCHANT' } as const
    expect(await test.database.transaction((handle) => recordPaid(handle, recorded))).toMatchObject({
      blocker: { kind: 'BEING_PAID' },
    }) // the page may take money yet
    await test.database.pool.query(
      `update payments set created_at = now() - interval '61 minutes' where order_id = $1`,
      [orderId],
    )
    expect(await test.database.transaction((handle) => recordPaid(handle, recorded))).toMatchObject({
      kind: 'done',
      payment: 'PAID',
    })
    await apply(event('PAID'))
    await test.database.transaction((handle) =>
      changeOrderState(handle, { orderId, to: 'REJECTED', actor: 'MERCHANT' }),
    )
    await apply(event('REFUNDED'))
    expect([await payment(), await attempts()]).toEqual(['REFUND_PENDING', ['REFUNDED']])
    expect(await test.database.transaction((handle) => recordRefunded(handle, recorded))).toMatchObject({
      kind: 'done',
      payment: 'REFUNDED',
    })
    expect(await payment()).toBe('REFUNDED')
  })

  it('for two attempts, and is complete with the second one only', async () => {
    const first = reference
    const second = await openAnother()
    await apply(event('PAID', { reference: second }))
    await apply(event('PAID', { reference: first }))
    await test.database.transaction((handle) =>
      changeOrderState(handle, { orderId, to: 'REJECTED', actor: 'MERCHANT' }),
    )
    await apply(event('REFUNDED', { reference: first }))
    expect([await payment(), await attempts()]).toEqual(['REFUND_PENDING', ['REFUNDED', 'REFUND_PENDING']])
    await apply(event('REFUNDED', { reference: second }))
    expect(await payment()).toBe('REFUNDED')
  })

  it('for two attempts paid after the cancellation: each is requested, and the last completes the payment', async () => {
    const first = reference
    const second = await openAnother()
    await test.database.transaction((handle) =>
      changeOrderState(handle, { orderId, to: 'CANCELLED', actor: 'CUSTOMER' }),
    )
    await apply(event('PAID', { reference: first }))
    await apply(event('PAID', { reference: second }))
    expect([await payment(), await attempts()]).toEqual(['REFUND_PENDING', ['REFUND_PENDING', 'REFUND_PENDING']])
    await runRefunds()
    expect(fake.refunds).toMatchObject([
      { reference: first, amount: DUE },
      { reference: second, amount: DUE },
    ])
    expect(new Set(fake.refunds.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
    await apply(event('REFUNDED', { reference: first }))
    expect(await payment()).toBe('REFUND_PENDING')
    await apply(event('REFUNDED', { reference: second }))
    expect([await payment(), await attempts()]).toEqual(['REFUNDED', ['REFUNDED', 'REFUNDED']])
  })

  it('for a second attempt that is paid after the first was refunded', async () => {
    const first = reference
    const second = await openAnother()
    await test.database.transaction((handle) =>
      changeOrderState(handle, { orderId, to: 'CANCELLED', actor: 'CUSTOMER' }),
    )
    await apply(event('PAID', { reference: first }))
    await apply(event('REFUNDED', { reference: first }))
    await apply(event('PAID', { reference: second }))
    expect([await payment(), await attempts()]).toEqual(['REFUND_PENDING', ['REFUNDED', 'REFUND_PENDING']])
    await runRefunds()
    expect(fake.refunds).toMatchObject([{ reference: second }])
    await apply(event('REFUNDED', { reference: second }))
    expect(await payment()).toBe('REFUNDED')
  })

  it('at the provider itself, even before its first message', async () => {
    await apply(event('REFUNDED'))
    expect([await payment(), await attempts()]).toEqual(['REFUNDED', ['REFUNDED']])
    await apply(event('PAID'))
    expect([await payment(), await attempts()]).toEqual(['REFUNDED', ['REFUNDED']])
  })
})

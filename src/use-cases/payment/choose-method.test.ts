import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import type { PaymentMethod } from '#domain/order/payment-methods.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder, historyOf, type OrderFixture, statesOf } from '../../../tests/support/orders.ts'
import { type FakeProvider, fakeProvider, openPage } from '../../../tests/support/payments.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { applyPaymentEvent } from './apply-event.ts'
import { choosePaymentMethod } from './choose-method.ts'

const DUE = 49_90
const test = useTestDatabase()
let merchantId: number
let customerId: number
let fake: FakeProvider

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  customerId = (await addCustomer(test.database, 'jana@example.com')).actor.customerId
})
beforeEach(() => {
  fake = fakeProvider()
})

const order = (given: Partial<OrderFixture> = {}) =>
  addOrder(test.database, { customerId, merchantId, due: DUE, ...given })
const choose = (orderId: number, method: PaymentMethod, by = customerId) =>
  choosePaymentMethod(test.database, { customerId: by, scope: ALL_MERCHANTS }, { orderId, method, takesCards: true })

const open = (orderId: number) => openPage(test.database, fake, { orderId, customerId })

async function end(reference: string, kind: 'CANCELLED' | 'AUTHORIZED' = 'CANCELLED'): Promise<void> {
  const ended = { id: `${kind} ${reference}`, reference, kind, amount: DUE, currency: 'EUR', occurredAt: new Date() }
  expect(await applyPaymentEvent(test.database, 'fake', ended)).toBe('APPLIED')
}

async function paymentOf(orderId: number) {
  const { rows } = await test.database.pool.query(
    'select payment_method as method, payment_provider as provider, payment_state as state from orders where id = $1',
    [orderId],
  )
  return rows[0]
}

describe('another payment method', () => {
  it('can be chosen after a failed card payment; the history says so', async () => {
    const orderId = await order()
    await end(await open(orderId))
    expect(await choose(orderId, 'PREPAYMENT')).toEqual({ kind: 'done' })
    expect(await paymentOf(orderId)).toEqual({
      ...{ method: 'PREPAYMENT', provider: null, state: 'PAYMENT_DETAILS_IN_PROGRESS' },
    })
    const { rows } = await test.database.pool.query(
      'select actor, from_state, reason from order_events where order_id = $1 order by id desc limit 1',
      [orderId],
    )
    expect(rows).toEqual([
      { actor: 'CUSTOMER', from_state: 'WAITING_FOR_PAYMENT_DETAILS', reason: 'METHOD_PREPAYMENT' },
    ])
  })

  it('opens a new page, and money paid on the old one still counts', async () => {
    const orderId = await order()
    const card = await open(orderId)
    await end(card)
    await choose(orderId, 'PAYPAL')
    expect(await paymentOf(orderId)).toMatchObject({ method: 'PAYPAL', state: 'WAITING_FOR_PAYMENT_DETAILS' })
    const payPal = await open(orderId)
    expect(payPal).not.toBe(card)
    expect(fake.opened.map(({ method }) => method)).toEqual(['CREDIT_CARD', 'PAYPAL'])
    const paid = {
      id: 'late',
      reference: card,
      kind: 'PAID',
      amount: DUE,
      currency: 'EUR',
      occurredAt: new Date(),
    } as const
    expect(await applyPaymentEvent(test.database, 'fake', paid)).toBe('APPLIED')
    expect(await statesOf(test.database, orderId)).toMatchObject({ payment: 'PAID' })
  })

  it('is refused while a page is open, until the provider closes it or it expires', async () => {
    const [ended, old, authorized] = [await order(), await order(), await order()]
    for (const orderId of [ended, old, authorized]) {
      const reference = await open(orderId)
      expect(await choose(orderId, 'PREPAYMENT')).toMatchObject({ code: 'CONFLICT' })
      if (orderId === ended) await end(reference)
      if (orderId === authorized) await end(reference, 'AUTHORIZED')
    }
    await test.database.pool.query(
      "update payments set created_at = now() - interval '61 minutes' where order_id = $1",
      [old],
    )
    for (const orderId of [ended, old]) expect(await choose(orderId, 'PREPAYMENT')).toEqual({ kind: 'done' })
    expect(await choose(authorized, 'PREPAYMENT')).toMatchObject({ code: 'CONFLICT' })
  })

  it('is refused where the order does not allow it, and for other customers’ orders', async () => {
    const orderId = await order()
    const lines = [{ line_type: 'VEHICLE', title: 'Golf', unit_price_cents: DUE }] as const
    const other = (await addCustomer(test.database, 'other@example.com')).actor.customerId
    expect(await choose(orderId, 'PREPAYMENT', other)).toMatchObject({ code: 'NOT_FOUND' })
    for (const method of ['BANK_TRANSFER', 'SEPA_MANDATE', 'PAYOUT', 'CREDIT_CARD'] as const)
      expect(await choose(orderId, method)).toMatchObject({ code: 'CONFLICT' })
    expect(await choose(await order({ lines }), 'PREPAYMENT')).toMatchObject({ code: 'CONFLICT' })
    expect(await choose(await order({ payment: 'PAID' }), 'PREPAYMENT')).toMatchObject({ code: 'CONFLICT' })
    expect(await choose(await order({ state: 'CANCELLED' }), 'PREPAYMENT')).toMatchObject({ code: 'CONFLICT' })
    expect(await historyOf(test.database, orderId)).toEqual([])
  })
})

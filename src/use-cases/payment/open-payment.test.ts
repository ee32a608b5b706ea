import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import { readPaymentReturn } from './payment-return.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder, historyOf, type OrderFixture, statesOf } from '../../../tests/support/orders.ts'
import { type FakeProvider, fakeProvider, newestReference } from '../../../tests/support/payments.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { changeOrderState } from '../order/change-state.ts'
import { applyPaymentEvent } from './apply-event.ts'
import { choosePaymentMethod } from './choose-method.ts'
import { openPayment } from './open-payment.ts'

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

const order = (given: Partial<OrderFixture> = {}) => addOrder(test.database, { customerId, merchantId, ...given })
const open = (orderId: number, who = customerId, { payments } = fake) =>
  openPayment(test.database, payments, {
    ...{ orderId, shopper: { customerId: who, scope: ALL_MERCHANTS }, locale: 'de' },
    describe: (dealer) => `Bestellung bei ${dealer}`,
    returnUrl: (token) => `https://shop.example/zurueck/${token}`,
  })
const tell = (reference: string, kind: 'PAID' | 'FAILED' | 'CANCELLED') =>
  applyPaymentEvent(test.database, 'fake', {
    ...{ id: randomUUID(), reference, kind, amount: 49_90, currency: 'EUR', occurredAt: new Date() },
  })
const referenceOf = (orderId: number) => newestReference(test.database, orderId)

describe('the payment page', () => {
  it('is requested with the amount due, and the order waits for payment details', async () => {
    const orderId = await order()
    expect(await open(orderId)).toMatchObject({ kind: 'done', url: expect.stringContaining('https://pay.example/') })
    expect(fake.opened).toMatchObject([
      {
        ...{ amount: 49_90, method: 'CREDIT_CARD', description: 'Bestellung bei Autohaus Brinkmann', locale: 'de' },
        customer: { email: 'jana@example.com' },
      },
    ])
    expect(await statesOf(test.database, orderId)).toMatchObject({ payment: 'PAYMENT_DETAILS_IN_PROGRESS' })
    expect(await historyOf(test.database, orderId)).toEqual(['PAYMENT PAYMENT_DETAILS_IN_PROGRESS by CUSTOMER'])
  })

  it('is not opened where another method was chosen meanwhile, but money paid on it is recognised', async () => {
    const orderId = await order()
    const { chosen } = fake.payments
    const slow = {
      ...chosen!,
      open: async (request: Parameters<NonNullable<typeof chosen>['open']>[0]) => {
        const opened = await chosen!.open(request)
        const choice = { orderId, method: 'PREPAYMENT', takesCards: true } as const
        expect(await choosePaymentMethod(test.database, { customerId, scope: ALL_MERCHANTS }, choice)).toEqual({
          kind: 'done',
        })
        return opened
      },
    }
    const requested = await open(orderId, customerId, { ...fake, payments: { ...fake.payments, chosen: slow } })
    expect(requested).toMatchObject({ kind: 'refused', code: 'CONFLICT' })
    const { rows } = await test.database.pool.query(
      'select state, page_url, reference is not null as known from payments where order_id = $1',
      [orderId],
    )
    expect(rows).toEqual([{ state: 'CANCELLED', page_url: null, known: true }])
    expect(await historyOf(test.database, orderId)).toHaveLength(1) // the choice, and no page
  })

  it('is the same when requested again, one after another and at once', async () => {
    const orderId = await order()
    const first = await open(orderId)
    expect(await open(orderId)).toEqual(first)
    expect(fake.opened).toHaveLength(1)
    const other = await order()
    const [a, b] = await Promise.all([open(other), open(other)])
    expect(a).toEqual(b)
    expect(new Set(fake.opened.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
    expect(await historyOf(test.database, other)).toHaveLength(1)
  })

  it.each(['FAILED', 'CANCELLED'] as const)('is a new one after an attempt that ended: %s', async (kind) => {
    const orderId = await order()
    const first = await open(orderId)
    await tell(await referenceOf(orderId), kind)
    expect(await statesOf(test.database, orderId)).toMatchObject({ payment: 'WAITING_FOR_PAYMENT_DETAILS' })
    const second = await open(orderId)
    expect(second.kind).toBe('done')
    expect(second).not.toEqual(first)
  })

  it('is a new one when the old one is about to close, and money paid on the old one still counts', async () => {
    const orderId = await order()
    const first = await open(orderId)
    const old = await referenceOf(orderId)
    await test.database.pool.query(
      `update payments set created_at = now() - interval '50 minutes' where order_id = $1`,
      [orderId],
    )
    expect(await open(orderId)).not.toEqual(first)
    const token = fake.opened[0]!.returnUrl.split('/').at(-1) ?? ''
    expect(await readPaymentReturn(test.database.read, token)).toEqual({ orderId, state: 'OPENED', isPayable: true })
    await tell(old, 'PAID')
    expect(await statesOf(test.database, orderId)).toMatchObject({ payment: 'PAID' })
    expect(await open(orderId)).toMatchObject({ code: 'CONFLICT' })
  })

  it('is for the order’s owner, by card or PayPal, as long as it is unpaid, where there is a provider', async () => {
    const stranger = (await addCustomer(test.database, 'anna@example.com')).actor.customerId
    const codeOf = async (orderId: number, who?: number) => (await open(orderId, who)) as { code?: string }
    expect((await codeOf(await order(), stranger)).code).toBe('NOT_FOUND')
    expect((await codeOf(1_000_000_001)).code).toBe('NOT_FOUND')
    expect((await codeOf(await order({ method: 'BANK_TRANSFER' }))).code).toBe('CONFLICT')
    for (const payment of ['AUTHORIZED', 'PAID', 'CANCELLED', 'REFUND_PENDING', 'REFUNDED'] as const)
      expect((await codeOf(await order({ payment }))).code).toBe('CONFLICT')
    const nobody = { ...fake, payments: { ...fake.payments, chosen: null } }
    expect(await open(await order(), customerId, nobody)).toMatchObject({ code: 'UNAVAILABLE' })
    expect(fake.opened).toEqual([])
  })

  it('leaves the order unpaid where the provider is unavailable, and the next attempt works', async () => {
    const orderId = await order()
    fake.beforeOpening = () => Promise.reject(new Error('no answer'))
    expect(await open(orderId)).toMatchObject({ code: 'UNAVAILABLE' })
    expect(await statesOf(test.database, orderId)).toMatchObject({ payment: 'WAITING_FOR_PAYMENT_DETAILS' })
    fake.beforeOpening = async () => {}
    expect(await open(orderId)).toMatchObject({ kind: 'done' })
  })

  it('is not shown for an order that was cancelled meanwhile', async () => {
    const orderId = await order()
    fake.beforeOpening = async () =>
      void (await test.database.transaction((handle) =>
        changeOrderState(handle, { orderId, to: 'CANCELLED', actor: 'CUSTOMER' }),
      ))
    expect(await open(orderId)).toMatchObject({ code: 'CONFLICT' })
  })
})

it('the return address finds the payment for two days, any other does not', async () => {
  const orderId = await order()
  await open(orderId)
  const token = fake.opened[0]!.returnUrl.split('/').at(-1) ?? ''
  expect(await readPaymentReturn(test.database.read, token)).toEqual({ orderId, state: 'OPENED', isPayable: true })
  expect(await readPaymentReturn(test.database.read, 'token-of-nobody')).toBeUndefined()
  await test.database.pool.query(`update payments set created_at = now() - interval '49 hours' where order_id = $1`, [
    orderId,
  ])
  expect(await readPaymentReturn(test.database.read, token)).toBeUndefined()
})

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder, historyOf, type OrderFixture, statesOf } from '../../../tests/support/orders.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { OnRowError } from '../for-each-safely.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelOverdueOrders } from './cancel-overdue.ts'
import { changeOrderState } from './change-state.ts'
import { issueInvoice } from './issue-invoice.ts'

const test = useTestDatabase()
let merchantId: number
let customerId: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  customerId = (await addCustomer(test.database, `${randomUUID()}@example.com`)).actor.customerId
  await deliver(test.database, merchantId, [car('1')])
})

const order = (given: Partial<OrderFixture> = {}) => addOrder(test.database, { customerId, merchantId, ...given })
const timer = (onError: OnRowError) => ({ read: test.database.read, writer: test.database, onError })
const ages = (orderId: number, hours: number) =>
  test.database.pool.query('update orders set placed_at = now() - make_interval(hours => $2) where id = $1', [
    orderId,
    hours,
  ])

describe('cancelling', () => {
  it('is possible for the customer until the dealer has accepted; it releases the car and stores the reason', async () => {
    const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles')
    const orderId = await order({ vehicleId: rows[0]!.id })
    expect(
      await cancelOrder(test.database, { customerId, scope: ALL_MERCHANTS }, { orderId, reason: 'Doch nicht' }),
    ).toMatchObject({ kind: 'done' })
    expect(await statesOf(test.database, orderId)).toEqual({ state: 'CANCELLED', payment: 'CANCELLED' })
    const events = await test.database.pool.query("select reason from order_events where subject = 'ORDER'")
    expect(events.rows).toEqual([{ reason: 'Doch nicht' }])
    expect((await test.database.pool.query('select state from vehicles')).rows).toEqual([{ state: 'PUBLISHED' }])
    expect(await cancelOrder(test.database, { customerId, scope: ALL_MERCHANTS }, { orderId })).toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('is refused for other people’s orders and accepted ones', async () => {
    const own = await order()
    const other = (await addCustomer(test.database, `${randomUUID()}@example.com`)).actor.customerId
    expect(
      await cancelOrder(test.database, { customerId: other, scope: ALL_MERCHANTS }, { orderId: own }),
    ).toMatchObject({ code: 'NOT_FOUND' })
    const accepted = await order({ state: 'CONFIRMED' })
    expect(await cancelOrder(test.database, { customerId, scope: ALL_MERCHANTS }, { orderId: accepted })).toMatchObject(
      { code: 'CONFLICT' },
    )
    expect(await statesOf(test.database, own)).toMatchObject({ state: 'PLACED' })
  })
})

function fail(_: number | string, error: unknown): void {
  throw error
}

describe('the timer', () => {
  it('cancels only orders unanswered for ten days or unpaid by card for two', async () => {
    await test.database.pool.query("update orders set state = 'CANCELLED'")
    const due = { method: 'BANK_TRANSFER', payment: 'PAYMENT_DETAILS_IN_PROGRESS' } as const
    const [unanswered, waiting, unpaid, paid, begun, accepted] = [
      await order(due),
      await order(due),
      await order(),
      await order({ payment: 'PAID' }),
      await order(),
      await order({ ...due, state: 'CONFIRMED' }),
    ]
    await ages(unanswered, 241)
    await ages(waiting, 239)
    for (const id of [unpaid, paid, begun]) await ages(id, 49)
    await ages(accepted, 300)
    await test.database.pool.query(
      "insert into payments (order_id, provider, method, amount_cents) values ($1, 'simulator', 'CREDIT_CARD', 4990)",
      [begun],
    )
    expect(await cancelOverdueOrders(timer(fail))).toBe(2)
    expect(await historyOf(test.database, unanswered)).toContain('ORDER CANCELLED by TIMER')
    expect(await historyOf(test.database, unpaid)).toContain('ORDER CANCELLED by TIMER')
    for (const id of [waiting, paid, begun])
      expect(await statesOf(test.database, id)).toMatchObject({ state: 'PLACED' })
    expect(await statesOf(test.database, accepted)).toMatchObject({ state: 'CONFIRMED' })
    const { rows } = await test.database.pool.query(
      "select reason from order_events where actor = 'TIMER' and subject = 'ORDER' order by reason",
    )
    expect(rows).toEqual([{ reason: 'NO_ANSWER' }, { reason: 'NOT_PAID' }])
    expect(await cancelOverdueOrders(timer(fail))).toBe(0)
  })

  it('continues with the others where one order cannot be cancelled', async () => {
    const [broken, fine] = [await order({ method: 'BANK_TRANSFER' }), await order({ method: 'BANK_TRANSFER' })]
    await ages(broken, 260)
    await ages(fine, 250)
    await test.database.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
      create trigger refuse before update on orders for each row when (old.id = ${broken}) execute function refuse()`)
    const reported: number[] = []
    expect(await cancelOverdueOrders(timer((orderId) => reported.push(Number(orderId))))).toBe(1)
    expect(reported).toEqual([broken])
    expect(await statesOf(test.database, fine)).toMatchObject({ state: 'CANCELLED' })
    await test.database.pool.query('drop function refuse cascade')
  })
})

describe('an invoice', () => {
  const numbers = async () =>
    (
      await test.database.pool.query<{ number: number }>(
        'select number from invoices where merchant_id = $1 order by number',
        [merchantId],
      )
    ).rows.map(({ number }) => number)
  const issue = (orderId: number) => test.database.transaction((handle) => issueInvoice(handle, orderId))

  it('is issued once, with numbers without gaps despite simultaneous orders and failures', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => order({ state: 'CONFIRMED' })))
    const refused = await order()
    expect(await issue(refused)).toMatchObject({ code: 'CONFLICT' })
    const failing = test.database.transaction(async (handle) => {
      await issueInvoice(handle, orders[0]!)
      throw new Error('came to nothing')
    })
    await Promise.all([expect(failing).rejects.toThrow('came to nothing'), ...orders.map(issue), ...orders.map(issue)])
    expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6])
    expect(await issue(0)).toMatchObject({ code: 'NOT_FOUND', blocker: { kind: 'UNKNOWN_ORDER' } })
  })

  it('is issued with the hand-over', async () => {
    const orderId = await order({ state: 'SHIPPED', payment: 'PAID' })
    await test.database.transaction((handle) =>
      changeOrderState(handle, { orderId, to: 'HANDED_OVER', actor: 'MERCHANT' }),
    )
    const { rows } = await test.database.pool.query('select number, seller from invoices where order_id = $1', [
      orderId,
    ])
    expect(rows).toMatchObject([{ number: 7, seller: { name: 'Autohaus Brinkmann' } }])
  })

  it('is not issued for a leased car, which can be handed over nevertheless', async () => {
    const leased = { line_type: 'VEHICLE', title: 'Golf', unit_price_cents: 20_000_00, payment: 'LEASING' } as const
    const orderId = await order({ state: 'SHIPPED', payment: 'PAID', lines: [leased] })
    const handedOver = await test.database.transaction((handle) =>
      changeOrderState(handle, { orderId, to: 'HANDED_OVER', actor: 'MERCHANT' }),
    )
    expect(handedOver).toMatchObject({ kind: 'done' })
    expect(await issue(orderId)).toMatchObject({ code: 'CONFLICT' })
    const bought = { line_type: 'SERVICE', title: 'Zulassung', unit_price_cents: 179_00 } as const
    expect(await issue(await order({ state: 'CONFIRMED', lines: [leased, bought] }))).toMatchObject({ kind: 'done' })
    expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('is cancelled once where its order is voided, with the next number and the dealer as stored', async () => {
    const step = (orderId: number, to: OrderState, actor: StateActor) =>
      test.database.transaction((handle) => changeOrderState(handle, { orderId, to, actor }))
    const [cancelled, withdrawn, without] = [
      await order({ state: 'CONFIRMED' }),
      await order({ state: 'SHIPPED', payment: 'PAID' }),
      await order({ state: 'CONFIRMED' }),
    ]
    await issue(cancelled)
    await step(withdrawn, 'HANDED_OVER', 'MERCHANT')
    await test.database.pool.query("update merchants set name = 'Autohaus Neu'")
    await step(cancelled, 'CANCELLED', 'MERCHANT')
    await step(without, 'CANCELLED', 'MERCHANT')
    await step(withdrawn, 'WITHDRAWN', 'CUSTOMER')
    await step(withdrawn, 'RETURNED', 'MERCHANT')
    await step(withdrawn, 'REFUNDED', 'MERCHANT')
    const { rows } = await test.database.pool.query(
      `select order_id, kind, number, seller->>'name' as seller, payment from invoices where order_id = any($1)
       order by number`,
      [[cancelled, withdrawn, without]],
    )
    const seller = 'Autohaus Brinkmann'
    const onIssue = { kind: 'PAID', method: 'CREDIT_CARD', on: berlinToday() }
    expect(rows).toMatchObject([
      { order_id: cancelled, kind: 'INVOICE', number: 9, seller, payment: { kind: 'OPEN', method: 'CREDIT_CARD' } },
      { order_id: withdrawn, kind: 'INVOICE', number: 10, seller, payment: onIssue },
      { order_id: cancelled, kind: 'CANCELLATION', number: 11, seller, payment: null },
      { order_id: withdrawn, kind: 'CANCELLATION', number: 12, seller, payment: null },
    ])
    expect(await issue(cancelled)).toEqual({ kind: 'done', number: 9 }) // the invoice stands in the books as it was
  })

  it('says that a bank pays the rest of a loan, but not for a lease', async () => {
    const car = { line_type: 'VEHICLE', title: 'Golf', unit_price_cents: 20_000_00 } as const
    const bought = { line_type: 'SERVICE', title: 'Zulassung', unit_price_cents: 179_00 } as const
    const paid = { state: 'CONFIRMED', payment: 'PAID', method: 'BANK_TRANSFER', provider: 'BANKING_REQUEST' } as const
    await expect(issue(await order({ ...paid, lines: [car] }))).resolves.toMatchObject({
      ...{ kind: 'refused', blocker: { kind: 'FINANCING_OPEN' } },
    })
    const kinds = []
    for (const payment of ['LOAN', 'LEASING'] as const) {
      const orderId = await order({ ...paid, financing: 'APPROVED', lines: [{ ...car, payment }, bought] })
      await issue(orderId)
      const { rows } = await test.database.pool.query<{ kind: string }>(
        "select payment->>'kind' as kind from invoices where order_id = $1",
        [orderId],
      )
      kinds.push(rows[0]?.kind)
    }
    expect(kinds).toEqual(['PART_PAID', 'PAID'])
  })

  it('is issued in every state between acceptance and the end, and names the day of supply where there was one', async () => {
    const states = ['CONFIRMED', 'IN_PREPARATION', 'READY_FOR_PICKUP', 'SHIPPED', 'HANDED_OVER', 'COMPLETED'] as const
    for (const state of states) {
      const orderId = await order({ state })
      expect(await issue(orderId), state).toMatchObject({ kind: 'done' })
      const { rows } = await test.database.pool.query(
        'select supplied_on::text as day from invoices where order_id = $1',
        [orderId],
      )
      expect(rows, state).toEqual([{ day: state === 'HANDED_OVER' || state === 'COMPLETED' ? berlinToday() : null }])
    }
  })

  it('names the day on which the money came', async () => {
    const orderId = await order({ state: 'CONFIRMED', payment: 'PAID', method: 'BANK_TRANSFER' })
    await test.database.pool.query(
      `insert into order_events (order_id, actor, subject, from_state, to_state, at)
       values ($1, 'MERCHANT', 'PAYMENT', 'PAYMENT_DETAILS_IN_PROGRESS', 'PAID', '2026-03-02T12:00:00Z')`,
      [orderId],
    )
    await issue(orderId)
    const { rows } = await test.database.pool.query("select payment->>'on' as day from invoices where order_id = $1", [
      orderId,
    ])
    expect(rows).toEqual([{ day: '2026-03-02' }])
  })
})

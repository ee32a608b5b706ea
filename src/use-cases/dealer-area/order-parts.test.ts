import { expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { ORDER_STATES, type OrderState } from '#domain/order/order-states.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { staffActor } from '../../../tests/support/staff.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { ORDER_PARTS, type OrderPart } from './order-parts.ts'
import { readMerchantOrders } from './orders-for-staff.ts'
import { readWorkCounts } from './work-counts.ts'

const test = useTestDatabase()

it('every order is in one part, and the menu counts those whose next step is the dealer’s', async () => {
  const { id: merchantId } = await addMerchant(test.database)
  const { actor } = await addCustomer(test.database, 'eva@example.com')
  const owner = staffActor({ merchantId, roles: ['OWNER'], staffId: 1 })
  const add = (state: OrderState) => addOrder(test.database, { customerId: actor.customerId, merchantId, state })
  const change = (id: number, set: string, value: string) =>
    test.database.pool.query(`update orders set ${set} where id = $1`, [id, value].slice(0, value ? 2 : 1))
  for (const state of ORDER_STATES) await add(state)
  const hold = `on_hold_until = $2, hold_reason = 'Fehlt ein Teil'`
  const [putOff, takenUp, late] = [await add('CONFIRMED'), await add('CONFIRMED'), await add('PLACED')]
  await change(putOff, hold, addDays(berlinToday(), 3))
  await change(takenUp, hold, berlinToday())
  await change(late, `placed_at = now() - interval '25 hours'`, '')
  const financed = {
    customerId: actor.customerId,
    merchantId,
    method: 'BANK_TRANSFER',
    provider: 'BANKING_REQUEST',
  } as const
  const atBank = await addOrder(test.database, { ...financed, state: 'CONFIRMED', financing: 'WAITING' })
  await addOrder(test.database, { ...financed, state: 'CONFIRMED', financing: 'APPROVED' })
  const refunded = { customerId: actor.customerId, merchantId, state: 'CANCELLED', payment: 'REFUND_PENDING' } as const
  const owed = await addOrder(test.database, refunded)
  const byProvider = await addOrder(test.database, refunded)
  await test.database.pool.query(
    `insert into payments (order_id, provider, reference, method, amount_cents, state)
     values ($1, 'card', 'r-1', 'CARD', 100, 'REFUND_PENDING')`,
    [byProvider],
  )
  const read = async (part: OrderPart) => {
    const found = await readMerchantOrders(test.database.read, owner, { merchantId, part, page: 1 })
    if (found.kind !== 'found') throw new Error('refused')
    return found
  }
  const [toDo, waiting, ended] = await Promise.all(ORDER_PARTS.map(read))
  expect(toDo!.rows.map(({ id, state }) => (id === owed ? 'owed' : state)).toSorted()).toEqual([
    ...[
      'CONFIRMED',
      'CONFIRMED',
      'CONFIRMED',
      'IN_PREPARATION',
      'PLACED',
      'PLACED',
      'READY_FOR_PICKUP',
      'RETURNED',
      'SHIPPED',
    ],
    ...['WITHDRAWN', 'owed'],
  ])
  const waits = new Map([[putOff, 'put off'] as const, [atBank, 'at the bank'] as const])
  expect(waiting!.rows.map(({ id, state }) => waits.get(id) ?? state).toSorted()).toEqual([
    ...['HANDED_OVER', 'at the bank', 'put off'],
  ])
  expect(ended!.rows.map(({ state }) => state).toSorted()).toEqual([
    'CANCELLED',
    'CANCELLED',
    'COMPLETED',
    'REFUNDED',
    'REJECTED',
  ])
  expect(await readWorkCounts(test.database.read, owner, merchantId)).toMatchObject({
    counts: { orders: toDo!.counts.TO_DO },
  })
  expect(toDo!.counts).toEqual({ TO_DO: toDo!.rows.length, WAITING: waiting!.rows.length, ENDED: ended!.rows.length })

  const [first] = toDo!.rows
  expect(first).toMatchObject({ id: late })
  expect(Date.now() - first!.dueAt!.getTime()).toBeGreaterThan(3_500_000)
  const due = toDo!.rows.map(({ dueAt }) => dueAt?.getTime() ?? Number.POSITIVE_INFINITY)
  expect(due).toEqual(due.toSorted((one, other) => one - other))
  const [end] = toDo!.rows.filter(({ id }) => id === takenUp)
  expect(berlinToday(end!.dueAt!)).toBe(berlinToday())
})

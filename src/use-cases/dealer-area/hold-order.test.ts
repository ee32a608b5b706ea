import { beforeEach, expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { addStaff, staffActor } from '../../../tests/support/staff.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { cancelOverdueOrders } from '../order/cancel-overdue.ts'
import { changeOrderAsStaff } from './change-order-as-staff.ts'
import { holdFingerprint, holdOrder } from './hold-order.ts'
import { readMerchantOrder } from './orders-for-staff.ts'
import { readWorkList } from './work-list.ts'

const test = useTestDatabase()
const TODAY = berlinToday()
const NEXT_WEEK = { until: addDays(TODAY, 7), reason: 'Kunde ist verreist' }
let merchants = 0
let merchantId: number
let sales: StaffActor

beforeEach(async () => {
  merchantId = (await addMerchant(test.database, { slug: `dealer-${++merchants}` })).id
  const staffId = await addStaff(test.database, `sales-${merchants}@example.com`, { merchantId, roles: ['SALES'] })
  sales = staffActor({ merchantId, roles: ['SALES'], staffId })
})

async function order(state: OrderState): Promise<number> {
  const { actor } = await addCustomer(test.database, `eva-${crypto.randomUUID()}@example.com`)
  return addOrder(test.database, { customerId: actor.customerId, merchantId, state })
}
type Hold = Parameters<typeof holdFingerprint>[0]
const hold = (orderId: number, until: Hold = NEXT_WEEK, before: Hold = null) =>
  holdOrder(test.database, sales, { orderId, hold: until, fingerprint: holdFingerprint(before) })
async function shown(orderId: number) {
  const found = await readMerchantOrder(test.database.read, sales, orderId)
  if (found.kind === 'refused') throw new Error(found.code)
  return found.order
}

it('an order that is put off waits for its bank longer, and is worked on again by its next step', async () => {
  const waiting = await order('CONFIRMED')
  const other = await order('CONFIRMED')
  await test.database.pool.query(
    "update orders set financing_state = 'WAITING', placed_at = now() - interval '90 days' where id = any($1)",
    [[waiting, other]],
  )
  expect(await hold(waiting)).toEqual({ kind: 'done' })
  const onError = (_: unknown, error: unknown) => {
    throw error
  }
  await cancelOverdueOrders({ read: test.database.read, writer: test.database, onError })
  expect(await shown(waiting)).toMatchObject({ state: 'CONFIRMED', onHoldUntil: NEXT_WEEK.until, mayHold: true })
  expect(await shown(other)).toMatchObject({ state: 'CANCELLED', onHoldUntil: null, mayHold: false })
  expect((await shown(waiting)).next, 'nothing that the bank’s approval is missing for').toEqual([
    'CANCELLED',
    'WITHDRAWN',
  ])
  await test.database.pool.query("update orders set financing_state = 'APPROVED' where id = $1", [waiting])
  expect((await shown(waiting)).next).toContain('IN_PREPARATION')
  const step = { orderId: waiting, to: 'IN_PREPARATION', reason: undefined, unpaid: false } as const
  expect(await changeOrderAsStaff(test.database, sales, step)).toMatchObject({ kind: 'done' })
  expect(await shown(waiting)).toMatchObject({ onHoldUntil: null, holdReason: null })
})

it('on its day it is in the work list, until it is taken up', async () => {
  const id = await order('CONFIRMED')
  await hold(id)
  const work = async () => {
    const found = await readWorkList(test.database.read, sales, merchantId)
    return found.kind === 'found' ? found.items : []
  }
  expect(await work()).toEqual([])
  await test.database.pool.query('update orders set on_hold_until = $2 where id = $1', [id, TODAY])
  expect(await work()).toMatchObject([{ kind: 'ORDER', orderId: id, state: 'CONFIRMED' }])
  expect(await hold(id, null)).toMatchObject({ code: 'CHANGED' })
  expect(await hold(id, null, { ...NEXT_WEEK, until: TODAY })).toEqual({ kind: 'done' })
  expect(await shown(id)).toMatchObject({ onHoldUntil: null, lastHold: { by: sales.name } })
  expect(await work()).toEqual([])
})

it('nobody puts off an answer, or anything without a day to come and a reason', async () => {
  expect(await hold(await order('PLACED'))).toMatchObject({ code: 'CONFLICT' })
  const id = await order('CONFIRMED')
  expect(await hold(id, { until: TODAY, reason: ' ' })).toMatchObject({
    fields: [{ field: 'until' }, { field: 'reason' }],
  })
  expect(await hold(id, { ...NEXT_WEEK, until: addDays(TODAY, 61) })).toMatchObject({ fields: [{ field: 'until' }] })
  const change = { hold: NEXT_WEEK, fingerprint: holdFingerprint(null) }
  const service = { ...sales, roles: [{ merchantId, roles: ['SERVICE' as const] }] }
  expect(await holdOrder(test.database, service, { ...change, orderId: id })).toMatchObject({ code: 'FORBIDDEN' })
})

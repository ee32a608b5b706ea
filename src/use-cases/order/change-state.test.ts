import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OrderState } from '#domain/order/order-states.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder, historyOf, type OrderFixture, statesOf } from '../../../tests/support/orders.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { NEW_PETROL } from '../../../tests/support/labelled-cars.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { setEnergyLabelPolicy } from '../stock/set-energy-label-policy.ts'
import { changeOrderState, changePaymentState } from './change-state.ts'

const test = useTestDatabase()
let merchantId: number
let customerId: number
const cars: number[] = []

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  customerId = (await addCustomer(test.database, `${randomUUID()}@example.com`)).actor.customerId
  const numbers = ['1', '2', '3', '4', '5', '6']
  await deliver(
    test.database,
    merchantId,
    numbers.map((number) => car(number)),
  )
  const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles order by id')
  cars.push(...rows.map(({ id }) => id))
})

const order = (given: Partial<OrderFixture> = {}) => addOrder(test.database, { customerId, merchantId, ...given })
const change = (orderId: number, to: OrderState, actor: StateActor) =>
  test.database.transaction((handle) => changeOrderState(handle, { orderId, to, actor, reason: 'test' }))

async function carState(vehicleId: number): Promise<string> {
  const { rows } = await test.database.pool.query<{ state: string }>('select state from vehicles where id = $1', [
    vehicleId,
  ])
  return rows[0]!.state
}

async function changesOf(vehicleId: number): Promise<number> {
  const { rows } = await test.database.pool.query<{ n: number }>(
    'select count(*)::int as n from vehicle_changes where vehicle_id = $1',
    [vehicleId],
  )
  return rows[0]!.n
}

describe('an order', () => {
  it('changes state as the table allows, and records actor, previous state and reason', async () => {
    const orderId = await order()
    expect(await change(orderId, 'CONFIRMED', 'MERCHANT')).toMatchObject({ kind: 'done', state: 'CONFIRMED' })
    const { rows } = await test.database.pool.query('select * from order_events where order_id = $1', [orderId])
    expect(rows).toMatchObject([
      { subject: 'ORDER', actor: 'MERCHANT', from_state: 'PLACED', to_state: 'CONFIRMED', reason: 'test' },
    ])
  })

  it('keeps its state where the table forbids the transition, and nothing is written', async () => {
    const orderId = await order()
    expect(await change(orderId, 'CONFIRMED', 'CUSTOMER')).toMatchObject({ code: 'CONFLICT' })
    expect(await change(orderId, 'SHIPPED', 'MERCHANT')).toMatchObject({ code: 'CONFLICT' })
    expect(await change(1_000_000_001, 'CONFIRMED', 'MERCHANT')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await statesOf(test.database, orderId)).toMatchObject({ state: 'PLACED' })
    expect(await historyOf(test.database, orderId)).toEqual([])
  })

  it('sells its car when confirmed and releases it when it ends; the search index follows', async () => {
    const vehicleId = cars[0]!
    const orderId = await order({ vehicleId })
    const before = await changesOf(vehicleId)
    await change(orderId, 'CONFIRMED', 'MERCHANT')
    expect(await carState(vehicleId)).toBe('SOLD')
    await change(orderId, 'IN_PREPARATION', 'MERCHANT')
    expect(await changesOf(vehicleId)).toBe(before + 1)
    await change(orderId, 'WITHDRAWN', 'CUSTOMER')
    expect(await carState(vehicleId)).toBe('SOLD')
    await change(orderId, 'RETURNED', 'MERCHANT')
    expect(await carState(vehicleId)).toBe('PUBLISHED')
    expect(await changesOf(vehicleId)).toBe(before + 2)
    const again = await order({ vehicleId }) // its line is closed: the car can be ordered once more
    expect(await statesOf(test.database, again)).toMatchObject({ state: 'PLACED' })
  })

  it('releases its car once: at the refund another customer may have it', async () => {
    const vehicleId = cars[2]!
    const first = await order({ vehicleId, state: 'HANDED_OVER' })
    await change(first, 'WITHDRAWN', 'CUSTOMER')
    await change(first, 'RETURNED', 'MERCHANT')
    const second = await order({ vehicleId })
    await change(second, 'CONFIRMED', 'MERCHANT')
    await change(first, 'REFUNDED', 'MERCHANT')
    expect(await carState(vehicleId)).toBe('SOLD')
  })

  it('holds back a released car whose energy label lost a value meanwhile, unless its dealer only wants that reported', async () => {
    const { id } = await addMerchant(test.database, { slug: 'labels' })
    const labelled = (missing: object) => ['1', '2'].map((n) => car(n, { attributes: { ...NEW_PETROL, ...missing } }))
    await deliver(test.database, id, labelled({}))
    const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles where merchant_id = $1', [
      id,
    ])
    const [withheld, reported] = rows.map((row) => row.id)
    const orders = [
      await order({ vehicleId: withheld!, merchantId: id }),
      await order({ vehicleId: reported!, merchantId: id }),
    ]
    await deliver(test.database, id, labelled({ consumptionRural: null }))
    const before = await changesOf(withheld!)
    await change(orders[0]!, 'CANCELLED', 'CUSTOMER')
    expect(await carState(withheld!)).toBe('INCOMPLETE')
    expect(await changesOf(withheld!)).toBe(before + 1)
    await setEnergyLabelPolicy(test.database, id, 'REPORT')
    await change(orders[1]!, 'CANCELLED', 'CUSTOMER')
    expect([await carState(withheld!), await carState(reported!)]).toEqual(['PUBLISHED', 'PUBLISHED'])
  })

  it('does not publish a car again that its dealer removed from the stock', async () => {
    const vehicleId = cars[1]!
    const orderId = await order({ vehicleId })
    await test.database.pool.query(`update vehicles set state = 'ARCHIVED' where id = $1`, [vehicleId])
    await change(orderId, 'REJECTED', 'MERCHANT')
    expect(await carState(vehicleId)).toBe('ARCHIVED')
  })

  it('does not publish a car again that was removed while reserved or sold, unless it was delivered again', async () => {
    const all = ['1', '2', '3', '4', '5', '6']
    const deliverOnly = (numbers: readonly string[]) =>
      deliver(
        test.database,
        merchantId,
        numbers.map((number) => car(number)),
        { allowRemoval: true },
      )
    const [gone, back] = [cars[3]!, cars[4]!]
    const [first, second] = [await order({ vehicleId: gone }), await order({ vehicleId: back })]
    await deliverOnly(all.filter((number) => number !== '4' && number !== '5'))
    await deliverOnly(all.filter((number) => number !== '4'))
    expect([await carState(gone), await carState(back)]).toEqual(['RESERVED', 'RESERVED'])
    await change(first, 'CANCELLED', 'CUSTOMER')
    await change(second, 'CANCELLED', 'CUSTOMER')
    expect([await carState(gone), await carState(back)]).toEqual(['ARCHIVED', 'PUBLISHED'])
    await deliverOnly(all)
    expect(await carState(gone)).toBe('PUBLISHED')
    const sold = await order({ vehicleId: back })
    await change(sold, 'CONFIRMED', 'MERCHANT')
    await deliverOnly(all.filter((number) => number !== '5'))
    expect(await carState(back)).toBe('SOLD')
    await change(sold, 'CANCELLED', 'MERCHANT')
    expect(await carState(back)).toBe('ARCHIVED')
    await deliverOnly(all)
    const third = await order({ vehicleId: gone })
    await change(third, 'CANCELLED', 'CUSTOMER')
    expect(await carState(gone)).toBe('PUBLISHED')
  })

  it('requests no payment once it has ended, and refunds what was paid', async () => {
    const unpaid = await order()
    await change(unpaid, 'CANCELLED', 'CUSTOMER')
    expect(await statesOf(test.database, unpaid)).toEqual({ state: 'CANCELLED', payment: 'CANCELLED' })
    for (const [to, actor] of [
      ['CANCELLED', 'TIMER'],
      ['REJECTED', 'MERCHANT'],
    ] as const) {
      const paid = await order({ payment: 'PAID' })
      await change(paid, to, actor)
      expect(await statesOf(test.database, paid)).toEqual({ state: to, payment: 'REFUND_PENDING' })
      expect(await historyOf(test.database, paid)).toEqual([
        `ORDER ${to} by ${actor}`,
        `PAYMENT REFUND_PENDING by ${actor}`,
      ])
    }
  })

  it('that was withdrawn keeps the payment until the dealer refunds it, and the car until it is returned', async () => {
    const vehicleId = cars[5]!
    for (const state of ['SHIPPED', 'HANDED_OVER', 'COMPLETED'] as const) {
      const orderId = await order({ payment: 'PAID', state, vehicleId })
      await test.database.pool.query("update vehicles set state = 'SOLD' where id = $1", [vehicleId])
      await change(orderId, 'WITHDRAWN', 'CUSTOMER')
      expect(await change(orderId, 'REFUNDED', 'MERCHANT')).toMatchObject({ code: 'CONFLICT' })
      expect(await statesOf(test.database, orderId)).toEqual({ state: 'WITHDRAWN', payment: 'PAID' })
      expect(await carState(vehicleId)).toBe('SOLD')
      await change(orderId, 'RETURNED', 'MERCHANT')
      expect(await carState(vehicleId)).toBe('PUBLISHED')
      const refunded = { kind: 'done', state: 'REFUNDED', payment: 'REFUND_PENDING' }
      expect(await change(orderId, 'REFUNDED', 'MERCHANT')).toEqual(refunded)
      expect(await statesOf(test.database, orderId)).toMatchObject({ payment: 'REFUND_PENDING' })
    }
    const early = await order({ payment: 'PAID', state: 'CONFIRMED' })
    await change(early, 'WITHDRAWN', 'CUSTOMER')
    expect(await change(early, 'REFUNDED', 'MERCHANT')).toMatchObject({ kind: 'done', state: 'REFUNDED' })
  })

  it('that is paid at pick-up counts as paid with the hand-over, unless marked unpaid', async () => {
    const given = { method: 'DEALER', payment: 'PAYMENT_DETAILS_IN_PROGRESS', state: 'READY_FOR_PICKUP' } as const
    const paid = await order(given)
    expect(await change(paid, 'HANDED_OVER', 'MERCHANT')).toMatchObject({ state: 'HANDED_OVER', payment: 'PAID' })
    expect(await historyOf(test.database, paid)).toEqual(['ORDER HANDED_OVER by MERCHANT', 'PAYMENT PAID by MERCHANT'])
    const unpaid = await order(given)
    const left = { to: 'HANDED_OVER', actor: 'MERCHANT', unpaid: true, reason: 'Zahlt morgen' } as const
    await test.database.transaction((handle) => changeOrderState(handle, { orderId: unpaid, ...left }))
    expect(await statesOf(test.database, unpaid)).toMatchObject({ payment: 'PAYMENT_DETAILS_IN_PROGRESS' })
    const transferred = await order({ ...given, method: 'BANK_TRANSFER', due: -1_00 })
    await change(transferred, 'HANDED_OVER', 'MERCHANT')
    expect(await statesOf(test.database, transferred)).toMatchObject({ payment: 'PAYMENT_DETAILS_IN_PROGRESS' })
    for (const [due, payment] of [
      [1, 'PAID'],
      [0, 'PAYMENT_DETAILS_IN_PROGRESS'],
      [-1_00, 'PAYMENT_DETAILS_IN_PROGRESS'],
    ] as const) {
      const outcome = await change(await order({ ...given, due }), 'HANDED_OVER', 'MERCHANT')
      expect(outcome, `${due} cents are due`).toMatchObject({ kind: 'done', payment })
    }
  })

  it('that was never paid is paid no more once the customer has withdrawn', async () => {
    const orderId = await order({
      state: 'SHIPPED',
      method: 'BANK_TRANSFER',
      payment: 'PAYMENT_DETAILS_IN_PROGRESS',
    })
    expect(await change(orderId, 'WITHDRAWN', 'CUSTOMER')).toMatchObject({ kind: 'done', payment: 'CANCELLED' })
  })

  it('that is delivered is never ready for pick-up', async () => {
    const delivered = await order({ state: 'IN_PREPARATION', payment: 'PAID', delivery: { vehicles: 'DELIVERY' } })
    expect(await change(delivered, 'READY_FOR_PICKUP', 'MERCHANT')).toMatchObject({ code: 'CONFLICT' })
    const fetched = await order({ state: 'IN_PREPARATION', payment: 'PAID', delivery: { vehicles: 'PICK_UP' } })
    expect(await change(fetched, 'READY_FOR_PICKUP', 'MERCHANT')).toMatchObject({ kind: 'done' })
  })

  it('is changed by one transaction at a time: the second sees what the first has done', async () => {
    const orderId = await order()
    let second: ReturnType<typeof change> | undefined
    await test.database.transaction(async (handle) => {
      await changeOrderState(handle, { orderId, to: 'CONFIRMED', actor: 'MERCHANT' })
      second = change(orderId, 'CANCELLED', 'CUSTOMER') // allowed in the state before
      await setTimeout(150)
    })
    expect(await second).toMatchObject({ code: 'CONFLICT' })
    expect(await historyOf(test.database, orderId)).toEqual(['ORDER CONFIRMED by MERCHANT'])
  })
})

it('a payment changes state as its table allows', async () => {
  const orderId = await order({ method: 'BANK_TRANSFER', payment: 'PAYMENT_DETAILS_IN_PROGRESS' })
  const pay = (to: 'PAID' | 'REFUNDED', actor: StateActor) =>
    test.database.transaction((handle) => changePaymentState(handle, { orderId, to, actor }))
  expect(await pay('PAID', 'CUSTOMER')).toMatchObject({ code: 'CONFLICT' })
  const unknown = await test.database.transaction((handle) =>
    changePaymentState(handle, { orderId: 0, to: 'PAID', actor: 'MERCHANT' }),
  )
  expect(unknown).toMatchObject({ code: 'NOT_FOUND', blocker: { kind: 'UNKNOWN_ORDER' } })
  expect(await pay('PAID', 'MERCHANT')).toMatchObject({ kind: 'done', payment: 'PAID' })
  expect(await pay('REFUNDED', 'MERCHANT')).toMatchObject({ code: 'CONFLICT' })
  expect(await historyOf(test.database, orderId)).toEqual(['PAYMENT PAID by MERCHANT'])
})

describe('goods', () => {
  const prepared = () =>
    order({ state: 'IN_PREPARATION', method: 'BANK_TRANSFER', payment: 'PAYMENT_DETAILS_IN_PROGRESS' })
  const step = (orderId: number, to: OrderState, more: { readonly unpaid?: boolean; readonly reason?: string } = {}) =>
    test.database.transaction((handle) => changeOrderState(handle, { orderId, to, actor: 'MERCHANT', ...more }))

  it('are not dispatched unpaid, unless the dealer gives a reason', async () => {
    const orderId = await prepared()
    expect(await step(orderId, 'SHIPPED')).toMatchObject({ code: 'CONFLICT', blocker: { kind: 'UNPAID' } })
    expect(await step(orderId, 'SHIPPED', { reason: 'Bürgschaft' })).toMatchObject({ code: 'CONFLICT' })
    expect(await step(orderId, 'SHIPPED', { unpaid: true })).toMatchObject({ code: 'CONFLICT' })
    expect(await statesOf(test.database, orderId)).toMatchObject({ state: 'IN_PREPARATION' })
    expect(await step(orderId, 'SHIPPED', { unpaid: true, reason: 'Bürgschaft' })).toMatchObject({ kind: 'done' })
    expect(await statesOf(test.database, orderId)).toEqual({ state: 'SHIPPED', payment: 'PAYMENT_DETAILS_IN_PROGRESS' })
  })

  it('are not handed over unpaid either, but can be ready for pick-up', async () => {
    const orderId = await prepared()
    expect(await step(orderId, 'READY_FOR_PICKUP')).toMatchObject({ kind: 'done' })
    expect(await step(orderId, 'HANDED_OVER')).toMatchObject({ code: 'CONFLICT' })
    await test.database.transaction((handle) =>
      changePaymentState(handle, { orderId, to: 'PAID', actor: 'MERCHANT', reason: 'test' }),
    )
    expect(await step(orderId, 'HANDED_OVER')).toEqual({ kind: 'done', state: 'HANDED_OVER', payment: 'PAID' })
  })
})

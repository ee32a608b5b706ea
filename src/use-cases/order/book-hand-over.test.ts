import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addCalendar } from '../../../tests/support/appointments.ts'
import { addOrder, type OrderFixture } from '../../../tests/support/orders.ts'
import { linesOf, takeRequestMails } from '../../../tests/support/request-mails.ts'
import { staffActor } from '../../../tests/support/staff.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { readMerchantOrder } from '../dealer-area/orders-for-staff.ts'
import { readAppointment } from '../appointment/appointment.ts'
import { moveOwnRequestTime, moveRequestTime } from '../request/move-request-time.ts'
import { readRequestAs } from '../request/request.ts'
import { acceptProposedTime } from '../request/accept-proposed-time.ts'
import { withdrawRequest } from '../request/withdraw-request.ts'
import { changeOrderState } from './change-state.ts'
import { bookHandOver } from './book-hand-over.ts'
import { type OrderToHandOver, readHandOver, readHandOverDays } from './hand-over.ts'

const test = useTestDatabase()
const SITE = { origin: 'https://shop.example', brandSlug: null, locale: 'en' } as const
const DAY = addDays(berlinToday(), 7)
const NINE = { day: DAY, minute: 540 }
const TEN = { day: DAY, minute: 600 }
const DEALER = 'dealer@example.com in de'

beforeEach(() => test.database.pool.query('delete from mails; delete from graphile_worker._private_jobs'))

async function readyOrder(fixture: Partial<OrderFixture> = {}, { bays = 1 } = {}) {
  const { id: merchantId } = await addMerchant(test.database, {
    slug: `s-${randomUUID()}`,
    email: 'dealer@example.com',
  })
  await addCalendar(test.database, merchantId, { bays })
  await deliver(test.database, merchantId, [car('1')])
  const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles where merchant_id = $1', [
    merchantId,
  ])
  const email = `${randomUUID()}@example.com`
  const { actor } = await addCustomer(test.database, email)
  const { customerId } = actor
  const orderId = await addOrder(test.database, {
    ...{ customerId, merchantId, vehicleId: rows[0]!.id, state: 'READY_FOR_PICKUP', method: 'DEALER' },
    ...{ delivery: { vehicles: 'PICK_UP' } },
    ...fixture,
  })
  return { merchantId, orderId, customerId, vehicleId: rows[0]!.id, customer: `${email} in en` }
}

const book = ({ orderId, customerId }: { orderId: number; customerId: number }, slot = NINE) =>
  bookHandOver(test.database, { customerId, scope: ALL_MERCHANTS }, { site: SITE, orderId, slot })
const move = (orderId: number, to: OrderState, actor: StateActor = 'MERCHANT') =>
  test.database.transaction((handle) => changeOrderState(handle, { orderId, to, actor }))
const mails = async () => linesOf(await takeRequestMails(test.database))
const access = (customerId: number) => ({ customerId, key: null, scope: ALL_MERCHANTS })

async function booked(order: { orderId: number; customerId: number }, slot = NINE): Promise<number> {
  const outcome = await book(order, slot)
  if (outcome.kind !== 'done') throw new Error(outcome.code)
  return outcome.requestId
}
/** The minutes of the day at which a hand-over can begin; undefined where no time can be chosen. */
async function timesOf(
  { orderId: id, merchantId }: { orderId: number; merchantId: number },
  delivery: OrderToHandOver['delivery'] = { vehicles: 'PICK_UP', dealer: null },
) {
  const order = { id, merchantId, delivery, state: 'READY_FOR_PICKUP', financing: 'NOT_NEEDED' } as const
  const days = await readHandOverDays(test.database.read, order, [DAY])
  return days?.flatMap(({ slots }) => slots.filter(({ isFree }) => isFree).map(({ minute }) => minute))
}
const stateOf = async (id: number) => (await readRequestAs(test.database.read, id, 'CUSTOMER'))?.state

it('the customer chooses a time, which is fixed at once, in the calendar of both sides', async () => {
  const order = await readyOrder()
  const requestId = await booked(order)
  expect(await booked(order), 'the same once more').toBe(requestId)
  expect(await readRequestAs(test.database.read, requestId, 'MERCHANT')).toMatchObject({
    ...{ kind: 'HAND_OVER', state: 'CONFIRMED', orderId: order.orderId, merchantId: order.merchantId, dueAt: null },
    ...{ data: { title: 'Volkswagen Golf' }, person: { lastName: 'Krüger' } },
  })
  expect(await readAppointment(test.database.read, requestId)).toMatchObject({
    ...{ ...NINE, kind: 'HAND_OVER', vehicleId: order.vehicleId, lengthMinutes: 60, isCancelled: false },
  })
  const sent = await takeRequestMails(test.database)
  expect(linesOf(sent)).toEqual([`CONFIRMED to ${order.customer}`, `NEW to ${DEALER}`].toSorted())
  expect(sent.map(({ data }) => data.appointment?.sequence)).toEqual([0, 0])
  expect(await book(order, TEN), 'a second time').toMatchObject({ code: 'CONFLICT' })
  expect(await readHandOver(test.database.read, order.orderId)).toMatchObject({ requestId, state: 'CONFIRMED' })
})

it('two who choose the same time of one seller: one gets it, the other alternatives', async () => {
  const order = await readyOrder()
  const other = await addOrder(test.database, {
    ...{ customerId: order.customerId, merchantId: order.merchantId, state: 'READY_FOR_PICKUP' },
    ...{
      delivery: { vehicles: 'PICK_UP' },
      lines: [{ line_type: 'VEHICLE', title: 'Opel Corsa', unit_price_cents: 1 }],
    },
  })
  const outcomes = await Promise.all([book(order), book({ ...order, orderId: other })])
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused'])
  expect(outcomes.find(({ kind }) => kind === 'refused')).toMatchObject({
    ...{ code: 'UNAVAILABLE', alternatives: [{}, {}, {}] },
  })
  const { rows } = await test.database.pool.query(
    "select id from requests where kind = 'HAND_OVER' and merchant_id = $1",
    [order.merchantId],
  )
  expect(rows, 'nothing of the refused one stays').toHaveLength(1)
})

it('is not chosen before the car is ready, while the bank has not approved, for a delivery, or by somebody else', async () => {
  const refusedFor = async (fixture: Partial<OrderFixture>) => {
    const order = await readyOrder(fixture)
    const { orderId: id, merchantId } = order
    const facts = {
      state: 'READY_FOR_PICKUP',
      financing: 'NOT_NEEDED',
      delivery: { vehicles: 'PICK_UP', dealer: null },
    } as const
    const given = { ...facts, ...fixture, delivery: { ...facts.delivery, ...fixture.delivery } }
    expect(await readHandOverDays(test.database.read, { id, merchantId, ...given }, [DAY])).toBeUndefined()
    return book(order)
  }
  for (const state of ['PLACED', 'CONFIRMED', 'IN_PREPARATION', 'HANDED_OVER', 'CANCELLED'] as const)
    expect(await refusedFor({ state }), state).toMatchObject({ code: 'CONFLICT' })
  for (const financing of ['WAITING', 'REJECTED', 'WITHDRAWN'] as const)
    expect(await refusedFor({ financing, provider: 'BANKING_REQUEST' }), financing).toMatchObject({ code: 'CONFLICT' })
  for (const vehicles of ['DELIVERY', null] as const)
    expect(await refusedFor({ delivery: { vehicles } }), String(vehicles)).toMatchObject({ code: 'CONFLICT' })
  const order = await readyOrder()
  const { actor } = await addCustomer(test.database, `${randomUUID()}@example.com`)
  expect(await book({ ...order, customerId: actor.customerId })).toMatchObject({ code: 'NOT_FOUND' })
  const elsewhere = { customerId: order.customerId, scope: { merchantUuids: [randomUUID()] } }
  const { orderId } = order
  expect(await bookHandOver(test.database, elsewhere, { site: SITE, orderId, slot: NINE })).toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await mails()).toEqual([])
})

it('takes the calendar of the dealer that the car was delivered to', async () => {
  const near = await addMerchant(test.database, { slug: `near-${randomUUID()}`, email: 'near@example.com' })
  const dealer = { uuid: near.uuid, name: 'Autohaus Nah', street: null, postalCode: '50670', city: 'Köln' }
  const order = await readyOrder({ delivery: { vehicles: 'DELIVERY_TO_DEALER', dealer } })
  expect(await book(order), 'without a calendar there').toMatchObject({ code: 'CONFLICT' })
  const delivery = { vehicles: 'DELIVERY_TO_DEALER', dealer } as const
  expect(await timesOf(order, delivery)).toBeUndefined()
  expect(await timesOf(order, { vehicles: 'DELIVERY_TO_DEALER', dealer: null }), 'to nobody').toBeUndefined()
  await addCalendar(test.database, near.id)
  expect(await timesOf(order, delivery)).toContain(540)
  const requestId = await booked(order)
  expect(await mails()).toContain('NEW to near@example.com in de')
  const shownTo = async (staff: Parameters<typeof staffActor>[0]) => {
    const found = await readMerchantOrder(test.database.read, staffActor(staff), order.orderId)
    return found.kind === 'found' ? found.order.appointment : found
  }
  const seller = { merchantId: order.merchantId, roles: ['OWNER'] } as const
  const startsAt = expect.any(Date)
  expect(await shownTo(seller), 'the request is the other dealer’s').toEqual({ startsAt, requestId: null })
  await test.database.pool.query('update requests set merchant_id = $1 where id = $2', [order.merchantId, requestId])
  expect(await shownTo(seller)).toEqual({ startsAt, requestId })
})

it('is not offered while one is chosen, nor when the car is elsewhere', async () => {
  const order = await readyOrder({}, { bays: 2 })
  const { merchantId, customerId, vehicleId } = order
  const other = await addOrder(test.database, {
    ...{ customerId, merchantId, state: 'READY_FOR_PICKUP', delivery: { vehicles: 'PICK_UP' } },
  })
  await booked({ orderId: other, customerId })
  expect(await timesOf(order), 'of two who hand over one is free').toContain(540)
  await test.database.pool.query('update appointments set vehicle_id = $1 where merchant_id = $2', [
    vehicleId,
    merchantId,
  ])
  expect(await timesOf(order), 'the car cannot be in two places').not.toContain(540)
  const requestId = await booked(order, TEN)
  expect(await timesOf(order)).toBeUndefined()
  await test.database.pool.query(
    "update appointments set starts_at = now() - interval '1 hour' where request_id = $1",
    [requestId],
  )
  expect(await timesOf(order), 'after one that has passed').toContain(660)
})

it('is moved and cancelled by the customer, after which another time can be chosen', async () => {
  const order = await readyOrder()
  const requestId = await booked(order)
  await mails()
  expect(await moveOwnRequestTime(test.database, access(order.customerId), { requestId, slot: TEN })).toEqual({
    kind: 'done',
  })
  expect(await stateOf(requestId)).toBe('CONFIRMED')
  expect(await mails()).toEqual([`MOVED to ${DEALER}`, `MOVED to ${order.customer}`].toSorted())
  expect(await withdrawRequest(test.database, access(order.customerId), requestId)).toEqual({ kind: 'done' })
  expect(await mails()).toEqual([`WITHDRAWN to ${DEALER}`])
  expect(await readAppointment(test.database.read, requestId)).toMatchObject({ isCancelled: true })
  expect(await booked(order)).not.toBe(requestId)
})

it('the dealer proposes another time, which the customer accepts', async () => {
  const order = await readyOrder()
  const requestId = await booked(order)
  await mails()
  const proposed = await test.database.transaction((handle) =>
    moveRequestTime(handle, { requestId, slot: TEN, actor: 'MERCHANT' }),
  )
  expect(proposed).toEqual({ kind: 'done' })
  expect(await mails()).toEqual([`PROPOSED to ${order.customer}`])
  expect(await acceptProposedTime(test.database, access(order.customerId), requestId)).toEqual({ kind: 'done' })
  expect(await mails()).toEqual([`ACCEPTED to ${DEALER}`, `CONFIRMED to ${order.customer}`].toSorted())
})

it('a time that has passed without a hand-over makes room for another one', async () => {
  const order = await readyOrder()
  const missed = await booked(order)
  await test.database.pool.query(
    "update appointments set starts_at = now() - interval '1 hour' where request_id = $1",
    [missed],
  )
  await mails()
  expect(await booked(order, TEN)).not.toBe(missed)
  expect(await stateOf(missed)).toBe('NO_SHOW')
})

it('ends with the order: done when the car is handed over, cancelled for both sides when nobody comes any more', async () => {
  const bought = await readyOrder()
  const done = await booked(bought)
  await mails()
  expect(await move(bought.orderId, 'HANDED_OVER')).toMatchObject({ kind: 'done' })
  expect(await stateOf(done)).toBe('DONE')
  expect(await mails()).toEqual([])
  for (const [to, actor, mailed] of [
    ['CANCELLED', 'MERCHANT', ['CUSTOMER']],
    ['CANCELLED', 'TIMER', ['CUSTOMER', 'MERCHANT']],
    ['WITHDRAWN', 'CUSTOMER', ['MERCHANT']],
  ] as const) {
    const order = await readyOrder()
    const requestId = await booked(order)
    await mails()
    expect(await move(order.orderId, to, actor), to).toMatchObject({ kind: 'done' })
    expect(await readRequestAs(test.database.read, requestId, 'CUSTOMER')).toMatchObject({
      ...{ state: 'CANCELLED', closedReason: 'ORDER_ENDED' },
    })
    expect(await readAppointment(test.database.read, requestId)).toMatchObject({ isCancelled: true, sequence: 1 })
    const lines = { CUSTOMER: `CLOSED to ${order.customer}`, MERCHANT: `WITHDRAWN to ${DEALER}` }
    expect(await mails(), `${to} by ${actor}`).toEqual(mailed.map((side) => lines[side]).toSorted())
  }
})

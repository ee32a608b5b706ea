import { beforeAll, beforeEach, expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import type { SlotChoice } from '#domain/appointments/nearest-slots.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addCalendar } from '../../../tests/support/appointments.ts'
import { linesOf, takeRequestMails } from '../../../tests/support/request-mails.ts'
import { addServiceBooking } from '../../../tests/support/service-bookings.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { readAppointment } from '../appointment/appointment.ts'
import { bookSlot } from '../appointment/book-slot.ts'
import { remindOfAppointments } from '../appointment/remind-of-appointments.ts'
import { acceptProposedTime } from './accept-proposed-time.ts'
import { changeRequest } from './change-request.ts'
import { moveOwnRequestTime, moveRequestTime } from './move-request-time.ts'
import { readRequestAs } from './request.ts'
import { runTimedTransitions } from './run-timed-transitions.ts'
import { withdrawRequest } from './withdraw-request.ts'

const test = useTestDatabase()
const DAY = addDays(berlinToday(), 7)
const NINE: SlotChoice = { day: DAY, minute: 540 }
const TEN: SlotChoice = { day: DAY, minute: 600 }
const DEALER = 'info@brinkmann.example in de'
const CUSTOMER = 's@post.example in de'
let merchantId: number
let customerId: number
let strangerId: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  await addCalendar(test.database, merchantId, { bays: 1 })
  customerId = (await addCustomer(test.database, 'jana@example.com')).actor.customerId
  strangerId = (await addCustomer(test.database, 'mallory@example.com')).actor.customerId
})
beforeEach(() => test.database.pool.query('delete from requests; delete from mails'))

/** A booking at nine whose first mails are sent. */
async function book(slot = NINE) {
  const booking = await addServiceBooking(test.database, merchantId, customerId)
  await test.database.transaction((handle) =>
    bookSlot(handle, { merchantId, kind: 'WORKSHOP', slot, requestId: booking.id }),
  )
  await mails()
  return booking
}
const access = (given: { key?: string; customerId?: number }) => ({
  ...{ key: given.key ?? null, customerId: given.customerId ?? null, scope: ALL_MERCHANTS },
})
const mails = async () => linesOf(await takeRequestMails(test.database))
const propose = (requestId: number, slot: SlotChoice) =>
  test.database.transaction((handle) => moveRequestTime(handle, { requestId, slot, actor: 'MERCHANT' }))
const confirm = (requestId: number) =>
  test.database.transaction((handle) => changeRequest(handle, { requestId, to: 'CONFIRMED', actor: 'MERCHANT' }))
const stateOf = async (id: number) => (await readRequestAs(test.database.read, id, 'MERCHANT'))?.state
const slotOf = async (id: number) => {
  const { day, minute, sequence, isCancelled } = (await readAppointment(test.database.read, id))!
  return { day, minute, sequence, isCancelled }
}
const deps = () => ({
  ...{ read: test.database.read, writer: test.database },
  onError: (_: unknown, error: unknown) => {
    throw error
  },
})

it('the customer moves a confirmed appointment, which the workshop confirms again', async () => {
  const { id, key } = await book()
  await confirm(id)
  expect(await mails()).toEqual([`CONFIRMED to ${CUSTOMER}`])
  expect(await moveOwnRequestTime(test.database, access({ key }), { requestId: id, slot: TEN })).toEqual({
    kind: 'done',
  })
  expect(await stateOf(id)).toBe('REQUESTED')
  expect(await slotOf(id)).toEqual({ ...TEN, sequence: 1, isCancelled: false })
  expect(await mails()).toEqual([`MOVED to ${DEALER}`, `MOVED to ${CUSTOMER}`].toSorted())
  const { events } = (await readRequestAs(test.database.read, id, 'CUSTOMER'))!
  expect(events.at(-1)).toMatchObject({ actor: 'CUSTOMER', to: 'REQUESTED', movedTo: expect.any(Date) })
})

it('a time that is taken leaves everything as it was, and offers others', async () => {
  const { id, key } = await book()
  await book(TEN)
  const outcome = await moveOwnRequestTime(test.database, access({ key }), { requestId: id, slot: TEN })
  expect(outcome).toMatchObject({ code: 'UNAVAILABLE', alternatives: [{}, {}, {}] })
  expect(await slotOf(id)).toEqual({ ...NINE, sequence: 0, isCancelled: false })
  expect(await mails()).toEqual([])
})

it('nobody but the customer moves or accepts it, and nobody shortly before or after its end', async () => {
  const { id, key, sellerKey } = await book()
  const other = await book(TEN)
  const change = { requestId: id, slot: { day: DAY, minute: 660 } }
  for (const stranger of [{}, { key: other.key }, { key: sellerKey }, { customerId: strangerId }]) {
    expect(await moveOwnRequestTime(test.database, access(stranger), change)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await acceptProposedTime(test.database, access(stranger), id)).toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await acceptProposedTime(test.database, access({ key }), id)).toMatchObject({ code: 'CONFLICT' })
  const begin = (at: string) =>
    test.database.pool.query('update appointments set starts_at = now() + $2::interval where request_id = $1', [id, at])
  await begin('-1 minute')
  expect(await moveOwnRequestTime(test.database, access({ key }), change)).toMatchObject({ code: 'CONFLICT' })
  await begin('1 hour')
  await withdrawRequest(test.database, access({ customerId }), id)
  expect(await moveOwnRequestTime(test.database, access({ customerId }), change)).toMatchObject({ code: 'CONFLICT' })
  expect(await slotOf(id)).toMatchObject({ isCancelled: true })
})

it('what the workshop proposes is reserved for the customer, who accepts it', async () => {
  const { id, key } = await book()
  expect(await propose(id, TEN)).toEqual({ kind: 'done' })
  expect(await mails()).toEqual([`PROPOSED to ${CUSTOMER}`])
  expect(await stateOf(id)).toBe('ALTERNATIVE_PROPOSED')
  expect((await book()).id).not.toBe(id)
  expect(await acceptProposedTime(test.database, access({ key }), id)).toEqual({ kind: 'done' })
  expect(await stateOf(id)).toBe('CONFIRMED')
  expect(await mails()).toEqual([`ACCEPTED to ${DEALER}`, `CONFIRMED to ${CUSTOMER}`].toSorted())
})

it('a proposal that nobody answers ends, and its time is free', async () => {
  const { id } = await book()
  await propose(id, TEN)
  await mails()
  await test.database.pool.query("update requests set expires_at = now() - interval '1 minute'")
  expect(await runTimedTransitions(deps())).toBe(1)
  expect(await stateOf(id)).toBe('CANCELLED')
  expect(await slotOf(id)).toMatchObject({ isCancelled: true, sequence: 2 })
  expect(await mails()).toEqual([`CLOSED to ${CUSTOMER}`])
})

it('withdrawing frees the time, and both mails of a booking name it', async () => {
  const { id, key } = await book()
  await withdrawRequest(test.database, access({ key }), id)
  expect(await slotOf(id)).toMatchObject({ isCancelled: true })
  const sent = await takeRequestMails(test.database)
  expect(sent).toMatchObject([{ data: { news: 'WITHDRAWN', appointment: { isCancelled: true, sequence: 1 } } }])
})

it('is reminded of three days and one day before, each once, and anew after it was moved', async () => {
  const { id, key } = await book()
  const startsAt = (await readAppointment(test.database.read, id))!.startsAt.getTime()
  const remind = (hours: number) => remindOfAppointments(deps(), new Date(startsAt - hours * 3_600_000))
  expect(await remind(80)).toBe(0)
  expect(await remind(70)).toBe(1)
  expect(await remind(70)).toBe(0)
  expect(await mails()).toEqual([`REMINDER to ${CUSTOMER}`])
  await moveOwnRequestTime(test.database, access({ key }), { requestId: id, slot: TEN })
  await mails()
  expect(await remind(60)).toBe(1)
  expect(await remind(20)).toBe(1)
  await withdrawRequest(test.database, access({ key }), id)
  expect(linesOf(await takeRequestMails(test.database)), 'none of one that is cancelled').toEqual([
    `WITHDRAWN to ${DEALER}`,
  ])
  expect(await remind(10)).toBe(0)
})

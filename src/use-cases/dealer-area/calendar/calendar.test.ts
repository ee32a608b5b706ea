import { beforeEach, expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { addCalendar } from '../../../../tests/support/appointments.ts'
import { addStaff } from '../../../../tests/support/staff.ts'
import { addMerchant } from '../../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { readAppointment } from '../../appointment/appointment.ts'
import { bookSlot } from '../../appointment/book-slot.ts'
import { moveAsStaff } from '../answer-as-staff.ts'
import { blockTime, liftBlock, type NewBlock } from './block-time.ts'
import { cancelStaffAppointment, confirmAppointment, markNoShow, moveStaffAppointment } from './change-appointment.ts'
import { readDaySettings } from './day-settings.ts'
import { setDayCapacity } from './set-day-capacity.ts'
import { readStaffAppointment } from './staff-appointment.ts'
import { readStaffCalendar } from './staff-calendar.ts'

const test = useTestDatabase()
const DAY = addDays(berlinToday(), 7)
let merchantId: number
let staff: StaffActor
let lastRequest = 0

beforeEach(async () => {
  const slug = `shop-${crypto.randomUUID()}`
  merchantId = (await addMerchant(test.database, { slug })).id
  await addCalendar(test.database, merchantId, { bays: 3 })
  const staffId = await addStaff(test.database, `${slug}@example.com`, { merchantId, roles: ['SERVICE'] })
  const session = { sessionId: crypto.randomUUID(), name: 'Eva', isAdmin: false, steppedUpAt: null }
  staff = { kind: 'STAFF', staffId, roles: [{ merchantId, roles: ['SERVICE'] }], ...session }
})

/** A booking that waits for the workshop. */
async function book(minute: number, work = {}): Promise<number> {
  const requestId = ++lastRequest
  await test.database.pool.query(
    `insert into requests (id, kind, state, merchant_id, first_name, last_name, email, locale, origin, data)
     values ($1, 'BOOKING', 'REQUESTED', $2, 'Eva', 'Kern', 'eva@post.example', 'de', 'https://shop.example', '{"title": "Ölwechsel"}')`,
    [requestId, merchantId],
  )
  const query = { merchantId, kind: 'WORKSHOP', work, requestId, slot: { day: DAY, minute } } as const
  expect(await test.database.transaction((handle) => bookSlot(handle, query))).toMatchObject({ kind: 'done' })
  return requestId
}
async function shown(requestId: number) {
  const found = await readStaffAppointment(test.database.read, staff, { requestId, day: null })
  if (found.kind !== 'found') throw new Error(found.code)
  return { ...found, requestId }
}
const block = (more: Partial<NewBlock> = {}) =>
  blockTime(test.database, staff, {
    ...{
      merchantId,
      day: DAY,
      from: 540,
      to: 660,
      kind: null,
      reason: 'Betriebsversammlung',
      leaveAppointments: false,
    },
    ...more,
  })
async function calendar() {
  const found = await readStaffCalendar(test.database.read, staff, { merchantId, from: DAY, to: DAY })
  if (found.kind !== 'found') throw new Error(found.code)
  return found
}
const freeMinutes = async (requestId: number) =>
  (await shown(requestId)).slots!.slots.flatMap(({ minute, isFree }) => (isFree ? [minute] : []))

it('a blocked time is offered to nobody until it is lifted', async () => {
  const requestId = await book(780)
  expect(await freeMinutes(requestId)).toEqual(expect.arrayContaining([510, 540, 630, 660]))
  const blocked = await block()
  expect(blocked.kind).toBe('done')
  const free = await freeMinutes(requestId)
  expect(free).toEqual(expect.arrayContaining([510, 660]))
  expect([540, 600, 630].filter((minute) => free.includes(minute))).toEqual([])
  expect((await calendar()).days[0]?.blocks).toMatchObject([{ from: 540, reason: 'Betriebsversammlung' }])
  const { id } = blocked as { id: number }
  expect(await liftBlock(test.database, staff, { merchantId: merchantId + 1, id })).toMatchObject({ code: 'FORBIDDEN' })
  expect(await liftBlock(test.database, staff, { merchantId, id })).toEqual({ kind: 'done' })
  expect(await freeMinutes(requestId)).toContain(600)
})

it('appointments are in the way of a block, unless they are to stay or of another kind', async () => {
  const requestId = await book(600)
  expect(await block()).toMatchObject({ code: 'CONFLICT' })
  expect((await calendar()).days[0]?.blocks).toEqual([])
  expect(await block({ kind: 'TEST_DRIVE' })).toMatchObject({ kind: 'done' })
  expect(await block({ leaveAppointments: true })).toMatchObject({ kind: 'done' })
  expect(await readAppointment(test.database.read, requestId)).toMatchObject({ isCancelled: false, minute: 600 })
  expect(await block({ from: 700, to: 600 })).toMatchObject({ fields: [{ field: 'to' }] })
  expect(await block({ reason: '  ', from: 700, to: 800 })).toMatchObject({ fields: [{ field: 'reason' }] })
})

it('a day with less capacity takes less work and says what is too much', async () => {
  const requestId = await book(540, { MECHANICS: 300 })
  const settings = async () => {
    const found = await readDaySettings(test.database.read, staff, { merchantId, day: DAY })
    return found.kind === 'found' ? found : Promise.reject(new Error(found.code))
  }
  const { fingerprint } = await settings()
  const set = (minutes: object) => setDayCapacity(test.database, staff, { merchantId, day: DAY, minutes, fingerprint })
  expect(await set({ MECHANICS: 240 })).toEqual({ kind: 'done' })
  expect(await set({ MECHANICS: 480 })).toMatchObject({ code: 'CHANGED' })
  expect((await calendar()).days[0]?.loads).toContainEqual({ group: 'MECHANICS', booked: 300, capacity: 240 })
  expect(await freeMinutes(requestId)).toEqual([])
  expect((await settings()).lastChange).toMatchObject({ by: 'Eva' })
})

it('an appointment is moved, confirmed and cancelled by what the form showed', async () => {
  const requestId = await book(540)
  const first = await shown(requestId)
  const move = { day: addDays(DAY, 1), minute: 600 }
  expect(await moveStaffAppointment(test.database, staff, first, move)).toEqual({ kind: 'done' })
  expect(await readAppointment(test.database.read, requestId)).toMatchObject({ ...move, sequence: 1 })
  for (const stale of [
    confirmAppointment(test.database, staff, first),
    moveStaffAppointment(test.database, staff, first, move),
    cancelStaffAppointment(test.database, staff, first, 'NO_CAPACITY'),
    markNoShow(test.database, staff, first),
  ])
    expect(await stale).toMatchObject({ code: 'CHANGED' })
  expect((await shown(requestId)).appointment).toMatchObject({
    state: 'ALTERNATIVE_PROPOSED',
    steps: { waitsFor: 'CUSTOMER' },
  })

  const other = await book(570)
  expect(await confirmAppointment(test.database, staff, await shown(other))).toEqual({ kind: 'done' })
  const cancelled = await cancelStaffAppointment(test.database, staff, await shown(other), 'NO_CAPACITY')
  expect(cancelled).toEqual({ kind: 'done' })
  expect(await readStaffAppointment(test.database.read, staff, { requestId: other, day: null })).toMatchObject({
    code: 'NOT_FOUND',
  })
})

it('who did not come is marked once, after the time', async () => {
  const requestId = await book(540)
  await confirmAppointment(test.database, staff, await shown(requestId))
  expect(await markNoShow(test.database, staff, await shown(requestId))).toMatchObject({ code: 'CONFLICT' })
  const other = await book(570)
  const fromPage = () => moveAsStaff(test.database, staff, { requestId: other, to: 'NO_SHOW', reason: undefined })
  await confirmAppointment(test.database, staff, await shown(other))
  expect(await fromPage()).toMatchObject({ code: 'CONFLICT' })
  await test.database.pool.query(
    `update appointments set starts_at = now() - interval '1 hour' where request_id = any($1)`,
    [[requestId, other]],
  )
  expect(await markNoShow(test.database, staff, await shown(requestId))).toEqual({ kind: 'done' })
  expect((await shown(requestId)).appointment).toMatchObject({ isMissed: true, state: 'NO_SHOW' })
  expect(await markNoShow(test.database, staff, await shown(requestId))).toMatchObject({ code: 'CONFLICT' })
  expect(await fromPage()).toEqual({ kind: 'done' })
  expect((await shown(other)).appointment).toMatchObject({ isMissed: true, state: 'NO_SHOW' })
})

it('another dealer’s appointments do not exist', async () => {
  const requestId = await book(540)
  const stranger = { ...staff, roles: [{ merchantId: merchantId + 1, roles: ['OWNER'] as const }] }
  expect(await readStaffAppointment(test.database.read, stranger, { requestId, day: null })).toMatchObject({
    code: 'FORBIDDEN',
  })
  expect(await block({ merchantId: merchantId + 1 })).toMatchObject({ code: 'FORBIDDEN' })
})

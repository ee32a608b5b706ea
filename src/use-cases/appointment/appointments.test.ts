import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import type { SlotChoice } from '#domain/appointments/nearest-slots.ts'
import { addCalendar } from '../../../tests/support/appointments.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { readAppointment } from './appointment.ts'
import { type BookingQuery, bookSlot } from './book-slot.ts'
import { cancelAppointment } from './cancel-appointment.ts'
import { moveAppointment } from './move-appointment.ts'
import { releaseExpiredReservations } from './release-expired-reservations.ts'
import { extendReservation, readReservation, reserveSlot } from './reserve-slot.ts'
import { readMonth, readSlots } from './slots.ts'

const test = useTestDatabase()
const DAY = addDays(berlinToday(), 7)
const NINE: SlotChoice = { day: DAY, minute: 540 }
const fail = (id: unknown, error: unknown) => {
  throw new Error(`${String(id)}: ${String(error)}`)
}

async function addShop(settings: Parameters<typeof addCalendar>[2] = {}): Promise<number> {
  const { id } = await addMerchant(test.database, { slug: `shop-${randomUUID()}` })
  await addCalendar(test.database, id, settings)
  return id
}
let lastRequest = 0
async function book(query: Omit<BookingQuery, 'requestId' | 'kind'> & Partial<BookingQuery>) {
  const requestId = query.requestId ?? ++lastRequest
  await test.database.pool.query(
    `insert into requests (id, kind, state, merchant_id, first_name, last_name, email, locale, origin, data)
     values ($1, 'BOOKING', 'REQUESTED', $2, 'A', 'B', 'a@post.example', 'de', '', '{}')`,
    [requestId, query.merchantId],
  )
  return test.database.transaction((handle) => bookSlot(handle, { kind: 'WORKSHOP', ...query, requestId }))
}
async function overlaps(merchantId: number): Promise<number> {
  const { rows } = await test.database.pool.query(
    `select from appointments a join appointments b on a.resource_id = b.resource_id and a.id < b.id and a.during && b.during
     where a.merchant_id = $1 and a.state <> 'CANCELLED' and b.state <> 'CANCELLED'`,
    [merchantId],
  )
  return rows.length
}
async function runOut(draftKey: string): Promise<void> {
  await test.database.pool.query(
    `update appointments set reserved_until = now() - interval '1 s' where draft_key = $1`,
    [draftKey],
  )
}
const freeAt = async (merchantId: number, slot: SlotChoice, draftKey?: string) => {
  const query = { merchantId, kind: 'WORKSHOP', ...(draftKey === undefined ? {} : { draftKey }) } as const
  const [day] = await readSlots(test.database.read, query, [slot.day])
  return day?.slots.find(({ minute }) => minute === slot.minute)?.isFree
}

it('forty people at once for three bays: three come through, nobody overlaps, everybody else gets three free times', async () => {
  const merchantId = await addShop({ bays: 3 })
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => book({ merchantId, slot: NINE })))
  expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(3)
  expect(await overlaps(merchantId)).toBe(0)
  for (const outcome of outcomes)
    if (outcome.kind === 'refused') {
      expect(outcome.code).toBe('UNAVAILABLE')
      expect(outcome.alternatives).toHaveLength(3)
      expect(outcome.alternatives).not.toContainEqual(NINE)
    }
})

it('forty drafts at once for three bays, then forty bookings of whatever they got', async () => {
  const merchantId = await addShop({ bays: 3 })
  const drafts = Array.from({ length: 40 }, () => randomUUID())
  const reserved = await Promise.all(
    drafts.map((draftKey) => reserveSlot(test.database, { merchantId, kind: 'WORKSHOP', draftKey }, NINE)),
  )
  expect(reserved.filter(({ kind }) => kind === 'done')).toHaveLength(3)
  const booked = await Promise.all(drafts.map((draftKey) => book({ merchantId, slot: NINE, draftKey })))
  expect(booked.map(({ kind }) => kind)).toEqual(reserved.map(({ kind }) => kind))
  expect(await overlaps(merchantId)).toBe(0)
})

it('takes no more work of a group than its day has', async () => {
  const merchantId = await addShop({
    bays: 9,
    capacities: [{ group: 'MECHANICS', weekday: weekdayOf(DAY), minutes: 200 }],
  })
  const work = { MECHANICS: 90 }
  const outcomes = await Promise.all(Array.from({ length: 9 }, () => book({ merchantId, slot: NINE, work })))
  expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(2)
  expect(await book({ merchantId, slot: NINE, work: { BODY: 1 } })).toMatchObject({ code: 'UNAVAILABLE' })
  expect(await book({ merchantId, slot: NINE, work: { MECHANICS: 20 } })).toMatchObject({ kind: 'done' })
})

it('a reserved time is free for its draft only, until it has run out', async () => {
  const merchantId = await addShop()
  const draftKey = randomUUID()
  expect(await reserveSlot(test.database, { merchantId, kind: 'WORKSHOP', draftKey }, NINE)).toMatchObject({
    reservation: { ...NINE, merchantId, isExtended: false },
  })
  expect([await freeAt(merchantId, NINE), await freeAt(merchantId, NINE, draftKey)]).toEqual([false, true])
  expect(await book({ merchantId, slot: NINE })).toMatchObject({ code: 'UNAVAILABLE' })
  await runOut(draftKey)
  expect(await freeAt(merchantId, NINE)).toBe(true)
  expect(await readReservation(test.database.read, draftKey)).toBeUndefined()
  expect(await book({ merchantId, slot: NINE })).toMatchObject({ kind: 'done' })
  expect(await book({ merchantId, slot: NINE, draftKey })).toMatchObject({ code: 'UNAVAILABLE' })
})

it('a reservation that has run out is booked all the same while nobody else has taken the time', async () => {
  const merchantId = await addShop()
  const draftKey = randomUUID()
  await reserveSlot(test.database, { merchantId, kind: 'WORKSHOP', draftKey }, NINE)
  await runOut(draftKey)
  expect(await book({ merchantId, slot: NINE, draftKey })).toMatchObject({ kind: 'done' })
})

it('another choice gives up the first one, but not where it is taken', async () => {
  const merchantId = await addShop()
  const query = { merchantId, kind: 'WORKSHOP', draftKey: randomUUID() } as const
  await book({ merchantId, slot: { day: DAY, minute: 600 } })
  await reserveSlot(test.database, query, NINE)
  expect(await reserveSlot(test.database, query, { day: DAY, minute: 600 })).toMatchObject({ code: 'UNAVAILABLE' })
  expect(await readReservation(test.database.read, query.draftKey)).toMatchObject(NINE)
  await reserveSlot(test.database, query, { day: DAY, minute: 660 })
  expect(await freeAt(merchantId, NINE)).toBe(true)
  const rows = await Promise.all([630, 690].map((minute) => reserveSlot(test.database, query, { day: DAY, minute })))
  expect(rows.map(({ kind }) => kind)).toEqual(['done', 'done'])
})

it('a reservation is extended once', async () => {
  const merchantId = await addShop()
  const draftKey = randomUUID()
  await reserveSlot(test.database, { merchantId, kind: 'WORKSHOP', draftKey }, NINE)
  const before = (await readReservation(test.database.read, draftKey))!
  expect([
    await extendReservation(test.database, draftKey),
    await extendReservation(test.database, draftKey),
    await extendReservation(test.database, randomUUID()),
  ]).toEqual([true, false, false])
  const after = (await readReservation(test.database.read, draftKey))!
  expect(after.isExtended).toBe(true)
  expect(after.reservedUntil.getTime() - before.reservedUntil.getTime()).toBe(15 * 60_000)
})

it('what has run out is swept, what has not stays', async () => {
  const merchantId = await addShop()
  const [old, fresh] = [randomUUID(), randomUUID()]
  await reserveSlot(test.database, { merchantId, kind: 'WORKSHOP', draftKey: old }, NINE)
  await reserveSlot(test.database, { merchantId, kind: 'WORKSHOP', draftKey: fresh }, { day: DAY, minute: 600 })
  await runOut(old)
  expect(await releaseExpiredReservations(test.database, fail)).toBe(1)
  expect(await readReservation(test.database.read, fresh)).toBeDefined()
})

it('moves to a free time with one name and a higher number, and frees the old one', async () => {
  const merchantId = await addShop()
  const requestId = ++lastRequest
  await book({ merchantId, slot: NINE, requestId })
  await book({ merchantId, slot: { day: DAY, minute: 600 } })
  const before = (await readAppointment(test.database.read, requestId))!
  const move = (slot: SlotChoice) => test.database.transaction((handle) => moveAppointment(handle, { requestId, slot }))
  expect(await move({ day: DAY, minute: 600 })).toMatchObject({ code: 'UNAVAILABLE' })
  expect(await readAppointment(test.database.read, requestId)).toEqual(before)
  const next = { day: addDays(DAY, 1), minute: 600 }
  expect(await move(next)).toMatchObject({ appointment: { ...next, uid: before.uid, sequence: 1, id: before.id } })
  expect(await freeAt(merchantId, NINE)).toBe(true)
  expect(
    await test.database.transaction((handle) => moveAppointment(handle, { requestId: 987_654, slot: NINE })),
  ).toEqual({
    ...{ kind: 'refused', code: 'NOT_FOUND' },
  })
})

it('two who swap days wait for nobody for ever', async () => {
  const merchantId = await addShop({ bays: 2 })
  const other = { day: addDays(DAY, 1), minute: 540 }
  const [a, b] = [++lastRequest, ++lastRequest]
  await book({ merchantId, slot: NINE, requestId: a })
  await book({ merchantId, slot: other, requestId: b })
  const move = (requestId: number, slot: SlotChoice) =>
    test.database.transaction((handle) => moveAppointment(handle, { requestId, slot }))
  for (let round = 0; round < 6; round++) {
    const [first, second] = round % 2 === 0 ? [other, NINE] : [NINE, other]
    const outcomes = await Promise.all([move(a, first), move(b, second)])
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'done'])
  }
})

it('a cancelled appointment frees its time, and stays cancelled', async () => {
  const merchantId = await addShop()
  const requestId = ++lastRequest
  await book({ merchantId, slot: NINE, requestId })
  const cancel = () => test.database.transaction((handle) => cancelAppointment(handle, requestId))
  expect(await cancel()).toMatchObject({ appointment: { isCancelled: true, sequence: 1 } })
  expect(await cancel()).toMatchObject({ appointment: { isCancelled: true, sequence: 1 } })
  expect(await freeAt(merchantId, NINE)).toBe(true)
  expect(await test.database.transaction((handle) => moveAppointment(handle, { requestId, slot: NINE }))).toMatchObject(
    { code: 'NOT_FOUND' },
  )
})

it('a car is on one test drive at a time, whoever sits beside', async () => {
  const merchantId = await addShop({ bays: 3 })
  await deliver(test.database, merchantId, [car('1')])
  const { id: vehicleId } = await test.database.read
    .selectFrom('vehicles')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow()
  const drive = { merchantId, slot: NINE, kind: 'TEST_DRIVE', vehicleId } as const
  const outcomes = await Promise.all([book(drive), book(drive), book(drive)])
  expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1)
  expect(await book({ merchantId, slot: NINE, kind: 'TEST_DRIVE' }), 'another car').toMatchObject({ kind: 'done' })
})

it('books no time that the calendar does not offer', async () => {
  const merchantId = await addShop({ exceptions: [{ day: DAY, open: null }] })
  const closed = await book({ merchantId, slot: NINE })
  expect(closed).toMatchObject({ code: 'UNAVAILABLE' })
  if (closed.kind === 'refused') expect(closed.alternatives.map(({ day }) => day)).not.toContain(DAY)
  const next = addDays(DAY, 1)
  expect(await book({ merchantId, slot: { day: next, minute: 545 } })).toMatchObject({ code: 'UNAVAILABLE' })
  expect(await book({ merchantId, slot: { day: addDays(DAY, 200), minute: 540 } })).toMatchObject({ alternatives: [] })
  const { id: without } = await addMerchant(test.database, { slug: `shop-${randomUUID()}` })
  expect(await book({ merchantId: without, slot: NINE })).toMatchObject({ code: 'UNAVAILABLE', alternatives: [] })
})

it('a month says how much is free on each day', async () => {
  const merchantId = await addShop({ exceptions: [{ day: DAY, open: { from: 480, to: 540 } }] })
  await book({ merchantId, slot: { day: DAY, minute: 480 } })
  const month = await readMonth(test.database.read, { merchantId, kind: 'WORKSHOP' }, DAY.slice(0, 7))
  expect(month.find(({ day }) => day === DAY)).toEqual({ day: DAY, capacity: 'FEW', freeSlots: 1, closed: null })
})

/** Monday is 1. */
function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7
}

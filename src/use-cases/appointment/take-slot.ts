import { type RawBuilder, sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'
import { readWithin } from '#database/read-within.ts'
import { orConflict } from '#database/savepoint.ts'
import { APPOINTMENT_MINUTES, type AppointmentKind } from '#domain/appointments/calendar.ts'
import { MAX_ALTERNATIVES, nearestSlots, type SlotChoice } from '#domain/appointments/nearest-slots.ts'
import { instantsOfDay } from '#domain/appointments/instants-of-day.ts'
import { addDays, dayNumber, dayText } from '#domain/delivery/calendar-day.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { Refused } from '#domain/refused.ts'
import { refused } from '#domain/refused.ts'
import { weekdayOf } from '#domain/opening-hours.ts'
import { readSlots } from './slots.ts'
import type { SlotQuery } from './slot-query.ts'

/** The time is taken; up to three free ones near it. */
export type SlotTaken = Refused & { readonly code: 'UNAVAILABLE'; readonly alternatives: readonly SlotChoice[] }

/** How far around a wished day alternatives are looked for. */
const ALTERNATIVE_DAYS = 21

/**
 * Locks days of merchants until the end of the transaction. Whoever takes a time of a day waits here, so that times are taken one after
 * another; several days are locked in one order, so that two who swap times never wait for each other.
 */
export async function lockDays(
  handle: WriteHandle,
  days: readonly { readonly merchantId: number; readonly day: string }[],
): Promise<void> {
  const keys = days.map(({ merchantId, day }) => [merchantId, dayNumber(day)] as const)
  const ordered = keys.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  for (const [merchantId, day] of ordered)
    await sql`select pg_advisory_xact_lock(${merchantId}::int, ${day}::int)`.execute(handle)
}

/**
 * Takes a time: `write` gets the resource that is free as a query and inserts or changes one row. Refused with alternatives where the
 * calendar does not offer the time or somebody was faster. The days must be locked.
 */
export async function takeSlot<T>(
  handle: WriteHandle,
  query: SlotQuery,
  slot: SlotChoice,
  write: (times: SlotTimes) => Promise<T | undefined>,
): Promise<T | SlotTaken> {
  const [offered] = await readSlots(readWithin(handle), query, [slot.day])
  const startsAt = offered?.slots.find(({ minute, isFree }) => minute === slot.minute && isFree)?.startsAt
  if (!startsAt) return slotTaken(handle, query, slot)
  const outcome = await orConflict(handle, async () => {
    await releaseExpired(handle, query.merchantId, slot.day)
    return (await write(timesOf(query, slot, startsAt))) ?? 'CONFLICT'
  })
  return outcome === 'CONFLICT' ? slotTaken(handle, query, slot) : outcome
}

export interface SlotTimes {
  readonly startsAt: Date
  /** `r.id`, the first resource that is free then, and `r.during`, the time it is taken for with its buffer; no row where none is. */
  readonly freeResource: RawBuilder<unknown>
}

function timesOf(query: SlotQuery, slot: SlotChoice, startsAt: Date): SlotTimes {
  const { merchantId, kind, vehicleId = null, appointmentId = 0 } = query
  const isTaken = sql`a.state in ('RESERVED', 'BOOKED') and a.id <> ${appointmentId} and a.during && r.during`
  const freeResource = sql`
    select r.id, r.during from (
      select id, tstzrange(${startsAt}, ${startsAt}::timestamptz + make_interval(mins => ${lengthOf(kind)} + buffer_minutes)) as during
      from appointment_resources where merchant_id = ${merchantId} and ${kind} = any(kinds)) r
    where not exists (select from appointments a where a.resource_id = r.id and ${isTaken})
      and not exists (select from appointments a where a.vehicle_id = ${vehicleId}::bigint and ${isTaken})
      and not exists (${overbookedGroups(query, slot.day)})
    order by r.id limit 1`
  return { startsAt, freeResource }
}

/** Groups whose minutes of the day are too few for the work. */
function overbookedGroups({ merchantId, work = {}, appointmentId = 0 }: SlotQuery, day: string): RawBuilder<unknown> {
  return sql`
    select from jsonb_each_text(${JSON.stringify(work)}::jsonb) as needed(work_group, minutes)
    where needed.minutes::integer
      + coalesce((select sum((a.work ->> needed.work_group)::integer) from appointments a
          where a.merchant_id = ${merchantId} and a.day = ${day} and a.state in ('RESERVED', 'BOOKED')
            and a.id <> ${appointmentId}), 0)
      > coalesce((select d.minutes from appointment_day_capacities d
          where d.merchant_id = ${merchantId} and d.work_group = needed.work_group and d.day = ${day}),
        (select c.minutes from appointment_capacities c
          where c.merchant_id = ${merchantId} and c.work_group = needed.work_group and c.weekday = ${weekdayOf(day)}), 0)`
}

export function lengthOf(kind: AppointmentKind): number {
  return APPOINTMENT_MINUTES[kind]
}

/** The exclusion constraint does not look at the clock: what has run out on the day goes first. */
async function releaseExpired(handle: WriteHandle, merchantId: number, day: string): Promise<void> {
  await handle
    .deleteFrom('appointments')
    .where('merchant_id', '=', merchantId)
    .where('day', '=', day)
    .where('state', '=', 'RESERVED')
    .where('reserved_until', '<=', sql<Date>`clock_timestamp()`)
    .execute()
}

export async function slotTaken(handle: WriteHandle, query: SlotQuery, slot: SlotChoice): Promise<SlotTaken> {
  const wished = instantsOfDay(slot.day)(slot.minute) ?? instantsOfDay(slot.day)(0)!
  const days = await readSlots(readWithin(handle), query, daysAround(slot.day))
  const alternatives = nearestSlots(days, wished).slice(0, MAX_ALTERNATIVES)
  return { ...refused('UNAVAILABLE'), code: 'UNAVAILABLE', alternatives }
}

function daysAround(day: string): string[] {
  const today = berlinToday()
  const middle = day > today ? dayNumber(day) : dayNumber(today)
  const first = Math.max(dayNumber(today), middle - ALTERNATIVE_DAYS)
  const last = dayNumber(addDays(dayText(middle), ALTERNATIVE_DAYS))
  return Array.from({ length: last - first + 1 }, (_, index) => dayText(first + index))
}

import { type RawBuilder, sql } from 'kysely'
import type { SelectHandle, WriteHandle, Writer } from '#database/handles.ts'
import { SLOT_RESERVATION_MINUTES } from '#domain/appointments/calendar.ts'
import type { SlotChoice } from '#domain/appointments/nearest-slots.ts'
import type { SlotQuery } from './slot-query.ts'
import { lengthOf, lockDays, type SlotTaken, takeSlot } from './take-slot.ts'

type DraftQuery = SlotQuery & { readonly draftKey: string }

export interface SlotReservation extends SlotChoice {
  readonly merchantId: number
  readonly reservedUntil: Date
  /** It can be extended once. */
  readonly isExtended: boolean
}

type Reserved = { readonly kind: 'done'; readonly reservation: SlotReservation }

/**
 * Reserves a time for a draft, for a quarter of an hour. What the draft had reserved before is given up, but only where the new time is
 * free. Choosing the same time again changes nothing. Refused as `takeSlot`.
 */
export async function reserveSlot(writer: Writer, query: DraftQuery, slot: SlotChoice): Promise<Reserved | SlotTaken> {
  return writer.transaction(async (handle) => {
    await lockDraft(handle, query.draftKey)
    const before = await readReservation(handle, query.draftKey)
    if (before && isSame(before, query, slot)) return { kind: 'done', reservation: before }
    await lockDays(handle, [{ merchantId: query.merchantId, day: slot.day }])
    return takeSlot<Reserved>(handle, query, slot, async ({ startsAt, freeResource }) => {
      await releaseReservation(handle, query.draftKey)
      const isInserted = await insertReservation(handle, query, slot, startsAt, freeResource)
      const reservation = isInserted ? await readReservation(handle, query.draftKey) : undefined
      return reservation && { kind: 'done', reservation }
    })
  })
}

/** What a draft has reserved at this moment. */
export async function readReservation(read: SelectHandle, draftKey: string): Promise<SlotReservation | undefined> {
  const row = await read
    .selectFrom('appointments')
    .select(['merchant_id', 'day', 'from_minute', 'reserved_until', 'is_extended'])
    .where('draft_key', '=', draftKey)
    .where('state', '=', 'RESERVED')
    .where('reserved_until', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  if (!row?.reserved_until) return undefined
  const { merchant_id: merchantId, day, from_minute: minute, reserved_until: reservedUntil, is_extended } = row
  return { merchantId, day, minute, reservedUntil, isExtended: is_extended }
}

/** Extends what a draft has reserved by the same time, once. False where nothing is reserved or it has been extended before. */
export async function extendReservation(writer: Writer, draftKey: string): Promise<boolean> {
  return writer.transaction(async (handle) => {
    const { numUpdatedRows } = await handle
      .updateTable('appointments')
      .set({
        is_extended: true,
        reserved_until: sql<Date>`reserved_until + make_interval(mins => ${SLOT_RESERVATION_MINUTES})`,
      })
      .where('draft_key', '=', draftKey)
      .where('state', '=', 'RESERVED')
      .where('is_extended', '=', false)
      .where('reserved_until', '>', sql<Date>`clock_timestamp()`)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  })
}

/** Gives up what a draft has reserved. */
export async function releaseReservation(handle: WriteHandle, draftKey: string): Promise<void> {
  await handle.deleteFrom('appointments').where('draft_key', '=', draftKey).where('state', '=', 'RESERVED').execute()
}

/** Two requests of one draft, such as a double click, come one after the other. */
export async function lockDraft(handle: WriteHandle, draftKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${draftKey}, 0))`.execute(handle)
}

/** The same time for the same purpose. */
function isSame(before: SlotReservation, { merchantId }: DraftQuery, { day, minute }: SlotChoice): boolean {
  return before.merchantId === merchantId && before.day === day && before.minute === minute
}

async function insertReservation(
  handle: WriteHandle,
  { merchantId, kind, vehicleId, draftKey, work = {} }: DraftQuery,
  { day, minute }: SlotChoice,
  startsAt: Date,
  freeResource: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into appointments (merchant_id, resource_id, vehicle_id, kind, state, draft_key, reserved_until,
      day, from_minute, length_minutes, starts_at, during, work)
    select ${merchantId}::int, free.id, ${vehicleId ?? null}::bigint, ${kind}, 'RESERVED', ${draftKey},
      clock_timestamp() + make_interval(mins => ${SLOT_RESERVATION_MINUTES}),
      ${day}::date, ${minute}::smallint, ${lengthOf(kind)}::smallint, ${startsAt}::timestamptz, free.during,
      ${JSON.stringify(work)}::jsonb
    from (${freeResource}) free
    returning id`.execute(handle)
  return rows.length > 0
}

import { sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'
import type { SlotChoice } from '#domain/appointments/nearest-slots.ts'
import { writeBookingEvent } from '../merchant-event/write-booking-event.ts'
import { type Appointment, readAppointment } from './appointment.ts'
import { lockDraft, releaseReservation } from './reserve-slot.ts'
import type { SlotQuery } from './slot-query.ts'
import { lengthOf, lockDays, type SlotTaken, takeSlot } from './take-slot.ts'

export interface BookingQuery extends SlotQuery {
  readonly slot: SlotChoice
  /** The request whose appointment it becomes. */
  readonly requestId: number
}

type Booked = { readonly kind: 'done'; readonly appointment: Appointment }

/** Books a time for a request as `takeOrBook`, and records it for the merchant's programs. */
export async function bookSlot(handle: WriteHandle, query: BookingQuery): Promise<Booked | SlotTaken> {
  const booked = await takeOrBook(handle, query)
  if (booked.kind === 'done') await writeBookingEvent(handle, { requestId: query.requestId, type: 'booking.created' })
  return booked
}

/**
 * Books a time for a request, in the transaction that opens the request. What its draft has reserved becomes the appointment; where that
 * has run out, the time is booked if it is still free. Refused as `takeSlot`: nothing is written then and the transaction can go on.
 */
async function takeOrBook(handle: WriteHandle, query: BookingQuery): Promise<Booked | SlotTaken> {
  const { merchantId, slot, draftKey, requestId } = query
  if (draftKey !== undefined) await lockDraft(handle, draftKey)
  await lockDays(handle, [{ merchantId, day: slot.day }])
  if (draftKey !== undefined && (await bookReservation(handle, query, draftKey)))
    return { kind: 'done', appointment: (await readAppointment(handle, requestId))! }
  return takeSlot<Booked>(handle, query, slot, async ({ startsAt, freeResource }) => {
    if (draftKey !== undefined) await releaseReservation(handle, draftKey)
    const { kind, vehicleId = null, work = {} } = query
    const { rows } = await sql`
      insert into appointments (merchant_id, resource_id, vehicle_id, kind, state, request_id,
        day, from_minute, length_minutes, starts_at, during, work)
      select ${merchantId}::int, free.id, ${vehicleId}::bigint, ${kind}, 'BOOKED', ${requestId}::bigint,
        ${slot.day}::date, ${slot.minute}::smallint, ${lengthOf(kind)}::smallint, ${startsAt}::timestamptz, free.during,
        ${JSON.stringify(work)}::jsonb
      from (${freeResource}) free
      returning id`.execute(handle)
    return rows.length > 0 ? { kind: 'done', appointment: (await readAppointment(handle, requestId))! } : undefined
  })
}

/** Makes the draft's reservation of this very time and work the appointment. */
async function bookReservation(handle: WriteHandle, query: BookingQuery, draftKey: string): Promise<boolean> {
  const { merchantId, kind, slot, requestId, work = {} } = query
  const { numUpdatedRows } = await handle
    .updateTable('appointments')
    .set({ state: 'BOOKED', request_id: requestId, draft_key: null, reserved_until: null, changed_at: new Date() })
    .where('draft_key', '=', draftKey)
    .where('state', '=', 'RESERVED')
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', kind)
    .where('day', '=', slot.day)
    .where('from_minute', '=', slot.minute)
    .where('work', '=', sql<object>`${JSON.stringify(work)}::jsonb`)
    // One that has run out no longer keeps others away: it is booked anew, where the time is still free.
    .where('reserved_until', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

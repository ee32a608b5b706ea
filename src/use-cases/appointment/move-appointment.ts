import { sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'
import type { SlotChoice } from '#domain/appointments/nearest-slots.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { type Appointment, readAppointment } from './appointment.ts'
import { lockDays, type SlotTaken, takeSlot } from './take-slot.ts'

type Moved = { readonly kind: 'done'; readonly appointment: Appointment }

/**
 * Moves the appointment of a request to another time, in the transaction that changes the request; until then it keeps the one it has.
 * NOT_FOUND where the request has none that is still to come about; otherwise refused as `takeSlot`.
 */
export async function moveAppointment(
  handle: WriteHandle,
  { requestId, slot }: { readonly requestId: number; readonly slot: SlotChoice },
): Promise<Moved | SlotTaken | Refused> {
  const before = await readAppointment(handle, requestId)
  if (!before || before.isCancelled) return refused('NOT_FOUND')
  const { id, merchantId, kind, work, vehicleId } = before
  if (before.day === slot.day && before.minute === slot.minute) return { kind: 'done', appointment: before }
  await lockDays(handle, [
    { merchantId, day: slot.day },
    { merchantId, day: before.day },
  ])
  const query = { merchantId, kind, work, appointmentId: id, ...(vehicleId === null ? {} : { vehicleId }) }
  return takeSlot<Moved>(handle, query, slot, async ({ startsAt, freeResource }) => {
    const { rows } = await sql`
      update appointments a set resource_id = free.id, during = free.during, day = ${slot.day}::date,
        from_minute = ${slot.minute}::smallint, starts_at = ${startsAt}::timestamptz,
        sequence = a.sequence + 1, reminders = 0, changed_at = now()
      from (${freeResource}) free
      where a.id = ${id} and a.state = 'BOOKED'
      returning a.id`.execute(handle)
    return rows.length > 0 ? { kind: 'done', appointment: (await readAppointment(handle, requestId))! } : undefined
  })
}

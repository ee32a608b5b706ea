import type { SelectHandle } from '#database/handles.ts'
import type { AppointmentKind, Work } from '#domain/appointments/calendar.ts'
import type { SlotChoice } from '#domain/appointments/nearest-slots.ts'

export interface Appointment extends SlotChoice {
  readonly id: number
  /** Names it in calendars for good. */
  readonly uid: string
  /** Rises with each change, so that calendars know the newest. */
  readonly sequence: number
  readonly merchantId: number
  readonly vehicleId: number | null
  readonly kind: AppointmentKind
  readonly isCancelled: boolean
  readonly lengthMinutes: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly work: Work
  readonly changedAt: Date
}

/** The appointment of a request, the latest where there were several; undefined where there is none. */
export async function readAppointment(read: SelectHandle, requestId: number): Promise<Appointment | undefined> {
  const row = await read
    .selectFrom('appointments')
    .select(['id', 'uid', 'sequence', 'merchant_id', 'vehicle_id', 'kind', 'state', 'day', 'from_minute'])
    .select(['length_minutes', 'starts_at', 'work', 'changed_at'])
    .where('request_id', '=', requestId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    ...{ id: row.id, uid: row.uid, sequence: row.sequence, kind: row.kind, work: row.work },
    ...{ merchantId: row.merchant_id, vehicleId: row.vehicle_id, isCancelled: row.state === 'CANCELLED' },
    ...{ day: row.day, minute: row.from_minute, lengthMinutes: row.length_minutes },
    startsAt: row.starts_at,
    endsAt: new Date(row.starts_at.getTime() + row.length_minutes * 60_000),
    changedAt: row.changed_at,
  }
}

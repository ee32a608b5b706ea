import { sql } from 'kysely'
import type { SelectHandle } from '#database/handles.ts'
import type { AppointmentKind } from '#domain/appointments/calendar.ts'

/** Whether a merchant gives appointments of this kind online: it has a calendar, and somebody for them. */
export async function takesAppointments(
  read: SelectHandle,
  merchantId: number,
  kind: AppointmentKind,
): Promise<boolean> {
  const resource = await read
    .selectFrom('appointment_resources')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where(sql<boolean>`${kind} = any(kinds)`)
    .limit(1)
    .executeTakeFirst()
  return resource !== undefined
}

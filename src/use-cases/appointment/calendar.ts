import type { SelectHandle } from '#database/handles.ts'
import type { AppointmentCalendar } from '#domain/appointments/calendar.ts'

/** When a merchant takes appointments; undefined for one that takes none online. */
export async function readCalendar(read: SelectHandle, merchantId: number): Promise<AppointmentCalendar | undefined> {
  const calendar = await read
    .selectFrom('appointment_calendars')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  if (!calendar) return undefined
  const plan = await read.selectFrom('appointment_plans').selectAll().where('merchant_id', '=', merchantId).execute()
  const exceptions = await read
    .selectFrom('appointment_exceptions')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .execute()
  return {
    federalState: calendar.federal_state,
    closedOnHolidays: calendar.closed_on_holidays,
    gridMinutes: calendar.grid_minutes,
    noticeMinutes: calendar.notice_minutes,
    horizonDays: calendar.horizon_days,
    plan: plan.map((row) => ({ weekday: row.weekday, from: row.from_minute, to: row.to_minute, breaks: row.breaks })),
    exceptions: exceptions.map(({ day, from_minute: from, to_minute: to }) => ({
      day,
      open: from === null || to === null ? null : { from, to },
    })),
  }
}

import type { SelectHandle } from '#database/handles.ts'
import type { AppointmentCalendar, DayPlan } from '#domain/appointments/calendar.ts'
import { planOfHours } from '#domain/appointments/plan-of-hours.ts'

interface MerchantCalendar extends AppointmentCalendar {
  /** False: the plan is that of the opening hours. */
  readonly hasOwnPlan: boolean
}

/** When a merchant takes appointments; undefined for one that takes none online. */
export async function readCalendar(read: SelectHandle, merchantId: number): Promise<MerchantCalendar | undefined> {
  const calendar = await read
    .selectFrom('appointment_calendars as c')
    .innerJoin('merchants as m', 'm.id', 'c.merchant_id')
    .selectAll('c')
    .select('m.opening_hours')
    .where('c.merchant_id', '=', merchantId)
    .executeTakeFirst()
  if (!calendar) return undefined
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
    hasOwnPlan: calendar.has_own_plan,
    plan: calendar.has_own_plan ? await readOwnPlan(read, merchantId) : planOfHours(calendar.opening_hours),
    exceptions: exceptions.map(({ day, from_minute: from, to_minute: to }) => ({
      day,
      open: from === null || to === null ? null : { from, to },
    })),
  }
}

async function readOwnPlan(read: SelectHandle, merchantId: number): Promise<DayPlan[]> {
  const rows = await read
    .selectFrom('appointment_plans')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('weekday')
    .orderBy('from_minute')
    .execute()
  return rows.map((row) => ({ weekday: row.weekday, from: row.from_minute, to: row.to_minute, breaks: row.breaks }))
}

import type { Database } from '#database/connection.ts'
import type { WorkGroup } from '#domain/appointments/calendar.ts'
import { type CalendarSettings, putCalendar } from '#use-cases/appointment/put-calendar.ts'

const EVERY_WEEKDAY = [1, 2, 3, 4, 5, 6, 7]
const GROUPS: readonly WorkGroup[] = ['MECHANICS', 'TYRES', 'BODY', 'INSPECTOR']

/** A calendar that is open every day from eight to sixteen, with this many bays; tests override what they are about. */
export async function addCalendar(
  database: Database,
  merchantId: number,
  { bays = 1, ...settings }: Partial<CalendarSettings> & { readonly bays?: number } = {},
): Promise<void> {
  await putCalendar(database, merchantId, {
    ...{ federalState: null, closedOnHolidays: false, gridMinutes: 30, noticeMinutes: 0, horizonDays: 120 },
    plan: EVERY_WEEKDAY.map((weekday) => ({ weekday, from: 480, to: 960, breaks: [] })),
    exceptions: [],
    resources: Array.from({ length: bays }, (_, index) => ({
      name: `Bay ${index + 1}`,
      kinds: ['WORKSHOP', 'TEST_DRIVE', 'INSPECTION', 'HAND_OVER'] as const,
      bufferMinutes: 0,
    })),
    capacities: GROUPS.flatMap((group) => EVERY_WEEKDAY.map((weekday) => ({ group, weekday, minutes: 4_800 }))),
    ...settings,
  })
}

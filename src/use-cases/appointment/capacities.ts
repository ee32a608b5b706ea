import type { SelectHandle } from '#database/handles.ts'
import type { Work } from '#domain/appointments/calendar.ts'
import { weekdayOf } from '#domain/opening-hours.ts'

/** Minutes of work by group on each day: those of its weekday, or what was set for the day itself. */
export async function readCapacities(
  read: SelectHandle,
  merchantId: number,
  days: { readonly from: string; readonly to: string },
): Promise<(day: string) => Work> {
  const weekly = await read
    .selectFrom('appointment_capacities')
    .select(['work_group', 'weekday', 'minutes'])
    .where('merchant_id', '=', merchantId)
    .execute()
  const daily = await read
    .selectFrom('appointment_day_capacities')
    .select(['work_group', 'day', 'minutes'])
    .where('merchant_id', '=', merchantId)
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .execute()
  return (day) =>
    Object.fromEntries(
      [...weekly.filter(({ weekday }) => weekday === weekdayOf(day)), ...daily.filter((row) => row.day === day)].map(
        ({ work_group: group, minutes }) => [group, minutes],
      ),
    )
}

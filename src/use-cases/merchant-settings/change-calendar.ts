import type { SelectHandle, WriteHandle } from '#database/handles.ts'
import { federalStateOf } from '#domain/delivery/federal-state.ts'
import type { Place } from '#services/places/port.ts'
import { readCalendar } from '../appointment/calendar.ts'
import { type CalendarSettings, putCalendar } from '../appointment/put-calendar.ts'
import { writerIn } from './part.ts'

/** A new calendar: appointments within the opening hours, one at a time of each kind. */
const DEFAULTS = {
  ...{ gridMinutes: 30, noticeMinutes: 180, horizonDays: 90, closedOnHolidays: true },
  ...{ exceptions: [], hasOwnPlan: false, plan: [] },
} as const
const RESOURCES: CalendarSettings['resources'] = [
  { name: 'Annahme', kinds: ['WORKSHOP'], bufferMinutes: 0 },
  { name: 'Probefahrt', kinds: ['TEST_DRIVE'], bufferMinutes: 15 },
  { name: 'Besichtigung', kinds: ['INSPECTION', 'HAND_OVER'], bufferMinutes: 0 },
]

/** Changes what a form is about and leaves the rest as it is; a merchant without a calendar gets one at its place. */
export async function changeCalendar(
  handle: WriteHandle,
  merchantId: number,
  place: Place | undefined,
  changed: Partial<CalendarSettings>,
): Promise<void> {
  const { hasOwnPlan, plan, ...stored } = (await readCalendar(handle, merchantId)) ?? {
    ...DEFAULTS,
    federalState: federalStateOf(place?.state),
  }
  const resources = await readResources(handle, merchantId)
  const capacities = await readCapacities(handle, merchantId)
  await putCalendar(writerIn(handle), merchantId, {
    ...{ ...stored, plan: hasOwnPlan ? plan : null, resources: resources.length > 0 ? resources : RESOURCES },
    capacities: capacities.map(({ work_group: group, weekday, minutes }) => ({ group, weekday, minutes })),
    ...changed,
  })
}

export function readCapacities(handle: SelectHandle, merchantId: number) {
  return handle.selectFrom('appointment_capacities').selectAll().where('merchant_id', '=', merchantId).execute()
}

/** Those that still take appointments. */
async function readResources(handle: SelectHandle, merchantId: number): Promise<CalendarSettings['resources']> {
  const rows = await handle
    .selectFrom('appointment_resources')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .execute()
  return rows
    .filter(({ kinds }) => kinds.length > 0)
    .map(({ name, kinds, buffer_minutes }) => ({
      ...{ name, bufferMinutes: buffer_minutes },
      kinds: kinds as CalendarSettings['resources'][number]['kinds'],
    }))
}

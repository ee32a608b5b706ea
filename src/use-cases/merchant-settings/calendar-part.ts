import { dayPlanText } from '#domain/appointments/plan-text.ts'
import { federalStateOf } from '#domain/delivery/federal-state.ts'
import { CalendarInput } from '#domain/merchant/part-input.ts'
import { PLAN_FIELDS } from '#domain/merchant/settings-parts.ts'
import { readCalendar } from '../appointment/calendar.ts'
import { changeCalendar } from './change-calendar.ts'
import { checkedPart, shown, shownCheck } from './part.ts'

/** When appointments are taken: within the opening hours, or by a plan of the calendar's own. */
export const calendarPart = checkedPart(
  CalendarInput,
  async (handle, merchantId) => {
    const calendar = await readCalendar(handle, merchantId)
    const own = calendar?.hasOwnPlan ? calendar.plan : []
    const closures = (calendar?.exceptions ?? []).filter(({ open }) => open === null).map(({ day }) => german(day))
    return {
      ...Object.fromEntries(PLAN_FIELDS.map((field, index) => [field, dayPlanText(own, index + 1)])),
      federalState: shown(calendar?.federalState),
      closedOnHolidays: shownCheck(calendar?.closedOnHolidays ?? true),
      closures: closures.join('\n'),
    }
  },
  async (handle, merchantId, { federalState, closedOnHolidays, closures, ...days }, place) => {
    const calendar = await readCalendar(handle, merchantId)
    const exceptions = (calendar?.exceptions ?? []).filter(({ open }) => open !== null)
    const plan = PLAN_FIELDS.flatMap((field, index) => {
      const day = days[field]
      return day ? [{ weekday: index + 1, ...day }] : []
    })
    await changeCalendar(handle, merchantId, place, {
      plan: plan.length > 0 ? plan : null,
      federalState: federalState ?? federalStateOf(place?.state),
      closedOnHolidays,
      exceptions: [
        ...exceptions.filter(({ day }) => !closures.includes(day)),
        ...[...new Set(closures)].map((day) => ({ day, open: null })),
      ],
    })
  },
)

function german(day: string): string {
  return day.split('-').toReversed().join('.')
}

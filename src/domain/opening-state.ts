import { berlinInstant, berlinToday } from './berlin-time.ts'
import { addDays } from './delivery/calendar-day.ts'
import type { FederalState } from './delivery/federal-state.ts'
import { isHoliday } from './delivery/holidays.ts'
import type { OpeningHours } from './merchant.ts'
import { hoursOn } from './opening-hours.ts'

/** Whether a dealer is open on this day, and when it opens next. */
export type OpeningState =
  | { readonly kind: 'OPEN_TODAY'; readonly hours: string }
  | { readonly kind: 'CLOSED_TODAY' | 'CLOSED_NOW'; readonly next: NextOpening | null }

export interface NextOpening {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** Minutes since midnight. */
  readonly minutes: number
}

/** A weekday says which day is meant only within a week. */
const DAYS_AHEAD = 6

/** What holds at an instant, holidays of the state included; undefined where no hours are known for the weekday. */
export function openingState(
  hours: readonly OpeningHours[],
  state: FederalState | null,
  now: Date,
): OpeningState | undefined {
  const today = berlinToday(now)
  if (!hoursOn(hours, today)) return undefined
  const open = isHoliday(today, state) ? null : (hoursOn(hours, today)?.hours ?? null)
  const closing = open === null ? undefined : times(open).at(-1)
  if (open !== null && (closing === undefined || now < berlinInstant(today, closing)))
    return { kind: 'OPEN_TODAY', hours: open }
  return { kind: open === null ? 'CLOSED_TODAY' : 'CLOSED_NOW', next: nextOpening(hours, state, today) }
}

function nextOpening(hours: readonly OpeningHours[], state: FederalState | null, today: string): NextOpening | null {
  const ahead = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index + 1))
  for (const day of ahead) {
    const [minutes] = isHoliday(day, state) ? [] : times(hoursOn(hours, day)?.hours ?? '')
    if (minutes !== undefined) return { day, minutes }
  }
  return null
}

/** `09:00–18:30` → minutes since midnight. */
function times(hours: string): number[] {
  return [...hours.matchAll(/(\d\d):(\d\d)/g)].map(([, hour, minute]) => Number(hour) * 60 + Number(minute))
}

import { addDays } from '../delivery/calendar-day.ts'
import { berlinInstant, berlinToday } from '../berlin-time.ts'
import type { FederalState } from '../delivery/federal-state.ts'
import { isHoliday } from '../delivery/holidays.ts'
import type { OpeningHours } from '../merchant.ts'
import { hoursOn } from '../opening-hours.ts'

/** A request should be answered within four open hours; after half of them its seller is reminded. */
export const DUE_OPEN_MINUTES = 240
export const REMIND_OPEN_MINUTES = DUE_OPEN_MINUTES / 2

const MINUTE_MS = 60_000
/** A seller who is closed for longer has no due time. */
const MAX_DAYS = 31

/** When a seller is open, and where: holidays of the state do not count. */
export interface Business {
  readonly openingHours: readonly OpeningHours[]
  readonly state: FederalState | null
}

interface Span {
  readonly from: number
  readonly to: number
}

/** The instant after so many open minutes; null where the seller has no opening hours, or is closed for a month. */
export function afterOpenMinutes(start: Date, minutes: number, business: Business): Date | null {
  let left = minutes * MINUTE_MS
  for (const { from, to } of spansFrom(start, MAX_DAYS, business)) {
    const begin = Math.max(from, start.getTime())
    if (to <= begin) continue
    if (to - begin >= left) return new Date(begin + left)
    left -= to - begin
  }
  return null
}

/** The whole open minutes between two instants; null where the seller has no opening hours. */
export function openMinutesBetween(start: Date, end: Date, business: Business): number | null {
  if (!business.openingHours.some(({ hours }) => hours !== null)) return null
  const days = Math.ceil((end.getTime() - start.getTime()) / 86_400_000) + 1
  const open = spansFrom(start, days, business).reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to, end.getTime()) - Math.max(from, start.getTime())),
    0,
  )
  return Math.floor(open / MINUTE_MS)
}

function spansFrom(start: Date, days: number, business: Business): Span[] {
  const today = berlinToday(start)
  return Array.from({ length: days + 1 }, (_, index) => addDays(today, index)).flatMap((day) => spansOn(day, business))
}

function spansOn(day: string, { openingHours, state }: Business): Span[] {
  const hours = hoursOn(openingHours, day)?.hours
  if (!hours || isHoliday(day, state)) return []
  return [...hours.matchAll(/(\d\d):(\d\d)\D+(\d\d):(\d\d)/g)].map(([, fromHour, fromMinute, toHour, toMinute]) => ({
    from: berlinInstant(day, Number(fromHour) * 60 + Number(fromMinute)).getTime(),
    to: berlinInstant(day, Number(toHour) * 60 + Number(toMinute)).getTime(),
  }))
}

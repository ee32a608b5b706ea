import { addDays, dayNumber, dayText } from '../delivery/calendar-day.ts'
import type { SlotsOfDay } from './slots.ts'
import type { ClosedReason } from './opening-ranges.ts'

/** From this many free times on a day counts as free; below, as having few. */
export const MANY_FREE_SLOTS = 6

export type DayCapacity = 'FREE' | 'FEW' | 'FULL' | 'CLOSED'

export interface DayOfMonth {
  readonly day: string
  readonly capacity: DayCapacity
  readonly freeSlots: number
  readonly closed: ClosedReason | null
}

/** A day as a month shows it. An open day without a time that can still be booked is full. */
export function dayOfMonth({ day, slots, closed }: SlotsOfDay): DayOfMonth {
  const freeSlots = slots.filter(({ isFree }) => isFree).length
  if (closed) return { day, capacity: 'CLOSED', freeSlots: 0, closed }
  const capacity = freeSlots >= MANY_FREE_SLOTS ? 'FREE' : freeSlots > 0 ? 'FEW' : 'FULL'
  return { day, capacity, freeSlots, closed: null }
}

/** The days of a month `YYYY-MM`. */
export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`
  const next = addDays(first, 31).slice(0, 7)
  const length = dayNumber(`${next}-01`) - dayNumber(first)
  return Array.from({ length }, (_, index) => dayText(dayNumber(first) + index))
}

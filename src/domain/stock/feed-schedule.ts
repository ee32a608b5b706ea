import { berlinInstant, berlinToday } from '../berlin-time.ts'
import { addDays } from '../delivery/calendar-day.ts'
import { weekdayOf } from '../opening-hours.ts'

/** The days of the week on which a dealer's stock is delivered, Monday first. */
export const FEED_DAYS = ['1-5', '1-6', '1-7'] as const
export type FeedDays = (typeof FEED_DAYS)[number]

export interface FeedSchedule {
  readonly days: FeedDays
  /** Minutes after midnight in Berlin by which the delivery has come. */
  readonly byMinute: number
  /** Nothing is expected before it. */
  readonly since: Date
}

/** Whether a dealer's delivery has come. */
export interface ExpectedDelivery {
  /** By when one is expected next. */
  readonly nextBy: Date
  /** By when the last one was expected; null where it came. */
  readonly missingSince: Date | null
}

/** A week has a day of delivery before and after any instant. */
const WEEK = [0, 1, 2, 3, 4, 5, 6, 7]

/**
 * A delivery counts for a time once it has come after the time before: one that comes late ends the waiting. `latest`: when the last one
 * came; null where none ever did.
 */
export function expectedDelivery(schedule: FeedSchedule, latest: Date | null, now: Date): ExpectedDelivery {
  const today = berlinToday(now)
  const nextBy = WEEK.map((days) => timeOn(schedule, addDays(today, days))).find((time) => time && time > now)
  const past = [...WEEK, 8, 9, 10]
    .map((days) => timeOn(schedule, addDays(today, -days)))
    .filter((time) => time !== null && time <= now)
  const [last, before] = past
  if (!nextBy || !last || !before) throw new Error('a week without a delivery')
  const isMissing = last > schedule.since && (latest === null || latest <= before)
  return { nextBy, missingSince: isMissing ? last : null }
}

function timeOn({ days, byMinute }: FeedSchedule, day: string): Date | null {
  const lastDay = Number(days.slice(-1))
  return weekdayOf(day) <= lastDay ? berlinInstant(day, byMinute) : null
}

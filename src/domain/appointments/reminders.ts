const HOUR_MS = 3_600_000

/** Reminders are mailed so many hours before an appointment. An appointment booked less than half a day before a reminder gets none. */
const HOURS_BEFORE = [72, 24] as const
const FRESH_HOURS = 12

export const REMINDERS = HOURS_BEFORE.length

/** No reminder is due earlier. */
export const FIRST_REMINDER_HOURS = HOURS_BEFORE[0]

interface Reminded {
  readonly startsAt: Date
  /** When its time was booked. */
  readonly changedAt: Date
  /** How many of the reminders are sent or no longer needed. */
  readonly reminders: number
}

/**
 * The reminders that are behind an appointment now, sent or not needed, and whether one is to be sent. One that was missed, such as while
 * no worker ran, is not made up for where the next is due.
 */
export function remindersDue(
  { startsAt, changedAt, reminders }: Reminded,
  now: Date,
): { readonly reminders: number; readonly isToSend: boolean } {
  const dueAt = HOURS_BEFORE.map((hours) => startsAt.getTime() - hours * HOUR_MS)
  const behind = dueAt.filter((time) => time <= now.getTime()).length
  const last = dueAt[behind - 1]
  const isFresh = last !== undefined && changedAt.getTime() > last - FRESH_HOURS * HOUR_MS
  return { reminders: behind, isToSend: behind > reminders && !isFresh && now < startsAt }
}

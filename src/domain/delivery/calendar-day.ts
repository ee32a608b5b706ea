/** Calendar days are `YYYY-MM-DD`, computed in UTC so that a change of clocks cannot move one. */

const DAY = 86_400_000

/** The number of a day since 1970. Throws a RangeError for an invalid day. */
export function dayNumber(day: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  // Date.parse takes 30 February for 1 March in some engines; then the day of the month is another one.
  if (new Date(time).getUTCDate() !== Number(day.slice(-2))) throw new RangeError(`Not a day: ${day}`)
  return time / DAY
}

/** Whether a text is a day that exists, from 1900 to 2199: nobody alive was born earlier, and nothing is agreed on for later. */
export function isDay(text: string): boolean {
  try {
    dayNumber(text)
    return /^(?:19|20|21)/.test(text)
  } catch {
    return false
  }
}

export function dayText(number: number): string {
  return new Date(number * DAY).toISOString().slice(0, 10)
}

export function addDays(day: string, days: number): string {
  return dayText(dayNumber(day) + days)
}

/** 0 Sunday … 6 Saturday. */
export function weekday(day: string): number {
  return new Date(dayNumber(day) * DAY).getUTCDay()
}

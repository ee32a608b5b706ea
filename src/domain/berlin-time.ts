const BERLIN_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' })

const HOUR_MS = 3_600_000
/** By hour of UTC, since a page needs the same ones a hundred times; days in Berlin begin with a full hour of UTC. */
const days = new Map<number, string>()
const MAX_HOURS = 5_000

/** The calendar day in Berlin, `YYYY-MM-DD`: what "today" means throughout the product. */
export function berlinToday(now: Date = new Date()): string {
  const hour = Math.floor(now.getTime() / HOUR_MS)
  const known = days.get(hour)
  if (known !== undefined) return known
  if (days.size === MAX_HOURS) days.clear()
  const day = BERLIN_DAY.format(now)
  days.set(hour, day)
  return day
}

/** The calendar year in Berlin. */
export function berlinYear(now: Date = new Date()): number {
  return Number(berlinToday(now).slice(0, 4))
}

const BERLIN_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/**
 * The instant at which clocks in Berlin show a time of day, in minutes since midnight. Where clocks are put forward over that time, it is
 * the instant an hour later on the clock; where they show it twice, the first one.
 */
export function berlinInstant(day: string, minutes: number): Date {
  const local = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  const offsetAt = (time: number) => Date.parse(`${BERLIN_CLOCK.format(time).replace(' ', 'T')}Z`) - time
  // Berlin is one or two hours ahead of UTC; the larger offset is the earlier instant.
  const summer = local - 7_200_000
  return new Date(offsetAt(summer) === 7_200_000 ? summer : local - 3_600_000)
}

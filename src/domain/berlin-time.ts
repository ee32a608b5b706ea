const BERLIN_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' })

/** The calendar day in Berlin, `YYYY-MM-DD`: what "today" means throughout the product. */
export function berlinToday(now: Date = new Date()): string {
  return BERLIN_DAY.format(now)
}

/** The calendar year in Berlin. */
export function berlinYear(now: Date = new Date()): number {
  return Number(berlinToday(now).slice(0, 4))
}

import type { FederalState } from './federal-state.ts'
import { addDays, weekday } from './calendar-day.ts'

const EVERYWHERE = ['01-01', '05-01', '10-03', '12-25', '12-26']
/** Days after Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER_EVERYWHERE = [-2, 1, 39, 50]

const OF_STATES: Readonly<Record<string, readonly FederalState[]>> = {
  '01-06': ['BW', 'BY', 'ST'],
  '03-08': ['BE', 'MV'],
  '08-15': ['SL'],
  '09-20': ['TH'],
  '10-31': ['BB', 'HB', 'HH', 'MV', 'NI', 'SN', 'ST', 'SH', 'TH'],
  '11-01': ['BW', 'BY', 'NW', 'RP', 'SL'],
}
/** Easter and Whit Sunday are holidays by law in Brandenburg; Corpus Christi is one in the Catholic west and south. */
const AFTER_EASTER_OF_STATES: Readonly<Record<number, readonly FederalState[]>> = {
  0: ['BB'],
  49: ['BB'],
  60: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'],
}

/**
 * Whether the day is a public holiday: throughout Germany where the state is not known. Holidays of single communes (Assumption Day in
 * parts of Bavaria, Augsburg's peace festival, Corpus Christi in parts of Saxony and Thuringia) are not counted.
 */
export function isHoliday(day: string, state: FederalState | null): boolean {
  const year = day.slice(0, 4)
  const key = `${year} ${state}`
  let holidays = holidaysByYear.get(key)
  if (!holidays) {
    if (holidaysByYear.size >= MAX_YEARS) holidaysByYear.clear()
    holidays = holidaysOf(year, state)
    holidaysByYear.set(key, holidays)
  }
  return holidays.has(day)
}

/** By year and state; a delivery date asks for hundreds of days. Years come from what visitors enter, so there is a limit. */
const holidaysByYear = new Map<string, ReadonlySet<string>>()
const MAX_YEARS = 200

function holidaysOf(year: string, state: FederalState | null): ReadonlySet<string> {
  const easter = easterSunday(Number(year))
  const afterEaster = (days: number) => addDays(easter, days)
  const everywhere = [...EVERYWHERE.map((date) => `${year}-${date}`), ...AFTER_EASTER_EVERYWHERE.map(afterEaster)]
  if (!state) return new Set(everywhere)
  return new Set([
    ...everywhere,
    ...Object.entries(OF_STATES).flatMap(([date, states]) => (states.includes(state) ? [`${year}-${date}`] : [])),
    ...Object.entries(AFTER_EASTER_OF_STATES).flatMap(([days, states]) =>
      states.includes(state) ? [afterEaster(Number(days))] : [],
    ),
    ...(state === 'SN' ? [dayOfPrayer(year)] : []),
  ])
}

/** The Wednesday before 23 November. */
function dayOfPrayer(year: string): string {
  const last = `${year}-11-22`
  return addDays(last, -((weekday(last) + 7 - WEDNESDAY) % 7))
}
const WEDNESDAY = 3

/** The Gregorian computus as Meeus gives it (Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

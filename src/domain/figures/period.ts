export const PERIOD_UNITS = ['MONTH', 'QUARTER', 'YEAR'] as const
export type PeriodUnit = (typeof PERIOD_UNITS)[number]

/** A month, a quarter or a year of the calendar. */
export interface Period {
  readonly unit: PeriodUnit
  /** `2026-11`, `2026-Q4` or `2026`. */
  readonly name: string
  /** Its first day, YYYY-MM-DD. */
  readonly from: string
  /** The first day after it. */
  readonly to: string
}

const MONTHS: Readonly<Record<PeriodUnit, number>> = { MONTH: 1, QUARTER: 3, YEAR: 12 }

/** The period that a name stands for; undefined for any other text. */
export function parsePeriod(name: string): Period | undefined {
  const [, year, quarter, month] = /^(20\d\d)(?:-Q([1-4])|-(0[1-9]|1[0-2]))?$/.exec(name) ?? []
  if (year === undefined) return undefined
  if (month !== undefined) return periodAt('MONTH', Number(year) * 12 + Number(month) - 1)
  if (quarter !== undefined) return periodAt('QUARTER', Number(year) * 12 + (Number(quarter) - 1) * 3)
  return periodAt('YEAR', Number(year) * 12)
}

/** The period in which a day lies. */
export function periodOfDay(unit: PeriodUnit, day: string): Period {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  return periodAt(unit, month - (month % MONTHS[unit]))
}

/** A period and those before it, the earliest first. */
export function periodsUntil({ unit, from }: Period, count: number): Period[] {
  const last = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1
  return Array.from({ length: count }, (_, index) => periodAt(unit, last - (count - 1 - index) * MONTHS[unit]))
}

/** Months are counted from the year 0. */
function periodAt(unit: PeriodUnit, month: number): Period {
  const year = Math.floor(month / 12)
  const names = {
    MONTH: monthName(month),
    QUARTER: `${year}-Q${Math.floor((month % 12) / 3) + 1}`,
    YEAR: String(year),
  }
  return { unit, name: names[unit], from: `${monthName(month)}-01`, to: `${monthName(month + MONTHS[unit])}-01` }
}

function monthName(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}

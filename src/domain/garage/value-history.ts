import { monthNumber } from '../calendar-month.ts'

/** What a car was worth in a month, `YYYY-MM`: in cents, in euros where a page shows it. */
export interface MonthValue {
  readonly month: string
  readonly value: number
}

/**
 * The values of a car with the one of today in place of that of the present month, the oldest first. Nothing where there is only one
 * month: no line can be drawn through it.
 */
export function valueLine(history: readonly MonthValue[], today: string, value: number | null): MonthValue[] {
  const month = today.slice(0, 7)
  const earlier = history.filter((each) => value === null || each.month < month)
  const line = [...earlier, ...(value === null ? [] : [{ month, value }])]
  return line.length > 1 ? line.toSorted((a, b) => monthNumber(a.month) - monthNumber(b.month)) : []
}

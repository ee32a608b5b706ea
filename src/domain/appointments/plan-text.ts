import { readHours } from './hours-text.ts'
import type { DayPlan } from './calendar.ts'
import { clockTime, type MinuteRange, subtractRanges } from './minutes.ts'
import { rangeOfHours } from './plan-of-hours.ts'

/** `8–12, 13–17` as the plan of a weekday, whose gaps are breaks; undefined for anything else. */
export function readDayPlan(text: string): Omit<DayPlan, 'weekday'> | undefined {
  const ranges = text.split(',').map((part) => rangeOfHours(readHours(part) ?? ''))
  const [first, last] = [ranges[0], ranges.at(-1)]
  if (!first || !last || !areInOrder(ranges)) return undefined
  const breaks = ranges.slice(1).map((range, index) => ({ from: ranges[index]!.to, to: range.from }))
  return { from: first.from, to: last.to, breaks }
}

function areInOrder(ranges: readonly (MinuteRange | undefined)[]): ranges is MinuteRange[] {
  return ranges.every((range, index) => {
    const before = index === 0 ? { to: -1 } : ranges[index - 1]
    return range !== undefined && before !== undefined && before.to < range.from
  })
}

/** A weekday's plan as it is entered; empty where it is closed. */
export function dayPlanText(plan: readonly DayPlan[], weekday: number): string {
  const own = plan.filter((row) => row.weekday === weekday)
  const ranges = subtractRanges(
    own.map(({ from, to }) => ({ from, to })),
    own.flatMap(({ breaks }) => breaks),
  )
  return ranges.map(({ from, to }) => `${clockTime(from)}–${clockTime(to)}`).join(', ')
}

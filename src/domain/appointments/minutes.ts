/** A stretch of a local day in minutes after midnight, `to` not included. */
export interface MinuteRange {
  readonly from: number
  readonly to: number
}

export const MINUTES_OF_DAY = 1440

export function overlaps(a: MinuteRange, b: MinuteRange): boolean {
  return a.from < b.to && b.from < a.to
}

/** What remains of the ranges once everything taken is cut out, in order. */
export function subtractRanges(ranges: readonly MinuteRange[], taken: readonly MinuteRange[]): MinuteRange[] {
  const remaining = taken.reduce<readonly MinuteRange[]>(
    (left, cut) => left.flatMap((range) => without(range, cut)),
    [...ranges],
  )
  return remaining.toSorted((a, b) => a.from - b.from)
}

function without(range: MinuteRange, cut: MinuteRange): MinuteRange[] {
  if (!overlaps(range, cut)) return [range]
  const parts = [
    { from: range.from, to: Math.min(range.to, cut.from) },
    { from: Math.max(range.from, cut.to), to: range.to },
  ]
  return parts.filter(({ from, to }) => from < to)
}

/** `09:30` of 570. */
export function clockTime(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** 570 of `09:30`; undefined for anything that is no time of a day. */
export function minuteOfClockTime(text: string): number | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text)
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined
}

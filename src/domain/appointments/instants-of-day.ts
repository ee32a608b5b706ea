import { dayNumber } from '../delivery/calendar-day.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const BERLIN_CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/**
 * The instants of a local day in Berlin by its minute after midnight: null for a time that the change of clocks skips, the first one for a
 * time that exists twice. Formatting is slow, so it happens per day, not per minute.
 */
export function instantsOfDay(day: string): (minute: number) => Date | null {
  const midnight = dayNumber(day) * DAY_MS
  // Clocks change at one in the morning UTC, so both ends lie outside the change of this day and inside those of its neighbours.
  const [start, end] = [midnight - 3 * HOUR_MS, midnight + DAY_MS]
  const [before, after] = [offsetAt(start), offsetAt(end)]
  const change = before === after ? end : findChange(start, end, before)
  return (minute) => {
    const wall = midnight + minute * MINUTE_MS
    if (wall - before < change) return new Date(wall - before)
    return wall - after >= change ? new Date(wall - after) : null
  }
}

/** How far Berlin's clock is ahead of UTC, in milliseconds. */
function offsetAt(time: number): number {
  const parts = BERLIN_CLOCK.formatToParts(time)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value)
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return wall - time
}

/** The first minute with another offset. */
function findChange(start: number, end: number, before: number): number {
  let [low, high] = [start, end]
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS
    if (offsetAt(middle) === before) low = middle
    else high = middle
  }
  return high
}

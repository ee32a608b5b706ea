import { addDays } from '../delivery/calendar-day.ts'
import type { AppointmentCalendar, Work, WorkGroup } from './calendar.ts'
import { instantsOfDay } from './instants-of-day.ts'
import { MINUTES_OF_DAY, type MinuteRange, overlaps } from './minutes.ts'
import { type ClosedReason, openingOfDay } from './opening-ranges.ts'

const MINUTE_MS = 60_000

/** Somebody or something that takes one appointment at a time. */
export interface ResourceOfDay {
  /** Left free after each of its appointments. */
  readonly bufferMinutes: number
  /** Its appointments of the day with their buffers. */
  readonly busy: readonly MinuteRange[]
}

/** What is taken and what can be worked on a day. */
export interface LoadOfDay {
  readonly resources: readonly ResourceOfDay[]
  /** Minutes of work by group that are still free. */
  readonly freeWork: Work
  /** Times that staff have blocked. */
  readonly blocked: readonly MinuteRange[]
}

export interface SlotRequest {
  readonly lengthMinutes: number
  /** Work that the appointment brings, by group. */
  readonly work: Work
}

/** A time on the grid of a day. */
export interface Slot {
  readonly minute: number
  readonly startsAt: Date
  readonly isFree: boolean
}

export interface SlotsOfDay {
  readonly day: string
  readonly slots: readonly Slot[]
  /** Why the day has none; null where it is open. */
  readonly closed: ClosedReason | null
}

/**
 * The times of a day, taken ones included: those on the grid that the opening, the notice and the horizon allow. A time is free where one
 * resource is, with its buffer, every group has the minutes of work, and nothing is blocked. A time whose appointment would last shorter or
 * longer than it says, because clocks change within it, is left out.
 */
export function slotsOfDay(
  calendar: AppointmentCalendar,
  day: string,
  load: LoadOfDay,
  request: SlotRequest,
  { now, today }: { readonly now: Date; readonly today: string },
): SlotsOfDay {
  const { ranges, closed } = openingOfDay(calendar, day)
  if (day < today || day > addDays(today, calendar.horizonDays)) return { day, slots: [], closed }
  const instantAt = instantsOfDay(day)
  const earliest = now.getTime() + calendar.noticeMinutes * MINUTE_MS
  const hasWork = fitsWork(load.freeWork, request.work)
  const isUnblocked = (minute: number) =>
    !load.blocked.some((range) => overlaps(range, { from: minute, to: minute + request.lengthMinutes }))
  const slots = ranges.flatMap((range) =>
    startsIn(range, calendar.gridMinutes, request.lengthMinutes).flatMap((minute) => {
      const startsAt = realStart(instantAt, minute, request.lengthMinutes)
      if (!startsAt || startsAt.getTime() < earliest) return []
      const isFree = hasWork && isUnblocked(minute) && hasResource(load.resources, minute, request.lengthMinutes)
      return [{ minute, startsAt, isFree }]
    }),
  )
  return { day, slots: slots.toSorted((a, b) => a.minute - b.minute), closed }
}

/** Whether every group has the minutes. */
export function fitsWork(free: Work, needed: Work): boolean {
  return (Object.entries(needed) as [WorkGroup, number][]).every(([group, minutes]) => (free[group] ?? 0) >= minutes)
}

function startsIn({ from, to }: MinuteRange, grid: number, length: number): number[] {
  const first = Math.ceil(from / grid)
  const count = Math.floor((Math.min(to, MINUTES_OF_DAY) - length) / grid) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * grid)
}

function realStart(instantAt: (minute: number) => Date | null, minute: number, length: number): Date | null {
  const [start, end] = [instantAt(minute), instantAt(minute + length)]
  return start && end && end.getTime() - start.getTime() === length * MINUTE_MS ? start : null
}

function hasResource(resources: readonly ResourceOfDay[], minute: number, length: number): boolean {
  return resources.some(({ busy, bufferMinutes }) => {
    const wanted = { from: minute, to: minute + length + bufferMinutes }
    return !busy.some((range) => overlaps(range, wanted))
  })
}

import type { Locale } from '#domain/locale.ts'
import { clockTime } from '#domain/appointments/minutes.ts'
import { calendarLaneTexts, dealerCalendarTexts, workGroupTexts } from '#messages/dealer-calendar.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import type { StaffCalendarQuery } from '../../generated/graphql.ts'
import { type Appointment, blockLabel, hoursOf, shortTitle } from './calendar-words.server.ts'

export type StaffCalendar = StaffCalendarQuery['staffCalendar']
type StaffDay = StaffCalendar['days'][number]

export interface Entry {
  readonly key: string
  readonly href: string
  readonly time: string
  /** Minutes since midnight. */
  readonly minute: number
  /** Whether this member of staff can give it another time. */
  readonly isMovable: boolean
  readonly title: string
  readonly look: 'confirmed' | 'drive' | 'asks' | 'missed'
  /** What the look means, for those who do not see it. */
  readonly note: string
}

export interface Load {
  readonly percent: number
  readonly text: string
  readonly isOver: boolean
}

export interface Lane {
  readonly name: string
  /** Null for a work group, which has no appointments of its own. */
  readonly kind: Appointment['kind'] | null
  readonly cells: readonly {
    readonly key: string
    readonly entries: readonly Entry[]
    readonly load: Load | null
    readonly blocked: readonly string[]
  }[]
}

/** The kinds of lanes, each of which can be hidden; work groups are one of them. */
export const LANES = ['WORKSHOP', 'WORK', 'TEST_DRIVE', 'INSPECTION', 'HAND_OVER'] as const
export type LaneName = (typeof LANES)[number]

export function lanesOf(
  { appointments }: Pick<StaffCalendar, 'appointments'>,
  days: readonly StaffDay[],
  { shown, mayMove }: { readonly shown: readonly LaneName[]; readonly mayMove: boolean },
  locale: Locale,
): Lane[] {
  return shown.flatMap((lane): Lane[] => {
    if (lane === 'WORK') return workLanes(days, locale)
    const cells = days.map(({ day, blocks, closed }) => ({
      key: day,
      load: null,
      entries: appointments
        .filter((each) => each.day === day && each.kind === lane)
        .map((each) => entryOf(each, mayMove, locale)),
      blocked: [
        ...(closed ? [dealerCalendarTexts[isClosed(closed) ? closed : 'CLOSED'][locale]] : []),
        ...blocks.filter(({ kind }) => (kind ?? lane) === lane).map(blockLabel),
      ],
    }))
    return [{ name: calendarLaneTexts[lane][locale], kind: lane, cells }]
  })
}

function workLanes(days: readonly StaffDay[], locale: Locale): Lane[] {
  const groups = [...new Set(days.flatMap(({ loads }) => loads.map(({ group }) => group)))]
  return groups.map((group) => ({
    ...{ name: workGroupTexts[group][locale], kind: null },
    cells: days.map(({ day, loads }) => {
      const load = loads.find((each) => each.group === group)
      const isOff = load !== undefined && load.capacity === 0 && load.booked === 0
      return {
        ...{ key: day, entries: [], blocked: isOff ? [dealerCalendarTexts.noWork[locale]] : [] },
        load: load && !isOff ? loadOf(load, locale) : null,
      }
    }),
  }))
}

function loadOf({ booked, capacity }: { booked: number; capacity: number }, locale: Locale): Load {
  return {
    percent: capacity > 0 ? Math.min(100, Math.round((booked / capacity) * 100)) : 100,
    text: dealerCalendarTexts.load[locale](hoursOf(booked, locale), hoursOf(capacity, locale)),
    isOver: booked > capacity,
  }
}

export function entryOf(appointment: Appointment, mayMove: boolean, locale: Locale): Entry {
  const { requestId, minute, kind, waitsFor, isMissed, isMovable } = appointment
  const look = isMissed ? 'missed' : waitsFor ? 'asks' : kind === 'TEST_DRIVE' ? 'drive' : 'confirmed'
  return {
    ...{ key: requestId, time: clockTime(minute), title: shortTitle(appointment), look },
    ...{ minute, isMovable: mayMove && isMovable },
    href: dealerPaths.pathFor('appointment', locale, { requestId }),
    note: look === 'asks' || look === 'missed' ? dealerCalendarTexts[look][locale] : '',
  }
}

function isClosed(closed: string): closed is 'CLOSED' | 'HOLIDAY' | 'EXCEPTION' {
  return closed === 'CLOSED' || closed === 'HOLIDAY' || closed === 'EXCEPTION'
}

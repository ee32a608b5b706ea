import { clockTime, overlaps } from '#domain/appointments/minutes.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerCalendarTexts } from '#messages/dealer-calendar.ts'
import type { Entry, LaneName, StaffCalendar } from './calendar-lanes.server.ts'
import { entryOf } from './calendar-lanes.server.ts'
import { type Appointment, blockLabel, lineOf } from './calendar-words.server.ts'

export interface ResourceRow {
  readonly key: string
  readonly name: string
  readonly cells: readonly {
    readonly key: string
    /** Appointments that begin in this hour. */
    readonly entries: readonly Entry[]
    readonly blocked: readonly string[]
    /** An appointment that began earlier goes on. */
    readonly isTaken: boolean
  }[]
}

/** One day by the hour: a row for each bay, adviser and seller, and for each car that is driven or handed over. */
export interface ResourceTable {
  readonly hours: readonly string[]
  readonly rows: readonly ResourceRow[]
}

/** Hours shown whatever happens, and any other with an appointment. */
const WORKING_DAY = { from: 8, to: 18 }

export function resourcesOf(
  { resources, appointments, days }: StaffCalendar,
  { day, shown, mayMove }: { readonly day: string; readonly shown: readonly LaneName[]; readonly mayMove: boolean },
  locale: Locale,
): ResourceTable {
  const ofDay = appointments.filter((each) => each.day === day && shown.includes(each.kind))
  const blocks = days.find((each) => each.day === day)?.blocks ?? []
  const hours = hoursOfDay(ofDay)
  const rowOf = (name: string, own: readonly Appointment[], blocksOfRow: typeof blocks): ResourceRow => ({
    ...{ key: name, name },
    cells: hours.map((hour, index) => {
      const cell = { from: hour * 60, to: hour * 60 + 60 }
      const begins = (minute: number) => minute >= cell.from && minute < cell.to
      return {
        key: String(hour),
        entries: own.filter(({ minute }) => begins(minute)).map((each) => longEntry(each, mayMove, locale)),
        // A block that began before the first hour is named in the first hour.
        blocked: blocksOfRow.filter(({ from }) => begins(from) || (index === 0 && from < cell.from)).map(blockLabel),
        isTaken: [...own.map(rangeOf), ...blocksOfRow].some((range) => range.from < cell.from && overlaps(range, cell)),
      }
    }),
  })
  const cars = Map.groupBy(ofDay, ({ stockCar }) => stockCar ?? '')
  cars.delete('')
  const isOf = (kinds: readonly string[]) => shown.some((lane) => kinds.includes(lane))
  return {
    hours: hours.map((hour) => clockTime(hour * 60)),
    rows: [
      ...resources
        .filter(({ kinds }) => isOf(kinds))
        .map(({ name, kinds }) =>
          rowOf(
            name,
            ofDay.filter(({ resource }) => resource === name),
            blocks.filter(({ kind }) => kind == null || kinds.includes(kind)),
          ),
        ),
      ...[...cars].map(([car, own]) => rowOf(dealerCalendarTexts.stockCar[locale](car), own, [])),
    ],
  }
}

function hoursOfDay(appointments: readonly Appointment[]): number[] {
  const ranges = appointments.map(rangeOf)
  const first = Math.min(WORKING_DAY.from, ...ranges.map(({ from }) => Math.floor(from / 60)))
  const last = Math.max(WORKING_DAY.to, ...ranges.map(({ to }) => Math.ceil(to / 60)))
  return Array.from({ length: last - first }, (_, index) => first + index)
}

function rangeOf({ minute, lengthMinutes }: Appointment) {
  return { from: minute, to: minute + lengthMinutes }
}

/** An entry with its kind and its end, because neither row nor column says them. */
function longEntry(appointment: Appointment, mayMove: boolean, locale: Locale): Entry {
  const { from, to } = rangeOf(appointment)
  return {
    ...entryOf(appointment, mayMove, locale),
    ...{ time: `${clockTime(from)}–${clockTime(to)}`, title: lineOf(appointment, locale).title },
  }
}

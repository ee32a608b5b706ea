import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import type { AppointmentKind, WorkGroup } from '#domain/appointments/calendar.ts'
import { type ClosedReason, openingOfDay } from '#domain/appointments/opening-ranges.ts'
import { dayNumber, dayText } from '#domain/delivery/calendar-day.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { type Block, readBlocks } from '../../appointment/blocks.ts'
import { readCalendar } from '../../appointment/calendar.ts'
import { readCapacities } from '../../appointment/capacities.ts'
import { type CalendarAppointment, readCalendarRows } from './calendar-rows.ts'

/** How much of a group's work is booked on a day, in minutes. */
export interface GroupLoad {
  readonly group: WorkGroup
  readonly booked: number
  readonly capacity: number
}

export interface StaffDay {
  readonly day: string
  /** Why the day takes no appointments; null where it does. */
  readonly closed: ClosedReason | null
  readonly loads: readonly GroupLoad[]
  readonly blocks: readonly Block[]
}

/** A bay, an adviser, a seller: takes one appointment at a time. */
export interface CalendarResource {
  readonly name: string
  readonly kinds: readonly AppointmentKind[]
}

export interface StaffCalendar {
  readonly kind: 'found'
  /** Without a calendar a merchant takes no appointments online. */
  readonly isSetUp: boolean
  readonly days: readonly StaffDay[]
  /** Those that take appointments, by name. */
  readonly resources: readonly CalendarResource[]
  readonly appointments: readonly CalendarAppointment[]
}

/** A month with the weeks around it. */
const MAX_DAYS = 45

/** What happens at a dealer's between two days. Refused as by `authorize`; INVALID_INPUT for more than `MAX_DAYS` days. */
export async function readStaffCalendar(
  read: ReadHandle,
  actor: DealerAreaActor,
  { merchantId, from, to }: { readonly merchantId: number; readonly from: string; readonly to: string },
): Promise<StaffCalendar | Refused> {
  const refusal = authorize(actor, 'calendar.read', merchantId, new Date())
  if (refusal) return refusal
  const days = daysBetween(from, to)
  if (!days) return refused('INVALID_INPUT', { fields: [{ field: 'to', code: 'INVALID_DATE' }] })
  const [calendar, capacitiesOf, blocks, resources, appointments] = await Promise.all([
    readCalendar(read, merchantId),
    readCapacities(read, merchantId, { from, to }),
    readBlocks(read, merchantId, { from, to }),
    readResources(read, merchantId),
    readCalendarRows(read, { merchantId, from, to }),
  ])
  const bookedOf = (day: string, group: WorkGroup) =>
    appointments.filter((each) => each.day === day).reduce((sum, { work }) => sum + (work[group] ?? 0), 0)
  return {
    ...{ kind: 'found', isSetUp: calendar !== undefined, resources, appointments },
    days: days.map((day) => ({
      ...{ day, closed: calendar ? openingOfDay(calendar, day).closed : 'CLOSED' },
      loads: (Object.entries(capacitiesOf(day)) as [WorkGroup, number][]).map(([group, capacity]) => ({
        ...{ group, capacity, booked: bookedOf(day, group) },
      })),
      blocks: blocks.filter((block) => block.day === day),
    })),
  }
}

function readResources(read: ReadHandle, merchantId: number): Promise<CalendarResource[]> {
  return read
    .selectFrom('appointment_resources')
    .select(['name', sql<AppointmentKind[]>`kinds`.as('kinds')])
    .where('merchant_id', '=', merchantId)
    .orderBy('name')
    .execute()
}

function daysBetween(from: string, to: string): string[] | undefined {
  const [first, last] = [dayNumber(from), dayNumber(to)]
  if (last < first || last - first >= MAX_DAYS) return undefined
  return Array.from({ length: last - first + 1 }, (_, index) => dayText(first + index))
}

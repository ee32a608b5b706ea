import type { ReadHandle } from '#database/handles.ts'
import { WORK_GROUPS, type WorkGroup } from '#domain/appointments/calendar.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import type { Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { type Block, readBlocks } from '../../appointment/blocks.ts'
import { readCapacities } from '../../appointment/capacities.ts'
import { type LastChange, readLastChange } from '../../audit/last-change.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { type CalendarAppointment, readCalendarRows } from './calendar-rows.ts'

/** What can be set for a day. */
export interface DaySettings {
  readonly kind: 'found'
  readonly capacities: readonly { readonly group: WorkGroup; readonly minutes: number }[]
  readonly fingerprint: string
  readonly lastChange: LastChange | null
  /** All that are still to come. */
  readonly blocks: readonly Block[]
  readonly appointments: readonly CalendarAppointment[]
}

/** Blocks further away are rare enough to be looked for day by day. */
const DAYS_AHEAD = 400

/** How much work a day takes, what is booked on it, and every block that is still to come. Refused as by `authorize`. */
export async function readDaySettings(
  read: ReadHandle,
  actor: DealerAreaActor,
  { merchantId, day }: { readonly merchantId: number; readonly day: string },
): Promise<DaySettings | Refused> {
  const refusal = authorize(actor, 'calendar.read', merchantId, new Date())
  if (refusal) return refusal
  const today = berlinToday()
  const [capacitiesOf, blocks, appointments, lastChange] = await Promise.all([
    readCapacities(read, merchantId, { from: day, to: day }),
    readBlocks(read, merchantId, { from: today, to: addDays(today, DAYS_AHEAD) }),
    readCalendarRows(read, { merchantId, from: day, to: day }),
    readLastChange(read, `calendar ${merchantId} ${day}`),
  ])
  const work = capacitiesOf(day)
  return {
    ...{ kind: 'found', blocks, appointments, lastChange: lastChange ?? null, fingerprint: fingerprintOf(work) },
    capacities: WORK_GROUPS.map((group) => ({ group, minutes: work[group] ?? 0 })),
  }
}

import type { Writer } from '#database/handles.ts'
import { WORK_GROUPS, type Work } from '#domain/appointments/calendar.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { readCalendar } from '../../appointment/calendar.ts'
import { readCapacities } from '../../appointment/capacities.ts'
import { lockDays } from '../../appointment/take-slot.ts'
import { audited } from '../audited.ts'
import { fingerprintOf } from '../fingerprint.ts'

export interface DayCapacity {
  readonly merchantId: number
  readonly day: string
  /** Minutes by group; what is left out stays. */
  readonly minutes: Work
  /** Of the minutes that the form showed. */
  readonly fingerprint: string
}

/** Ten people around the clock: more is a typing error. */
const MAX_MINUTES = 14_400

/**
 * Sets how much work a day takes, in place of its weekday's plan; appointments that were made stay, even where it is less than they need.
 * Refused as by `authorize`; INVALID_INPUT naming the group or `day`; NOT_FOUND without a calendar; CHANGED where something else was shown.
 */
export function setDayCapacity(
  writer: Writer,
  actor: StaffActor,
  { merchantId, day, minutes, fingerprint }: DayCapacity,
): Promise<{ readonly kind: 'done' } | Refused> {
  return audited(writer, actor, {
    allow: async () => authorize(actor, 'calendar.change', merchantId, new Date()) ?? { kind: 'allowed', merchantId },
    entry: { operation: 'set-day-capacity', subject: `calendar ${merchantId} ${day}`, after: minutes },
    change: async (handle) => {
      const wrong = WORK_GROUPS.find((group) => !isPossible(minutes[group] ?? 0))
      if (wrong) return refused('INVALID_INPUT', { fields: [{ field: wrong, code: 'INVALID' }] })
      if (day < berlinToday()) return refused('INVALID_INPUT', { fields: [{ field: 'day', code: 'INVALID_DATE' }] })
      if (!(await readCalendar(handle, merchantId))) return refused('NOT_FOUND')
      await lockDays(handle, [{ merchantId, day }])
      const shown = (await readCapacities(handle, merchantId, { from: day, to: day }))(day)
      if (fingerprintOf(shown) !== fingerprint) return refused('CHANGED')
      for (const group of WORK_GROUPS) {
        const value = minutes[group]
        if (value === undefined || value === (shown[group] ?? 0)) continue
        await handle
          .insertInto('appointment_day_capacities')
          .values({ merchant_id: merchantId, day, work_group: group, minutes: value })
          .onConflict((conflict) =>
            conflict.columns(['merchant_id', 'day', 'work_group']).doUpdateSet({ minutes: value }),
          )
          .execute()
      }
      return { kind: 'done' }
    },
  })
}

function isPossible(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= 0 && minutes <= MAX_MINUTES
}

import { addDays } from '#domain/delivery/calendar-day.ts'
import type { SlotsOfDay } from '#domain/appointments/slots.ts'
import { dayOfMonth } from '#domain/appointments/month-view.ts'
import type { SlotTaken } from '#use-cases/appointment/take-slot.ts'
import type { Refused } from '#domain/refused.ts'
import { builder } from '../builder.ts'
import { unwrapOrThrow } from '../outcome.ts'
import { Refusal } from '../refusal.ts'

const DayCapacityRef = builder.enumType('DayCapacity', { values: ['FREE', 'FEW', 'FULL', 'CLOSED'] as const })
const ClosedReasonRef = builder.enumType('ClosedReason', { values: ['CLOSED', 'HOLIDAY', 'EXCEPTION'] as const })

const AppointmentTimeType = builder.objectRef<SlotsOfDay['slots'][number]>('AppointmentTime').implement({
  fields: (t) => ({
    minute: t.exposeInt('minute', { description: 'After midnight in Berlin.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    isFree: t.exposeBoolean('isFree'),
  }),
})

export const AppointmentDayType = builder.objectRef<SlotsOfDay>('AppointmentDay').implement({
  fields: (t) => ({
    day: t.exposeString('day', { description: 'YYYY-MM-DD.' }),
    capacity: t.field({ type: DayCapacityRef, resolve: (day) => dayOfMonth(day).capacity }),
    freeTimes: t.int({ resolve: (day) => dayOfMonth(day).freeSlots }),
    closed: t.expose('closed', { type: ClosedReasonRef, nullable: true, description: 'Why; null if it is open.' }),
    times: t.field({ type: [AppointmentTimeType], resolve: ({ slots }) => [...slots] }),
  }),
})

/** The outcome, or the GraphQL error that its refusal is; for a time that is taken it names the nearest free ones. */
export function unwrapSlot<T extends { readonly kind: string }>(outcome: T | SlotTaken | Refused) {
  if (isTaken(outcome))
    throw new Refusal('UNAVAILABLE', 'This time is taken: see extensions.alternatives.', undefined, undefined, {
      alternatives: outcome.alternatives,
    })
  return unwrapOrThrow(outcome as Exclude<T, SlotTaken> | Refused)
}

function isTaken(outcome: { readonly kind: string }): outcome is SlotTaken {
  return 'alternatives' in outcome
}

/** The days from `from` to `to`, both included, at most `max`. Refused (INVALID_INPUT) where they are no days. */
export function daysBetween(from: string, to: string, max: number): string[] {
  const days: string[] = []
  try {
    for (let day = addDays(from, 0); day <= to && days.length < max; day = addDays(day, 1)) days.push(day)
  } catch {
    throw new Refusal('INVALID_INPUT', 'Days are YYYY-MM-DD.', 'from')
  }
  return days
}

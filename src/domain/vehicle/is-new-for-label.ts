import type { Condition } from './vocabulary.ts'

/** Cars that the Pkw-EnVKV presumes to be new: registered at most eight months ago, or driven at most 1,000 km. */
export const NEW_FOR_MONTHS = 8
export const NEW_UP_TO_KM = 1000

interface NewnessFacts {
  readonly condition?: Condition | null
  /** YYYY-MM, null when not registered yet */
  readonly firstRegistration: string | null
  /** km, null when unknown */
  readonly mileage: number | null
}

/**
 * Whether an offer must carry the energy values of a new car (Pkw-EnVKV § 2; day registrations and demonstrators too).
 * `today` is YYYY-MM-DD; months are counted whole, so the eighth month after the registration still counts. A used car without a month of
 * registration has been registered; nobody knows when.
 */
export function isNewForLabel(facts: NewnessFacts, today: string): boolean {
  if (facts.mileage !== null && facts.mileage <= NEW_UP_TO_KM) return true
  if (facts.firstRegistration === null) return facts.condition !== 'USED'
  return monthIndex(today) - monthIndex(facts.firstRegistration) <= NEW_FOR_MONTHS
}

function monthIndex(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
}

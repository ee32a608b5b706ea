import type { Co2Class } from './emissions.ts'

/** Upper limits in g/km, best class first (Pkw-EnVKV § 3a): A 0 · B 95 · C 115 · D 135 · E 155 · F 175 · G above. */
const LIMITS: readonly (readonly [Co2Class, number])[] = [
  ['A', 0],
  ['B', 95],
  ['C', 115],
  ['D', 135],
  ['E', 155],
  ['F', 175],
]

/** The CO₂ class of combined emissions in g/km; whole grams decide, rounded commercially. */
export function co2ClassOf(gramsPerKm: number): Co2Class {
  const grams = Math.round(gramsPerKm)
  return LIMITS.find(([, limit]) => grams <= limit)?.[0] ?? 'G'
}

/** First registrations from September 2018 have WLTP values; older ones were measured by another cycle and get no class. */
export const WLTP_SINCE = '2018-09'

/** Whether the values of a car first registered in a month (YYYY-MM; null: not yet) come from the WLTP cycle. */
export function hasWltpValues(firstRegistration: string | null): boolean {
  return firstRegistration === null || firstRegistration >= WLTP_SINCE
}

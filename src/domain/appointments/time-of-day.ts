/** Parts of a working day (specification, section 3 "Workshop"): before twelve, until two, afterwards. */
export const TIMES_OF_DAY = ['MORNING', 'NOON', 'AFTERNOON'] as const
export type TimeOfDay = (typeof TIMES_OF_DAY)[number]

export function timeOfDay(minute: number): TimeOfDay {
  if (minute < 12 * 60) return 'MORNING'
  return minute < 14 * 60 ? 'NOON' : 'AFTERNOON'
}

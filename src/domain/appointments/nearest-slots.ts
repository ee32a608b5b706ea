import type { SlotsOfDay } from './slots.ts'

/** How many other times a refusal offers. */
export const MAX_ALTERNATIVES = 3

export interface SlotChoice {
  readonly day: string
  readonly minute: number
}

/** The free times nearest to the wished instant, in the order of time. */
export function nearestSlots(days: readonly SlotsOfDay[], wished: Date): SlotChoice[] {
  const distance = (time: Date) => Math.abs(time.getTime() - wished.getTime())
  return days
    .flatMap(({ day, slots }) => slots.filter(({ isFree }) => isFree).map((slot) => ({ ...slot, day })))
    .toSorted((a, b) => distance(a.startsAt) - distance(b.startsAt))
    .slice(0, MAX_ALTERNATIVES)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map(({ day, minute }) => ({ day, minute }))
}

import type { SelectHandle } from '#database/handles.ts'
import type { SlotChoice } from '#domain/appointments/nearest-slots.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import type { SlotQuery } from '../appointment/slot-query.ts'
import { readSlots } from '../appointment/slots.ts'

/** Days after today, and minutes after midnight. */
interface Start {
  readonly inDays: number
  readonly from: number
}

/** How far ahead a free time is looked for. */
const DAYS_AHEAD = 14

/** The first free time from a day on that is not earlier in its day than wished. */
export async function firstFreeSlot(
  read: SelectHandle,
  query: SlotQuery,
  { inDays, from }: Start,
): Promise<SlotChoice | undefined> {
  const first = addDays(berlinToday(), inDays)
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(first, index))
  return (await readSlots(read, query, days))
    .flatMap(({ day, slots }) =>
      slots.flatMap(({ minute, isFree }) => (isFree && minute >= from ? [{ day, minute }] : [])),
    )
    .at(0)
}

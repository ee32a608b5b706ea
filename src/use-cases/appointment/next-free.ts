import type { SelectHandle } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import type { SlotQuery } from './slot-query.ts'
import { readSlots } from './slots.ts'

/** How far ahead a free time is looked for. */
const AHEAD_DAYS = 10

/** The next free time; null where none is free in the next ten days, or the merchant takes no appointments online. */
export async function readNextFree(read: SelectHandle, query: SlotQuery): Promise<Date | null> {
  const today = berlinToday()
  const days = Array.from({ length: AHEAD_DAYS }, (_, index) => addDays(today, index))
  const slots = await readSlots(read, query, days)
  return slots.flatMap((day) => day.slots).find(({ isFree }) => isFree)?.startsAt ?? null
}

import type { SelectHandle } from '#database/handles.ts'
import type { AppointmentKind } from '#domain/appointments/calendar.ts'
import type { MinuteRange } from '#domain/appointments/minutes.ts'

/** A time at which a merchant takes no appointments. */
export interface Block extends MinuteRange {
  readonly id: number
  readonly day: string
  /** Null: of every kind. */
  readonly kind: AppointmentKind | null
  readonly reason: string
}

export function readBlocks(
  read: SelectHandle,
  merchantId: number,
  days: { readonly from: string; readonly to: string },
): Promise<Block[]> {
  return read
    .selectFrom('appointment_blocks')
    .select(['id', 'day', 'from_minute as from', 'to_minute as to', 'kind', 'reason'])
    .where('merchant_id', '=', merchantId)
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .orderBy('day')
    .orderBy('from_minute')
    .execute()
}

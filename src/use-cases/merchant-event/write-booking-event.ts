import type { WriteHandle } from '#database/handles.ts'
import { writeMerchantEvent } from './write-merchant-events.ts'

interface BookingEvent {
  readonly requestId: number
  readonly type: 'booking.created' | 'booking.changed'
}

/** Records for the merchant's programs that a request has an appointment or that it has changed; nothing for one without. */
export async function writeBookingEvent(handle: WriteHandle, { requestId, type }: BookingEvent): Promise<void> {
  const row = await handle
    .selectFrom('appointments as a')
    .innerJoin('requests as r', 'r.id', 'a.request_id')
    .select(['a.kind', 'a.starts_at as startsAt', 'a.state', 'r.state as requestState'])
    .where('a.request_id', '=', requestId)
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return
  const { kind, startsAt, state, requestState } = row
  const data = { kind, startsAt: startsAt.toISOString(), state: state === 'CANCELLED' ? 'CANCELLED' : requestState }
  await writeMerchantEvent(handle, { requestId, type, data })
}

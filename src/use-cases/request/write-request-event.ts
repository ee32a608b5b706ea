import { sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import type { ClosingReason } from '#domain/request/closing-reasons.ts'
import type { RequestState } from '#domain/request/transitions.ts'
import { writeBookingEvent } from '../merchant-event/write-booking-event.ts'
import { writeMerchantEvent } from '../merchant-event/write-merchant-events.ts'

interface RequestEventToWrite {
  readonly requestId: number
  readonly actor: StateActor
  /** Null for the first state. */
  readonly from: RequestState | null
  readonly to: RequestState
  readonly reason?: ClosingReason | undefined
  readonly movedTo?: Date | undefined
}

/** The only place that writes the history of requests; each event enqueues its mails in the same transaction. */
export async function writeRequestEvent(
  handle: WriteHandle,
  { requestId, actor, from, to, reason, movedTo }: RequestEventToWrite,
): Promise<void> {
  const { id: eventId } = await handle
    .insertInto('request_events')
    .values({
      ...{ request_id: requestId, actor, from_state: from, to_state: to, reason: reason ?? null },
      moved_to: movedTo ?? null,
      // As of messages, which are compared with it: under the lock of the request.
      at: sql<Date>`clock_timestamp()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(handle, 'send-request-mails', { eventId })
  const type = from === null ? 'request.created' : 'request.changed'
  await writeMerchantEvent(handle, { requestId, type, data: { state: to } })
  if (from !== null) await writeBookingEvent(handle, { requestId, type: 'booking.changed' })
}

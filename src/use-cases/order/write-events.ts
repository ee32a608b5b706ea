import type { WriteHandle } from '#database/handles.ts'
import { endApplication, isDecided } from './end-application.ts'
import { enqueue } from '#database/jobs.ts'
import type { OrderSubject, StateActor } from '#domain/order/transitions.ts'
import { writeMerchantEvent } from '../merchant-event/write-merchant-events.ts'

export interface OrderEventToWrite {
  readonly orderId: number
  readonly actor: StateActor
  readonly subject: OrderSubject
  /** Null for the first state. */
  readonly from: string | null
  readonly to: string
  readonly reason?: string | undefined
}

/** The only place that writes the history of orders; each event enqueues its mails in the same transaction. */
export async function writeOrderEvents(handle: WriteHandle, events: readonly OrderEventToWrite[]): Promise<void> {
  const rows = await handle
    .insertInto('order_events')
    .values(
      events.map(({ orderId, actor, subject, from, to, reason }) => ({
        order_id: orderId,
        actor,
        subject,
        from_state: from,
        to_state: to,
        reason: reason ?? null,
      })),
    )
    .returning('id')
    .execute()
  for (const { id } of rows) await enqueue(handle, 'send-order-mails', { eventId: id })
  for (const event of events) await noteForPrograms(handle, event)
  for (const { orderId, subject, to, actor } of events)
    if (subject === 'FINANCING' && isDecided(to)) await endApplication(handle, { orderId, to, actor })
}

/** What a bank decides is between it and its customer: programs hear that something has changed. */
function noteForPrograms(handle: WriteHandle, { orderId, subject, from, to }: OrderEventToWrite): Promise<void> {
  const type = subject === 'ORDER' && from === null ? 'order.created' : 'order.changed'
  return writeMerchantEvent(handle, { orderId, type, data: { subject, state: subject === 'FINANCING' ? null : to } })
}

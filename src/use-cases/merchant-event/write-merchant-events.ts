import { sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'
import {
  MERCHANT_EVENTS,
  type MerchantEventData,
  type MerchantEventType,
} from '#domain/merchant-event/merchant-event.ts'

type Subject = { readonly orderId: number } | { readonly requestId: number }

export type NewMerchantEvent = Subject & {
  readonly type: MerchantEventType
  /** Completed by the number of the order or request. */
  readonly data: Omit<MerchantEventData, 'number'>
}

/**
 * Records what happened to an order or a request for the merchant's own programs, in the transaction in which it happens. Applications for
 * a loan and offers of private persons are none of theirs.
 */
export async function writeMerchantEvent(handle: WriteHandle, event: NewMerchantEvent): Promise<void> {
  const isOrder = 'orderId' in event
  const id = isOrder ? event.orderId : event.requestId
  const data = JSON.stringify({ number: String(id), ...event.data })
  const shown = isOrder ? sql`` : sql`and kind not in ('PRIVATE_SALE', 'FINANCING')`
  const { rows } = await sql<{ id: number; merchant_id: number }>`
    insert into merchant_events (merchant_id, type, order_id, request_id, data)
    select merchant_id, ${event.type}, ${isOrder ? id : null}::bigint, ${isOrder ? null : id}::bigint, ${data}::jsonb
    from ${sql.table(isOrder ? 'orders' : 'requests')} where id = ${id} ${shown}
    returning id, merchant_id`.execute(handle)
  for (const { id: eventId, merchant_id: merchantId } of rows)
    await addDeliveries(handle, { eventId, merchantId, type: event.type })
}

interface WrittenEvent {
  readonly eventId: number
  readonly merchantId: number
  readonly type: MerchantEventType
}

/** One delivery for each of the merchant's webhooks that asks for such events, and its job. */
async function addDeliveries(handle: WriteHandle, { eventId, merchantId, type }: WrittenEvent): Promise<void> {
  const added = await handle
    .insertInto('webhook_deliveries')
    .columns(['webhook_id', 'event_id'])
    .expression((eb) =>
      eb
        .selectFrom('webhooks')
        .select(['id', sql<number>`${eventId}::bigint`.as('event_id')])
        .where('merchant_id', '=', merchantId)
        .where('off_since', 'is', null)
        .where(sql<boolean>`topics @> array[${MERCHANT_EVENTS[type]}]`),
    )
    .returning(['id', 'webhook_id as webhookId'])
    .execute()
  for (const { id, webhookId } of added)
    await enqueue(handle, 'deliver-webhook', { deliveryId: id }, { queue: `webhook ${webhookId}` })
}

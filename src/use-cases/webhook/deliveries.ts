import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'
import type { MerchantEventType } from '#domain/merchant-event/merchant-event.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor, StaffActor } from '#domain/staff/staff-actor.ts'
import { type AttemptProblem, type DeliveryState, isBeingSent } from '#domain/webhook/delivery.ts'
import { audited } from '../dealer-area/audited.ts'
import { jobOf } from './deliver-webhook.ts'
import { subjectOf } from './webhook.ts'
import type { WebhookDeps } from './webhook-deps.ts'

export interface WebhookAttempt {
  readonly at: Date
  readonly status: number | null
  readonly problem: AttemptProblem | null
  readonly answer: string
  readonly milliseconds: number
}

/** An event on its way to a webhook. */
export interface WebhookDelivery {
  readonly id: number
  readonly type: MerchantEventType
  /** Of the order or request. */
  readonly number: string
  readonly at: Date
  readonly state: DeliveryState
  /** When it is tried again. */
  readonly nextAt: Date | null
  readonly attempts: readonly WebhookAttempt[]
}

interface LogQuery {
  readonly merchantId: number
  readonly webhookId: string
  /** Only older ones than this delivery; null: the newest. */
  readonly before: number | null
}

const PAGE = 25

/** The newest deliveries of a webhook with every attempt. Refused as by `authorize`. */
export async function readDeliveries(
  read: ReadHandle,
  actor: DealerAreaActor,
  { merchantId, webhookId, before }: LogQuery,
): Promise<
  { readonly kind: 'found'; readonly deliveries: readonly WebhookDelivery[]; readonly hasMore: boolean } | Refused
> {
  const refusal = authorize(actor, 'webhooks.change', merchantId, new Date())
  if (refusal) return refusal
  let query = read
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .innerJoin('merchant_events as e', 'e.id', 'd.event_id')
    .select(['d.id', 'e.type', 'e.data', 'e.at', 'd.state', 'd.next_at as nextAt'])
    .where('w.merchant_id', '=', merchantId)
    .where('w.id', '=', webhookId)
    .orderBy('d.id', 'desc')
    .limit(PAGE + 1)
  if (before !== null) query = query.where('d.id', '<', before)
  const rows = await query.execute()
  const page = rows.slice(0, PAGE)
  const attempts = await read
    .selectFrom('webhook_attempts')
    .select(['delivery_id as deliveryId', 'at', 'status', 'problem', 'answer', 'milliseconds'])
    .where('delivery_id', '=', sql<number>`any(${page.map(({ id }) => id)}::bigint[])`)
    .orderBy('id', 'desc')
    .execute()
  const deliveries = page.map(({ data, ...delivery }) => ({
    ...delivery,
    number: data.number,
    attempts: attempts.filter(({ deliveryId }) => deliveryId === delivery.id),
  }))
  return { kind: 'found', deliveries, hasMore: rows.length > PAGE }
}

/**
 * Sends an event once more, with the same id, however it ended before, and at once where it waits for its next attempt. Refused as by
 * `authorize`; NOT_FOUND; CONFLICT where it is being sent or the webhook is off.
 */
export function replayDelivery(
  { writer }: Pick<WebhookDeps, 'writer'>,
  actor: StaffActor,
  { merchantId, webhookId, id }: { readonly merchantId: number; readonly webhookId: string; readonly id: number },
): Promise<{ readonly kind: 'done' } | Refused> {
  return audited(writer, actor, {
    entry: { operation: 'replay-webhook', subject: subjectOf(webhookId), after: { delivery: id } },
    allow: async (handle) => {
      const refusal = authorize(actor, 'webhooks.change', merchantId, new Date())
      if (refusal) return refusal
      const delivery = await handle
        .selectFrom('webhook_deliveries as d')
        .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
        .select(['d.state', 'd.next_at as nextAt', 'w.off_since'])
        .where('d.id', '=', id)
        .where('w.id', '=', webhookId)
        .where('w.merchant_id', '=', merchantId)
        .forUpdate('d')
        .executeTakeFirst()
      if (!delivery) return refused('NOT_FOUND')
      const isBlocked = isBeingSent(delivery, new Date()) || delivery.off_since !== null
      return isBlocked ? refused('CONFLICT') : ({ kind: 'allowed', merchantId } as const)
    },
    change: async (handle) => {
      const again = { state: 'WAITING', failures: 0, next_at: new Date() } as const
      await handle.updateTable('webhook_deliveries').set(again).where('id', '=', id).execute()
      await enqueue(handle, 'deliver-webhook', { deliveryId: id }, jobOf(id, webhookId))
      return { kind: 'done' } as const
    },
  })
}

import type { ReadHandle, SelectHandle } from '#database/handles.ts'
import type { EventTopic } from '#domain/merchant-event/merchant-event.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { type LastChange, readLastChange } from '../audit/last-change.ts'
import { fingerprintOf } from '../dealer-area/fingerprint.ts'

/** An address to which a merchant's events are sent. Its secret cannot be read again. */
export interface Webhook {
  readonly id: string
  readonly url: string
  readonly topics: readonly EventTopic[]
  readonly creator: string
  readonly createdAt: Date
  /** Since when nothing has arrived; null: the last delivery succeeded, or there was none. */
  readonly failingSince: Date | null
  /** Null: it is on. */
  readonly offReason: 'BY_HAND' | 'FAILING' | null
  /** Until when the former secret signs as well; null: there is none. */
  readonly formerUntil: Date | null
}

export interface EditedWebhook extends Webhook {
  readonly fingerprint: string
  readonly lastChange: LastChange | undefined
}

/** A merchant's webhooks, the newest first. Refused as by `authorize`. */
export async function readWebhooks(
  read: ReadHandle,
  actor: DealerAreaActor,
  merchantId: number,
): Promise<{ readonly kind: 'found'; readonly webhooks: readonly Webhook[] } | Refused> {
  const refusal = authorize(actor, 'webhooks.change', merchantId, new Date())
  if (refusal) return refusal
  const webhooks = await selectWebhooks(read, merchantId).orderBy('created_at', 'desc').execute()
  return { kind: 'found', webhooks }
}

/** A webhook with what its form needs. Refused as by `authorize`; NOT_FOUND. */
export async function readWebhook(
  read: ReadHandle,
  actor: DealerAreaActor,
  { merchantId, id }: { readonly merchantId: number; readonly id: string },
): Promise<{ readonly kind: 'found'; readonly webhook: EditedWebhook } | Refused> {
  const refusal = authorize(actor, 'webhooks.change', merchantId, new Date())
  if (refusal) return refusal
  const webhook = await selectWebhooks(read, merchantId).where('id', '=', id).executeTakeFirst()
  if (!webhook) return refused('NOT_FOUND')
  const lastChange = await readLastChange(read, subjectOf(id))
  return { kind: 'found', webhook: { ...webhook, fingerprint: webhookFingerprint(webhook), lastChange } }
}

export function selectWebhooks(read: SelectHandle, merchantId: number) {
  return read
    .selectFrom('webhooks')
    .select(['id', 'url', 'topics', 'creator', 'created_at as createdAt', 'failing_since as failingSince'])
    .select(['off_reason as offReason', 'former_until as formerUntil'])
    .where('merchant_id', '=', merchantId)
}

/** Of what its form shows. */
export function webhookFingerprint({ url, topics, offReason }: Pick<Webhook, 'url' | 'topics' | 'offReason'>): string {
  return fingerprintOf({ url, topics: topics.toSorted(), isOn: offReason === null })
}

/** What the audit log calls it. */
export function subjectOf(id: string): string {
  return `webhook ${id}`
}

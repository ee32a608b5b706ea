import type { ReadHandle, WriteHandle, Writer } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'
import { nextAttempt, SWITCH_OFF_AFTER_MS } from '#domain/webhook/delivery.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import type { WebhookAnswer, WebhookSender } from '#services/webhook-sender/port.ts'
import { mailEveryOwner } from '../staff/staff-mail.ts'
import { openWebhookSecret, signedHeaders } from './webhook-secret.ts'

interface DeliveryDeps {
  readonly read: ReadHandle
  readonly writer: Writer
  readonly secretBox: SecretBox
  readonly sender: WebhookSender
  /** Where the dealer area is, for the mail to the owners. */
  readonly mainOrigin: string
}

/**
 * Sends an event to a webhook and records the answer; what fails is tried again later. A job that is cut off runs again, so that a program
 * may get an event twice, with the same id.
 */
export async function deliverWebhook(deps: DeliveryDeps, { deliveryId }: { readonly deliveryId: number }) {
  const delivery = await readDelivery(deps.read, deliveryId)
  if (!delivery) return
  if (delivery.off_since) return deps.writer.transaction((handle) => giveUp(handle, deliveryId))
  const { webhookId, eventId, type, at, data, secret, former_secret: former, former_until: until } = delivery
  const now = new Date()
  const sealed = former && until && until > now ? [secret, former] : [secret]
  const secrets = sealed.map((each) => openWebhookSecret(deps.secretBox, webhookId, each))
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
  const timestamp = Math.floor(now.getTime() / 1000)
  const headers = signedHeaders({ id: `evt_${eventId}`, timestamp, body }, secrets)
  const answer = await deps.sender.post(delivery.url, headers, body)
  await deps.writer.transaction((handle) => recordAnswer(handle, deps, { deliveryId, webhookId }, answer))
}

function readDelivery(read: ReadHandle, deliveryId: number) {
  return read
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .innerJoin('merchant_events as e', 'e.id', 'd.event_id')
    .select(['w.id as webhookId', 'w.url', 'w.off_since', 'w.secret', 'w.former_secret', 'w.former_until'])
    .select(['e.id as eventId', 'e.type', 'e.at', 'e.data'])
    .where('d.id', '=', deliveryId)
    .where('d.state', '=', 'WAITING')
    .executeTakeFirst()
}

async function recordAnswer(
  handle: WriteHandle,
  { mainOrigin }: DeliveryDeps,
  { deliveryId, webhookId }: { readonly deliveryId: number; readonly webhookId: string },
  { status, ...answer }: WebhookAnswer,
): Promise<void> {
  const now = new Date()
  const webhook = await handle
    .selectFrom('webhooks')
    .select(['merchant_id', 'url', 'failing_since', 'off_since'])
    .where('id', '=', webhookId)
    .forUpdate()
    .executeTakeFirst()
  if (!webhook) return
  await handle
    .insertInto('webhook_attempts')
    .values({ delivery_id: deliveryId, status, ...answer })
    .execute()
  if (status !== null && status >= 200 && status < 300) {
    await handle.updateTable('webhooks').set({ failing_since: null }).where('id', '=', webhookId).execute()
    await setDelivery(handle, deliveryId, { state: 'DELIVERED', next_at: null })
    return
  }
  const failingSince = webhook.failing_since ?? now
  await handle.updateTable('webhooks').set({ failing_since: failingSince }).where('id', '=', webhookId).execute()
  const next = await tryLater(handle, { deliveryId, webhookId }, now)
  const isDead = next === null && now.getTime() - failingSince.getTime() >= SWITCH_OFF_AFTER_MS
  if (!isDead || webhook.off_since) return
  await handle
    .updateTable('webhooks')
    .set({ off_since: now, off_reason: 'FAILING' })
    .where('id', '=', webhookId)
    .execute()
  const address = new URL(webhook.url).host
  await mailEveryOwner(handle, { origin: mainOrigin }, webhook.merchant_id, (owner) => ({
    ...{ kind: 'webhook-switched-off', address, ...owner },
  }))
}

/** When it is tried again; null where it was tried often enough. */
async function tryLater(
  handle: WriteHandle,
  { deliveryId, webhookId }: { readonly deliveryId: number; readonly webhookId: string },
  now: Date,
): Promise<Date | null> {
  const { failures } = await handle
    .updateTable('webhook_deliveries')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', deliveryId)
    .returning('failures')
    .executeTakeFirstOrThrow()
  const next = nextAttempt(failures, now)
  if (next === null) await giveUp(handle, deliveryId)
  else {
    await setDelivery(handle, deliveryId, { state: 'WAITING', next_at: next })
    await enqueue(handle, 'deliver-webhook', { deliveryId }, { runAt: next, ...jobOf(deliveryId, webhookId) })
  }
  return next
}

/** One job for each delivery, so that sending it now takes the place of the next attempt; those of a webhook run one after another. */
export function jobOf(deliveryId: number, webhookId: string) {
  return { key: `webhook delivery ${deliveryId}`, queue: `webhook ${webhookId}` }
}

function giveUp(handle: WriteHandle, deliveryId: number): Promise<void> {
  return setDelivery(handle, deliveryId, { state: 'FAILED', next_at: null })
}

async function setDelivery(
  handle: WriteHandle,
  deliveryId: number,
  values: { readonly state: 'WAITING' | 'DELIVERED' | 'FAILED'; readonly next_at: Date | null },
): Promise<void> {
  await handle.updateTable('webhook_deliveries').set(values).where('id', '=', deliveryId).execute()
}

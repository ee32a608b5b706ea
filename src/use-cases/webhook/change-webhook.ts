import type { WriteHandle } from '#database/handles.ts'
import { EVENT_TOPICS } from '#domain/merchant-event/merchant-event.ts'
import { checked } from '#domain/field-problem.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { SECRET_OVERLAP_MS } from '#domain/webhook/delivery.ts'
import { audited } from '../dealer-area/audited.ts'
import { selectWebhooks, subjectOf, type Webhook, webhookFingerprint } from './webhook.ts'
import type { WebhookDeps } from './webhook-deps.ts'
import { webhookInput } from './webhook-input.ts'
import { newWebhookSecret, sealWebhookSecret } from './webhook-secret.ts'

interface WebhookName {
  readonly merchantId: number
  readonly id: string
}

export interface WebhookChange extends WebhookName {
  readonly url: string
  readonly topics: readonly string[]
  readonly isOn: boolean
  /** Of what the form showed. */
  readonly fingerprint: string
}

/**
 * Changes where events go, which, and whether any. Refused as by `authorize`; NOT_FOUND; INVALID_INPUT; CHANGED where the form showed
 * something else.
 */
export function changeWebhook(
  { writer, allowsPrivateAddresses }: WebhookDeps,
  actor: StaffActor,
  { merchantId, id, isOn, fingerprint, ...entered }: WebhookChange,
): Promise<{ readonly kind: 'done' } | Refused> {
  return audited(writer, actor, {
    entry: { operation: 'change-webhook', subject: subjectOf(id) },
    allow: async (handle) => {
      const refusal = authorize(actor, 'webhooks.secure', merchantId, new Date())
      if (refusal) return refusal
      const webhook = await lockWebhook(handle, { merchantId, id })
      if (!webhook) return refused('NOT_FOUND')
      if (webhookFingerprint(webhook) !== fingerprint) return refused('CHANGED')
      const input = checked(webhookInput(allowsPrivateAddresses), entered)
      if (!input.ok) return refused('INVALID_INPUT', { fields: input.problems })
      const topics = EVENT_TOPICS.filter((topic) => input.value.topics.includes(topic))
      const values = { url: input.value.url, topics }
      const before = { url: webhook.url, topics: webhook.topics, isOn: webhook.offReason === null }
      return { kind: 'allowed', merchantId, webhook, values, before, after: { ...values, isOn } } as const
    },
    change: async (handle, { webhook, values }) => {
      const on = { off_since: null, off_reason: null, failing_since: null }
      const off = webhook.offReason ? {} : ({ off_since: new Date(), off_reason: 'BY_HAND' } as const)
      const wasOn = webhook.offReason === null
      const state = isOn ? (wasOn && values.url === webhook.url ? {} : on) : off
      await handle
        .updateTable('webhooks')
        .set({ ...values, ...state })
        .where('id', '=', id)
        .execute()
      return { kind: 'done' } as const
    },
  })
}

/**
 * Gives a webhook another secret, answered once; the former one signs as well for a day. A second renewal within that day leaves the former
 * one as it is: receivers know that one, and not the one between, which was lost or has leaked. Refused as by `authorize`; NOT_FOUND.
 */
export function rotateWebhookSecret(
  { writer, secretBox }: WebhookDeps,
  actor: StaffActor,
  { merchantId, id }: WebhookName,
): Promise<{ readonly kind: 'done'; readonly secret: string } | Refused> {
  const secret = newWebhookSecret()
  return audited(writer, actor, {
    entry: { operation: 'rotate-webhook-secret', subject: subjectOf(id) },
    allow: (handle) => allowSecure(handle, actor, { merchantId, id }),
    change: async (handle, { formerUntil }) => {
      const now = Date.now()
      const isOverlapping = formerUntil !== null && formerUntil.getTime() > now
      await handle
        .updateTable('webhooks')
        .set((eb) => ({
          ...(isOverlapping
            ? {}
            : { former_secret: eb.ref('secret'), former_until: new Date(now + SECRET_OVERLAP_MS) }),
          secret: sealWebhookSecret(secretBox, id, secret),
        }))
        .where('id', '=', id)
        .execute()
      return { kind: 'done', secret } as const
    },
  })
}

/** Removes a webhook with its log; what still waits is not sent. Refused as by `authorize`; NOT_FOUND. */
export function removeWebhook(
  { writer }: WebhookDeps,
  actor: StaffActor,
  { merchantId, id }: WebhookName,
): Promise<{ readonly kind: 'done' } | Refused> {
  return audited(writer, actor, {
    entry: { operation: 'remove-webhook', subject: subjectOf(id) },
    allow: (handle) => allowSecure(handle, actor, { merchantId, id }),
    change: async (handle) => {
      await handle.deleteFrom('webhooks').where('id', '=', id).execute()
      return { kind: 'done' } as const
    },
  })
}

async function allowSecure(handle: WriteHandle, actor: StaffActor, { merchantId, id }: WebhookName) {
  const refusal = authorize(actor, 'webhooks.secure', merchantId, new Date())
  if (refusal) return refusal
  const webhook = await lockWebhook(handle, { merchantId, id })
  if (!webhook) return refused('NOT_FOUND')
  return { kind: 'allowed', merchantId, formerUntil: webhook.formerUntil, before: { url: webhook.url } } as const
}

function lockWebhook(handle: WriteHandle, { merchantId, id }: WebhookName): Promise<Webhook | undefined> {
  return selectWebhooks(handle, merchantId).where('id', '=', id).forUpdate().executeTakeFirst()
}

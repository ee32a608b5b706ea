import { randomUUID } from 'node:crypto'
import type { Writer } from '#database/handles.ts'
import { EVENT_TOPICS } from '#domain/merchant-event/merchant-event.ts'
import { checked } from '#domain/field-problem.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { audited } from '../dealer-area/audited.ts'
import { subjectOf } from './webhook.ts'
import type { WebhookDeps } from './webhook-deps.ts'
import { webhookInput } from './webhook-input.ts'
import { newWebhookSecret, sealWebhookSecret } from './webhook-secret.ts'

export interface NewWebhook {
  readonly merchantId: number
  readonly url: string
  readonly topics: readonly string[]
  /** A UUID of the form, the webhook's own: sent twice it is one webhook. */
  readonly key?: string
}

const MAX_WEBHOOKS = 10

/**
 * Adds a webhook; its secret is answered once. Refused as by `authorize`; INVALID_INPUT; LIMIT_REACHED; KEY_REUSED where the form came
 * before.
 */
export function createWebhook(
  { writer, secretBox, allowsPrivateAddresses }: WebhookDeps,
  actor: StaffActor,
  { merchantId, key, ...entered }: NewWebhook,
): Promise<{ readonly kind: 'done'; readonly id: string; readonly secret: string } | Refused> {
  const id = key ?? randomUUID()
  const secret = newWebhookSecret()
  return audited(writer, actor, {
    entry: { operation: 'create-webhook', subject: subjectOf(id) },
    allow: async (handle) => {
      const refusal = authorize(actor, 'webhooks.secure', merchantId, new Date())
      if (refusal) return refusal
      const input = checked(webhookInput(allowsPrivateAddresses), entered)
      if (!input.ok) return refused('INVALID_INPUT', { fields: input.problems })
      await lockMerchant(handle, merchantId)
      const known = await handle.selectFrom('webhooks').select('id').where('merchant_id', '=', merchantId).execute()
      if (known.length >= MAX_WEBHOOKS) return refused('LIMIT_REACHED')
      const topics = EVENT_TOPICS.filter((topic) => input.value.topics.includes(topic))
      const values = { url: input.value.url, topics }
      return { kind: 'allowed', merchantId, values, after: values } as const
    },
    change: async (handle, { values }) => {
      const sealed = sealWebhookSecret(secretBox, id, secret)
      // The secret is not stored in the clear, so it cannot be answered again.
      const added = await handle
        .insertInto('webhooks')
        .values({ id, merchant_id: merchantId, ...values, secret: sealed, creator: actor.name })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) return refused('KEY_REUSED')
      return { kind: 'done', id, secret } as const
    },
  })
}

/** Two new ones at once are counted one after the other. */
async function lockMerchant(handle: Parameters<Parameters<Writer['transaction']>[0]>[0], merchantId: number) {
  await handle.selectFrom('merchants').select('id').where('id', '=', merchantId).forNoKeyUpdate().execute()
}

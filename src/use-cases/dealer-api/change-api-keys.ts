import { z } from 'zod'
import type { Writer } from '#database/handles.ts'
import { API_PURPOSES } from '#domain/dealer-api/machine-actor.ts'
import { checked } from '#domain/field-problem.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { audited } from '../dealer-area/audited.ts'
import { newSecretKey, secretKeyHash } from '../staff/secret-key.ts'

/** Scanners for leaked secrets recognise keys by it. */
const PREFIX = 'fahrwerk_'
const MAX_KEYS = 20

const KeyInput = z.object({
  name: z.string().trim().min(1, { error: 'REQUIRED' }).max(60, { error: 'TOO_LONG' }),
  purposes: z.array(z.enum(API_PURPOSES)).min(1, { error: 'REQUIRED' }),
})

/** Creates a key and returns its secret, of which only the hash is stored. Refused as by `authorize`; INVALID_INPUT; LIMIT_REACHED. */
export function createApiKey(
  writer: Writer,
  actor: StaffActor,
  {
    merchantId,
    ...entered
  }: { readonly merchantId: number; readonly name: string; readonly purposes: readonly string[] },
): Promise<{ readonly kind: 'done'; readonly secret: string } | Refused> {
  const secret = PREFIX + newSecretKey()
  return audited(writer, actor, {
    entry: { operation: 'create-api-key', subject: `API key ${entered.name.trim()}` },
    allow: async (handle) => {
      const refusal = authorize(actor, 'api-keys.create', merchantId, new Date())
      if (refusal) return refusal
      const input = checked(KeyInput, entered)
      if (!input.ok) return refused('INVALID_INPUT', { fields: input.problems })
      const inForce = await handle
        .selectFrom('api_keys')
        .select('id')
        .where('merchant_id', '=', merchantId)
        .where('ended_at', 'is', null)
        .execute()
      if (inForce.length >= MAX_KEYS) return refused('LIMIT_REACHED')
      const purposes = API_PURPOSES.filter((purpose) => input.value.purposes.includes(purpose))
      return { kind: 'allowed', merchantId, name: input.value.name, purposes, after: { purposes } } as const
    },
    change: async (handle, { name, purposes }) => {
      const creation = { created_by: actor.staffId, creator: actor.name }
      await handle
        .insertInto('api_keys')
        .values({ merchant_id: merchantId, name, purposes, key_hash: secretKeyHash(secret), ...creation })
        .execute()
      return { kind: 'done', secret } as const
    },
  })
}

/** Ends a key at once. Refused as by `authorize`; NOT_FOUND. */
export function endApiKey(
  writer: Writer,
  actor: StaffActor,
  { merchantId, id }: { readonly merchantId: number; readonly id: number },
): Promise<{ readonly kind: 'done' } | Refused> {
  return audited(writer, actor, {
    entry: { operation: 'end-api-key', subject: `API key ${id}` },
    allow: async (handle) => {
      const refusal = authorize(actor, 'api-keys.change', merchantId, new Date())
      if (refusal) return refusal
      const key = await handle
        .selectFrom('api_keys')
        .select(['name', 'purposes'])
        .where('id', '=', id)
        .where('merchant_id', '=', merchantId)
        .where('ended_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      return key ? ({ kind: 'allowed', merchantId, before: key } as const) : refused('NOT_FOUND')
    },
    change: async (handle) => {
      await handle.updateTable('api_keys').set({ ended_at: new Date() }).where('id', '=', id).execute()
      return { kind: 'done' } as const
    },
  })
}

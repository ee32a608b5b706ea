import type { ReadHandle } from '#database/handles.ts'
import { type ApiPurpose } from '#domain/dealer-api/machine-actor.ts'
import { type Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'

/** A key in force; its secret cannot be read again. */
export interface ApiKey {
  readonly id: number
  readonly name: string
  readonly purposes: readonly ApiPurpose[]
  /** Who created it. */
  readonly creator: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

/** A merchant's keys in force, the newest first. Refused as by `authorize`. */
export async function readApiKeys(
  read: ReadHandle,
  actor: DealerAreaActor,
  merchantId: number,
): Promise<{ readonly kind: 'found'; readonly keys: readonly ApiKey[] } | Refused> {
  const refusal = authorize(actor, 'api-keys.change', merchantId, new Date())
  if (refusal) return refusal
  const keys = await read
    .selectFrom('api_keys')
    .select(['id', 'name', 'purposes', 'creator', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('merchant_id', '=', merchantId)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  return { kind: 'found', keys }
}

import { randomBytes } from 'node:crypto'
import type { Writer } from '#database/handles.ts'
import type { Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { audited } from '../dealer-area/audited.ts'
import { setFeedKey } from '../stock/put-merchant.ts'
import { writerIn } from './part.ts'

/** Makes a new key for deliveries of stock; the old one ends at once. The key is not stored and cannot be read again. */
export function renewFeedKey(
  writer: Writer,
  actor: StaffActor,
  merchantId: number,
): Promise<{ readonly kind: 'done'; readonly key: string } | Refused> {
  const key = randomBytes(24).toString('base64url')
  return audited(writer, actor, {
    allow: async () => authorize(actor, 'merchant.secure', merchantId, new Date()) ?? { kind: 'allowed', merchantId },
    entry: { operation: 'renew-feed-key', subject: `merchant ${merchantId}` },
    change: async (handle) => {
      await setFeedKey(writerIn(handle), merchantId, key)
      return { kind: 'done', key }
    },
  })
}

import type { ReadHandle } from '#database/handles.ts'
import type { Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { readAccessoriesProviders } from '../dealer-area/platform/accessories-providers.ts'

/** Codes of the providers whose accessories can be seen in the shop, for those who may choose a merchant's. Refused as by `authorize`. */
export async function suggestProviders(
  read: ReadHandle,
  actor: DealerAreaActor,
  merchantId: number,
): Promise<{ readonly kind: 'found'; readonly codes: string[] } | Refused> {
  const refusal = authorize(actor, 'merchant.change', merchantId, new Date())
  if (refusal) return refusal
  const uses = await readAccessoriesProviders(read, ['PUBLISHED'])
  return { kind: 'found', codes: uses.map(({ provider }) => provider) }
}

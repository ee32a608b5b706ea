import type { SelectHandle } from '#database/handles.ts'
import { isOneDealers } from '#domain/brand.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { readOwnBrand } from '../brand/own-brand.ts'

/** A shop whose pages somebody may write. */
export interface EditedShop {
  readonly kind: 'allowed'
  readonly merchantId: number | null
  /** Null: the main site. */
  readonly brand: string | null
  readonly name: string
  readonly isOneDealers: boolean
}

/**
 * The shop that a merchant leads, or without one the main site. Refused as by `authorize`; NOT_FOUND where the merchant leads no shop.
 */
export async function authorizePages(
  handle: SelectHandle,
  actor: DealerAreaActor,
  merchantId: number | null,
): Promise<EditedShop | Refused> {
  const refusal = authorize(actor, 'pages.change', merchantId, new Date())
  if (refusal) return refusal
  if (merchantId === null) return { kind: 'allowed', merchantId, brand: null, name: 'Fahrwerk', isOneDealers: false }
  const shop = await readOwnBrand(handle, merchantId)
  if (!shop) return refused('NOT_FOUND')
  const { slug: brand, name, merchant_uuids: merchantUuids } = shop
  return { kind: 'allowed', merchantId, brand, name, isOneDealers: isOneDealers({ merchantUuids }) }
}

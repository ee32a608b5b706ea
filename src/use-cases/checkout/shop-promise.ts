import type { ReadHandle } from '#database/handles.ts'
import { NO_FILTERS } from '#catalogue/filters.ts'
import { type DeliveryTerms, deliversToTheDoor } from '#domain/delivery/shipping-price.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { readDealerTerms } from '../merchant/dealer-terms.ts'
import { countMatches, type SearchDeps } from '../vehicle-search/vehicle-search.ts'
import { readDealers } from '../merchant/merchants.ts'

export interface ShopPromise {
  /** Published dealers that have cars on offer. */
  readonly dealerCount: number
  /** Cents: the lowest price at which one of them brings a car to the door; null where none does. */
  readonly deliveryFrom: number | null
}

/** What the shop can promise every buyer, from the dealers whose cars are on offer now. */
export async function readShopPromise(
  { read, index }: { readonly read: ReadHandle; readonly index: SearchDeps['index'] },
  scope: MerchantScope,
): Promise<ShopPromise> {
  const dealers = await readDealers(read, scope.merchantUuids)
  const selling = dealers.filter(({ uuid }) => countMatches({ ...NO_FILTERS, merchants: [uuid] }, scope, index) > 0)
  const terms = await readDealerTerms(
    read,
    selling.map(({ id }) => id),
  )
  return { dealerCount: selling.length, deliveryFrom: lowestPrice([...terms.values()].map(({ delivery }) => delivery)) }
}

function lowestPrice(terms: readonly DeliveryTerms[]): number | null {
  const prices = terms.filter(deliversToTheDoor).map(({ homeBase }) => homeBase)
  return prices.length > 0 ? Math.min(...prices) : null
}

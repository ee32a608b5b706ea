import type { ReadHandle } from '#database/handles.ts'
import { nearestDealers } from '#domain/delivery/dealer-finder.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import type { StoredTerms } from '#domain/trade-in/trade-in-data.ts'
import type { Place } from '#services/places/port.ts'
import { readNextFree } from '../appointment/next-free.ts'
import type { LocatedMerchant } from '../merchant/find-dealers.ts'
import { readDealers } from '../merchant/merchants.ts'
import { readTermsOf } from './dealer-terms.ts'

export interface TradeInDealer {
  readonly merchant: LocatedMerchant
  readonly terms: StoredTerms
  /** The next free time for an inspection; null where the dealer arranges one. */
  readonly nextInspection: Date | null
}

/** Dealers of this shop who buy cars: within 100 km of a place, the nearest first and at most twelve; by name without a place. */
export async function findTradeInDealers(
  read: ReadHandle,
  scope: MerchantScope,
  place: Place | undefined,
): Promise<TradeInDealer[]> {
  const dealers = await readDealers(read, scope.merchantUuids)
  const located = place
    ? nearestDealers(dealers, place).map(({ dealer, distance }) => ({ ...dealer, distance }))
    : dealers.slice(0, MAX_WITHOUT_PLACE).map((dealer) => ({ ...dealer, distance: null }))
  const termsOf = await readTermsOf(
    read,
    located.map(({ id }) => id),
  )
  return Promise.all(
    located.map(async (merchant) => ({
      ...{ merchant, terms: termsOf(merchant.id) },
      nextInspection: await readNextFree(read, { merchantId: merchant.id, kind: 'INSPECTION' }),
    })),
  )
}

const MAX_WITHOUT_PLACE = 12

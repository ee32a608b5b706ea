import type { ReadHandle } from '#database/handles.ts'
import { kilometresBetween } from '#domain/distance.ts'
import { isInScope, type MerchantScope } from '#domain/merchant-scope.ts'
import type { Places } from '#services/places/port.ts'
import { type Merchant, readDealers, readMerchantBySlug } from './merchants.ts'

export interface LocatedMerchant extends Merchant {
  /** Kilometres from the place asked for; null without one. */
  readonly distance: number | null
}

export interface DealerSearch {
  /** A postal code or a town; an unknown one restricts nothing. */
  readonly place?: string | null | undefined
  /** Kilometres around the place. */
  readonly radius?: number | null | undefined
}

interface FindDealersDeps {
  readonly read: ReadHandle
  readonly places: Pick<Places, 'geocode'>
}

/** Dealers by name, or from the nearest on where a place is given. */
export async function findDealers(
  { read, places }: FindDealersDeps,
  { place: query, radius }: DealerSearch,
  scope: MerchantScope,
): Promise<LocatedMerchant[]> {
  const [dealers, place] = await Promise.all([
    readDealers(read, scope.merchantUuids),
    query ? places.geocode(query) : undefined,
  ])
  if (!place) return dealers.map((dealer) => ({ ...dealer, distance: null }))
  return dealers
    .map((dealer) => ({ ...dealer, distance: kilometresBetween(place, dealer) }))
    .filter(({ distance }) => radius == null || (distance !== null && distance <= radius))
    .sort((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity))
}

/** The dealer of this slug, where the request may see it. */
export async function findDealerBySlug(
  read: ReadHandle,
  slug: string,
  scope: MerchantScope,
): Promise<Merchant | undefined> {
  const dealer = await readMerchantBySlug(read, slug)
  return dealer && isInScope(scope, dealer.uuid) ? dealer : undefined
}

import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import { withoutTwins } from '#domain/valuation/alike.ts'
import type { RatedOffer } from '#domain/valuation/rate-price.ts'

/** An offer with the rating that is stored of it. */
export interface StoredOffer extends RatedOffer {
  readonly modelId: number
  readonly storedEstimate: number | null
  readonly storedCount: number | null
}

/**
 * What prices of these models may be compared with: everything on offer in the whole market. New cars without a registration are as old as
 * `today`, and not driven.
 */
export async function readRatedOffers(
  read: ReadHandle,
  modelIds: readonly number[],
  today: string,
): Promise<StoredOffer[]> {
  const rows = await read
    .selectFrom('vehicles as v')
    .innerJoin('merchants as m', 'm.id', 'v.merchant_id')
    .select(['v.id', 'v.model_id as modelId', 'v.merchant_id as merchantId', 'v.price_cents as price', 'v.vin'])
    .select(['v.fuel', 'v.gearbox', 'v.body_type as body', 'v.power', 'v.mileage'])
    .select('v.first_registration as firstRegistration')
    .select(['v.price_estimate_cents as storedEstimate', 'v.price_comparables as storedCount'])
    .select(sql<boolean>`v.condition is not distinct from 'NEW'`.as('isNew'))
    .select(sql<boolean>`v.damaged is not true and v.accident is not true`.as('isWhole'))
    .where('v.model_id', 'in', [...modelIds])
    .where('v.state', 'in', ['PUBLISHED', 'RESERVED'])
    .where('m.state', '=', 'PUBLISHED')
    .where('v.price_cents', '>', 0)
    .execute()
  return rows.map(({ id, isWhole, mileage, firstRegistration, ...row }) => {
    const registered = firstRegistration ?? (row.isNew ? today.slice(0, 7) : null)
    const driven = mileage ?? (row.isNew ? 0 : null)
    return {
      ...{ ...row, id: String(id), isComparable: isWhole && registered !== null && driven !== null },
      ...{ firstRegistration: registered ?? '', mileage: driven ?? 0 },
    }
  })
}

/** The offers that prices of their model are compared with: a car that several sellers offer counts once. */
export function comparableOffers(offers: readonly StoredOffer[]): StoredOffer[] {
  return withoutTwins(offers.filter(({ isComparable }) => isComparable))
}

import type pg from 'pg'
import { withoutTwins } from '#domain/valuation/alike.ts'
import type { RatedOffer } from '#domain/valuation/rate-price.ts'

/** An offer with the rating that is stored of it. */
export interface StoredOffer extends RatedOffer {
  readonly modelId: number
  readonly storedEstimate: number | null
  readonly storedCount: number | null
}

/**
 * What may be compared: everything on offer in the whole market. New cars without a registration are as old as today. Parameters: models,
 * today's month.
 */
const OFFERS = `select v.id::text as id, v.model_id as "modelId", v.merchant_id as "merchantId", v.price_cents as price, v.vin, v.fuel, v.gearbox,
    v.body_type as body, v.power, v.condition is not distinct from 'NEW' as "isNew",
    coalesce(v.first_registration, case when v.condition = 'NEW' then $2 end) as "firstRegistration",
    coalesce(v.mileage, case when v.condition = 'NEW' then 0 end) as mileage,
    v.damaged is not true and v.accident is not true as "isComparable",
    v.price_estimate_cents as "storedEstimate", v.price_comparables as "storedCount"
  from vehicles v join merchants m on m.id = v.merchant_id
  where v.model_id = any($1) and v.state in ('PUBLISHED', 'RESERVED') and m.state = 'PUBLISHED' and v.price_cents > 0`

/** The offers of models, by model; `today` is a day. */
export async function readRatedOffers(
  client: Pick<pg.ClientBase, 'query'>,
  modelIds: readonly number[],
  today: string,
): Promise<Map<number, StoredOffer[]>> {
  const { rows } = await client.query<StoredOffer>(OFFERS, [modelIds, today.slice(0, 7)])
  const known = rows.map((row) => ({ ...row, isComparable: row.isComparable && isDescribed(row) }))
  return Map.groupBy(known, ({ modelId }) => modelId)
}

/** The offers that prices of a model are compared with: a car that several sellers offer counts once. */
export function comparableOffers(offers: readonly StoredOffer[]): StoredOffer[] {
  return withoutTwins(offers.filter(({ isComparable }) => isComparable))
}

function isDescribed({ firstRegistration, mileage }: { firstRegistration: unknown; mileage: unknown }): boolean {
  return firstRegistration !== null && mileage !== null
}

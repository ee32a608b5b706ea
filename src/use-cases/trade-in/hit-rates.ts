import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import { type HitRates, hitRates } from '#domain/trade-in/hit-rate.ts'
import { tradeInDetails } from '#domain/trade-in/trade-in-data.ts'

/** The newest offers say how good estimates are today; more would only take longer to read. */
const MAX_OFFERS = 300

/** How often the offers a merchant made after an inspection in the last two years lay within the range estimated before. */
export async function readHitRates(read: ReadHandle, merchantId: number): Promise<HitRates> {
  const rows = await read
    .selectFrom('trade_ins as t')
    .innerJoin('requests as r', 'r.id', 't.request_id')
    .select(['t.price_cents as price', 'r.data'])
    .where('t.merchant_id', '=', merchantId)
    .where('t.inspection', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('trade_in_events as e')
          .select('e.id')
          .whereRef('e.trade_in_id', '=', 't.id')
          .where('e.to_state', '=', 'OFFERED')
          .where('e.at', '>', sql<Date>`now() - interval '2 years'`),
      ),
    )
    .orderBy('t.id', 'desc')
    .limit(MAX_OFFERS)
    .execute()
  return hitRates(
    rows.flatMap(({ price, data }) => {
      const details = tradeInDetails(data)
      return details && price !== null ? { details, price } : []
    }),
  )
}

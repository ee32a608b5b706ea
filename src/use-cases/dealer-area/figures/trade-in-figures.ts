import type { ReadHandle } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { statedPrice } from '#domain/trade-in/inspected.ts'
import { tradeInDetails } from '#domain/trade-in/trade-in-data.ts'
import type { FiguresOf } from './periods-sql.ts'

interface TradeInFigures {
  readonly purchases: number
  readonly estimateDeviation: number | null
}

/** Customers' cars that were bought, and how far their prices were from the estimates. */
export async function readTradeInFigures(
  read: ReadHandle,
  { merchantId, periods }: FiguresOf,
): Promise<TradeInFigures[]> {
  const [first, last] = [periods[0], periods.at(-1)]
  if (!first || !last) return []
  const rows = await read
    .selectFrom('trade_ins as t')
    .innerJoin('trade_in_events as e', (on) =>
      on.onRef('e.trade_in_id', '=', 't.id').on('e.to_state', '=', 'PURCHASED'),
    )
    .leftJoin('requests as r', 'r.id', 't.request_id')
    .select(['t.price_cents as price', 'e.at', 'r.data'])
    .where('t.merchant_id', '=', merchantId)
    .where('t.state', '=', 'PURCHASED')
    // A day early, because days begin before midnight in UTC.
    .where('e.at', '>=', new Date(Date.parse(`${first.from}T00:00:00Z`) - 86_400_000))
    .execute()
  const purchases = rows.map(({ price, at, data }) => {
    const details = data && tradeInDetails(data)
    const estimate = (details && statedPrice(details)?.estimate) ?? null
    return { day: berlinToday(at), deviation: deviationOf(price, estimate) }
  })
  return periods.map(({ from, to }) => {
    const own = purchases.filter(({ day }) => day >= from && day < to)
    const deviations = own.flatMap(({ deviation }) => deviation ?? [])
    const total = deviations.reduce((sum, value) => sum + value, 0)
    return { purchases: own.length, estimateDeviation: deviations.length === 0 ? null : total / deviations.length }
  })
}

/** In per cent of the estimate, upwards and downwards alike. */
function deviationOf(price: number | null, estimate: number | null): number | null {
  if (price === null || estimate === null || estimate <= 0) return null
  return (100 * Math.abs(price - estimate)) / estimate
}

import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import type { Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import { LIST_PAGE } from '#domain/staff/list-page.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { type PriceSuggestion, suggestPrice } from '#domain/stock/price-suggestion.ts'
import { lowestOfThirtyDays } from '#domain/vehicle/price-reduction.ts'
import { readPrices } from '../vehicle/offer-history.ts'
import { readStockRows, type StockQuery, type StockRow } from './stock-list.ts'

/** A car of a price round. Cents. */
export interface PriceRoundRow extends StockRow {
  /** What comparable offers cost, and their number; null where there are too few. */
  readonly estimate: number | null
  readonly comparables: number | null
  /** Of the last 30 days; null before the car was ever advertised. */
  readonly lowest: number | null
  readonly suggestion: PriceSuggestion
}

export interface PriceRoundPage {
  readonly kind: 'found'
  readonly rows: readonly PriceRoundRow[]
  readonly total: number
}

/** A page of a merchant's stock with all that a price is decided by, from 1. Refused as by `authorize`. */
export async function readPriceRound(
  read: ReadHandle,
  actor: DealerAreaActor,
  query: StockQuery & { readonly page: number },
): Promise<PriceRoundPage | Refused> {
  const refusal = authorize(actor, 'stock.read', query.merchantId, new Date())
  if (refusal) return refusal
  const offset = (Math.max(1, query.page) - 1) * LIST_PAGE
  const { rows, total } = await readStockRows(read, query, { limit: LIST_PAGE, offset })
  if (rows.length === 0) return { kind: 'found', rows: [], total }
  const ids = rows.map(({ id }) => id)
  const [estimated, prices] = await Promise.all([readEstimates(read, ids), readPrices(read, ids)])
  const now = new Date()
  return {
    kind: 'found',
    total,
    rows: rows.map((row) => {
      const { estimate = null, comparables = null } = estimated.get(row.id) ?? {}
      const lowest = lowestOfThirtyDays(prices.get(row.id) ?? [], now)
      return { ...row, estimate, comparables, lowest, suggestion: suggestPrice({ ...row, estimate }) }
    }),
  }
}

async function readEstimates(read: ReadHandle, ids: readonly number[]) {
  const rows = await read
    .selectFrom('vehicles')
    .select(['id', 'price_estimate_cents as estimate', 'price_comparables as comparables'])
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

import { type ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ReadHandle, SelectHandle } from '#database/handles.ts'
import type { Tables } from '#database/tables.ts'
import type { VehiclesTable } from '#database/vehicle-tables.ts'
import type { PriceChange } from '#domain/vehicle/price-reduction.ts'

/** In a statement about `vehicles as v`: the prices of the offer as far as they are stored, the oldest first. */
export function storedPrices(eb: ExpressionBuilder<Tables & { v: VehiclesTable }, 'v'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('price_history as h')
      .select(['h.changed_at as at', 'h.price_cents as price'])
      .whereRef('h.vehicle_id', '=', 'v.id')
      .orderBy('h.changed_at'),
  ).as('prices')
}

/** JSON has times as texts. */
export function pricesOfRow(prices: readonly { readonly at: unknown; readonly price: number }[]): PriceChange[] {
  return prices.map(({ at, price }) => ({ at: new Date(at as string), price }))
}

/** The same for a list that needs no more of its vehicles, by vehicle. */
export async function readPrices(read: SelectHandle, ids: readonly number[]): Promise<Map<number, PriceChange[]>> {
  const rows = await read
    .selectFrom('vehicles as v')
    .select('v.id')
    .select(storedPrices)
    .where('v.id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, prices }) => [id, pricesOfRow(prices)]))
}

/** When each seller's whole stock was last delivered, by merchant. */
export async function readDeliveries(read: ReadHandle, merchantIds: readonly number[]): Promise<Map<number, Date>> {
  const rows = await read
    .selectFrom('feed_runs')
    .select(['merchant_id as id'])
    .select(({ fn }) => fn.max('finished_at').as('at'))
    .where('merchant_id', 'in', [...merchantIds])
    .where('outcome', '=', 'APPLIED')
    .where('is_partial', '=', false)
    .groupBy('merchant_id')
    .execute()
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at]] : [])))
}

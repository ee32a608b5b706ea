import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import { LIST_PAGE } from '#domain/staff/list-page.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { LONG_ON_STOCK_DAYS, type StockFilter, type StockGap, type StockSort } from '#domain/stock/stock-list.ts'
import type { VehicleState } from '#domain/stock/stock-state.ts'
import type { BodyColor } from '#domain/vehicle/body-color.ts'
import type { PriceRating } from '#domain/vehicle/price-rating.ts'
import type { BodyType, Doors, Fuel } from '#domain/vehicle/vocabulary.ts'
import {
  DAYS_ON_STOCK,
  fromStock,
  gapSql,
  requestCounts,
  REQUESTS_OF_VEHICLE,
  sortKeySql,
  whereSql,
} from './stock-list-sql.ts'

/** A car in its dealer's list. Cents, kilometres. */
export interface StockRow {
  readonly id: number
  readonly number: string
  readonly make: string
  readonly model: string
  readonly modelDescription: string | null
  readonly state: VehicleState
  readonly price: number
  /** As on the public card; null for a car that is not on offer, and where comparable offers are too few. */
  readonly rating: PriceRating | null
  readonly days: number
  readonly firstRegistration: string | null
  readonly mileage: number | null
  readonly gap: StockGap | null
  readonly pictureCount: number
  readonly picture: string | null
  readonly bodyType: BodyType | null
  readonly bodyColor: BodyColor | null
  readonly fuel: Fuel | null
  readonly doors: Doors | null
  readonly seats: number | null
  readonly power: number | null
  readonly requests: number
  readonly changedAt: Date
}

/** How many cars each view of the list has. */
export interface StockCounts {
  readonly all: number
  readonly offline: number
  readonly long: number
  readonly noPictures: number
}

export interface StockPage {
  readonly kind: 'found'
  readonly rows: readonly StockRow[]
  /** All that the filter finds. */
  readonly total: number
  readonly counts: StockCounts
}

export interface StockQuery {
  readonly merchantId: number
  readonly filter: StockFilter
  readonly sort: StockSort
  readonly isDescending: boolean
}

/** A page of a merchant's stock, from 1. Refused as by `authorize`. */
export async function readStock(
  read: ReadHandle,
  actor: DealerAreaActor,
  query: StockQuery & { readonly page: number },
): Promise<StockPage | Refused> {
  const refusal = authorize(actor, 'stock.read', query.merchantId, new Date())
  if (refusal) return refusal
  const offset = (Math.max(1, query.page) - 1) * LIST_PAGE
  const [{ rows, total }, counts] = await Promise.all([
    readStockRows(read, query, { limit: LIST_PAGE, offset }),
    countViews(read, query.merchantId),
  ])
  return { kind: 'found', rows, total, counts }
}

/** The rows of the list; the ids are found first, so that the long columns are read of a page alone. */
export async function readStockRows(
  read: ReadHandle,
  { merchantId, filter, sort, isDescending }: StockQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: StockRow[]; readonly total: number }> {
  const today = berlinToday()
  const found = fromStock(read)
    .select(['v.id', sortKeySql(sort, merchantId, today).as('sortKey')])
    .$if(sort === 'REQUESTS', (query) => query.leftJoin(requestCounts(read, merchantId), 'asked.vehicle_id', 'v.id'))
    .where(whereSql(merchantId, filter, today))
    .offset(0) // PostgreSQL then computes the keys first; otherwise all columns that they need are carried until the cars are counted.
    .as('found')
  const page = await read
    .selectFrom(found)
    .select(['found.id', sql<number>`(count(*) over ())::int`.as('total')])
    // Ids break ties, so that pages never overlap.
    .orderBy('found.sortKey', (order) => (isDescending ? order.desc() : order.asc()).nullsLast())
    .orderBy('found.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  // Behind the last page nothing says how many there are.
  if (page.length === 0) return { rows: [], total: offset === 0 ? 0 : await countStock(read, { merchantId, filter }) }
  const rows = await fromStock(read)
    .select(['v.id', 'v.internal_number as number', 'mk.name as make', 'md.name as model', 'v.state', 'v.mileage'])
    .select(['v.model_description as modelDescription', 'v.price_cents as price'])
    .select(sql<PriceRating | null>`v.price_rating`.as('rating'))
    .select(['v.first_registration as firstRegistration', 'v.body_type as bodyType', 'v.body_color as bodyColor'])
    .select(['v.fuel', 'v.doors', 'v.seats', 'v.power'])
    .select(['v.updated_at as changedAt', DAYS_ON_STOCK.as('days'), gapSql(today).as('gap')])
    .select(sql<number>`cardinality(v.pictures)`.as('pictureCount'))
    .select(sql<string | null>`v.pictures[1]`.as('picture'))
    .select(REQUESTS_OF_VEHICLE.as('requests'))
    .where('v.id', '=', sql<number>`any(${page.map(({ id }) => id)}::bigint[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { rows: page.flatMap(({ id }) => byId.get(id) ?? []), total: page[0]!.total }
}

/** How many cars a filter finds. */
export async function countStock(
  read: ReadHandle,
  { merchantId, filter }: Pick<StockQuery, 'merchantId' | 'filter'>,
): Promise<number> {
  const { count } = await fromStock(read)
    .select(sql<number>`count(*)::int`.as('count'))
    .where(whereSql(merchantId, filter, berlinToday()))
    .executeTakeFirstOrThrow()
  return count
}

function countViews(read: ReadHandle, merchantId: number): Promise<StockCounts> {
  return read
    .selectFrom('vehicles as v')
    .select(sql<number>`count(*)::int`.as('all'))
    .select(sql<number>`(count(*) filter (where v.state in ('INCOMPLETE', 'DRAFT')))::int`.as('offline'))
    .select(sql<number>`(count(*) filter (where ${DAYS_ON_STOCK} >= ${sql.lit(LONG_ON_STOCK_DAYS)}))::int`.as('long'))
    .select(sql<number>`(count(*) filter (where cardinality(v.pictures) = 0))::int`.as('noPictures'))
    .where('v.merchant_id', '=', merchantId)
    .where('v.state', '<>', 'ARCHIVED')
    .executeTakeFirstOrThrow()
}

import { type RawBuilder, sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import {
  MIN_PICTURES,
  MIN_TEXT,
  STATES_OF_PART,
  type StockFilter,
  type StockGap,
  type StockSort,
} from '#domain/stock/stock-list.ts'
import { lacksLabelSql } from './label-gap-sql.ts'

/** Days since a car was listed, the first day counted as none. */
export const DAYS_ON_STOCK = sql<number>`greatest(0, floor(extract(epoch from now() - v.created_at) / 86400))::int`

/** The cars of all merchants with their names and sellers: vehicles `v`, makes `mk`, models `md`, merchants `m`. */
export function fromStock(read: ReadHandle) {
  return read
    .selectFrom('vehicles as v')
    .innerJoin('makes as mk', 'mk.id', 'v.make_id')
    .innerJoin('models as md', 'md.id', 'v.model_id')
    .innerJoin('merchants as m', 'm.id', 'v.merchant_id')
}

/** What a car lacks: the first gap of it, null where there is none. */
export function gapSql(today: string): RawBuilder<StockGap | null> {
  return sql`case when m.kind = 'COMPANY' and ${sql.raw(lacksLabelSql(today))} then 'LABEL'
    when cardinality(v.pictures) = 0 then 'NO_PICTURES'
    when cardinality(v.pictures) < ${sql.lit(MIN_PICTURES)} then 'FEW_PICTURES'
    when ${HAS_SHORT_TEXT} then 'SHORT_TEXT' end`
}

/** The condition of the index `vehicles_with_short_text`. */
const HAS_SHORT_TEXT = sql<boolean>`coalesce(length(v.description), 0) < ${sql.lit(MIN_TEXT)}`

/**
 * The rank of the first gap among all, for the order of a whole stock. Cars without values or text come from their indexes, so that neither
 * is read of each car.
 */
function gapRankSql(merchantId: number, today: string): RawBuilder<number | null> {
  const among = (condition: RawBuilder<unknown>) =>
    sql`v.id in (select v.id from vehicles v where v.merchant_id = ${merchantId} and ${condition})`
  return sql`case when m.kind = 'COMPANY' and ${among(sql.raw(lacksLabelSql(today)))} then 1
    when cardinality(v.pictures) = 0 then 2
    when cardinality(v.pictures) < ${sql.lit(MIN_PICTURES)} then 3
    when ${among(HAS_SHORT_TEXT)} then 4 end`
}

/** In one text, so that each word is looked for once; no word is longer than one of its lines. */
const WORDS_OF_VEHICLE = sql`concat_ws(e'\\n', v.internal_number, mk.name, md.name, v.model_description)`

/** The condition of a filter. Words are looked for in number, make, model and description of the model, each of them. */
export function whereSql(merchantId: number, filter: StockFilter, today: string): RawBuilder<boolean> {
  const { text, part, gap, rating, minDays, maxDays, minPrice, maxPrice } = filter
  const words = (text ?? '').split(/\s+/u).filter(Boolean).slice(0, 8)
  const conditions: RawBuilder<unknown>[] = [
    sql`v.merchant_id = ${merchantId}`,
    part === undefined ? sql`v.state <> 'ARCHIVED'` : sql`v.state = any(${[...STATES_OF_PART[part]]}::text[])`,
    ...words.map((word) => sql`${WORDS_OF_VEHICLE} ilike ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`),
    ...(gap === undefined ? [] : [sql`${gapCondition(gap, today)}`]),
    ...(rating === undefined ? [] : [sql`v.price_rating = ${rating}`]),
    ...(minDays === undefined ? [] : [sql`${DAYS_ON_STOCK} >= ${minDays}`]),
    ...(maxDays === undefined ? [] : [sql`${DAYS_ON_STOCK} <= ${maxDays}`]),
    ...(minPrice === undefined ? [] : [sql`v.price_cents >= ${minPrice}`]),
    ...(maxPrice === undefined ? [] : [sql`v.price_cents <= ${maxPrice}`]),
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** A car with several gaps is found by each of them. */
function gapCondition(gap: StockGap, today: string): RawBuilder<unknown> {
  if (gap === 'LABEL') return sql`m.kind = 'COMPANY' and ${sql.raw(lacksLabelSql(today))}`
  if (gap === 'NO_PICTURES') return sql`cardinality(v.pictures) = 0`
  if (gap === 'FEW_PICTURES') return sql`cardinality(v.pictures) between 1 and ${sql.lit(MIN_PICTURES - 1)}`
  return HAS_SHORT_TEXT
}

/** How many asked about the vehicle `v`. */
export const REQUESTS_OF_VEHICLE = sql<number>`(select count(*)::int from requests r
  where r.merchant_id = v.merchant_id and r.vehicle_id = v.id)`

/** How many asked about each vehicle of a merchant, counted at once: a whole stock is sorted by `asked.count`. */
export function requestCounts(read: ReadHandle, merchantId: number) {
  return read
    .selectFrom('requests')
    .select(['vehicle_id', sql<number>`count(*)`.as('count')])
    .where('merchant_id', '=', merchantId)
    .where('vehicle_id', 'is not', null)
    .groupBy('vehicle_id')
    .as('asked')
}

/** What a list is ordered by, by REQUESTS where `requestCounts` is joined. */
export function sortKeySql(sort: StockSort, merchantId: number, today: string): RawBuilder<unknown> {
  return sort === 'QUALITY' ? gapRankSql(merchantId, today) : SORTED_BY[sort]
}

const STATE_RANK = `array_position(array['INCOMPLETE', 'DRAFT', 'PUBLISHED', 'RESERVED', 'SOLD', 'ARCHIVED'], v.state)`

const SORTED_BY: Readonly<Record<Exclude<StockSort, 'QUALITY'>, RawBuilder<unknown>>> = {
  VEHICLE: sql`(mk.name || ' ' || md.name)`,
  NUMBER: sql`v.internal_number`,
  STATE: sql.raw(STATE_RANK),
  PRICE: sql`v.price_cents`,
  RATING: sql`v.price_share`,
  DAYS: DAYS_ON_STOCK,
  REGISTERED: sql`v.first_registration`,
  MILEAGE: sql`v.mileage`,
  PICTURES: sql`cardinality(v.pictures)`,
  REQUESTS: sql`coalesce(asked.count, 0)`,
  CHANGED: sql`v.updated_at`,
}

import type pg from 'pg'
import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'

/** How exact the estimates of one type of car are. Shares of the asking price, 0 to 1. */
export interface RatingError {
  /** Code of the type of car; empty for all cars. */
  readonly bodyType: string
  /** Cars on offer, and those of them with a rating. */
  readonly cars: number
  readonly rated: number
  /** Half of the estimates are less far off than this; null where none is rated. */
  readonly medianError: number | null
  /** The share of estimates that are at most a tenth off. */
  readonly withinTen: number | null
  readonly computedAt: Date
}

/** Types with fewer rated cars say nothing. */
const MIN_RATED = 20

/**
 * Compares every estimate with the price it estimates. No estimate knows the price of its own car, so this is the error of leaving one
 * out.
 */
const ERRORS = `insert into price_rating_errors as known (body_type, cars, rated, median_error, within_ten)
  select coalesce(v.body_type, ''), count(*), count(e.error), percentile_cont(0.5) within group (order by e.error),
    avg(case when e.error <= 0.1 then 1.0 when e.error > 0.1 then 0.0 end)
  from vehicles v
  cross join lateral (select abs(v.price_cents - v.price_estimate_cents)::float8 / v.price_cents as error) e
  where v.state in ('PUBLISHED', 'RESERVED') and v.price_cents > 0
  group by grouping sets ((v.body_type), ())
  having grouping(v.body_type) = 1 or v.body_type is not null
  on conflict (body_type) do update set cars = excluded.cars, rated = excluded.rated, median_error = excluded.median_error,
    within_ten = excluded.within_ten, computed_at = now()`

/** It reads every car: done with the nightly rating of all, and where nothing is known yet. */
export async function refreshRatingErrors(pool: pg.Pool, { all }: { readonly all: boolean }): Promise<void> {
  const known = all ? null : await pool.query('select from price_rating_errors limit 1')
  if (!known?.rowCount) await pool.query(ERRORS)
}

/** All cars first, then the types with enough rated cars, the most frequent first. */
export function readRatingErrors(read: ReadHandle): Promise<RatingError[]> {
  return read
    .selectFrom('price_rating_errors')
    .select(['body_type as bodyType', 'cars', 'rated', 'median_error as medianError', 'within_ten as withinTen'])
    .select('computed_at as computedAt')
    .where((each) => each.or([each('body_type', '=', ''), each('rated', '>=', MIN_RATED)]))
    .orderBy(sql`body_type <> ''`)
    .orderBy('rated', 'desc')
    .execute()
}

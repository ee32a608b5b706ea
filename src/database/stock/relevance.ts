import { DEPRECIATION, MIN_COMPARABLES } from '#domain/valuation/estimate.ts'
import { AGE_STEPS, PRICE_SHARES, PRICE_UNKNOWN, RELEVANCE_PARTS } from '#domain/vehicle/relevance.ts'

/** The rules of `domain/vehicle/relevance.ts` as SQL, because a whole stock is scored at once. */

/** Points of a listing, from when it was added. */
export function agePointsSql(addedAt: string): string {
  const { days, count } = AGE_STEPS
  const steps = `floor(greatest(0, extract(epoch from now() - ${addedAt})::float8) / ${days * 86_400})`
  return `(${RELEVANCE_PARTS.age / count} * greatest(0, ${count} - ${steps}))::smallint`
}

/** Points of a price, from what the car would cost as if new and the level of cars like it (both logarithms); null where one is missing. */
export function pricePointsSql(asNew: string, level: string): string {
  const { best, worst, steps } = PRICE_SHARES
  const share = `exp(${asNew} - ${level})`
  const reached = `least(1, greatest(0, (${worst} - ${share}) / ${worst - best}))`
  // greatest and least ignore nulls
  return `(case when ${share} is not null then ${RELEVANCE_PARTS.price / steps} * round(${reached} * ${steps}) end)::smallint`
}

/** The score from the file's points and the two other parts. */
export function scoreSql(delivered: string, age: string, price: string): string {
  return `${delivered} + ${age} + coalesce(${price}, ${PRICE_UNKNOWN})`
}

/**
 * The logarithm of a stored price as if the car were new and never driven (`logAsNew` of `domain/valuation`); null for new and damaged cars
 * and those without age or mileage.
 */
export function asNewSql(car: string): string {
  const { month, laterMonth, laterFrom, tenThousandKilometres } = DEPRECIATION
  const count = (text: string) => `(left(${text}, 4)::int * 12 + right(left(${text}, 7), 2)::int)`
  const months = `(${count(`to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM')`)} - ${count(`${car}.first_registration`)})`
  const loss = `${month} * least(${months}, ${laterFrom}) + ${laterMonth} * greatest(0, ${months} - ${laterFrom})
    + ${tenThousandKilometres / 10_000} * ${car}.mileage`
  return `case when ${car}.price_cents > 0 and ${car}.condition is distinct from 'NEW' and ${car}.damaged is not true
    and ${car}.accident is not true and ${car}.first_registration is not null then ln(${car}.price_cents::float8) + ${loss} end`
}

/** What prices are compared with. */
const ON_OFFER = `('PUBLISHED', 'RESERVED')`
/** Cars whose rates and scores stay up to date: one that is held back now, or whose order ends, is published as it is stored. */
export const MAY_BE_OFFERED = `('PUBLISHED', 'INCOMPLETE', 'DRAFT', 'RESERVED', 'SOLD')`
const LEVEL = `percentile_cont(0.5) within group (order by offer.as_new), count(offer.as_new)`
const ENOUGH = `having count(offer.as_new) >= ${MIN_COMPARABLES}`

/** Adds missing price levels of models and fuels in the delivery, computed from it and from other offers. Parameter: the merchant. */
export const ADD_MISSING_LEVELS = `with delivered as (
    select md.id as model_id, coalesce(s.fuel, '') as fuel, s.as_new from staged_vehicles s
    join makes mk on mk.slug = s.make_slug join models md on md.make_id = mk.id and md.slug = s.model_slug
    where not exists (select from price_levels p where p.model_id = md.id and p.fuel = coalesce(s.fuel, ''))
  ), offer as (
    select * from delivered
    union all
    select v.model_id, coalesce(v.fuel, ''), ${asNewSql('v')} from vehicles v
    where v.model_id in (select model_id from delivered) and v.merchant_id <> $1 and v.state in ${ON_OFFER}
  )
  insert into price_levels (model_id, fuel, level, offers)
  select offer.model_id, offer.fuel, ${LEVEL} from offer group by 1, 2 ${ENOUGH} order by 1, 2
  on conflict do nothing`

/** Recomputes all price levels from everything on offer; those without offers stay, with their old time. */
export const REFRESH_LEVELS = `insert into price_levels as known (model_id, fuel, level, offers)
  select offer.model_id, offer.fuel, ${LEVEL}
  from (select v.model_id, coalesce(v.fuel, '') as fuel, ${asNewSql('v')} as as_new from vehicles v where v.state in ${ON_OFFER}) offer
  group by 1, 2 ${ENOUGH} order by 1, 2
  on conflict (model_id, fuel) do update set level = excluded.level, offers = excluded.offers, refreshed_at = now()`

/**
 * Recomputes the scores of a range of ids and returns the ids of those that changed. Vehicles locked by a delivery are skipped, because it
 * scores them itself and must not wait. Parameters: the id before the first, the last.
 */
export const REFRESH_SCORES = `with rated as (
    select v.id, ${agePointsSql('v.created_at')} as age, ${pricePointsSql('v.as_new', 'p.level')} as price
    from (select v.*, ${asNewSql('v')} as as_new from vehicles v
      where v.id > $1 and v.id <= $2 and v.state in ${MAY_BE_OFFERED} for update skip locked) v
    left join price_levels p on p.model_id = v.model_id and p.fuel = coalesce(v.fuel, '')
  )
  update vehicles v set relevance_age = rated.age, relevance_price = rated.price,
    relevance = v.relevance - (${scoreSql('0', 'v.relevance_age', 'v.relevance_price')}) + ${scoreSql('0', 'rated.age', 'rated.price')}
  from rated where rated.id = v.id and (rated.age, rated.price) is distinct from (v.relevance_age, v.relevance_price)
  returning v.id`

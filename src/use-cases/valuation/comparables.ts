import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import { addMonths } from '#domain/calendar-month.ts'
import {
  type Comparable,
  KILOMETRES_APART,
  MAX_DAYS_OLD,
  MAX_MONTHS_APART,
  type ValuedCar,
} from '#domain/valuation/estimate.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'

export interface ComparedCar extends ValuedCar {
  readonly make: string
  readonly model: string
}

const MOST = 500

/**
 * Used cars like this one that were on offer in the last half year: same make and model, at most two years and half the mileage apart, not
 * damaged; of one fuel, where it is given. `merchantUuids` are those the asking shop sees; none: all.
 */
export async function readComparables(
  read: ReadHandle,
  car: ComparedCar,
  fuel: string | null,
  merchantUuids: readonly string[],
): Promise<Comparable[]> {
  const apart = Math.max(car.mileage * KILOMETRES_APART.share, KILOMETRES_APART.least)
  let found = read
    .selectFrom('vehicles as v')
    .innerJoin('models as md', 'md.id', 'v.model_id')
    .innerJoin('makes as mk', 'mk.id', 'v.make_id')
    .innerJoin('merchants as m', 'm.id', 'v.merchant_id')
    .select(sql<number>`v.price_cents`.as('price'))
    .select(sql<string>`v.first_registration`.as('firstRegistration'))
    .select(sql<number>`v.mileage`.as('mileage'))
    .where('mk.slug', '=', slugOf(car.make))
    .where('md.slug', '=', slugOf(car.model))
    // Columns of the catalogue are not among the typed ones.
    .where(sql<boolean>`v.condition is distinct from 'NEW' and v.price_cents > 0`)
    .where(sql<boolean>`v.damaged is not true and v.accident is not true`)
    .where(sql<boolean>`v.mileage between ${Math.floor(car.mileage - apart)} and ${Math.ceil(car.mileage + apart)}`)
    .where(
      sql<boolean>`v.first_registration between ${addMonths(car.firstRegistration, -MAX_MONTHS_APART)} and ${addMonths(car.firstRegistration, MAX_MONTHS_APART)}`,
    )
    .where(sql<boolean>`v.updated_at > now() - make_interval(days => ${MAX_DAYS_OLD})`)
    .orderBy('v.updated_at', 'desc')
    .orderBy('v.id')
    .limit(MOST)
  if (fuel !== null) found = found.where(sql<boolean>`v.fuel = ${fuel}`)
  if (merchantUuids.length > 0) found = found.where('m.uuid', 'in', [...merchantUuids])
  return found.execute()
}

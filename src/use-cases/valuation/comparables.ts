import { type NotNull, sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import { addMonths } from '#domain/calendar-month.ts'
import {
  type Comparable,
  KILOMETRES_APART,
  MAX_DAYS_OLD,
  MAX_MONTHS_APART,
  type ValuedCar,
} from '#domain/valuation/estimate.ts'
import type { Fuel } from '#domain/vehicle/vocabulary.ts'
import { makeSlugs } from '#domain/vehicle/make-spellings.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'

export interface ComparedCar extends ValuedCar {
  readonly make: string
  readonly model: string
}

/** A comparable offer with what names it. */
export interface NamedComparable extends Comparable {
  readonly id: string
  readonly make: string
  readonly model: string
  readonly modelDescription: string | null
  readonly merchantId: number
  readonly seller: string
  readonly sellerKind: 'COMPANY' | 'PRIVATE'
  readonly city: string
  readonly vin: string | null
  readonly fuel: string | null
  readonly gearbox: string | null
  readonly body: string | null
  /** Kilowatts. */
  readonly power: number | null
}

const MAX_COMPARABLES = 500

/**
 * Used cars like this one that were on offer in the last half year: same make and model, at most two years and half the mileage apart, not
 * damaged; of one fuel, where it is given. `merchantUuids` are those the asking shop sees; none: all.
 */
export async function readComparables(
  read: ReadHandle,
  car: ComparedCar,
  fuel: string | null,
  merchantUuids: readonly string[],
): Promise<NamedComparable[]> {
  const apart = Math.max(car.mileage * KILOMETRES_APART.share, KILOMETRES_APART.least)
  const monthsAway = (months: number) => addMonths(car.firstRegistration, months)
  let found = read
    .selectFrom('vehicles as v')
    .innerJoin('models as md', 'md.id', 'v.model_id')
    .innerJoin('makes as mk', 'mk.id', 'v.make_id')
    .innerJoin('merchants as m', 'm.id', 'v.merchant_id')
    .select(['v.price_cents as price', 'v.first_registration as firstRegistration', 'v.mileage'])
    .select(['v.id', 'mk.name as make', 'md.name as model', 'v.model_description as modelDescription', 'v.vin'])
    .select(['m.id as merchantId', 'm.name as seller', 'm.kind as sellerKind', 'm.city'])
    .select(['v.fuel', 'v.gearbox', 'v.body_type as body', 'v.power'])
    .where('mk.slug', 'in', makeSlugs(car.make))
    .where('md.slug', '=', slugOf(car.model))
    .where('v.condition', 'is distinct from', 'NEW')
    .where('v.price_cents', '>', 0)
    .where('v.damaged', 'is not', true)
    .where('v.accident', 'is not', true)
    .where(({ between }) => between('v.mileage', Math.floor(car.mileage - apart), Math.ceil(car.mileage + apart)))
    .where(({ between }) =>
      between('v.first_registration', monthsAway(-MAX_MONTHS_APART), monthsAway(MAX_MONTHS_APART)),
    )
    .where('v.updated_at', '>', sql<Date>`now() - make_interval(days => ${MAX_DAYS_OLD})`)
    .$narrowType<{ firstRegistration: NotNull; mileage: NotNull }>()
    .orderBy('v.updated_at', 'desc')
    .orderBy('v.id')
    .limit(MAX_COMPARABLES)
  if (fuel !== null) found = found.where('v.fuel', '=', fuel as Fuel)
  if (merchantUuids.length > 0) found = found.where('m.uuid', 'in', [...merchantUuids])
  const rows = await found.execute()
  return rows.map((row) => ({ ...row, id: String(row.id) }))
}

import type { PowerUnit } from '#domain/vehicle/vocabulary.ts'
import type { PriceRangeKind } from '#domain/vehicle/search-vocabulary.ts'
import type { BoundParam, ChoiceParam, ToggleParam } from './filter-params.ts'

/** One row of "make and model": slugs (see domain/vehicle/vehicle-slug.ts); without a model, every model of the make. */
export interface MakeModel {
  readonly make: string
  readonly model?: string
}

/** A place by name, or a position by itself (then `place` is empty). The radius is in km. */
export interface LocationFilter {
  readonly place: string
  readonly radius: number
  readonly latitude?: number
  readonly longitude?: number
}

/** Bounds in whole euros: the price, or the monthly rate of the kind with the visitor's down payment (euros) and term (months). */
export interface PriceFilter {
  readonly kind: PriceRangeKind
  readonly min?: number
  readonly max?: number
  readonly downPayment?: number
  readonly months?: number
}

/**
 * What a vehicle list is narrowed by. `choices`, `bounds` and `toggles` hold the simple filters by URL parameter;
 * bounds are in the unit of their row, power in `powerUnit`. Merchants are lower-case UUIDs.
 */
export interface VehicleFilters {
  readonly makeModel: readonly MakeModel[]
  readonly location?: LocationFilter
  readonly merchants: readonly string[]
  readonly price?: PriceFilter
  readonly choices: Readonly<Partial<Record<ChoiceParam, readonly string[]>>>
  readonly bounds: Readonly<Partial<Record<BoundParam, number>>>
  readonly toggles: readonly ToggleParam[]
  readonly powerUnit: PowerUnit
}

export const NO_FILTERS: VehicleFilters = {
  makeModel: [],
  merchants: [],
  choices: {},
  bounds: {},
  toggles: [],
  powerUnit: 'KW',
}

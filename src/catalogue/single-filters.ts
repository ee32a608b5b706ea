import type { FilterGroup } from '#domain/vehicle/search-vocabulary.ts'
import { withoutGroup, withoutPriceBounds, withoutOption, withoutRange, withToggle } from './change-filters.ts'
import {
  BOUND_PARAMS,
  CHOICE_PARAMS,
  type ChoiceParam,
  FILTER_PARAMS,
  type FilterParam,
  TOGGLE_PARAMS,
} from './filter-params.ts'
import type { MakeModel, VehicleFilters } from './filters.ts'
import { normalFilters } from './normal-filters.ts'

/** One filter that a visitor can remove by itself: a chosen value, both bounds of a range, a row, a place. */
export interface SingleFilter {
  readonly group: FilterGroup
  /** The parameter that holds it; of a range, the first one that is set. */
  readonly param: FilterParam | 'mm' | 'place' | 'dealer' | 'price'
  /** The chosen value where the parameter may hold several, otherwise empty. */
  readonly value: string
  /** The filters after its removal; the chosen kind of price stays. */
  readonly without: VehicleFilters
}

/** A row of make and model as a URL writes it: `audi.a4`. */
export function rowText({ make, model }: MakeModel): string {
  return model ? `${make}.${model}` : make
}

/** Every filter that is set, in the order of the URL; as many as `activeCount` says. */
export function singleFilters(filters: VehicleFilters): SingleFilter[] {
  const normal = normalFilters(filters)
  return [...composite(normal), ...choices(normal), ...ranges(normal), ...toggles(normal)]
}

function composite(filters: VehicleFilters): SingleFilter[] {
  const { makeModel, location, merchants, price } = filters
  const isPriced = price?.min !== undefined || price?.max !== undefined
  return [
    ...makeModel.map((row): SingleFilter => {
      const without = { ...filters, makeModel: makeModel.filter((other) => other !== row) }
      return { group: 'MAKE_MODEL', param: 'mm', value: rowText(row), without }
    }),
    ...(location
      ? [{ group: 'LOCATION', param: 'place', value: '', without: withoutGroup(filters, 'LOCATION') } as const]
      : []),
    ...merchants.map((value): SingleFilter => {
      const without = { ...filters, merchants: merchants.filter((other) => other !== value) }
      return { group: 'MERCHANT_LOCATION', param: 'dealer', value, without }
    }),
    ...(isPriced ? [{ group: 'PRICE', param: 'price', value: '', without: withoutPriceBounds(filters) } as const] : []),
  ]
}

function choices(filters: VehicleFilters): SingleFilter[] {
  return CHOICE_PARAMS.flatMap((param: ChoiceParam) =>
    (filters.choices[param] ?? []).map(
      (value): SingleFilter => ({
        group: FILTER_PARAMS[param].group,
        param,
        value,
        without: withoutOption(filters, param, value),
      }),
    ),
  )
}

function ranges(filters: VehicleFilters): SingleFilter[] {
  const set = BOUND_PARAMS.filter((param) => filters.bounds[param] !== undefined)
  const first = set.filter(
    (param, index) => set.findIndex((other) => FILTER_PARAMS[other].range === FILTER_PARAMS[param].range) === index,
  )
  return first.map((param) => ({
    group: FILTER_PARAMS[param].group,
    param,
    value: '',
    without: withoutRange(filters, param),
  }))
}

function toggles(filters: VehicleFilters): SingleFilter[] {
  return TOGGLE_PARAMS.filter((param) => filters.toggles.includes(param)).map((param) => ({
    group: FILTER_PARAMS[param].group,
    param,
    value: '',
    without: withToggle(filters, param, false),
  }))
}

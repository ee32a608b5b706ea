import type { FilterGroup } from '#domain/vehicle/search-vocabulary.ts'
import {
  BOUND_PARAMS,
  type BoundParam,
  CHOICE_PARAMS,
  type ChoiceParam,
  FILTER_PARAMS,
  TOGGLE_PARAMS,
  type ToggleParam,
} from './filter-params.ts'
import type { PriceFilter, VehicleFilters } from './filters.ts'
import { normalFilters } from './normal-filters.ts'

export function withOption(filters: VehicleFilters, param: ChoiceParam, value: string): VehicleFilters {
  return withChoices(filters, param, [...(filters.choices[param] ?? []), value])
}

export function withoutOption(filters: VehicleFilters, param: ChoiceParam, value: string): VehicleFilters {
  return withChoices(
    filters,
    param,
    (filters.choices[param] ?? []).filter((chosen) => chosen !== value),
  )
}

function withChoices(filters: VehicleFilters, param: ChoiceParam, values: readonly string[]): VehicleFilters {
  return normalFilters({ ...filters, choices: { ...filters.choices, [param]: values } })
}

export function withToggle(filters: VehicleFilters, param: ToggleParam, on: boolean): VehicleFilters {
  const others = filters.toggles.filter((toggle) => toggle !== param)
  return normalFilters({ ...filters, toggles: on ? [...others, param] : others })
}

/** Removes both the lower and the upper bound of the range that the parameter belongs to. */
export function withoutRange(filters: VehicleFilters, param: BoundParam): VehicleFilters {
  const { range } = FILTER_PARAMS[param]
  return withoutBounds(filters, (other) => FILTER_PARAMS[other].range === range)
}

/** Removes the bounds of the price; its kind and terms stay, and so do ratings. */
export function withoutPriceBounds(filters: VehicleFilters): VehicleFilters {
  const { price, ...rest } = filters
  return normalFilters(price ? { ...rest, price: withoutBoundsOf(price) } : rest)
}

/** Removes every filter of the group; the chosen kind of price and its terms stay. */
export function withoutGroup(filters: VehicleFilters, group: FilterGroup): VehicleFilters {
  const { location, price, ...rest } = filters
  const choices = CHOICE_PARAMS.filter((param) => FILTER_PARAMS[param].group !== group)
  const emptied: VehicleFilters = {
    ...rest,
    ...(location && group !== 'LOCATION' ? { location } : {}),
    ...(price ? { price: group === 'PRICE' ? withoutBoundsOf(price) : price } : {}),
    makeModel: group === 'MAKE_MODEL' ? [] : filters.makeModel,
    merchants: group === 'MERCHANT_LOCATION' ? [] : filters.merchants,
    choices: Object.fromEntries(choices.map((param) => [param, filters.choices[param] ?? []])),
    toggles: TOGGLE_PARAMS.filter((param) => filters.toggles.includes(param) && FILTER_PARAMS[param].group !== group),
  }
  return withoutBounds(emptied, (param) => FILTER_PARAMS[param].group === group)
}

/** What words mean together with what fields say: in the same group a field counts, because its value was chosen deliberately. */
export function combinedFilters(said: VehicleFilters, chosen: VehicleFilters): VehicleFilters {
  const location = chosen.location ?? said.location
  const price = chosen.price ?? said.price
  return normalFilters({
    makeModel: chosen.makeModel.length > 0 ? chosen.makeModel : said.makeModel,
    merchants: chosen.merchants.length > 0 ? chosen.merchants : said.merchants,
    ...(location ? { location } : {}),
    ...(price ? { price } : {}),
    choices: { ...said.choices, ...chosen.choices },
    bounds: { ...said.bounds, ...chosen.bounds },
    toggles: [...new Set([...said.toggles, ...chosen.toggles])],
    powerUnit: said.powerUnit,
  })
}

function withoutBoundsOf({ kind, downPayment, months }: PriceFilter): PriceFilter {
  return { kind, ...(downPayment === undefined ? {} : { downPayment }), ...(months === undefined ? {} : { months }) }
}

function withoutBounds(filters: VehicleFilters, isGone: (param: BoundParam) => boolean): VehicleFilters {
  const remaining = BOUND_PARAMS.filter((param) => filters.bounds[param] !== undefined && !isGone(param))
  return normalFilters({
    ...filters,
    bounds: Object.fromEntries(remaining.map((param) => [param, filters.bounds[param]])),
  })
}

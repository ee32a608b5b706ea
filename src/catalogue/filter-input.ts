import { PRICE_RANGE_KINDS } from '#domain/vehicle/search-vocabulary.ts'
import { DEFAULT_RADIUS } from '#domain/vehicle/radius.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { FIELD_FILTERS } from './filter-groups.ts'
import { BOUND_PARAMS, CHOICE_PARAMS, FILTER_PARAMS, TOGGLE_PARAMS } from './filter-params.ts'
import type { MakeModel, PriceFilter, VehicleFilters } from './filters.ts'
import { normalFilters } from './normal-filters.ts'

/*
 * The nested filter input of the search operation, as plain JSON:
 * `{ fuelType: { fuelType: ['DIESEL'] }, drive: { power: { min: 110, key: 'PS' } }, makeModel: [{ make, model }],
 *    location: { location, radius, latitude, longitude }, merchantLocation: [uuid], priceRange: { key, min, max } }`.
 */
export interface InputObject {
  readonly [name: string]: InputValue
}
type InputValue = string | number | boolean | null | undefined | readonly InputValue[] | InputObject

export interface UnknownValue {
  /** Path in the input, `vehicleCondition.condition`. */
  readonly field: string
  readonly value: string
}

/** The chosen values that no option has. Without them, a search would find cars that its sender has excluded. */
export function unknownValues(input: InputObject): UnknownValue[] {
  return FIELD_FILTERS.flatMap(({ field, filter }) => {
    if (FILTER_PARAMS[filter.param].kind !== 'choice') return []
    const path = pathOf(filter.param)
    const unknown = textsOf(valueAt(input, path)).filter((text) => !field.options.some(({ value }) => value === text))
    return unknown.map((value) => ({ field: path.join('.'), value }))
  })
}

/** Values that are not in the vocabulary (see `unknownValues`) and bounds that limit nothing are left out. Makes may be names or slugs. */
export function filtersFromInput(input: InputObject): VehicleFilters {
  const place = objectAt(input, 'location')
  const latitude = numberAt(place, 'latitude')
  const longitude = numberAt(place, 'longitude')
  return normalFilters({
    makeModel: listOf(input.makeModel).flatMap(makeModelOf),
    location: {
      place: textOf(place.location) ?? '',
      radius: numberAt(place, 'radius') ?? DEFAULT_RADIUS,
      ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
    },
    merchants: listOf(input.merchantLocation).filter((id) => typeof id === 'string'),
    price: priceOf(objectAt(input, 'priceRange')),
    choices: Object.fromEntries(CHOICE_PARAMS.map((param) => [param, textsOf(valueAt(input, pathOf(param)))])),
    bounds: Object.fromEntries(BOUND_PARAMS.map((param) => [param, numberOf(valueAt(input, pathOf(param)))])),
    toggles: TOGGLE_PARAMS.filter((param) => valueAt(input, pathOf(param)) === true),
    powerUnit: valueAt(input, ['drive', 'power', 'key']) === 'PS' ? 'PS' : 'KW',
  })
}

/** The nested input of a filter state; `filtersFromInput` gives the same state again. */
export function inputFromFilters(filters: VehicleFilters): InputObject {
  const { makeModel, location, merchants, price, choices, bounds, toggles, powerUnit } = normalFilters(filters)
  const input: MutableInput = {}
  for (const param of CHOICE_PARAMS) if (choices[param]) put(input, pathOf(param), choices[param])
  for (const param of BOUND_PARAMS) if (bounds[param] !== undefined) put(input, pathOf(param), bounds[param])
  for (const param of toggles) put(input, pathOf(param), true)
  if (powerUnit !== 'KW') put(input, ['drive', 'power', 'key'], powerUnit)
  if (makeModel.length > 0) input.makeModel = makeModel.map((row) => ({ ...row }))
  if (merchants.length > 0) input.merchantLocation = merchants
  if (price) {
    const { kind: key, min, max, downPayment, months } = price
    Object.assign((input.priceRange ??= {}), { key, min, max, downPayment, months })
  }
  if (location) {
    const { place, radius, latitude, longitude } = location
    input.location = { location: place, radius, latitude, longitude }
  }
  return input
}

interface MutableInput {
  [name: string]: InputValue | MutableInput
}

function put(input: MutableInput, path: readonly string[], value: InputValue): void {
  const [head = '', ...rest] = path
  if (rest.length === 0) input[head] = value
  else put((input[head] ??= {}) as MutableInput, rest, value)
}

function pathOf(param: keyof typeof FILTER_PARAMS): readonly string[] {
  return FILTER_PARAMS[param].input.split('.')
}

function valueAt(input: InputObject, path: readonly string[]): InputValue {
  return path.reduce<InputValue>((value, name) => (isObject(value) ? value[name] : undefined), input)
}

function objectAt(input: InputObject, name: string): InputObject {
  const value = input[name]
  return isObject(value) ? value : {}
}

function isObject(value: InputValue): value is InputObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listOf(value: InputValue): readonly InputValue[] {
  return Array.isArray(value) ? (value as readonly InputValue[]) : []
}

function textsOf(value: InputValue): string[] {
  return (typeof value === 'string' ? [value] : listOf(value)).filter((item) => typeof item === 'string')
}

function textOf(value: InputValue): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function numberOf(value: InputValue): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

function numberAt(input: InputObject, name: string): number | undefined {
  return numberOf(input[name])
}

function makeModelOf(value: InputValue): MakeModel[] {
  if (!isObject(value)) return []
  const make = slugOf(textOf(value.make) ?? '')
  const model = slugOf(textOf(value.model) ?? '')
  return [model ? { make, model } : { make }]
}

function priceOf(input: InputObject): PriceFilter {
  const [min, max] = [numberAt(input, 'min'), numberAt(input, 'max')]
  const [downPayment, months] = [numberAt(input, 'downPayment'), numberAt(input, 'months')]
  const kind = PRICE_RANGE_KINDS.find((known) => known === input.key) ?? 'CASH_RANGE'
  return {
    kind,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(downPayment === undefined ? {} : { downPayment }),
    ...(months === undefined ? {} : { months }),
  }
}

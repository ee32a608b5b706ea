import { DEFAULT_RADIUS, isRadius } from '#domain/vehicle/radius.ts'
import { MAX_MAKE_MODEL_ROWS } from '#domain/vehicle/search-vocabulary.ts'
import { BOUND_PARAMS, type BoundParam, CHOICE_PARAMS, FILTER_PARAMS, TOGGLE_PARAMS } from './filter-params.ts'
import type { LocationFilter, MakeModel, PriceFilter, VehicleFilters } from './filters.ts'

/** No brand has more dealers. */
const MAX_MERCHANTS = 50
export const MAX_PLACE_LENGTH = 80
const MAX_SLUG_LENGTH = 60
const MAX_EUROS = 100_000_000
const [MIN_MONTHS, MAX_MONTHS] = [2, 240]

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Brings a filter state into its only form: values in the order of the vocabulary and without repetition, unknown values and bounds that
 * limit nothing left out, reversed bounds swapped. Every filter state from outside passes through here.
 */
export function normalFilters(filters: VehicleFilters): VehicleFilters {
  const location = normalLocation(filters.location)
  const price = normalPrice(filters.price)
  const bounds = normalBounds(filters.bounds)
  return {
    makeModel: normalMakeModel(filters.makeModel),
    ...(location ? { location } : {}),
    merchants: [...new Set(filters.merchants.map((id) => id.toLowerCase()).filter((id) => UUID.test(id)))]
      .sort()
      .slice(0, MAX_MERCHANTS),
    ...(price ? { price } : {}),
    choices: normalChoices(filters.choices),
    bounds,
    toggles: TOGGLE_PARAMS.filter((param) => filters.toggles.includes(param)),
    // A visitor chooses the unit before typing a bound, so it stays without one; so does the kind of price.
    powerUnit: filters.powerUnit,
  }
}

/** The rows keep the order the visitor gave them. */
function normalMakeModel(rows: readonly MakeModel[]): readonly MakeModel[] {
  const known = new Map<string, MakeModel>()
  for (const { make, model } of rows) {
    if (!isSlug(make)) continue
    const row = model !== undefined && isSlug(model) ? { make, model } : { make }
    known.set(`${make}.${row.model ?? ''}`, row)
  }
  return [...known.values()].slice(0, MAX_MAKE_MODEL_ROWS)
}

function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text)
}

function normalLocation(location: LocationFilter | undefined): LocationFilter | undefined {
  if (!location) return undefined
  const words = location.place.replace(/\s+/gu, ' ').trim()
  // A URL cannot carry half of a surrogate pair, whether it was sent or the cut produced it.
  const place = words.slice(0, MAX_PLACE_LENGTH).toWellFormed().trim()
  const position = normalPosition(location)
  if (!place && !position) return undefined
  return { place, radius: isRadius(location.radius) ? location.radius : DEFAULT_RADIUS, ...position }
}

/** Four decimals are about ten metres; more would only give one place many URLs. */
function normalPosition({ latitude, longitude }: LocationFilter): { latitude: number; longitude: number } | undefined {
  if (latitude === undefined || longitude === undefined) return undefined
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined
  return { latitude: rounded(latitude, 4), longitude: rounded(longitude, 4) }
}

function normalPrice(price: PriceFilter | undefined): PriceFilter | undefined {
  if (!price) return undefined
  const [min, max] = inOrder(euros(price.min), euros(price.max))
  const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
  if (price.kind !== 'CASH_RANGE') return { kind: price.kind, ...bounds, ...normalTerms(price) }
  return min === undefined && max === undefined ? undefined : { kind: price.kind, ...bounds }
}

/** A price has no terms, only a rate has. */
function normalTerms({ downPayment, months }: PriceFilter): Pick<PriceFilter, 'downPayment' | 'months'> {
  const down = euros(downPayment)
  const isTerm = months !== undefined && Number.isInteger(months) && months >= MIN_MONTHS && months <= MAX_MONTHS
  return { ...(down === undefined ? {} : { downPayment: down }), ...(isTerm ? { months } : {}) }
}

function euros(amount: number | undefined): number | undefined {
  if (amount === undefined || !(amount >= 0 && amount <= MAX_EUROS)) return undefined
  return rounded(amount, 0)
}

function normalChoices(choices: VehicleFilters['choices']): VehicleFilters['choices'] {
  const normal: Partial<Record<string, readonly string[]>> = {}
  for (const param of CHOICE_PARAMS) {
    const chosen = choices[param] ?? []
    const values = FILTER_PARAMS[param].values.filter((value) => chosen.includes(value))
    if (values.length > 0) normal[param] = values
  }
  return normal
}

function normalBounds(bounds: VehicleFilters['bounds']): VehicleFilters['bounds'] {
  const normal: Partial<Record<BoundParam, number>> = {}
  for (const param of BOUND_PARAMS) {
    const value = normalBound(param, bounds[param])
    if (value !== undefined) normal[param] = value
  }
  for (const [min, max] of RANGES) {
    const [low, high] = inOrder(normal[min], normal[max])
    if (low !== undefined && high !== undefined) Object.assign(normal, { [min]: low, [max]: high })
  }
  return normal
}

function normalBound(param: BoundParam, value: number | undefined): number | undefined {
  if (value === undefined) return undefined
  const { min, max, decimals, noLimitFrom } = FILTER_PARAMS[param]
  const exact = rounded(value, decimals)
  if (!(exact >= min && exact <= max)) return undefined
  return noLimitFrom !== null && exact >= noLimitFrom ? undefined : exact
}

/** Pairs of parameters that are the lower and upper bound of one range. */
const RANGES: readonly (readonly [BoundParam, BoundParam])[] = BOUND_PARAMS.flatMap((min) =>
  BOUND_PARAMS.filter((max) => max !== min && isRange(min, max)).map((max) => [min, max] as const),
)

function isRange(min: BoundParam, max: BoundParam): boolean {
  const [lower, upper] = [FILTER_PARAMS[min], FILTER_PARAMS[max]]
  return lower.range === upper.range && lower.side === 'min' && upper.side === 'max'
}

function inOrder(min: number | undefined, max: number | undefined) {
  return min !== undefined && max !== undefined && min > max ? ([max, min] as const) : ([min, max] as const)
}

// Adding zero turns -0 into 0; -0 would become 0 once written to a URL and read again.
function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals + 0
}

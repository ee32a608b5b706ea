import { DEFAULT_RADIUS, radiusFor } from '#domain/vehicle/radius.ts'
import { MAX_MAKE_MODEL_ROWS, PRICE_RANGE_KINDS } from '#domain/vehicle/search-vocabulary.ts'
import { ALL_PARAMS, BOUND_PARAMS, CHOICE_PARAMS, FILTER_PARAMS, TOGGLE_PARAMS } from './filter-params.ts'
import type { LocationFilter, MakeModel, PriceFilter, VehicleFilters } from './filters.ts'
import { MAX_PLACE_LENGTH, normalFilters } from './normal-filters.ts'

/** Reads the filters of a URL or a plain GET form; see `parseListState`. */
export function parseFilters(params: URLSearchParams): VehicleFilters {
  const location = parseLocation(params)
  const price = parsePrice(params)
  return normalFilters({
    makeModel: parseMakeModel(params),
    ...(location ? { location } : {}),
    merchants: params.getAll('dealer'),
    ...(price ? { price } : {}),
    choices: Object.fromEntries(CHOICE_PARAMS.map((param) => [param, params.getAll(param)])),
    bounds: Object.fromEntries(BOUND_PARAMS.map((param) => [param, numberOf(params, param)])),
    toggles: TOGGLE_PARAMS.filter((param) => params.getAll(param).includes('1')),
    powerUnit: params.get('power-unit') === 'PS' ? 'PS' : 'KW',
  })
}

/** `mm=audi.a4` is the canonical form; a form sends its rows as make1, model1, make2 … */
function parseMakeModel(params: URLSearchParams): MakeModel[] {
  const canonical = params.getAll('mm').map((row) => rowOf(...(row.split('.', 2) as [string, string?])))
  const fields = Array.from({ length: MAX_MAKE_MODEL_ROWS }, (_, row) =>
    rowOf(params.get(`make${row + 1}`) ?? '', params.get(`model${row + 1}`) ?? undefined),
  )
  return [...canonical, ...fields]
}

function rowOf(make: string, model: string | undefined): MakeModel {
  return model ? { make, model } : { make }
}

function parseLocation(params: URLSearchParams): LocationFilter | undefined {
  const latitude = numberOf(params, 'lat')
  const longitude = numberOf(params, 'lon')
  const { place, kilometres } = placeAndDistance(params.get('place') ?? '')
  return {
    place,
    radius: kilometres === undefined ? (numberOf(params, 'radius') ?? DEFAULT_RADIUS) : radiusFor(kilometres),
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
  }
}

/** The parts of "Köln 50 km" or "50 km um Köln" in the field of the place; such a distance counts instead of the field of the radius. */
function placeAndDistance(text: string): { readonly place: string; readonly kilometres?: number } {
  const typed = text.trim().slice(0, MAX_PLACE_LENGTH)
  const after = /^(?<place>(?=.*\p{L}).+?|\d{5})[\s,+]+(?:umkreis\s+|within\s+)?(?<distance>\d{1,3})\s*km$/iu.exec(
    typed,
  )
  const before =
    /^(?<distance>\d{1,3})\s*km\s+(?:um|rund um|umkreis|umkreis von|around|from|of)\s+(?<place>.+)$/iu.exec(typed)
  const { place, distance } = (after ?? before)?.groups ?? {}
  return place === undefined ? { place: text } : { place, kilometres: Number(distance) }
}

function parsePrice(params: URLSearchParams): PriceFilter | undefined {
  const min = numberOf(params, 'price-min')
  const max = numberOf(params, 'price-max')
  const kind = PRICE_RANGE_KINDS.find((known) => known === params.get('price-kind')) ?? 'CASH_RANGE'
  const downPayment = numberOf(params, 'down')
  const months = numberOf(params, 'months')
  return {
    kind,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(downPayment === undefined ? {} : { downPayment }),
    ...(months === undefined ? {} : { months }),
  }
}

/** A plain decimal number with a point or a comma; undefined for anything else. */
function numberOf(params: URLSearchParams, name: string): number | undefined {
  const text = params.getAll(name).at(-1)?.trim() ?? ''
  return /^-?\d{1,9}([.,]\d{1,9})?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

/** The parameters of a filter state in their fixed order; see `formatListState`. */
export function formatFilters(filters: VehicleFilters): URLSearchParams {
  const { makeModel, location, merchants, price, choices, bounds, toggles, powerUnit } = normalFilters(filters)
  const params = new URLSearchParams()
  const append = (name: string, value: string | number | undefined) => {
    if (value !== undefined) params.append(name, String(value))
  }
  for (const { make, model } of makeModel) append('mm', model ? `${make}.${model}` : make)
  if (location) {
    if (location.place) append('place', location.place)
    if (location.radius !== DEFAULT_RADIUS) append('radius', location.radius)
    append('lat', location.latitude)
    append('lon', location.longitude)
  }
  for (const merchant of merchants) append('dealer', merchant)
  if (price && price.kind !== 'CASH_RANGE') append('price-kind', price.kind)
  append('price-min', price?.min)
  append('price-max', price?.max)
  append('down', price?.downPayment)
  append('months', price?.months)
  const rows: Readonly<Record<string, readonly (string | number)[]>> = {
    ...choices,
    ...Object.fromEntries(Object.entries(bounds).map(([param, value]) => [param, [value]])),
    ...Object.fromEntries(toggles.map((param) => [param, [1]])),
  }
  for (const param of ALL_PARAMS) for (const value of rows[param] ?? []) append(param, value)
  if (powerUnit !== 'KW') append('power-unit', powerUnit)
  return params
}

const queries = new WeakMap<VehicleFilters, string>()

/** The parameters of a filter state as text, written once: a list names its filters in some thirty addresses. */
export function filterQuery(filters: VehicleFilters): string {
  const known = queries.get(filters)
  if (known !== undefined) return known
  const query = formatFilters(filters).toString()
  queries.set(filters, query)
  return query
}

/** Every parameter that filters read; every other parameter of a URL is unknown. */
export const FILTER_PARAMETER_NAMES: readonly string[] = [
  'mm',
  'place',
  'radius',
  'lat',
  'lon',
  'dealer',
  'price-kind',
  'price-min',
  'price-max',
  'down',
  'months',
  ...Object.keys(FILTER_PARAMS),
  'power-unit',
]

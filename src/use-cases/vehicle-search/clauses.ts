import { toCents } from '#domain/format/money.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { FILTER_PARAMS, type FilterParam } from '#catalogue/filter-params.ts'
import { FIELD_FILTERS } from '#catalogue/filter-groups.ts'
import type { VehicleFilters } from '#catalogue/filters.ts'
import { PRICE_FIELDS, searchBound, type SearchField } from '#catalogue/search-columns.ts'
import type { Clause } from '#search/request.ts'
import type { Directory } from './directory.ts'
import { MAKE, MERCHANT, MODEL, NO_CODE, PLACE, SCOPE } from './engine-schema.ts'
import { hasOwnTerms, rateClause } from './rate-clause.ts'

/** The filters as clauses of the search engine. A location without coordinates restricts nothing. */
export function clausesOf(
  filters: VehicleFilters,
  scope: MerchantScope,
  directory: Directory,
  today: string = berlinToday(),
): Clause[] {
  return [
    ...scopeClauses(scope, directory),
    ...makeModelClauses(filters, directory),
    ...merchantClauses(filters, directory),
    ...locationClauses(filters),
    ...priceClauses(filters, directory),
    ...FIELD_FILTERS.flatMap(({ field, filter }) => fieldClauses(field as SearchField, filter.param, filters, today)),
  ]
}

function scopeClauses({ merchantUuids }: MerchantScope, directory: Directory): Clause[] {
  return merchantUuids.length === 0 ? [] : [{ field: SCOPE, anyOf: merchantCodes(merchantUuids, directory) }]
}

function merchantClauses({ merchants }: VehicleFilters, directory: Directory): Clause[] {
  return merchants.length === 0 ? [] : [{ field: MERCHANT, anyOf: merchantCodes(merchants, directory) }]
}

function merchantCodes(uuids: readonly string[], directory: Directory): number[] {
  return uuids.map((uuid) => directory.merchantByUuid.get(uuid)?.id ?? NO_CODE)
}

function makeModelClauses({ makeModel }: VehicleFilters, directory: Directory): Clause[] {
  if (makeModel.length === 0) return []
  const rows = makeModel.map((row): Clause[] => {
    const make = directory.makeBySlug.get(row.make)
    if (!make) return [{ field: MAKE, anyOf: [NO_CODE] }]
    if (!row.model) return [{ field: MAKE, anyOf: [make.id] }]
    const model = directory.modelsOfMake.get(make.id)?.find((candidate) => candidate.slug === row.model)
    return [{ field: MODEL, anyOf: [model?.id ?? NO_CODE] }]
  })
  return [{ either: rows }]
}

function locationClauses({ location }: VehicleFilters): Clause[] {
  if (location?.latitude === undefined || location.longitude === undefined) return []
  const { latitude, longitude, radius } = location
  return [{ field: PLACE, near: { latitude, longitude, kilometres: radius } }]
}

function priceClauses({ price }: VehicleFilters, { merchants }: Directory): Clause[] {
  if (!price || (price.min === undefined && price.max === undefined)) return []
  if (hasOwnTerms(price)) return [rateClause(price, merchants)]
  const cents = (euros: number | undefined) => (euros === undefined ? undefined : toCents(euros))
  return [range(PRICE_FIELDS[price.kind], cents(price.min), cents(price.max))]
}

function fieldClauses(field: SearchField, param: FilterParam, filters: VehicleFilters, today: string): Clause[] {
  const row = FILTER_PARAMS[param]
  const filter = field.filters.find((candidate) => candidate.param === param)!
  if (row.kind === 'toggle') {
    const wanted = filter.match === 'isNot' ? 0 : 1
    return (filters.toggles as readonly string[]).includes(param) ? [{ field: field.key, anyOf: [wanted] }] : []
  }
  if (row.kind === 'bound') {
    const bound = (filters.bounds as Record<string, number | undefined>)[param]
    if (bound === undefined) return []
    const value = searchBound(field, filter, bound, { powerUnit: filters.powerUnit, today })
    // Of a day, at most so long ago is at least that day.
    const isLower = (row.side === 'min') !== (field.type === 'date')
    return [isLower ? range(field.key, value, undefined) : range(field.key, undefined, value)]
  }
  const chosen = (filters.choices as Record<string, readonly string[] | undefined>)[param] ?? []
  if (chosen.length === 0 || field.search.kind === 'number') return []
  const { values } = field.search
  const codes = chosen.map((value) => values.indexOf(value)).filter((code) => code >= 0)
  return [filter.match === 'all' ? { field: field.key, allOf: codes } : { field: field.key, anyOf: codes }]
}

function range(field: string, min: number | undefined, max: number | undefined): Clause {
  return { field, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

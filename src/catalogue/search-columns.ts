import { monthNumber } from '#domain/calendar-month.ts'
import type { PriceRangeKind, SortSubject } from '#domain/vehicle/search-vocabulary.ts'
import { kilowattsFromPs, kilowattsUpToPs } from '#domain/vehicle/power.ts'
import type { PowerUnit } from '#domain/vehicle/vocabulary.ts'
import type { Field, FieldFilter, SearchColumn } from './field.ts'
import { type FieldKey, ROWS, type VehicleAttributes } from './fields.ts'

/** A row that the search index keeps a column of. */
export type SearchField = Field<FieldKey> & { readonly search: SearchColumn }

export const SEARCH_FIELDS: readonly SearchField[] = ROWS.filter((row): row is SearchField => row.search !== null)

/** What each sort subject orders by: a number column, or the moment the offer was added. */
export const SORT_FIELDS = {
  ADDED: 'createdAt',
  PRICE: 'price',
  FINANCE_RATE: 'loanRate',
  LEASING_RATE: 'leasingRate',
  MILEAGE: 'mileage',
  REGISTERED: 'firstRegistration',
  RELEVANCE: 'relevance',
} as const satisfies Record<SortSubject, FieldKey | 'createdAt'>

/** The number column, in cents, that each kind of price range bounds and takes its extent from. */
export const PRICE_FIELDS = {
  CASH_RANGE: 'price',
  LOAN_RATE_RANGE: 'loanRate',
  LEASING_RATE_RANGE: 'leasingRate',
} as const satisfies Record<PriceRangeKind, FieldKey>

/**
 * The number that the index keeps for a value of a number column: scaled, whole; months as months since year 0, days
 * since 1970. Null for null. A value of another kind is a fault.
 */
export function searchNumber(field: SearchField, value: VehicleAttributes[FieldKey]): number | null {
  if (value === null) return null
  const { search } = field
  if (search.kind !== 'number') throw new Error(`"${field.key}" is not a number column`)
  if (typeof value === 'number') return Math.round(value * search.scale)
  if (typeof value === 'string' && field.type === 'month') return monthNumber(value)
  if (typeof value === 'string' && field.type === 'date') return Date.parse(value) / 86_400_000
  throw new Error(`"${field.key}" cannot be a number`)
}

/** The positions, in `search.values`, of the values a vehicle has: none, one, or several for features. */
export function searchPositions(field: SearchField, value: VehicleAttributes[FieldKey]): number[] {
  if (value === null) return []
  const { search } = field
  if (search.kind === 'number') throw new Error(`"${field.key}" is a number column`)
  const values = Array.isArray(value) ? (value as readonly string[]) : [String(value)]
  return values.map((item) => search.values.indexOf(item)).filter((position) => position >= 0)
}

/**
 * A bound as typed (euro-free: in the unit of the parameter) in the numbers of its column. Years become their first or
 * last month, PS the kW whose offers show at least or at most that many.
 */
export function searchBound(field: SearchField, filter: FieldFilter, bound: number, powerUnit: PowerUnit): number {
  if (field.search.kind !== 'number') throw new Error(`"${field.key}" is not a number column`)
  if (field.type === 'month') return filter.match === 'min' ? bound * 12 : bound * 12 + 11
  if (field.key === 'power' && powerUnit === 'PS') {
    return filter.match === 'min' ? kilowattsFromPs(bound) : kilowattsUpToPs(bound)
  }
  return Math.round(bound * field.search.scale)
}

import { monthNumber } from '#domain/calendar-month.ts'
import type { PriceRangeKind, SortSubject } from '#domain/vehicle/search-vocabulary.ts'
import { kilowattsFromPs, kilowattsUpToPs } from '#domain/vehicle/power.ts'
import type { PowerUnit } from '#domain/vehicle/vocabulary.ts'
import type { Field, FieldFilter, SearchColumn } from './field.ts'
import { type FieldKey, ROWS, type VehicleAttributes } from './fields.ts'

/** A row that has a column in the search index. */
export type SearchField = Field<FieldKey> & { readonly search: SearchColumn }

export const SEARCH_FIELDS: readonly SearchField[] = ROWS.filter((row): row is SearchField => row.search !== null)

/** What each sort subject orders by: a number column, or the time the offer was added. */
export const SORT_FIELDS = {
  ADDED: 'createdAt',
  PRICE: 'price',
  FINANCE_RATE: 'loanRate',
  LEASING_RATE: 'leasingRate',
  MILEAGE: 'mileage',
  REGISTERED: 'firstRegistration',
  RELEVANCE: 'relevance',
  PRICE_RATING: 'priceShare',
} as const satisfies Record<SortSubject, FieldKey | 'createdAt'>

/** The number column, in cents, that bounds of each kind of price apply to and whose extent is shown. */
export const PRICE_FIELDS = {
  CASH_RANGE: 'price',
  LOAN_RATE_RANGE: 'loanRate',
  LEASING_RATE_RANGE: 'leasingRate',
} as const satisfies Record<PriceRangeKind, FieldKey>

/**
 * The number that the index stores for a value of a number column: scaled and whole; months counted from year 0, days from 1970. Null for
 * null. Throws for a value of another type.
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

/** The positions in `search.values` of the values a vehicle has: none, one, or several for features. */
export function searchPositions(field: SearchField, value: VehicleAttributes[FieldKey]): number[] {
  if (value === null) return []
  const { search } = field
  if (search.kind === 'number') throw new Error(`"${field.key}" is a number column`)
  const values = Array.isArray(value) ? (value as readonly string[]) : [String(value)]
  return values.map((item) => search.values.indexOf(item)).filter((position) => position >= 0)
}

/**
 * Converts a bound from the parameter's unit (whole euros for prices) to the number of its column. A year becomes its first or last month,
 * months from now become a month, days up to today a day, PS the kW that are shown as at least or at most that many PS.
 */
export function searchBound(
  field: SearchField,
  filter: FieldFilter,
  bound: number,
  { powerUnit, today }: { readonly powerUnit: PowerUnit; readonly today: string },
): number {
  if (field.search.kind !== 'number') throw new Error(`"${field.key}" is not a number column`)
  if (filter.param === 'hu-months') return monthNumber(today) + bound
  if (filter.param === 'listed-days') return Date.parse(today) / 86_400_000 - bound
  if (field.type === 'month') return filter.match === 'min' ? bound * 12 : bound * 12 + 11
  if (field.key === 'power' && powerUnit === 'PS') {
    return filter.match === 'min' ? kilowattsFromPs(bound) : kilowattsUpToPs(bound)
  }
  return Math.round(bound * field.search.scale)
}

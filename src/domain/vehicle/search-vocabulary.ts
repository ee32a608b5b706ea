/** The vocabulary of the vehicle list: filters, prices, sorting and layout. */

/** The filter groups, in the order of the address. */
export const FILTER_GROUPS = [
  'LOCATION',
  'MERCHANT_LOCATION',
  'VEHICLE_TYPE',
  'MAKE_MODEL',
  'PRICE',
  'VEHICLE_CONDITION',
  'FUEL',
  'DRIVE',
  'BODY_COLORS',
  'EQUIPMENT',
  'INTERIOR',
  'EMISSION',
  'OFFER',
] as const
export type FilterGroup = (typeof FILTER_GROUPS)[number]

export const PRICE_RANGE_KINDS = ['CASH_RANGE', 'LOAN_RATE_RANGE', 'LEASING_RATE_RANGE'] as const
export type PriceRangeKind = (typeof PRICE_RANGE_KINDS)[number]

export const SORT_SUBJECTS = [
  'ADDED',
  'PRICE',
  'FINANCE_RATE',
  'LEASING_RATE',
  'MILEAGE',
  'REGISTERED',
  'RELEVANCE',
  'PRICE_RATING',
] as const
export type SortSubject = (typeof SORT_SUBJECTS)[number]

/** Sort orders of a list: by distance only while a place is set; otherwise that means the default. */
export const LIST_SORT_SUBJECTS = [...SORT_SUBJECTS, 'DISTANCE'] as const
export type ListSortSubject = (typeof LIST_SORT_SUBJECTS)[number]

export const SORT_DIRECTIONS = ['ASC', 'DESC'] as const
export type SortDirection = (typeof SORT_DIRECTIONS)[number]

export interface Sorting {
  readonly subject: ListSortSubject
  readonly direction: SortDirection
}
export const DEFAULT_SORTING: Sorting = { subject: 'ADDED', direction: 'DESC' }

/** How the cars of a list are laid out. */
export const VIEW_MODES = ['GRID', 'LIST'] as const
export type ViewMode = (typeof VIEW_MODES)[number]
export const DEFAULT_VIEW_MODE: ViewMode = 'GRID'

export const ITEMS_PER_PAGE = [24, 36, 48, 60] as const
export type ItemsPerPage = (typeof ITEMS_PER_PAGE)[number]
export const DEFAULT_ITEMS_PER_PAGE: ItemsPerPage = 24

/** Rows of "make and model" that one search may hold. */
export const MAX_MAKE_MODEL_ROWS = 3

/** Choices shown before "show more". */
export const COLORS_SHOWN_AT_FIRST = 6
export const CONDITIONS_SHOWN_AT_FIRST = 5

/** Makes that lead the make list, before the alphabetical rest. */
export const PREFERRED_MAKES = ['Audi', 'BMW', 'Ford', 'Mercedes-Benz', 'Opel', 'Skoda', 'VW'] as const

import {
  DEFAULT_ITEMS_PER_PAGE,
  DEFAULT_SORTING,
  DEFAULT_VIEW_MODE,
  ITEMS_PER_PAGE,
  type ItemsPerPage,
  SORT_DIRECTIONS,
  LIST_SORT_SUBJECTS,
  type Sorting,
  VIEW_MODES,
  type ViewMode,
} from '#domain/vehicle/search-vocabulary.ts'
import { MAX_SEARCH_TEXT } from '#domain/vehicle/search-words-limit.ts'
import { filterQuery, parseFilters } from './filter-codec.ts'
import { NO_FILTERS, type VehicleFilters } from './filters.ts'

/** Everything a vehicle list depends on; pages count from 1. */
export interface ListState {
  readonly filters: VehicleFilters
  readonly sort: Sorting
  readonly page: number
  readonly itemsPerPage: ItemsPerPage
  readonly view: ViewMode
  /** Shows where the cars are, in place of the cars; `view` is what the way back from there leads to. */
  readonly map: boolean
  /** Shows long lists of choices in full; it does not change which cars match. */
  readonly allFilters: boolean
  /** A free search that was not wholly understood, as it was typed; empty for any other list. It belongs to the filters it led to. */
  readonly typed: string
}

export const DEFAULT_LIST_STATE: ListState = {
  filters: NO_FILTERS,
  sort: DEFAULT_SORTING,
  page: 1,
  itemsPerPage: DEFAULT_ITEMS_PER_PAGE,
  view: DEFAULT_VIEW_MODE,
  map: false,
  allFilters: false,
  typed: '',
}

/** The parameters of a list state besides its filters, in their order. */
export const LIST_PARAMETER_NAMES = ['sort', 'page', 'per-page', 'view', 'map', 'all-filters', 'typed'] as const

const MAX_PAGE = 100_000
/** A search with every option of every filter stays below this limit; further parameters are ignored. */
const MAX_PARAMETERS = 500

/** Every ordering by its value in a URL: `price-asc`, `finance-rate-desc` … */
const SORTINGS = new Map(
  LIST_SORT_SUBJECTS.flatMap((subject) =>
    SORT_DIRECTIONS.map((direction): [string, Sorting] => [
      sortingName({ subject, direction }),
      { subject, direction },
    ]),
  ),
)

/** The value of `sort` in a URL. */
export function sortingName({ subject, direction }: Sorting): string {
  return `${subject}-${direction}`.toLowerCase().replaceAll('_', '-')
}

/**
 * Reads a list state from the parameters of a URL or a plain GET form. Unknown and invalid values are ignored, missing ones take their
 * default, lists are repeated keys. Where a parameter holds one value and is repeated, the last one counts.
 */
export function parseListState(params: URLSearchParams): ListState {
  const read = new URLSearchParams([...params].slice(0, MAX_PARAMETERS))
  const last = (name: string) => read.getAll(name).at(-1) ?? ''
  const page = /^\d+$/.test(last('page')) ? Number(last('page')) : 1
  return {
    filters: parseFilters(read),
    sort: SORTINGS.get(last('sort')) ?? DEFAULT_SORTING,
    // A page beyond the limit becomes the highest allowed one; the list then leads to its last page.
    page: Math.min(Math.max(page, 1), MAX_PAGE),
    itemsPerPage: ITEMS_PER_PAGE.find((count) => String(count) === last('per-page')) ?? DEFAULT_ITEMS_PER_PAGE,
    view: VIEW_MODES.find((mode) => mode === last('view')) ?? DEFAULT_VIEW_MODE,
    // The map was a view of its own once, and such addresses are bookmarked.
    map: last('map') === '1' || last('view') === 'MAP',
    allFilters: last('all-filters') === '1',
    typed: last('typed').trim().slice(0, MAX_SEARCH_TEXT).toWellFormed().trim(),
  }
}

/** The parameters of a list state, in a fixed order and without defaults, so that each state has exactly one URL. */
export function formatListState(state: ListState): URLSearchParams {
  return new URLSearchParams(listQuery(state))
}

/** The parameters of a list state as the query of its address. */
export function listQuery(state: ListState): string {
  return [filterQuery(state.filters), presentationQuery(state)].filter(Boolean).join('&')
}

/** The query of how a list orders and shows its cars, without what it filters. */
export function presentationQuery(state: Omit<ListState, 'filters'>): string {
  const params = new URLSearchParams()
  const sort = sortingName(state.sort)
  if (sort !== sortingName(DEFAULT_SORTING)) params.append('sort', sort)
  if (state.page !== 1) params.append('page', String(state.page))
  if (state.itemsPerPage !== DEFAULT_ITEMS_PER_PAGE) params.append('per-page', String(state.itemsPerPage))
  if (state.view !== DEFAULT_VIEW_MODE) params.append('view', state.view)
  if (state.map) params.append('map', '1')
  if (state.allFilters) params.append('all-filters', '1')
  if (state.typed) params.append('typed', state.typed)
  return params.toString()
}

/** A change of filters leads back to the first page, and away from the words that were typed for the earlier ones. */
export function withFilters(state: ListState, filters: VehicleFilters): ListState {
  return { ...state, filters, page: 1, typed: '' }
}

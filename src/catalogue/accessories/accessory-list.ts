import type { FitSlugs } from '#domain/accessory/fits.ts'
import { ACCESSORY_SORTS, type AccessorySort } from '#domain/accessory/sorting.ts'
import { ITEMS_PER_PAGE, type ItemsPerPage } from '#domain/vehicle/search-vocabulary.ts'
import {
  flag,
  oneNumberOf,
  oneOf,
  pageNumber,
  type Param,
  type ParamTable,
  readParams,
  wholeNumber,
  words,
  writeParams,
} from '../param-table.ts'

/** What a list of accessories depends on besides its category, which stands in the path. Amounts in whole euros, pages from 1. */
export interface AccessoryListState {
  readonly text: string
  readonly fit: FitSlugs | null
  readonly minPrice: number | null
  readonly maxPrice: number | null
  readonly topRated: boolean
  readonly sort: AccessorySort
  readonly page: number
  readonly perPage: ItemsPerPage
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const MAX_LETTERS = 60
const MAX_EUROS = 1_000_000
const LAST_PAGE = 100_000

/** `fit=vw` or `fit=vw.golf`. */
const FIT: Param<FitSlugs | null> = {
  name: 'fit',
  read: (texts) => {
    const [make = '', model, ...rest] = (texts.at(-1) ?? '').split('.')
    if (!isSlug(make) || rest.length > 0) return null
    return model !== undefined && isSlug(model) ? { make, model } : { make }
  },
  write: (fit) => (fit === null ? [] : [fit.model === undefined ? fit.make : `${fit.make}.${fit.model}`]),
}

function isSlug(text: string): boolean {
  return text.length <= MAX_LETTERS && SLUG.test(text)
}

const TABLE: ParamTable<AccessoryListState> = {
  text: words('q', 80),
  fit: FIT,
  minPrice: wholeNumber('price-min', MAX_EUROS),
  maxPrice: wholeNumber('price-max', MAX_EUROS),
  topRated: flag('top'),
  sort: oneOf('sort', ACCESSORY_SORTS),
  page: pageNumber('page', LAST_PAGE),
  perPage: oneNumberOf('per-page', ITEMS_PER_PAGE),
}

export const ACCESSORY_PARAMETERS: readonly string[] = Object.values(TABLE).map(({ name }) => name)

export function parseAccessoryList(params: URLSearchParams): AccessoryListState {
  const state = readParams(TABLE, withPlainAmounts(params))
  const { minPrice, maxPrice } = state
  const isReversed = minPrice !== null && maxPrice !== null && minPrice > maxPrice
  return isReversed ? { ...state, minPrice: maxPrice, maxPrice: minPrice } : state
}

export function formatAccessoryList(state: AccessoryListState): URLSearchParams {
  return writeParams(TABLE, state)
}

export const DEFAULT_ACCESSORY_LIST: AccessoryListState = parseAccessoryList(new URLSearchParams())

/** How many filters are set; a price range counts as one. */
export function activeAccessoryFilters({ text, fit, minPrice, maxPrice, topRated }: AccessoryListState): number {
  return [text !== '', fit !== null, minPrice !== null || maxPrice !== null, topRated].filter(Boolean).length
}

function withPlainAmounts(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...params].map(([name, value]) => [name, name.startsWith('price-') ? plainAmount(value, name) : value]),
  )
}

/**
 * People type "1.200" and "19,90": a point or comma before three digits groups thousands, before fewer digits it separates the cents. A
 * bound with cents is widened to the whole euro, so that no matching price is left out.
 */
function plainAmount(text: string, name: string): string {
  const grouped = text.trim().replaceAll(/[.,](?=\d{3}(\D|$))/g, '')
  const [, whole, cents] = /^(\d+)[.,](\d{1,2})$/.exec(grouped) ?? []
  if (whole === undefined) return grouped
  return String(Number(whole) + (name === 'price-max' && Number(cents) > 0 ? 1 : 0))
}

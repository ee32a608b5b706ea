import { withoutGroup } from '#catalogue/change-filters.ts'
import { formatListState, type ListState, withFilters } from '#catalogue/codec.ts'
import { inputFromFilters } from '#catalogue/filter-input.ts'
import { rowOfSlug } from '#catalogue/list-path.ts'
import { isOneDealers } from '#domain/brand.ts'
import type { Locale } from '#domain/locale.ts'
import { DEFAULT_RADIUS } from '#domain/vehicle/radius.ts'
import { matchPath, type ScreenMatch } from '#domain/routes/paths.ts'
import { placeTexts } from '#messages/places.ts'
import {
  MapDealersDocument,
  RelaxedVehiclesDocument,
  VehicleListDocument,
  type VehicleListQueryVariables,
} from '#storefront/generated/graphql.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { cardOf } from '../../blocks/card.server.ts'
import { indexingOf } from '../../blocks/indexable.server.ts'
import { listHref } from '../../blocks/list-address.server.ts'
import { placeHint } from '../../blocks/place-hint.server.ts'
import { loadSearchExample } from '../../blocks/search-example.server.ts'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { listNotices, roundingNotices } from './list-notices.server.ts'
import { invalidValues, listStateOf } from './list-request.server.ts'
import { followWords, unrecognisedWords, withoutWords } from './search-words.server.ts'
import type { ListView } from './list-view.ts'
import { listedKind, listView } from './list-view.server.ts'
import { loadMakes, type Makes } from '../../blocks/makes.server.ts'
import { misnamedRows, withKnownModels } from './makes.server.ts'

/** Cars shown where nothing fits: two rows where there is room for three beside each other. */
const SIMILAR_CARS = 6

interface Loading {
  /** The address of the page, for document and data requests alike. */
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/** A list, and whether search engines may index it. */
interface ListPage extends ListView {
  /** Path of the list that search engines index in place of this one; left out where they index this one. */
  readonly canonicalPath?: string
}

/**
 * Answers a list address: the view of its canonical spelling, a redirect from any other one and from a page beyond the
 * last, 404 for a path that names no make or model. Where a value is invalid or was rounded, the address stays, and a notice
 * says so.
 */
export async function loadVehicleList({ url, context }: Loading): Promise<ListPage> {
  const { locale, brand } = context.get(siteContext)
  const makes = await loadMakes(context)
  const params = withoutWords(url.searchParams)
  const requested = await stateOf(url.pathname, params, makes)
  const unrecognised = await unrecognisedWords(requested.typed, context)
  const state = {
    ...requested,
    // In a shop of one dealer, neither the dealer nor the place is a filter.
    ...(isOneDealers(brand) ? { filters: { ...withoutGroup(requested.filters, 'LOCATION'), merchants: [] } } : {}),
    typed: unrecognised.length > 0 ? requested.typed : '',
  }
  const tooLong = await followWords(url.searchParams, state, locale, context)
  const href = listHref(state, locale)
  const invalid = [...invalidValues(params), ...(await misnamedRows(params, makes))]
  const roundings = roundingNotices(params, state.filters, locale)
  // The address stays as it is while the page has a notice about it.
  const hasUnusedValues = invalid.length > 0 || roundings.length > 0
  if (href !== spellingOf(url.pathname, params) && !hasUnusedValues)
    throw redirect(href, isSameState(params, state) ? 301 : 302)

  const place = state.filters.location?.place ?? ''
  const { searchVehicles: found, otherPlaces } = await query(context, VehicleListDocument, {
    filters: inputFromFilters(state.filters),
    sorting: state.sort,
    page: state.page,
    itemsPerPage: state.itemsPerPage,
    ...rateOf(state),
    makes: state.filters.makeModel.map(({ make }) => make),
    place,
    isRows: state.view === 'LIST' && !state.map,
  })
  const lastPage = Math.max(1, found.pageCount)
  if (state.page > lastPage) throw redirect(listHref({ ...state, page: lastPage }, locale), 302)
  const hint = placeHint(
    { place, found: found.place, others: otherPlaces, consequence: placeTexts.withoutPlace[locale] },
    (other) => placeHref(state, other, locale),
    locale,
  )
  const view = await listView(state, found, makes, locale, {
    example: await loadSearchExample(context),
    dealer: brand.slug ? brand.name : undefined,
    isOneDealers: isOneDealers(brand),
    dealers: state.map ? (await query(context, MapDealersDocument)).merchants : undefined,
    hint,
    findCards: async (filters) => {
      const variables = { filters: inputFromFilters(filters) }
      const { searchVehicles: others } = await query(context, RelaxedVehiclesDocument, variables)
      return others.vehicles.slice(0, SIMILAR_CARS).map((vehicle) => cardOf(vehicle, locale))
    },
  })
  const notices = [
    ...listNotices(
      {
        invalid,
        unrecognised,
        isTooLong: tooLong !== undefined,
        isFiltered: view.active > 0,
      },
      locale,
    ),
    ...roundings,
  ]
  const typed = tooLong ?? state.typed
  const { isIndexed, path } = indexingOf(state, view.total, locale)
  return {
    ...view,
    ...(isIndexed && !hasUnusedValues ? {} : { canonicalPath: path }),
    ...(notices.length > 0 ? { notices } : {}),
    ...(typed ? { typed } : {}),
  }
}

/** The list around another place, as far away as before. */
function placeHref(state: ListState, place: string, locale: Locale): string {
  const radius = state.filters.location?.radius ?? DEFAULT_RADIUS
  return listHref(withFilters(state, { ...state.filters, location: { place, radius } }), locale)
}

/** The rate that cards show where the list is filtered or sorted by rates: for the chosen terms. Other lists show a loan rate anyway. */
function rateOf(state: ListState): Pick<VehicleListQueryVariables, 'hasRate' | 'rate' | 'downPayment' | 'months'> {
  const kind = listedKind(state)
  if (!kind) return { hasRate: false }
  const { price } = state.filters
  if (price?.kind !== kind) return { hasRate: true, rate: 'Leasing' }
  const { downPayment = null, months = null } = price
  return { hasRate: true, rate: kind === 'LOAN_RATE_RANGE' ? 'Finance' : 'Leasing', downPayment, months }
}

async function stateOf(path: string, query: URLSearchParams, makes: Makes) {
  const match = matchPath(path)
  const row = match && (await rowOfPath(match, makes))
  if (!match || row === undefined) throw data(null, { status: 404 })
  const state = listStateOf(match, query, row)
  return { ...state, filters: await withKnownModels(state.filters, makes) }
}

/** The make and model in a path; empty for most paths, undefined for an unknown name. */
async function rowOfPath({ screen, params }: ScreenMatch, makes: Makes) {
  if (screen !== 'cars-slug') return []
  const row = await rowOfSlug(params.slug ?? '', makes.all, makes.modelsOf)
  return row && [row]
}

/**
 * Whether a query is another spelling of the same state: its redirect is permanent. If something was dropped (an empty field, an unknown
 * value), browsers must not remember the redirect: the value may mean something tomorrow.
 */
function isSameState(query: URLSearchParams, state: ListState): boolean {
  const canonical = formatListState(state)
  return [...query].every(([name, value]) => canonical.has(name, value))
}

/** The requested address, its query encoded the way `listHref` encodes. */
function spellingOf(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

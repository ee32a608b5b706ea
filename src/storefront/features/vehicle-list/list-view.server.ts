import { activeCount } from '#catalogue/active-filters.ts'
import { withoutGroup } from '#catalogue/change-filters.ts'
import {
  DEFAULT_LIST_STATE,
  LIST_PARAMETER_NAMES,
  listQuery,
  type ListState,
  presentationQuery,
  withFilters,
} from '#catalogue/codec.ts'
import { FILTER_PARAMETER_NAMES, filterQuery } from '#catalogue/filter-codec.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { ITEMS_PER_PAGE, type PriceRangeKind } from '#domain/vehicle/search-vocabulary.ts'
import { listWords } from '#messages/list-words.ts'
import { searchExampleTexts } from '#messages/search-example.ts'
import { inLanguage } from '#messages/texts.ts'
import type { MapDealersQuery, VehicleListQuery } from '#storefront/generated/graphql.ts'
import { cardOf, withExamplesOnce, type Listed } from '../../blocks/card.server.ts'
import { listHref } from '../../blocks/list-address.server.ts'
import type { CardView } from '../../blocks/card-view.ts'
import type { PlaceHintView } from '../../blocks/place-hint-view.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { type Names, namedFilters, namesFor, relaxedFilter } from './filter-names.server.ts'
import { chipsOf } from './chips.server.ts'
import { filterGroups } from './filter-groups.server.ts'
import { headingOf } from './heading.server.ts'
import type { ChoiceView, ListView } from './list-view.ts'
import type { Makes } from '../../blocks/makes.server.ts'
import { pageLinks } from '../../blocks/page-links.server.ts'
import { resultsMap } from './results-map.server.ts'
import { rankingReason } from './ranking-reason.server.ts'
import { sortChoice } from './sort-choice.server.ts'

type FoundVehicles = VehicleListQuery['searchVehicles']

/** A filter by rate means that way to pay; a filter by price means none. */
const PAYMENTS = { CASH_RANGE: undefined, LOAN_RATE_RANGE: 'loan', LEASING_RATE_RANGE: 'leasing' } as const

/** The kind of rate that cards are listed with; undefined where it is the price. */
export function listedKind({ filters: { price }, sort }: ListState): RateKind | undefined {
  if (sort.subject === 'LEASING_RATE') return 'LEASING_RATE_RANGE'
  return price && price.kind !== 'CASH_RANGE' ? price.kind : undefined
}

type RateKind = Exclude<PriceRangeKind, 'CASH_RANGE'>

/**
 * The rate of a card for the chosen kind of price; its link opens the offer with the same way to pay, and with the terms where the lender
 * allows them.
 */
function listedBy(state: ListState, rate: FoundVehicles['vehicles'][number]['listed']): Listed {
  const { price } = state.filters
  const kind = listedKind(state)
  const payment = price && PAYMENTS[price.kind]
  const hasTerms = price?.kind === kind && (price?.downPayment !== undefined || price?.months !== undefined)
  return {
    ...(kind === 'LOAN_RATE_RANGE' ? { loan: rate } : {}),
    ...(kind === 'LEASING_RATE_RANGE' ? { leasing: rate } : {}),
    ...(payment ? { payment } : {}),
    ...(hasTerms && rate ? { terms: { down: String(rate.downPayment), months: String(rate.duration) } } : {}),
  }
}

/** The views of a list, each with its icon. */
const VIEWS = [
  { icon: 'grid', shown: { view: 'GRID', map: false } },
  { icon: 'rows', shown: { view: 'LIST', map: false } },
  { icon: 'map', shown: { map: true } },
] as const

const PARAMETER_ORDER = [...FILTER_PARAMETER_NAMES, ...LIST_PARAMETER_NAMES]

interface ListSite {
  /** What could be typed into the search in free words; left out for the usual example. */
  readonly example: string | undefined
  /** Name of the dealer whose shop it is; undefined on the main site. */
  readonly dealer: string | undefined
  readonly isOneDealers: boolean
  readonly hint: PlaceHintView | undefined
  /** Where dealers are; only for a map. */
  readonly dealers: MapDealersQuery['merchants'] | undefined
  /** The first cars of another search. */
  readonly findCards: (filters: ListState['filters']) => Promise<readonly CardView[]>
}

/** What the list page shows of a search and its result. */
export async function listView(
  state: ListState,
  found: FoundVehicles,
  makes: Makes,
  locale: Locale,
  { example, dealer, isOneDealers, hint, findCards, dealers }: ListSite,
): Promise<ListView> {
  const { filters } = state
  const isUnknownPlace = Boolean(filters.location?.place) && !found.place
  const effective = isUnknownPlace ? withoutGroup(filters, 'LOCATION') : filters
  const names = await namesFor(filters, found.facets, makes, locale)
  const hrefWith = (changed: Partial<ListState>) => listHref({ ...state, ...changed }, locale)
  const texts = inLanguage(listWords, locale)
  const heading = headingOf(filters, names, found.place?.city)
  const counted = `${formatNumber(found.totalCount, locale)} ${heading.title ?? heading.heading}`
  const base = listHref(DEFAULT_LIST_STATE, locale)
  const saved = listQuery({ ...state, typed: '' })
  const relaxed = found.relaxations.flatMap(({ filter, count }) => {
    const named = relaxedFilter(filter, filters, names)
    return named ? [{ ...named, count }] : []
  })
  const cards =
    found.totalCount === 0 && relaxed[0]
      ? await findCards(relaxed[0].without)
      : found.vehicles.map((vehicle) => ({
          ...cardOf(vehicle, locale, listedBy(state, vehicle.listed)),
          ...(vehicle.pictures ? { morePictures: vehicle.pictures.slice(1).map(({ key }) => key) } : {}),
        }))
  const groups = await filterGroups(state, found, makes, locale, { isOneDealers, hint })
  return {
    // First, because compression looks back no further than 32 KB: here the same cards in the page's HTML are still within its reach.
    cards: withExamplesOnce(cards),
    ...heading,
    example: example ?? searchExampleTexts.list[locale],
    description: dealer === undefined ? texts.description(counted) : texts.dealerDescription(counted, dealer),
    total: found.totalCount,
    href: hrefWith({}),
    base,
    ...(saved && hrefWith({}) !== `${base}?${saved}` ? { saved } : {}),
    order: PARAMETER_ORDER,
    active: activeCount(effective),
    ...(hint ? { hint } : {}),
    chips: chipsOf({ ...state, filters: effective }, found, names),
    save: saveHref(effective, names, locale),
    sort: sortChoice({ ...state, filters: effective }, locale),
    perPage: perPageChoice(state, texts.perPageOption),
    view: state.view,
    hidden: hiddenFields(state),
    views: VIEWS.filter(({ icon }) => icon !== 'map' || !isOneDealers).map(({ icon, shown }) => ({
      icon,
      href: hrefWith(shown),
    })),
    ...(dealers ? { map: resultsMap(state, { ...found.facets, total: found.totalCount }, dealers, locale) } : {}),
    ranking: rankingReason(found.vehicles, { ...state, filters: effective }, locale),
    pages: pageLinks(state.page, found.pageCount, (page) => hrefWith({ page })),
    relaxations: relaxed.map(({ label, without, count }) => ({
      label: texts.without(label, formatNumber(count, locale)),
      href: listHref(withFilters(state, without), locale),
    })),
    groups,
  }
}

/** Address of the form that saves this search; visitors log in first. */
function saveHref(filters: ListState['filters'], names: Names, locale: Locale): string {
  const name = namedFilters(filters, names).map(({ label }) => label)
  const query = new URLSearchParams({ suche: filterQuery(filters), name: name.join(', ').slice(0, 80) })
  return `${pathFor('saved-searches', locale)}?${query}`
}

/** A new search has other words; the filter form has fields of its own for the order and the number of cars. */
function hiddenFields(state: ListState): ListView['hidden'] {
  const fieldsOf = (shown: ListState) => [...new URLSearchParams(presentationQuery(shown))]
  const { sort, itemsPerPage } = DEFAULT_LIST_STATE
  return {
    search: fieldsOf({ ...state, page: 1, typed: '' }),
    filters: fieldsOf({ ...state, page: 1, sort, itemsPerPage }),
  }
}

function perPageChoice({ itemsPerPage }: ListState, label: (count: number) => string): ChoiceView {
  const valueOf = (count: number) => (count === DEFAULT_LIST_STATE.itemsPerPage ? '' : String(count))
  return {
    options: ITEMS_PER_PAGE.map((count) => ({ value: valueOf(count), label: label(count) })),
    chosen: valueOf(itemsPerPage),
  }
}

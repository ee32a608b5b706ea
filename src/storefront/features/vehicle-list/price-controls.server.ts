import { type ListState, withFilters } from '#catalogue/codec.ts'
import type { PriceFilter } from '#catalogue/filters.ts'
import { euroUnit, formatEuros } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import type { PriceRangeKind } from '#domain/vehicle/search-vocabulary.ts'
import { listWords } from '#messages/list-words.ts'
import { inLanguage } from '#messages/texts.ts'
import type { ListFacetsFragment } from '#storefront/generated/graphql.ts'
import { listHref } from '../../blocks/list-address.server.ts'
import type { ControlView, LinksView } from './list-view.ts'
import { PRICE_STOPS, RATE_STOPS } from './range-stops.server.ts'

/** The price type, and its range with the number of hits along it. */
export function priceControls(state: ListState, facets: ListFacetsFragment, locale: Locale): ControlView[] {
  const { filters } = state
  const texts = inLanguage(listWords, locale)
  const kind: PriceRangeKind = filters.price?.kind ?? 'CASH_RANGE'
  return [
    {
      kind: 'segment',
      name: 'price-kind',
      title: texts.priceKind,
      options: [
        { value: '', label: texts.cash },
        { value: 'LOAN_RATE_RANGE', label: texts.loan },
        { value: 'LEASING_RATE_RANGE', label: texts.leasing },
      ],
      chosen: kind === 'CASH_RANGE' ? '' : kind,
    },
    {
      kind: 'range',
      title: kind === 'CASH_RANGE' ? texts.price : texts.rate,
      from: { name: 'price-min', value: filters.price?.min },
      to: { name: 'price-max', value: filters.price?.max },
      ...(filters.price && hasTerms(filters.price) ? { stops: RATE_STOPS } : lineOf(kind, facets)),
      unit: euroUnit(locale),
      untitled: true,
    },
    ...(filters.price && kind !== 'CASH_RANGE' ? termControls(filters.price, locale) : []),
    { kind: 'links', name: 'price-presets', title: texts.upTo, links: presets(kind, state, facets, locale) },
  ]
}

/** Whether own terms are set; then there is no histogram, because it would show rates for the lenders' presets. */
function hasTerms({ downPayment, months }: PriceFilter): boolean {
  return downPayment !== undefined || months !== undefined
}

/** Terms that lenders offer, in months. */
const TERMS = [12, 24, 36, 48, 60, 72, 84]

/** The terms for which rates are calculated; a field left empty stands for each lender's preset. */
function termControls({ kind, downPayment, months }: PriceFilter, locale: Locale): ControlView[] {
  const texts = inLanguage(listWords, locale)
  const terms = [...new Set([...TERMS, ...(months === undefined ? [] : [months])])].sort((a, b) => a - b)
  return [
    {
      kind: 'number',
      name: 'down',
      title: kind === 'LOAN_RATE_RANGE' ? texts.downPayment : texts.specialPayment,
      ...(downPayment === undefined ? {} : { value: String(downPayment) }),
      unit: euroUnit(locale),
    },
    {
      kind: 'select',
      name: 'months',
      title: texts.term,
      options: [
        { value: '', label: texts.anyTerm },
        ...terms.map((count) => ({ value: String(count), label: texts.months(count) })),
      ],
      chosen: months === undefined ? '' : String(months),
    },
  ]
}

/** Upper bounds that most people want, in whole euros. */
const PRESETS: Readonly<Record<PriceRangeKind, readonly number[]>> = {
  CASH_RANGE: [10_000, 15_000, 20_000, 30_000],
  LOAN_RATE_RANGE: [150, 200, 300],
  LEASING_RATE_RANGE: [150, 200, 300],
}

/** Links to the usual upper bounds of the chosen kind, of which the one that is set removes it; then a link to leasing offers. */
function presets(kind: PriceRangeKind, state: ListState, facets: ListFacetsFragment, locale: Locale) {
  const { filters } = state
  const { downPayment, months } = filters.price ?? {}
  const own = { ...(downPayment === undefined ? {} : { downPayment }), ...(months === undefined ? {} : { months }) }
  const hrefOf = (price: PriceFilter) =>
    listHref(withFilters(state, { ...filters, price: { ...own, ...price } }), locale)
  const links = PRESETS[kind].map((max): LinksView['links'][number] => {
    const isSet = filters.price?.max === max && filters.price.min === undefined
    const label = formatEuros(max, locale)
    return isSet ? [label, hrefOf({ kind }), true] : [label, hrefOf({ kind, max })]
  })
  const leasing = facets.priceRange.find(({ key }) => key === 'LEASING_RATE_RANGE')
  if (kind === 'LEASING_RATE_RANGE' || leasing?.rangeMin == null || leasing.rangeMax == null) return links
  const range = { min: leasing.rangeMin, max: leasing.rangeMax }
  const toLeasing = [listWords.leasingOffers[locale], hrefOf({ kind: 'LEASING_RATE_RANGE', ...range })] as const
  return [...links, toLeasing]
}

/** The histogram's edges are the stops, so that every bar is between two of them. */
function lineOf(
  kind: PriceRangeKind,
  facets: ListFacetsFragment,
): { stops: readonly number[]; bars?: readonly number[] } {
  const extent = facets.priceRange.find(({ key }) => key === kind)
  const bars = extent?.histogram ?? []
  if (extent?.max == null || bars.length < 2) return { stops: stopsWithoutPrices(kind, extent) }
  const edges = bars.map(({ from }) => from)
  const last = Math.max(extent.max, (edges.at(-1) ?? 0) + 1)
  return { stops: [...edges, roundUp(last)], bars: bars.map(({ count }) => count) }
}

/** Without cars of such a price there is no histogram; the handles of loans then start where merchants set them. */
function stopsWithoutPrices(kind: PriceRangeKind, extent: Extent | undefined): readonly number[] {
  if (kind === 'CASH_RANGE') return PRICE_STOPS
  if (kind === 'LEASING_RATE_RANGE' || extent?.rangeMin == null || extent.rangeMax == null) return RATE_STOPS
  const { rangeMin, rangeMax } = extent
  return [rangeMin, ...RATE_STOPS.filter((stop) => stop > rangeMin && stop < rangeMax), rangeMax]
}

type Extent = ListFacetsFragment['priceRange'][number]

/** To two significant figures: 99990 → 100000. */
function roundUp(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1)
  return Math.ceil(value / unit) * unit
}

import type { VehicleFilters } from '#catalogue/filters.ts'
import type { Locale } from '#domain/locale.ts'
import type { PriceRangeKind } from '#domain/vehicle/search-vocabulary.ts'
import { listTexts } from '#messages/list.ts'
import { inLanguage } from '#messages/texts.ts'
import type { ListFacetsFragment } from '#storefront/generated/graphql.ts'
import type { ControlView } from './list-view.ts'
import { PRICE_STOPS, RATE_STOPS } from './range-stops.server.ts'

/** What kind of price is asked for, and its range with the number of hits along it. */
export function priceControls(filters: VehicleFilters, facets: ListFacetsFragment, locale: Locale): ControlView[] {
  const texts = inLanguage(listTexts, locale)
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
      ...lineOf(kind, facets),
      unit: '€',
      untitled: true,
    },
  ]
}

/** The histogram's edges are the stops, so that every bar stands between two of them. */
function lineOf(
  kind: PriceRangeKind,
  facets: ListFacetsFragment,
): { stops: readonly number[]; bars?: readonly number[] } {
  const extent = facets.priceRange.find(({ key }) => key === kind)
  const bars = extent?.histogram ?? []
  if (bars.length < 2) return { stops: kind === 'CASH_RANGE' ? PRICE_STOPS : RATE_STOPS }
  const edges = bars.map(({ from }) => from)
  const last = Math.max(extent?.max ?? 0, (edges.at(-1) ?? 0) + 1)
  return { stops: [...edges, roundUp(last)], bars: bars.map(({ count }) => count) }
}

/** To two significant figures: 99990 → 100000. */
function roundUp(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1)
  return Math.ceil(value / unit) * unit
}

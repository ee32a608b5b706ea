import { data, type RouterContextProvider } from 'react-router'
import { DEFAULT_LIST_STATE, parseListState } from '#catalogue/codec.ts'
import { inputFromFilters } from '#catalogue/filter-input.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { type WidgetLayout, widgetLayout } from '#domain/widget/layouts.ts'
import { inLanguage } from '#messages/texts.ts'
import { widgetTexts } from '#messages/widget.ts'
import { WidgetVehiclesDocument } from '#storefront/generated/graphql.ts'
import { cardOf } from '../../blocks/card.server.ts'
import type { CardView } from '../../blocks/card-view.ts'
import { listHref } from '../../blocks/list-address.server.ts'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'

export interface VehiclesWidgetView {
  readonly title: string
  readonly layout: WidgetLayout
  readonly cards: readonly CardView[]
  readonly all: { readonly href: string; readonly label: string }
}

interface Loading {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/** The first cars of a search, and the link to all of them; 404 for a kind of widget that does not exist. */
export async function loadVehiclesWidget({ url, context }: Loading): Promise<VehiclesWidgetView> {
  const { locale, brand } = context.get(siteContext)
  if ((url.searchParams.get('kind') ?? 'vehicles') !== 'vehicles') throw data(null, { status: 404 })
  const texts = inLanguage(widgetTexts, locale)
  const layout = widgetLayout(url.searchParams.get('layout'))
  const { filters, sort } = parseListState(url.searchParams)
  const { searchVehicles } = await query(context, WidgetVehiclesDocument, {
    ...{ filters: inputFromFilters(filters), sorting: sort },
  })
  const { totalCount, vehicles } = searchVehicles
  const shown = layout === 'single' ? vehicles.slice(0, 1) : vehicles
  return {
    title: texts.title(brand.name),
    layout,
    cards: shown.map((vehicle) => cardOf(vehicle, locale)),
    all: {
      href: listHref({ ...DEFAULT_LIST_STATE, filters, sort }, locale),
      label: totalCount === 0 ? texts.toShop : texts.all(formatNumber(totalCount, locale)),
    },
  }
}

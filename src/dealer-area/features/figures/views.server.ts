import type { RouterContextProvider } from 'react-router'
import type { Period } from '#domain/figures/period.ts'
import { csvTable } from '#domain/format/csv.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { figureTexts } from '#messages/dealer-figures.ts'
import { csvResponse } from '../../csv-response.server.ts'
import { query } from '../../gateway.server.ts'
import { ViewListDocument } from '../../generated/graphql.ts'
import { areaContext } from '../../request.server.ts'
import { periodLabel } from './figure-values.server.ts'

type Context = Readonly<RouterContextProvider>

export interface ViewTablesView {
  readonly period: string
  readonly csv: string
  readonly cars: readonly {
    readonly id: string
    readonly title: string
    readonly href: string
    readonly internalNumber: string
    readonly views: string
  }[]
  /** How many further cars are only in the CSV file. */
  readonly more?: string
  readonly referrers: readonly { readonly host: string; readonly views: string }[]
}

interface Loading {
  readonly context: Context
  readonly merchant: { readonly uuid: string; readonly slug: string }
  readonly period: Period
}

const SHOWN_CARS = 25

export async function loadViewTables({ context, merchant, period }: Loading): Promise<ViewTablesView> {
  const { locale } = context.get(areaContext)
  const { viewList } = await query(context, ViewListDocument, { merchant: merchant.uuid, period: period.name })
  const rest = viewList.cars.length - SHOWN_CARS
  const address = new URLSearchParams({ merchant: merchant.slug, period: period.name, table: 'cars' })
  return {
    period: periodLabel(period.name, locale),
    csv: `${dealerPaths.pathFor('figures-csv', locale)}?${address.toString()}`,
    cars: viewList.cars.slice(0, SHOWN_CARS).map(({ vehicleId: id, title, internalNumber, views }) => ({
      ...{ id, title, internalNumber },
      href: `${dealerPaths.pathFor('stock-vehicle', locale, { vehicleId: id })}?${new URLSearchParams({ merchant: merchant.slug }).toString()}`,
      views: views == null ? figureTexts.few[locale] : formatNumber(views, locale),
    })),
    ...(rest > 0 ? { more: figureTexts.moreCars[locale](formatNumber(rest, locale)) } : {}),
    referrers: viewList.referrers.map(({ host, views }) => ({ host, views: formatNumber(views, locale) })),
  }
}

/** The views of every car as a file. */
export async function carViewsCsv(context: Context, merchant: string, { name }: Period): Promise<Response> {
  const { locale } = context.get(areaContext)
  const { viewList } = await query(context, ViewListDocument, { merchant, period: name })
  const head = [figureTexts.internalNumber[locale], figureTexts.car[locale], figureTexts.views[locale]]
  const rows = viewList.cars.map(({ internalNumber, title, views }) => [
    ...[internalNumber, title, views == null ? figureTexts.few[locale] : String(views)],
  ])
  return csvResponse(csvTable([head, ...rows]), figureTexts.carViewsName[locale])
}

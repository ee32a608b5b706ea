import { berlinToday } from '#domain/berlin-time.ts'
import { PERIOD_UNITS, parsePeriod, type Period, periodOfDay } from '#domain/figures/period.ts'
import type { Locale } from '#domain/locale.ts'
import { type DealerScreen, dealerPaths } from '#domain/routes/dealer-screens.ts'
import { figureTexts } from '#messages/dealer-figures.ts'
import { FiguresDocument } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'
import {
  CHARTS,
  FIGURE_NAMES,
  type FigureName,
  type Figures,
  hasValues,
  periodLabel,
  shownFigure,
} from './figure-values.server.ts'
import { type HitRateRow, loadHitRates } from './hit-rates.server.ts'
import { loadViewTables, type ViewTablesView } from './views.server.ts'

export interface ChartView {
  readonly name: string
  readonly value: string
  readonly before: string
  readonly points: readonly (number | null)[]
  readonly first: string
  readonly last: string
}

export interface FiguresView {
  readonly range: string
  readonly csv: string
  readonly units: readonly { readonly href: string; readonly label: string; readonly current: boolean }[]
  readonly charts: readonly ChartView[]
  /** One sentence about the figures without a value in any period; empty where every one has some. */
  readonly lacking: string
  readonly columns: readonly string[]
  readonly hitRates: readonly HitRateRow[]
  readonly views: ViewTablesView
  readonly rows: readonly {
    readonly period: string
    readonly href: string
    readonly cells: readonly { readonly name: string; readonly value: string }[]
  }[]
}

/** The period of the address; without one the present month. */
export function periodOf(url: URL): Period {
  return parsePeriod(url.searchParams.get('period') ?? '') ?? periodOfDay('MONTH', berlinToday())
}

export async function loadFigures({ url, context }: PageArgs): Promise<FiguresView> {
  const { locale } = context.get(areaContext)
  const { uuid, slug } = await requireMerchant(url, context)
  const period = periodOf(url)
  const { figures } = await query(context, FiguresDocument, { merchant: uuid, period: period.name })
  const pathOf = (screen: DealerScreen, name: string) =>
    `${dealerPaths.pathFor(screen, locale)}?${new URLSearchParams({ merchant: slug, period: name }).toString()}`
  const labels = figures.map((each) => periodLabel(each.period, locale))
  const measured = FIGURE_NAMES.filter((name) => hasValues(figures, name))
  const unmeasured = FIGURE_NAMES.filter((name) => !measured.includes(name))
  return {
    hitRates: await loadHitRates(context, uuid),
    views: await loadViewTables({ context, merchant: { uuid, slug }, period }),
    range: figureTexts.range[locale](labels[0] ?? '', labels.at(-1) ?? ''),
    csv: pathOf('figures-csv', period.name),
    units: PERIOD_UNITS.map((unit) => ({
      href: pathOf('figures', periodOfDay(unit, berlinToday()).name),
      label: figureTexts[unit][locale],
      current: unit === period.unit,
    })),
    charts: CHARTS.filter((name) => measured.includes(name)).map((name) => chartOf(figures, name, locale)),
    lacking: figureTexts.lacking[locale](unmeasured.map((name) => figureTexts[name][locale])),
    columns: measured.map((name) => figureTexts[name][locale]),
    rows: figures.toReversed().map((each) => ({
      period: periodLabel(each.period, locale),
      href: pathOf('figures', each.period),
      cells: measured.map((name) => ({ name, value: shownFigure(each, name, locale) })),
    })),
  }
}

function chartOf(figures: readonly Figures[], name: FigureName, locale: Locale): ChartView {
  const [last, before] = [figures.at(-1)!, figures.at(-2)!]
  const earlier = figureTexts.before[locale](periodLabel(before.period, locale), shownFigure(before, name, locale))
  return {
    ...{ name: figureTexts[name][locale], value: shownFigure(last, name, locale), before: earlier },
    points: figures.map((each) => each[name] ?? null),
    first: periodLabel(figures[0]!.period, locale),
    last: periodLabel(last.period, locale),
  }
}

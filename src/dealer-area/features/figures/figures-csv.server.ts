import { csvTable } from '#domain/format/csv.ts'
import { formatPlainNumber } from '#domain/format/numbers.ts'
import { figureTexts } from '#messages/dealer-figures.ts'
import { csvResponse } from '../../csv-response.server.ts'
import { FiguresDocument } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'
import { FIGURE_NAMES, figureHead } from './figure-values.server.ts'
import { periodOf } from './figures.server.ts'
import { carViewsCsv } from './views.server.ts'

/** The table of figures as a file, with plain numbers. */
export async function loadFiguresCsv({ url, context }: PageArgs): Promise<Response> {
  const { locale } = context.get(areaContext)
  const { uuid } = await requireMerchant(url, context)
  if (url.searchParams.get('table') === 'cars') return carViewsCsv(context, uuid, periodOf(url))
  const { figures } = await query(context, FiguresDocument, { merchant: uuid, period: periodOf(url).name })
  const head = [figureTexts.unit[locale], ...FIGURE_NAMES.map((name) => figureHead(name, locale))]
  const rows = figures.toReversed().map((each) => [
    each.period,
    ...FIGURE_NAMES.map((name) => {
      const value = each[name]
      return value == null ? '' : formatPlainNumber(Math.round(value * 100) / 100, locale)
    }),
  ])
  return csvResponse(csvTable([head, ...rows]), figureTexts.csvName[locale])
}

import { formatInstant } from '#domain/format/dates.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { importTexts } from '#messages/dealer-imports.ts'
import { FeedRunsDocument } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { requireMerchant } from '../../merchant.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'
import { reasonOf, resultOf } from './run-words.server.ts'

/** The latest deliveries. */
export async function loadImports({ url, context }: PageArgs) {
  const { locale } = context.get(areaContext)
  const merchant = await requireMerchant(url, context)
  const { feedRuns } = await query(context, FeedRunsDocument, { merchant: merchant.uuid })
  const figure = new Intl.NumberFormat(locale)
  return {
    rows: feedRuns.map((run) => ({
      id: run.id,
      name: importTexts.run[locale](figure.format(Number(run.id))),
      href: dealerPaths.pathFor('import', locale, { runId: run.id }),
      finished: formatInstant(run.finishedAt, locale),
      file: run.fileName,
      by: run.by ? importTexts.byPerson[locale](run.by) : importTexts.byHttp[locale],
      result: resultOf(run, locale),
      reason: reasonOf(run, locale),
      isStopped: run.outcome === 'REFUSED',
      figures: [run.rows, run.inserted, run.updated, run.removed].map((count) => figure.format(count)),
      refused: figure.format(run.refused),
      hasRefused: run.refused > 0,
    })),
  }
}

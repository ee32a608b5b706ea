import { csvTable } from '#domain/format/csv.ts'
import { importTexts } from '#messages/dealer-imports.ts'
import { inLanguage } from '#messages/texts.ts'
import { csvResponse } from '../../csv-response.server.ts'
import { FeedRunDocument } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'
import { refusalView } from './run-words.server.ts'

/** What a delivery refused, as a file. */
export async function loadImportCsv({ params: { runId: id = '' }, context }: PageArgs): Promise<Response> {
  const { locale } = context.get(areaContext)
  const { feedRun } = await query(context, FeedRunDocument, { id })
  const t = inLanguage(importTexts, locale)
  const rows = feedRun.refusals.map((refusal, index) => {
    const { line, vehicle, field, why } = refusalView(refusal, index, locale)
    return [line, vehicle, field, refusal.value, why]
  })
  return csvResponse(csvTable([[t.line, t.vehicle, t.field, t.value, t.why], ...rows]), t.csvName(feedRun.run.id))
}

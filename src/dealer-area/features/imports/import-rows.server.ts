import { mendableFile } from '#domain/stock/delivered-rows.ts'
import { importTexts } from '#messages/dealer-imports.ts'
import { csvResponse } from '../../csv-response.server.ts'
import { FeedRunRowsDocument } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'
import { refusalView } from './run-words.server.ts'

/** The rows of a delivery in which something was refused, as they came, each with its line and what is wrong. */
export async function loadImportRows({ params: { runId: id = '' }, context }: PageArgs): Promise<Response> {
  const { locale } = context.get(areaContext)
  const { feedRun, feedRunRows } = await query(context, FeedRunRowsDocument, { id })
  const reasons = new Map<number, string[]>()
  for (const [index, refusal] of feedRun.refusals.entries()) {
    const { field, why } = refusalView(refusal, index, locale)
    const reason = field === '–' ? why : `${field}: ${why}`
    const ofLine = reasons.get(refusal.line)
    if (ofLine) ofLine.push(reason)
    else reasons.set(refusal.line, [reason])
  }
  const file = mendableFile({ header: feedRunRows.header ?? null, rows: feedRunRows.rows }, (line) =>
    (reasons.get(line) ?? []).join(' '),
  )
  return csvResponse(file, importTexts.rowsName[locale](id))
}

import { importTexts } from '#messages/dealer-imports.ts'
import { inLanguage } from '#messages/texts.ts'
import { FeedRunDocument } from '../../generated/graphql.ts'
import { query } from '../../gateway.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'
import { refusalView } from './run-words.server.ts'

/** What a delivery refused, as a file; with a mark by which spreadsheets know its letters. */
export async function loadImportCsv({ params: { runId: id = '' }, context }: PageArgs): Promise<Response> {
  const { locale } = context.get(areaContext)
  const { feedRun } = await query(context, FeedRunDocument, { id })
  const t = inLanguage(importTexts, locale)
  const rows = feedRun.refusals.map((refusal, index) => {
    const { line, vehicle, field, why } = refusalView(refusal, index, locale)
    return [line, vehicle, field, refusal.value, why]
  })
  const lines = [[t.line, t.vehicle, t.field, t.value, t.why], ...rows].map((cells) => cells.map(csvCell).join(';'))
  return new Response(`\uFEFF${lines.join('\r\n')}\r\n`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${t.csvName(feedRun.run.id)}"`,
    },
  })
}

/** A spreadsheet would run a cell that begins like a formula. */
function csvCell(text: string): string {
  const harmless = /^[=+\-@\t]/.test(text) && text !== '–' ? `'${text}` : text
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

import type { FeedFileRefusal } from '#feeds/archive.ts'
import type { FeedReport } from '#feeds/import-feed.ts'
import { type FeedRefusal, refusalText } from '#feeds/mobilede/refusal.ts'

const MOST_LINES = 50

export function isApplied({ outcome }: FeedReport): boolean {
  return outcome.kind === 'applied'
}

/** The report as an operator reads it: the sum first, then each refusal with line, field and reason. */
export function feedReportLines(report: FeedReport, seconds: number): string[] {
  const { outcome, rows, refusals, refusalCount } = report
  const lines = [summaryOf(report, seconds)]
  if (outcome.kind === 'applied') {
    for (const { line, internalNumber } of outcome.duplicates)
      lines.push(`line ${line}: internal number ${internalNumber} came before in this file`)
  }
  for (const refusal of refusals.slice(0, MOST_LINES)) lines.push(refusalLine(refusal))
  if (refusalCount > MOST_LINES) lines.push(`… and ${refusalCount - MOST_LINES} more refusals in ${rows} rows`)
  return lines
}

function summaryOf({ outcome, rows }: FeedReport, seconds: number): string {
  if (outcome.kind === 'applied') {
    const { inserted, updated, unchanged, removed } = outcome
    const speed = Math.round(rows / Math.max(seconds, 0.001))
    return `${rows} rows in ${seconds.toFixed(1)} s (${speed} rows/s): ${inserted} new, ${updated} changed, ${unchanged} unchanged, ${removed} removed`
  }
  if (outcome.refusal.code === 'EMPTY_FEED') {
    return 'The file names no vehicle and would remove the whole stock. Nothing was changed; use --allow-removal if this is meant.'
  }
  const { missing, offered, limit } = outcome.refusal
  return `The file would remove ${missing} of ${offered} vehicles, more than ${Math.round(limit * 100)} %. Nothing was changed; use --allow-removal if this is meant.`
}

function refusalLine({ line, internalNumber, field, code, value, scope }: FeedRefusal): string {
  const subject = [`line ${line}`, internalNumber, field].filter(Boolean).join(', ')
  const consequence = scope === 'VEHICLE' ? 'vehicle refused' : 'value left out'
  return `${subject}: ${refusalText(code, 'en')}${value ? ` (“${value}”)` : ''}; ${consequence}`
}

export function feedReportJson({ outcome, rows, refusals, refusalCount }: FeedReport) {
  const texts = refusals.map((refusal) => ({
    ...refusal,
    reason: { de: refusalText(refusal.code, 'de'), en: refusalText(refusal.code, 'en') },
  }))
  return { outcome, rows, refusalCount, refusals: texts }
}

export function fileRefusalJson(error: FeedFileRefusal) {
  return { outcome: { kind: 'refused', refusal: { code: error.code, message: error.message } } }
}

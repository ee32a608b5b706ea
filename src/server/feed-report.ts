import { fieldByKey } from '#catalogue/fields.ts'
import type { Locale } from '#domain/locale.ts'
import type { LabelValue } from '#domain/vehicle/label-values.ts'
import { extensionColumn } from '#feeds/mobilede/layout.ts'
import type { LabelGap, LabelGaps } from '#domain/stock/label-gaps.ts'
import type { DeliveryRefusal } from '#domain/stock/delivery.ts'
import type { FeedFileRefusal } from '#feeds/archive.ts'
import type { FeedReport } from '#feeds/import-feed.ts'
import { type FeedRefusal, refusalText } from '#feeds/mobilede/refusal.ts'
import { deliveryTexts } from '#messages/delivery.ts'

const MAX_LINES = 50

export function isApplied({ outcome }: FeedReport): boolean {
  return outcome.kind === 'applied'
}

/** The report as an operator reads it: the sum first, then each refusal with line, field and reason. */
export function feedReportLines(report: FeedReport, seconds: number): string[] {
  const { outcome, refusals, refusalCount, uselessPictures } = report
  const lines = [summaryOf(report, seconds)]
  if (outcome.kind === 'applied') {
    for (const { line, internalNumber } of outcome.duplicates) {
      lines.push(`line ${line}, ${internalNumber}: The internal number appears earlier in this file.; row refused`)
    }
  }
  if (outcome.kind === 'applied') lines.push(...labelGapLines(outcome.labelGaps))
  lines.push(...refusals.slice(0, MAX_LINES).map(refusalLine))
  if (refusalCount > MAX_LINES) lines.push(`… and ${refusalCount - MAX_LINES} more refusals`)
  lines.push(...uselessPictures.slice(0, MAX_LINES).map((name) => `${name}: no picture of a car in this file`))
  return lines.map((line) => line.replace('.;', ';'))
}

function summaryOf({ outcome, rows, refusals }: FeedReport, seconds: number): string {
  if (outcome.kind === 'refused') return refusalOf(outcome.refusal).en
  const { inserted, updated, unchanged, removed, duplicates } = outcome
  const refused =
    new Set(refusals.filter(({ scope }) => scope === 'VEHICLE').map(({ line }) => line)).size + duplicates.length
  const speed = Math.round(rows / Math.max(seconds, 0.001))
  return `${rows} rows in ${seconds.toFixed(1)} s (${speed} rows/s): ${inserted} new, ${updated} changed, ${unchanged} unchanged, ${removed} removed, ${refused} refused`
}

function labelGapLines({ arePublished, count, vehicles }: LabelGaps): string[] {
  const consequence = arePublished ? 'published all the same' : 'not published'
  const lines = vehicles
    .slice(0, MAX_LINES)
    .map(
      ({ line, internalNumber, missing }) =>
        `line ${line}, ${internalNumber}: The energy label lacks ${missing.map(columnsOf).join(', ')}; ${consequence}`,
    )
  return count > MAX_LINES ? [...lines, `… and ${count - MAX_LINES} more cars without a complete label`] : lines
}

/** A missing value as people know it, with the column that carries it. */
function columnsOf(key: LabelValue): string {
  const { label, feed } = fieldByKey(key)
  return `${label.en} (${feed ? feed.columns.join(', ') : extensionColumn(key)})`
}

function refusalLine({ line, internalNumber, field, code, value, scope }: FeedRefusal): string {
  const subject = [`line ${line}`, internalNumber, field].filter(Boolean).join(', ')
  const consequence = scope === 'VEHICLE' ? 'row refused, a car on offer stays as it is' : 'value left out'
  return `${subject}: ${refusalText(code, 'en')}${value ? ` (“${value}”)` : ''}; ${consequence}`
}

/** The report as JSON; every reason in words, in both languages. */
export function feedReportJson({ outcome, rows, refusals, refusalCount, uselessPictures }: FeedReport) {
  const texts = refusals.map((refusal) => ({
    ...refusal,
    reason: { de: refusalText(refusal.code, 'de'), en: refusalText(refusal.code, 'en') },
  }))
  const described =
    outcome.kind === 'refused'
      ? { ...outcome, refusal: { ...outcome.refusal, message: refusalOf(outcome.refusal) } }
      : { ...outcome, labelGaps: { ...outcome.labelGaps, vehicles: outcome.labelGaps.vehicles.map(gapInWords) } }
  return { outcome: described, rows, refusalCount, refusals: texts, uselessPictures }
}

function gapInWords(gap: LabelGap) {
  const names = (locale: Locale) => gap.missing.map((key) => fieldByKey(key).label[locale]).join(', ')
  return { ...gap, reason: { de: deliveryTexts.labelGap.de(names('de')), en: deliveryTexts.labelGap.en(names('en')) } }
}

export function fileRefusalJson({ code, texts, detail }: FeedFileRefusal) {
  return { outcome: { kind: 'refused', refusal: { code, message: texts, detail } } }
}

function refusalOf(refusal: DeliveryRefusal): { de: string; en: string } {
  switch (refusal.code) {
    case 'EMPTY_FEED':
      return deliveryTexts.emptyFeed
    case 'NOTHING_READABLE':
      return both(deliveryTexts.nothingReadable, refusal.refused)
    case 'TOO_MANY_REMOVED':
      return both(deliveryTexts.tooManyRemoved, refusal.missing, refusal.offered, Math.round(refusal.limit * 100))
  }
}

function both<Args extends number[]>(
  text: { de: (...args: Args) => string; en: (...args: Args) => string },
  ...args: Args
) {
  return { de: text.de(...args), en: text.en(...args) }
}

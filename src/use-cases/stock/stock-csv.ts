import { fromCents } from '#domain/format/money.ts'
import type { ReadHandle } from '#database/handles.ts'
import { csvTable } from '#domain/format/csv.ts'
import { formatMonth } from '#domain/format/dates.ts'
import { formatPlainNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import type { Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { stockGapTexts, stockStateTexts, stockTexts } from '#messages/dealer-stock.ts'
import { shortRatingTexts } from '#messages/price-rating.ts'
import { readStockRows, type StockQuery, type StockRow } from './stock-list.ts'

/** More cars than any merchant has. */
const MAX_ROWS = 100_000

const COLUMNS = [
  ...(['NUMBER', 'VEHICLE', 'STATE', 'PRICE', 'RATING', 'DAYS', 'REGISTERED', 'MILEAGE', 'QUALITY'] as const),
  ...(['PICTURES', 'REQUESTS', 'CHANGED'] as const),
] as const

/** The filtered list as a table for spreadsheets: semicolons, in the language's own decimals. Refused as by `authorize`. */
export async function readStockCsv(
  read: ReadHandle,
  actor: DealerAreaActor,
  query: StockQuery,
  locale: Locale,
): Promise<{ readonly kind: 'found'; readonly csv: string } | Refused> {
  const refusal = authorize(actor, 'stock.read', query.merchantId, new Date())
  if (refusal) return refusal
  const { rows } = await readStockRows(read, query, { limit: MAX_ROWS, offset: 0 })
  const head = COLUMNS.map((column) => `${stockTexts[column][locale]}${column === 'PRICE' ? ' (€)' : ''}`)
  return { kind: 'found', csv: csvTable([head, ...rows.map((row) => cellsOf(row, locale))]) }
}

function cellsOf(row: StockRow, locale: Locale): string[] {
  return [
    row.number,
    [row.make, row.model, row.modelDescription].filter(Boolean).join(' '),
    stockStateTexts[row.state][locale],
    formatPlainNumber(fromCents(row.price), locale, 2),
    row.rating === null ? '' : shortRatingTexts[row.rating][locale],
    String(row.days),
    row.firstRegistration === null ? '' : formatMonth(row.firstRegistration),
    row.mileage === null ? '' : String(row.mileage),
    stockGapTexts[row.gap ?? 'NONE'][locale],
    String(row.pictureCount),
    String(row.requests),
    row.changedAt.toISOString(),
  ]
}

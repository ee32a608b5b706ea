import type { Locale } from '#domain/locale.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { formatDate } from '#domain/format/dates.ts'
import type { VehiclePaper, VehiclePaperKind } from '#domain/stock/vehicle-paper.ts'
import { vehiclePaperTexts } from '#messages/vehicle-papers.ts'
import { writeExpose } from './expose-sheet.ts'
import { openSheet } from './pdf-sheet.ts'
import { writePriceTag } from './price-tag-sheet.ts'

/** The papers of several cars as one PDF: an exposé is one or two pages, a price tag one. */
export async function renderVehicleSheets(
  kind: VehiclePaperKind,
  papers: readonly VehiclePaper[],
  { locale, compress }: { readonly locale: Locale; readonly compress?: boolean },
): Promise<Buffer> {
  const [first] = papers
  const title = [vehiclePaperTexts[kind][locale], papers.length === 1 ? first?.name : undefined]
    .filter(Boolean)
    .join(' ')
  const author = first?.dealer.name ?? ''
  const sheet = openSheet({ title, author, locale, ...(compress === undefined ? {} : { compress }) })
  const asOf = vehiclePaperTexts.as[locale](formatDate(berlinToday(), locale))
  for (const paper of papers) (kind === 'EXPOSE' ? writeExpose : writePriceTag)(sheet, paper, { locale, asOf })
  return sheet.end()
}

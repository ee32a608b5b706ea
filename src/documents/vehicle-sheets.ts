import { setImmediate } from 'node:timers/promises'
import type { Locale } from '#domain/locale.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { formatDate } from '#domain/format/dates.ts'
import type { VehicleSheet, VehicleSheetKind } from '#domain/stock/vehicle-sheet.ts'
import { vehicleSheetTexts } from '#messages/vehicle-sheets.ts'
import { writeExpose } from './expose-sheet.ts'
import { openSheet } from './pdf-sheet.ts'
import { writePriceTag } from './price-tag-sheet.ts'

/** The sheets of several cars as one PDF: an exposé has one or two pages, a price tag one. */
export async function renderVehicleSheets(
  kind: VehicleSheetKind,
  vehicles: readonly VehicleSheet[],
  { locale, compress }: { readonly locale: Locale; readonly compress?: boolean },
): Promise<Buffer> {
  const [first] = vehicles
  const title = [vehicleSheetTexts[kind][locale], vehicles.length === 1 ? first?.name : undefined]
    .filter(Boolean)
    .join(' ')
  const author = first?.dealer.name ?? ''
  const sheet = openSheet({ title, author, locale, ...(compress === undefined ? {} : { compress }) })
  const asOf = vehicleSheetTexts.as[locale](formatDate(berlinToday(), locale))
  for (const vehicle of vehicles) {
    const write = kind === 'EXPOSE' ? writeExpose : writePriceTag
    write(sheet, vehicle, { locale, asOf })
    // Other requests are answered between two cars.
    await setImmediate()
  }
  return sheet.end()
}

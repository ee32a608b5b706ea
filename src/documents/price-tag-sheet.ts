import type { Locale } from '#domain/locale.ts'
import type { VehicleSheet } from '#domain/stock/vehicle-sheet.ts'
import { vehicleSheetTexts } from '#messages/vehicle-sheets.ts'
import { GREY, INK } from './look.ts'
import { fittingSize, type Sheet } from './pdf-sheet.ts'
import { writeEnergy, writeFacts } from './sheet-energy.ts'

const X = 48
const WIDTH = 595.28 - 2 * X
/** Points from the top at which the band with the code begins. */
const FOOT = 700

/** The sheet behind a windscreen, legible from a step away: the car, its price, and the values that the law demands. */
export function writePriceTag(
  sheet: Sheet,
  { name, number, description, price, priceNotes, keyFacts, energy, dealer, link }: VehicleSheet,
  { locale }: { readonly locale: Locale },
): void {
  sheet.addPage()
  const texts = vehicleSheetTexts
  sheet.write(dealer.name, { x: X, y: 40, width: WIDTH * 0.7, size: 13, isBold: true, maxHeight: 18 })
  sheet.write(texts.number[locale](number), {
    ...{ x: X + WIDTH * 0.7, y: 41, width: WIDTH * 0.3, size: 11, colour: GREY, align: 'right', maxHeight: 16 },
  })
  sheet.rule(X, 64, WIDTH, INK)
  const size = fittingSize(sheet, name, { width: WIDTH, from: 40, to: 20, lines: 2 })
  let y = sheet.write(name, { x: X, y: 78, width: WIDTH, size, isBold: true, tag: 'H1', maxHeight: size * 2.8 })
  if (description) y = sheet.write(description, { x: X, y: y + 2, width: WIDTH, size: 15, colour: GREY, maxHeight: 40 })
  const figure = fittingSize(sheet, price, { width: WIDTH, from: 60, to: 36, lines: 1 })
  y = sheet.write(price, { x: X, y: y + 14, width: WIDTH, size: figure, isBold: true, tag: 'H2' })
  y = sheet.write(priceNotes.join('\n'), { x: X, y, width: WIDTH, size: 12, colour: GREY, maxHeight: 50 })
  y = writeFacts(sheet, keyFacts, { x: X, y: y + 16, width: WIDTH, size: energy ? 13 : 17 })
  // The law does not demand the values of a used car, so they are shown only where they fit.
  if (energy && (energy.isRequired || y < 480))
    writeEnergy(sheet, energy, { x: X, y: y + 10, width: WIDTH, size: 10 }, locale, false)
  sheet.rule(X, FOOT, WIDTH, INK)
  sheet.code(link, { x: X, y: FOOT + 14, width: 84, alt: texts.code[locale](link) })
  const beside = { x: X + 100, width: WIDTH - 100 }
  const end = sheet.write(texts.scan[locale], { ...beside, y: FOOT + 16, size: 12, isBold: true })
  sheet.write([dealer.name, ...dealer.lines].join(', '), {
    ...beside,
    y: end + 4,
    size: 10,
    colour: GREY,
    maxHeight: 54,
  })
}

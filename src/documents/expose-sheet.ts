import type { Locale } from '#domain/locale.ts'
import type { SheetFact, VehicleSheet } from '#domain/stock/vehicle-sheet.ts'
import { vehicleSheetTexts } from '#messages/vehicle-sheets.ts'
import { GREY, INK } from './look.ts'
import { fittingSize, type Sheet } from './pdf-sheet.ts'
import { writeEnergy, writeFacts } from './sheet-energy.ts'

const X = 40
const WIDTH = 595.28 - 2 * X
/** Points from the top at which the dealer's band begins, on each page. */
const FOOT = 746
const GAP = 16
/** The dealer's mark in its band. */
const MARK = { width: 64, height: 44 }
const MAX_PAGES = 2

interface Words {
  readonly locale: Locale
  readonly asOf: string
}

/** A car to take along: pictures, price and facts first; equipment comes last, on a second page where it must. */
export function writeExpose(sheet: Sheet, vehicle: VehicleSheet, words: Words): void {
  const { name, number, description, energy, technical, finance, equipment } = vehicle
  const { locale } = words
  const texts = vehicleSheetTexts
  begin(sheet, vehicle, words)
  const size = fittingSize(sheet, name, { width: WIDTH, from: 26, to: 15, lines: 1 })
  let y = sheet.write(name, { x: X, y: 40, width: WIDTH, size, isBold: true, tag: 'H1', maxHeight: size * 2.6 })
  const under = [description, texts.number[locale](number)].filter(Boolean).join(' · ')
  y = sheet.write(under, { x: X, y: y + 2, width: WIDTH, size: 11, colour: GREY, maxHeight: 30 }) + 12
  y = Math.max(writePictures(sheet, vehicle, y, locale), writePrice(sheet, vehicle, y)) + GAP
  let page = 1
  const next = (height: number) => {
    if (page === MAX_PAGES || y + height <= FOOT - 8) return
    begin(sheet, vehicle, words)
    y = 40
    page++
  }
  const heading = (text: string) => {
    y = sheet.write(text, { x: X, y, width: WIDTH, size: 11, isBold: true, tag: 'H2' }) + 4
  }
  // The values that the law demands come before the equipment, which is cut where two pages are not enough.
  if (energy) {
    next(60 + 14 * (energy.combined.length + (energy.isRequired ? energy.details.length + energy.costs.length : 6)))
    y = writeEnergy(sheet, energy, { x: X, y, width: WIDTH, size: 8.5 }, locale, energy.isRequired) + GAP
  }
  if (finance) {
    next(30 + sheet.heightOf(finance.example, { width: WIDTH, size: 8 }))
    heading(`${texts.finance[locale]}, ${finance.rate}`)
    y = sheet.write(finance.example, { x: X, y, width: WIDTH, size: 8, colour: GREY }) + GAP
  }
  if (technical.length > 0) {
    next(40 + 8 * technical.length)
    heading(texts.technical[locale])
    y = writeColumns(sheet, technical, y) + GAP
  }
  if (equipment.length > 0) next(60)
  if (equipment.length > 0 && FOOT - y > 50) heading(texts.equipment[locale])
  for (const each of equipment) {
    next(sheet.heightOf(lineOf(each), { width: WIDTH, size: 8.5 }))
    if (FOOT - y < 24) break
    y = sheet.write(lineOf(each), { x: X, y, width: WIDTH, size: 8.5, maxHeight: FOOT - y - 8 }) + 3
  }
}

/** A page with the dealer and the code at its end. */
function begin(sheet: Sheet, { dealer, link }: VehicleSheet, { locale, asOf }: Words): void {
  sheet.addPage()
  sheet.rule(X, FOOT, WIDTH, INK)
  const indent = dealer.mark ? MARK.width + 12 : 0
  const [x, width] = [X + indent, WIDTH - 80 - indent]
  if (dealer.mark) sheet.mark(dealer.mark, { x: X, y: FOOT + 10, ...MARK })
  const end = sheet.write(dealer.name, { x, y: FOOT + 8, width, size: 10, isBold: true, maxHeight: 14 })
  const lines = sheet.write(dealer.lines.join(' · '), {
    x,
    y: end + 1,
    width,
    size: 8.5,
    colour: GREY,
    maxHeight: 26,
  })
  sheet.write(`${vehicleSheetTexts.scan[locale]} → · ${asOf}`, { x, y: lines + 2, width, size: 7.5, colour: GREY })
  sheet.code(link, { x: X + WIDTH - 64, y: FOOT + 8, width: 64, alt: vehicleSheetTexts.code[locale](link) })
}

/** The first picture large, the next ones in a row below. */
function writePictures(sheet: Sheet, { pictures, name }: VehicleSheet, y: number, locale: Locale): number {
  const [first, ...others] = pictures
  const alt = vehicleSheetTexts.picture[locale](name)
  if (!first) return y
  const width = 330
  const bottom = sheet.picture(first, { x: X, y, width, alt })
  const small = (width - 3 * 6) / 4
  const ends = others
    .slice(0, 4)
    .map((bytes, index) =>
      sheet.picture(bytes, { x: X + index * (small + 6), y: bottom + 6, width: small, alt: `${alt} (${index + 2})` }),
    )
  return Math.max(bottom, ...ends)
}

/** Price and the facts beside the pictures. */
function writePrice(sheet: Sheet, { price, priceNotes, keyFacts, finance }: VehicleSheet, top: number): number {
  const [x, width] = [X + 330 + GAP, WIDTH - 330 - GAP]
  const size = fittingSize(sheet, price, { width, from: 28, to: 16, lines: 1 })
  let y = sheet.write(price, { x, y: top, width, size, isBold: true, tag: 'H2' })
  y = sheet.write(priceNotes.join('\n'), { x, y, width, size: 8.5, colour: GREY }) + 4
  if (finance) y = sheet.write(finance.rate, { x, y, width, size: 10, isBold: true }) + 2
  return writeFacts(sheet, keyFacts, { x, y: y + 6, width, size: 9 })
}

/** Facts in two columns. */
function writeColumns(sheet: Sheet, facts: readonly SheetFact[], y: number): number {
  const half = Math.ceil(facts.length / 2)
  const width = (WIDTH - GAP) / 2
  const ends = [facts.slice(0, half), facts.slice(half)].map((part, column) =>
    writeFacts(sheet, part, { x: X + column * (width + GAP), y, width, size: 8.5 }),
  )
  return Math.max(...ends)
}

function lineOf({ label, value }: SheetFact): string {
  return `${label}: ${value}`
}

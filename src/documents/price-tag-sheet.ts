import type { Locale } from '#domain/locale.ts'
import type { VehicleSheet } from '#domain/stock/vehicle-sheet.ts'
import { vehicleSheetTexts } from '#messages/vehicle-sheets.ts'
import { GREY, INK } from './look.ts'
import { fittingSize, measuringSheet, type Sheet } from './pdf-sheet.ts'
import { writeEnergy, writeFacts } from './sheet-energy.ts'

const X = 48
const WIDTH = 595.28 - 2 * X
/** Points from the top at which the band with the code begins. */
const FOOT = 700
/** The scales at which the car is tried, until it ends above the band. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65]
const MIN_SCALE = 0.6
/** The law does not demand the values of a used car: where only a smaller scale has room for them, they are left out. */
const MIN_SCALE_OF_VOLUNTARY = 0.9

/** The sheet behind a windscreen, legible from a step away: the car, its price, and the values that the law demands. */
export function writePriceTag(sheet: Sheet, vehicle: VehicleSheet, { locale }: { readonly locale: Locale }): void {
  sheet.addPage()
  const { number, dealer, link } = vehicle
  const texts = vehicleSheetTexts
  sheet.write(dealer.name, { x: X, y: 40, width: WIDTH * 0.7, size: 13, isBold: true, maxHeight: 18 })
  sheet.write(texts.number[locale](number), {
    ...{ x: X + WIDTH * 0.7, y: 41, width: WIDTH * 0.3, size: 11, colour: GREY, align: 'right', maxHeight: 16 },
  })
  sheet.rule(X, 64, WIDTH, INK)
  writeCar(sheet, vehicle, locale)
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

/** The car at the largest scale at which nothing runs into the band with the code. */
function writeCar(sheet: Sheet, vehicle: VehicleSheet, locale: Locale): void {
  const trial = measuringSheet(sheet)
  const fits = (tried: VehicleSheet, scale: number) => writeAt(trial, tried, locale, scale) <= FOOT - 6
  const isVoluntary = vehicle.energy !== null && !vehicle.energy.isRequired
  const hasRoom = SCALES.some((scale) => scale >= MIN_SCALE_OF_VOLUNTARY && fits(vehicle, scale))
  const shown = isVoluntary && !hasRoom ? { ...vehicle, energy: null } : vehicle
  writeAt(sheet, shown, locale, SCALES.find((scale) => fits(shown, scale)) ?? MIN_SCALE)
}

/** Writes the car with all sizes and gaps at this scale; returns where it ends. */
function writeAt(
  sheet: Sheet,
  { name, description, price, priceNotes, keyFacts, energy }: VehicleSheet,
  locale: Locale,
  scale: number,
): number {
  const column = { x: X, width: WIDTH }
  const size = fittingSize(sheet, name, { width: WIDTH, from: 40 * scale, to: 20 * scale, lines: 2 })
  let y = sheet.write(name, { ...column, y: 78, size, isBold: true, tag: 'H1', maxHeight: size * 2.8 })
  if (description)
    y = sheet.write(description, { ...column, y: y + 2, size: 15 * scale, colour: GREY, maxHeight: 40 * scale })
  const figure = fittingSize(sheet, price, { width: WIDTH, from: 60 * scale, to: 36 * scale, lines: 1 })
  y = sheet.write(price, { ...column, y: y + 14 * scale, size: figure, isBold: true, tag: 'H2' })
  y = sheet.write(priceNotes.join('\n'), { ...column, y, size: 12 * scale, colour: GREY, maxHeight: 50 * scale })
  y = writeFacts(sheet, keyFacts, { ...column, y: y + 16 * scale, size: (energy ? 13 : 17) * scale })
  return energy ? writeEnergy(sheet, energy, { ...column, y: y + 10 * scale, size: 10 * scale }, locale, false) : y
}

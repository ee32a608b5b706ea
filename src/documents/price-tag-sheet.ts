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
/** The scales at which the car is tried, the largest that ends above the band holds. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6]
const MIN_SCALE = SCALES.at(-1)
/** Of the values that the law demands, in points: they have to be legible at any scale. */
const MIN_ENERGY_SIZE = 8
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
  const shown = isVoluntary && !fits(vehicle, MIN_SCALE_OF_VOLUNTARY) ? { ...vehicle, energy: null } : vehicle
  const scale = firstThat((tried) => fits(shown, tried), SCALES)
  if (scale !== undefined) return void writeAt(sheet, shown, locale, scale)
  // Of the facts the last ones are left out first, of the values that the law demands none.
  const { keyFacts } = shown
  const fewer = keyFacts.map((_, index) => ({ ...shown, keyFacts: keyFacts.slice(0, keyFacts.length - 1 - index) }))
  writeAt(sheet, firstThat((tried) => fits(tried, MIN_SCALE), fewer) ?? fewer.at(-1) ?? shown, locale, MIN_SCALE)
}

/** The first of the choices that fits, where all after it fit too: each trial lays out the whole car. */
function firstThat<Choice>(fits: (choice: Choice) => boolean, choices: readonly Choice[]): Choice | undefined {
  let [from, to] = [0, choices.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (fits(choices[middle]!)) to = middle
    else from = middle + 1
  }
  return choices[from]
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
  if (!energy) return y
  const energySize = Math.max(10 * scale, MIN_ENERGY_SIZE)
  return writeEnergy(sheet, energy, { ...column, y: y + 10 * scale, size: energySize }, locale, false)
}

import type { Locale } from '#domain/locale.ts'
import type { SheetEnergy, SheetFact } from '#domain/stock/vehicle-sheet.ts'
import { vehicleSheetTexts } from '#messages/vehicle-sheets.ts'
import { GREY, INK } from './look.ts'
import type { Sheet } from './pdf-sheet.ts'

/** The colours of the classes (Pkw-EnVKV, annex 1); no brand changes them. */
const COLOURS = {
  ...{ A: '#00a651', B: '#50b848', C: '#bfd730', D: '#fff200' },
  ...{ E: '#fdb913', F: '#f37021', G: '#ed1c24' },
} as const

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
}

/** Writes each fact on a line, its label beside its value; returns where they end. */
export function writeFacts(sheet: Sheet, facts: readonly SheetFact[], { x, y, width, size }: Place): number {
  const [left, gap] = [width * 0.5, 8]
  let at = y
  for (const { label, value } of facts) {
    const labelled = sheet.write(label, { x, y: at, width: left - gap, size, colour: GREY })
    const written = sheet.write(value, { x: x + left, y: at, width: width - left, size, isBold: true })
    at = Math.max(labelled, written) + size * 0.35
    sheet.rule(x, at - size * 0.2, width)
  }
  return at
}

/** The scale of CO₂ classes with the car's own, and beside it the values that the law demands. Returns where it ends. */
export function writeEnergy(
  sheet: Sheet,
  energy: SheetEnergy,
  { x, y, width, size }: Place,
  locale: Locale,
  isWhole: boolean,
): number {
  const top =
    sheet.write(vehicleSheetTexts.energy[locale], { x, y, width, size: size + 2, isBold: true, tag: 'H2' }) + 4
  const scale = energy.co2Class ? width * 0.28 : 0
  const bottom = energy.co2Class ? writeScale(sheet, energy.co2Class, { x, y: top, width: scale - 16, size }) : top
  const [left, rest] = [x + scale, width - scale]
  const shown = [...energy.combined, ...(isWhole ? energy.details : []), ...energy.costs]
  const facts = writeFacts(sheet, shown, { x: left, y: top, width: rest, size })
  const notes = [energy.basis, energy.costs.length > 0 ? energy.costSource : null].filter((note) => note !== null)
  return sheet.write(notes.join(' '), {
    ...{ x, y: Math.max(bottom, facts) + 4, width, size: size * 0.8, colour: GREY },
  })
}

function writeScale(sheet: Sheet, own: string, { x, y, width, size }: Place): number {
  const height = size * 1.5
  Object.entries(COLOURS).forEach(([name, colour], index) => {
    const top = y + index * (height + 2)
    const bar = width * (0.35 + index * 0.06)
    sheet.arrow({ x, y: top, width: bar, height, colour })
    const look = { y: top + height * 0.18, size: size * 0.9, isBold: true } as const
    sheet.write(name, { ...look, x: x + 4, width: bar - 6 })
    if (name === own) {
      sheet.arrow({ x: x + width * 0.78, y: top, width: width * 0.22, height, colour: INK })
      sheet.write(name, { ...look, x: x + width * 0.78 + 4, width: width * 0.22, colour: '#ffffff' })
    }
  })
  return y + 7 * (height + 2)
}

import sharp from 'sharp'
import { encode } from 'uqr'
import { expect, it } from 'vitest'
import type { SheetFact, VehicleSheet, VehicleSheetKind } from '#domain/stock/vehicle-sheet.ts'
import { renderVehicleSheets } from './vehicle-sheets.ts'

const facts = (count: number, value: string): SheetFact[] =>
  Array.from({ length: count }, (_, index) => ({ label: `Angabe ${index + 1}`, value }))

async function vehicle(more: Partial<VehicleSheet> = {}): Promise<VehicleSheet> {
  const picture = await sharp({ create: { width: 512, height: 384, channels: 3, background: '#8aa' } })
    .jpeg()
    .toBuffer()
  return {
    ...{ number: 'A-1', name: 'Volkswagen Golf', description: '1.5 eTSI Life', price: '19.990 €' },
    ...{ priceNotes: ['inkl. 19 % MwSt. (ausweisbar, netto 16.798,32 €)'], keyFacts: facts(8, 'Wert') },
    ...{ technical: facts(18, 'Wert'), equipment: facts(6, 'Klimaanlage, Sitzheizung, Navigation, '.repeat(6)) },
    energy: {
      ...{ isRequired: true, co2Class: 'D', basis: 'Auf der Grundlage der CO₂-Emissionen (kombiniert), WLTP' },
      ...{ combined: facts(3, '5,4 l/100 km'), details: facts(5, '6,1 l/100 km'), costs: facts(6, '1.234 €') },
      costSource: 'Preise vom 1. Juli 2026.',
    },
    finance: { rate: 'ab 199,00 € im Monat', example: 'Repräsentatives Beispiel: Nettodarlehensbetrag. '.repeat(8) },
    dealer: {
      ...{ name: 'Autohaus Köln', mark: null },
      lines: ['Domstraße 1', '50667 Köln', '+49 221 1234', 'info@autohaus.example'],
    },
    link: 'https://koeln.fahrwerk.example/autos/volkswagen/golf/1',
    pictures: [picture, picture, picture, picture, picture],
    ...more,
  }
}

async function pagesOf(kind: VehicleSheetKind, vehicles: VehicleSheet[]): Promise<number> {
  const pdf = await renderVehicleSheets(kind, vehicles, { locale: 'de', compress: false })
  return pdf.toString('latin1').split('/Type /Page\n').length - 1
}

const LONG = 'Mercedes-Benz AMG GT 63 S E Performance 4MATIC+ Viertürer Coupé Langversion mit Sonderausstattung'

it('a price tag is one page, whatever is written on it', async () => {
  const long = await vehicle({
    name: LONG,
    description: LONG.repeat(3),
    dealer: { name: LONG, lines: [LONG, LONG], mark: null },
  })
  expect(await pagesOf('PRICE_TAG', [await vehicle(), long])).toBe(2)
})

it.each([
  ['a value', 'Auf der Grundlage der CO₂-Emissionen'],
  [
    'long values',
    'Jahresdurchschnitt 2025; die tatsächlichen Kosten können höher oder niedriger sein, je nach Fahrweise',
  ],
])('nothing on a price tag runs into the band with the code: %s', async (_case, value) => {
  const tag = await vehicle({ description: LONG, keyFacts: facts(9, 'Schaltgetriebe') })
  const energy = { ...tag.energy!, costs: facts(6, value), costSource: `${value}. `.repeat(3) }
  const pdf = await renderVehicleSheets('PRICE_TAG', [{ ...tag, energy }], { locale: 'de', compress: false })
  // Texts begin at these heights, from the bottom of the page; the band begins 700 points below its top.
  const lines = pdf.toString('latin1').split('\n')
  const heights = lines.flatMap((line) => /^1 0 0 1 [\d.]+ ([\d.]+) Tm$/.exec(line)?.[1] ?? []).map(Number)
  const band = 841.89 - 700
  const inBand = heights.filter((height) => height < band)
  expect(heights.length).toBeGreaterThan(20)
  expect(inBand.length, 'only the words beside the code and the dealer').toBeLessThanOrEqual(3)
})

it('a price tag without room leaves out facts and keeps the values that the law demands legible', async () => {
  const value = 'Jahresdurchschnitt 2025; die tatsächlichen Kosten können höher oder niedriger sein, je nach Fahrweise'
  const tag = await vehicle({
    name: LONG,
    description: LONG.repeat(2),
    keyFacts: facts(9, 'Schaltgetriebe '.repeat(8)),
  })
  const energy = { ...tag.energy!, costs: facts(9, value), costSource: `${value}. `.repeat(3) }
  const pdf = await renderVehicleSheets('PRICE_TAG', [{ ...tag, energy }], { locale: 'de', compress: false })
  const lines = pdf.toString('latin1').split('\n')
  const heights = lines.flatMap((line) => /^1 0 0 1 [\d.]+ ([\d.]+) Tm$/.exec(line)?.[1] ?? []).map(Number)
  expect(heights.filter((height) => height < 841.89 - 700).length).toBeLessThanOrEqual(3)
  const sizes = lines.flatMap((line) => /^\/F\d+ ([\d.]+) Tf$/.exec(line)?.[1] ?? []).map(Number)
  expect(sizes.length).toBeGreaterThan(20)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(6.4)
})

it('an exposé is two pages at most, with long names and much equipment too', async () => {
  const simple = await vehicle({
    equipment: facts(2, 'Wert'),
    technical: facts(6, 'Wert'),
    energy: null,
    finance: null,
  })
  expect(await pagesOf('EXPOSE', [simple])).toBe(1)
  const equipment = facts(14, 'Klimaanlage, Sitzheizung, Navigation, Anhängerkupplung, '.repeat(12))
  expect(await pagesOf('EXPOSE', [await vehicle({ name: LONG, description: LONG.repeat(3), equipment })])).toBe(2)
  expect(await pagesOf('EXPOSE', [simple, await vehicle()])).toBe(3)
  const [mark = null] = simple.pictures
  expect(await pagesOf('EXPOSE', [{ ...simple, dealer: { name: LONG, lines: [LONG, LONG], mark } }])).toBe(1)
})

it.each([
  ['PRICE_TAG', 2, 1],
  ['EXPOSE', 2, 1],
  ['EXPOSE', 14, 2],
] as const)(
  'the code of a sheet (%s, %d kinds of equipment, %d pages) leads to the address of the car',
  async (kind, kinds, pages) => {
    const equipment = facts(kinds, 'Klimaanlage, Sitzheizung, Navigation, Anhängerkupplung, '.repeat(kinds))
    const car = await vehicle({ equipment, technical: facts(6, 'Wert'), energy: null, finance: null })
    expect(await pagesOf(kind, [car])).toBe(pages)
    const pdf = await renderVehicleSheets(kind, [car], { locale: 'de', compress: false })
    const codes = pdf.toString('latin1').split('endstream').map(drawnCode)
    const drawn = codes.filter((points) => points.length > 0)
    expect(drawn.length).toBeGreaterThan(0)
    for (const points of drawn) expect(points).toEqual(pointsOf(car.link))
  },
)

/** The dark points of the code that a page of a PDF draws, as column and row. */
function drawnCode(pdf: string): string[] {
  const squares = [...pdf.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)]
    .map(([, ...numbers]) => numbers.map(Number) as [number, number, number, number])
    .filter(([, , width, height]) => width === height)
  if (squares.length === 0) return []
  const [left, top] = [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))]
  const side = squares[0]![2] - 0.05
  return squares.map(([x, y]) => `${Math.round((x - left) / side)} ${Math.round((y - top) / side)}`)
}

function pointsOf(text: string): string[] {
  const { data } = encode(text, { ecc: 'M', border: 0 })
  return data.flatMap((row, line) => row.flatMap((isDark, column) => (isDark ? [`${column} ${line}`] : [])))
}

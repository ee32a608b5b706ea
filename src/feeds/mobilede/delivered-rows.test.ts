import { expect, test } from 'vitest'
import { mendableFile } from '#domain/stock/delivered-rows.ts'
import { COLUMNS } from './columns.ts'
import { encodeLatin9 } from './decode-line.ts'
import { readDeliveredRows } from './delivered-rows.ts'
import { readMobileDeFeed } from './read-feed.ts'

const NAMES = COLUMNS.map(({ name }) => name).join(';')
const CAR: Readonly<Record<string, string>> = {
  ...{ interne_nummer: 'A-1', kategorie: 'Limousine', marke: 'Škoda', modell: 'Octavia', leistung: '85' },
  ...{ ez: '05.2021', kilometer: '45000', preis: '"VB"', mwst: '0', waehrung: 'EUR' },
}
const row = (changes: Readonly<Record<string, string>> = {}) =>
  COLUMNS.map(({ name }) => ({ ...CAR, ...changes })[name] ?? '').join(';')

async function* streamOf(text: string) {
  yield encodeLatin9(text)
}

async function* utf8(text: string) {
  yield Buffer.from(`\uFEFF${text}`)
}

test('rows come as they were delivered, padded, those with broken quotes last', async () => {
  const file = [row(), row({ marke: '"VW' }), 'A-2;kurz', row({ interne_nummer: 'A-4' })].join('\r\n')
  const { header, rows } = await readDeliveredRows(streamOf(file), new Set([1, 2, 3]))
  expect(header).toBeNull()
  expect(rows).toEqual([
    { line: 1, text: row() },
    { line: 3, text: `A-2;kurz${';'.repeat(COLUMNS.length - 2)}` },
    { line: 2, text: row({ marke: '"VW' }) },
  ])
})

test('a mended file is not the whole stock', async () => {
  const delivered = await readDeliveredRows(streamOf(`${NAMES}\n${row()}\n`), new Set([2]))
  const settings = { vatCodeOne: 'MARGIN', today: '2026-11-20', isWholeStock: true } as const
  const reading = readMobileDeFeed(utf8(mendableFile(delivered, () => '')), settings)
  await expect(reading.next()).rejects.toMatchObject({ code: 'ONLY_SOME_ROWS' })
})

test('a mended file is read as the first one was, and gives a report in place of the earlier one', async () => {
  const delivered = await readDeliveredRows(streamOf(`${NAMES}\n${row()}\n`), new Set([2]))
  const given = mendableFile(delivered, () => 'Preis: „VB“ ist "kein" Preis')
  expect(given).toBe(`${NAMES};x_line;x_reason\r\n${row()};2;"Preis: „VB“ ist ""kein"" Preis"\r\n`)
  const mended = given.replace('"VB"', '9900')
  const items = []
  for await (const item of readMobileDeFeed(utf8(mended), { vatCodeOne: 'MARGIN', today: '2026-11-20' }))
    items.push(item)
  expect(items).toMatchObject([
    { vehicle: { internalNumber: 'A-1', makeName: 'Skoda', attributes: { price: 9_900_00 } } },
  ])
  const again = await readDeliveredRows(utf8(given), new Set([2]))
  expect(again.header?.replaceAll('"', '')).toBe(NAMES)
  expect(again.rows[0]!.text).not.toContain('kein')
  expect(again.rows[0]!.text.split(';')).toHaveLength(COLUMNS.length)
})

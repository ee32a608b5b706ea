import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import yazl from 'yazl'
import { encodeLatin9 } from '#feeds/mobilede/decode-line.ts'
import { COLUMNS } from '#feeds/mobilede/columns.ts'

type Row = Readonly<Record<string, string | number>>

/** A row of the format from column names; all other columns stay empty. */
export function feedLine(values: Row): string {
  return COLUMNS.map(({ name }) => `"${String((name && values[name]) ?? '').replaceAll('"', '""')}"`).join(';')
}

/** A plausible used car; tests override what they are about. */
export function feedCar(number: string, overrides: Row = {}): Row {
  return {
    interne_nummer: number,
    kategorie: 'Car.EstateCar',
    marke: 'Volkswagen',
    modell: 'Passat Variant 2.0 TDI',
    leistung: 110,
    ez: '05.2021',
    kilometer: '45.000',
    preis: '21990',
    mwst: 0,
    mwstsatz: 19,
    farbe: 'Blau',
    metallic: 1,
    waehrung: 'EUR',
    kraftstoffart: 2,
    getriebeart: 3,
    ...overrides,
  }
}

export function csvOf(rows: readonly Row[]): Buffer {
  return encodeLatin9(rows.map(feedLine).join('\r\n'))
}

/** A photograph of one plain colour. */
export function photograph(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
}

export async function writeZip(file: string, entries: Readonly<Record<string, Uint8Array>>): Promise<void> {
  const zip = new yazl.ZipFile()
  for (const [name, contents] of Object.entries(entries)) zip.addBuffer(Buffer.from(contents), name)
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(file))
}

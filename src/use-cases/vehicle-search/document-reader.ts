import type { Document, FieldValue } from '#search/schema.ts'
import { CodeTable } from './code-table.ts'
import { DOCUMENT_COLUMNS } from './document-columns.ts'
import { MERCHANT, PLACE } from './engine-schema.ts'

/** The columns `DocumentReader` reads, from vehicles `v` and merchants `m`. */
export const DOCUMENT_SELECT = ['m.latitude', 'm.longitude', ...DOCUMENT_COLUMNS.map(({ sql }) => sql)].join(', ')

const NULL = -1

/** Instants are stored as seconds since 1 January 2020, so that they fit the index's 32-bit numbers until 2088. */
const EPOCH_SECONDS = (Date.UTC(2020, 0, 1) - Date.UTC(2000, 0, 1)) / 1_000

const COLUMNS = DOCUMENT_COLUMNS.map((column) => ({
  ...column,
  /** The positions of false and true. */
  truths: ['false', 'true'].map((value) => column.values.indexOf(value)),
  codes: new CodeTable(column.values.length > 0 ? column.values : ['']),
}))

/**
 * Reads vehicles from rows in PostgreSQL's binary COPY format: an id and then `DOCUMENT_SELECT`. Creating a row object each, as a query
 * does, would take ten times as long.
 */
export class DocumentReader {
  readonly #values: Record<string, FieldValue> = {}
  readonly #document: Document = { id: 0, values: this.#values }

  /** The document of a row; always the same object, so use it before asking for the next. */
  read(row: Buffer): Document {
    const bytes = new DataView(row.buffer, row.byteOffset, row.byteLength)
    const values = this.#values
    // After the number of fields and the length of the id.
    let at = 6
    this.#document.id = bytes.getUint32(at) * 2 ** 32 + bytes.getUint32(at + 4)
    at += 8
    const latitude = doubleAt(bytes, at)
    at += sizeAt(bytes, at)
    const longitude = doubleAt(bytes, at)
    at += sizeAt(bytes, at)
    values[PLACE] = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    for (let index = 0; index < COLUMNS.length; index++) {
      const { name, type, codes, truths } = COLUMNS[index]!
      const length = bytes.getInt32(at)
      at += 4
      if (length === NULL) {
        values[name] = undefined
        continue
      }
      if (type === 'number') values[name] = bytes.getInt32(at)
      else if (type === 'code') values[name] = codes.find(bytes, at, at + length)
      else if (type === 'codes') values[name] = positionsOf(bytes, at, at + length, codes)
      else if (type === 'truth') values[name] = truths[bytes.getUint8(at)]
      else values[name] = type === 'month' ? monthAt(bytes, at) : instantAt(bytes, at)
      at += length
    }
    return this.#document
  }
}

/** Whether the row holds an offer: a vehicle that is no longer on sale has an id and nothing else. */
export function isOffer({ values }: Document): boolean {
  return values[MERCHANT] !== undefined
}

/** Size of a field in bytes, including its length prefix. */
function sizeAt(bytes: DataView, at: number): number {
  return 4 + Math.max(bytes.getInt32(at), 0)
}

function doubleAt(bytes: DataView, at: number): number | undefined {
  return bytes.getInt32(at) === NULL ? undefined : bytes.getFloat64(at + 4)
}

/** Reads `YYYY-MM` as months from year 0, as `monthNumber` counts them. */
function monthAt(bytes: DataView, at: number): number {
  const digit = (index: number) => bytes.getUint8(at + index) - 0x30
  const year = digit(0) * 1_000 + digit(1) * 100 + digit(2) * 10 + digit(3)
  return year * 12 + digit(5) * 10 + digit(6) - 1
}

/** Reads microseconds since 1 January 2000 as seconds since 1 January 2020. */
function instantAt(bytes: DataView, at: number): number {
  const microseconds = bytes.getInt32(at) * 2 ** 32 + bytes.getUint32(at + 4)
  return Math.floor(microseconds / 1e6) - EPOCH_SECONDS
}

/** Reads an array of texts: dimensions, flags, element type, for each dimension length and lower bound, then the elements. */
function positionsOf(bytes: DataView, start: number, end: number, codes: CodeTable): number[] {
  const positions: number[] = []
  const dimensions = bytes.getInt32(start)
  let at = start + 12 + dimensions * 8
  while (at < end) {
    const length = bytes.getInt32(at)
    at += 4
    if (length === NULL) continue
    const position = codes.find(bytes, at, at + length)
    if (position >= 0) positions.push(position)
    at += length
  }
  return positions
}

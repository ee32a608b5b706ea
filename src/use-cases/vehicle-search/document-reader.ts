import type { Document, FieldValue } from '#search/schema.ts'
import { CodeTable } from './code-table.ts'
import { DOCUMENT_COLUMNS } from './document-columns.ts'
import { MERCHANT, PLACE } from './engine-schema.ts'

/** The columns `DocumentReader` reads, from vehicles `v` and merchants `m`. */
export const DOCUMENT_SELECT = ['m.latitude', 'm.longitude', ...DOCUMENT_COLUMNS.map(({ sql }) => sql)].join(', ')

/** Signature, flags, and length of the header extension. */
const HEADER_BYTES = 19
const END_OF_ROWS = -1
const NULL = -1

const COLUMNS = DOCUMENT_COLUMNS.map((column) => ({
  ...column,
  codes: new CodeTable(column.values.length > 0 ? column.values : ['']),
  /** Refilled for each row. */
  positions: [] as number[],
}))

/**
 * Reads vehicles from PostgreSQL's binary COPY format, whose rows are an id and then `DOCUMENT_SELECT`. Creating a row object each, as a
 * query does, would take ten times as long.
 */
export class DocumentReader {
  #rest: Buffer = Buffer.alloc(0)
  #hasBegun = false
  readonly #values: Record<string, FieldValue> = {}
  readonly #document: Document = { id: 0, values: this.#values };

  /** The documents completed by this chunk; always the same object, so use it before asking for the next. */
  *read(chunk: Buffer): Generator<Document> {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk
    let at = 0
    if (!this.#hasBegun && bytes.length >= HEADER_BYTES) {
      this.#hasBegun = true
      at = HEADER_BYTES
    }
    if (this.#hasBegun) {
      for (let end = endOfRow(bytes, at); end > 0; end = endOfRow(bytes, at)) {
        this.#fill(bytes, at + 2)
        yield this.#document
        at = end
      }
    }
    this.#rest = bytes.subarray(at)
  }

  #fill(bytes: Buffer, start: number): void {
    const values = this.#values
    this.#document.id = bytes.readUInt32BE(start + 4) * 2 ** 32 + bytes.readUInt32BE(start + 8)
    let at = start + 12
    const latitude = doubleAt(bytes, at)
    at += sizeAt(bytes, at)
    const longitude = doubleAt(bytes, at)
    at += sizeAt(bytes, at)
    values[PLACE] = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    for (let index = 0; index < COLUMNS.length; index++) {
      const { name, type, codes, positions } = COLUMNS[index]!
      const length = int32(bytes, at)
      at += 4
      if (length === NULL) {
        values[name] = undefined
        continue
      }
      if (type === 'number') values[name] = int32(bytes, at)
      else if (type === 'code') values[name] = codes.find(bytes, at, at + length)
      else values[name] = positionsOf(bytes, at, at + length, codes, positions)
      at += length
    }
  }
}

/** Whether the row holds an offer: a vehicle that is no longer on sale has an id and nothing else. */
export function isOffer({ values }: Document): boolean {
  return values[MERCHANT] !== undefined
}

/** The end of the row that begins at `start`; 0 where it is incomplete, or where there are no more rows. */
function endOfRow(bytes: Buffer, start: number): number {
  if (start + 2 > bytes.length) return 0
  const fields = bytes.readInt16BE(start)
  if (fields === END_OF_ROWS) return 0
  let at = start + 2
  for (let field = 0; field < fields; field++) {
    if (at + 4 > bytes.length) return 0
    at += sizeAt(bytes, at)
  }
  return at <= bytes.length ? at : 0
}

/** Size of a field in bytes, including its length prefix. */
function sizeAt(bytes: Buffer, at: number): number {
  return 4 + Math.max(int32(bytes, at), 0)
}

function doubleAt(bytes: Buffer, at: number): number | undefined {
  return int32(bytes, at) === NULL ? undefined : bytes.readDoubleBE(at + 4)
}

/** Reads an array of texts: dimensions, flags, element type, for each dimension length and lower bound, then the elements. */
function positionsOf(bytes: Buffer, start: number, end: number, codes: CodeTable, positions: number[]): number[] {
  positions.length = 0
  const dimensions = int32(bytes, start)
  let at = start + 12 + dimensions * 8
  while (at < end) {
    const length = int32(bytes, at)
    at += 4
    if (length === NULL) continue
    const position = codes.find(bytes, at, at + length)
    if (position >= 0) positions.push(position)
    at += length
  }
  return positions
}

function int32(bytes: Buffer, at: number): number {
  return (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!
}

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { IndexCopy, Origin } from './index-snapshots.ts'
import { TimeSlicer } from './time-slicer.ts'

/** Raise it where the bytes below, or what the engine packs into its columns, change their meaning. */
const FORMAT = 'fahrwerk-index 2'
const HASH_BYTES = 32
const LENGTH_BYTES = 4
/** Of what is compressed, hashed and copied at once: a millisecond of work, so that pages are answered meanwhile. */
const PIECE_BYTES = 2 ** 20

const TYPES = { Float64Array, Int32Array, Uint32Array, Uint16Array }
type TypeName = keyof typeof TYPES

interface Header extends Origin {
  readonly format: string
  readonly layout: string
  readonly watermark: number
  readonly points: IndexCopy['dump']['points']
  readonly arrays: readonly ArrayHeader[]
}

/** Of the ids and of each column: type, length, and the compressed length of each piece. */
type ArrayHeader = readonly [TypeName, number, readonly number[]]

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/**
 * SHA-256 of the rest; length of the compressed header; the header, JSON; then the pieces of ids and columns in the byte order of every
 * machine that runs this, each compressed.
 */
export async function encodeSnapshot(
  { dump, watermark, timeline }: IndexCopy,
  layout: string,
  { database }: Origin,
): Promise<Buffer> {
  const pieces: Buffer[] = []
  const arrays: ArrayHeader[] = []
  for (const view of [dump.ids, ...dump.columns]) {
    const first = pieces.length
    const bytes = Buffer.from(view.buffer, view.byteOffset, view.byteLength)
    for (const piece of piecesOf(bytes)) pieces.push(await compress(piece))
    const lengths = pieces.slice(first).map(({ length }) => length)
    arrays.push([view.constructor.name as TypeName, view.length, lengths])
  }
  const header: Header = { format: FORMAT, layout, database, timeline, watermark, points: dump.points, arrays }
  const packed = await compress(JSON.stringify(header))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(packed.length)
  const contents = Buffer.concat([Buffer.alloc(HASH_BYTES), length, packed, ...pieces])
  contents.set(await hashOf(contents.subarray(HASH_BYTES)))
  return contents
}

/** Throws for what is damaged, of another format or layout, or of other rows. */
export async function decodeSnapshot(contents: Buffer, layout: string, origin: Origin): Promise<IndexCopy> {
  const packed = contents.subarray(HASH_BYTES)
  if (!(await hashOf(packed)).equals(contents.subarray(0, HASH_BYTES)))
    throw new Error('A snapshot of the search index is damaged')
  let at = LENGTH_BYTES
  const take = (length: number) => packed.subarray(at, (at += length))
  const header = JSON.parse((await decompress(take(packed.readUInt32LE(0)))).toString()) as Header
  const { format, timeline, database, watermark, points } = header
  if (format !== FORMAT || header.layout !== layout)
    throw new Error('A snapshot of the search index has another format')
  if (timeline !== origin.timeline || database !== origin.database)
    throw new Error('A snapshot of the search index is of another database')
  const views = []
  for (const [name, length, pieces] of header.arrays) {
    const view = new TYPES[name](length)
    const bytes = new Uint8Array(view.buffer)
    for (const [index, bytesOfPiece] of pieces.entries())
      bytes.set(await decompress(take(bytesOfPiece), { chunkSize: PIECE_BYTES }), index * PIECE_BYTES)
    views.push(view)
  }
  const [ids, ...columns] = views
  return { dump: { ids: ids as Float64Array, columns, points }, timeline, watermark }
}

async function hashOf(bytes: Buffer): Promise<Buffer> {
  const hash = createHash('sha256')
  const slicer = new TimeSlicer()
  for (const piece of piecesOf(bytes)) {
    hash.update(piece)
    if (slicer.isOver()) await slicer.pause()
  }
  return hash.digest()
}

function* piecesOf(bytes: Buffer): Iterable<Buffer> {
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) yield bytes.subarray(from, from + PIECE_BYTES)
}

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { IndexCopy, Origin } from './index-snapshots.ts'

/** Raise it where the bytes below, or what the engine packs into its columns, change their meaning. */
const FORMAT = 'fahrwerk-index 1'
const HASH_BYTES = 32
const LENGTH_BYTES = 4
const ALIGNMENT = 8

const TYPES = { Float64Array, Int32Array, Uint32Array, Uint16Array }
type TypeName = keyof typeof TYPES

interface Header extends Origin {
  readonly format: string
  readonly layout: string
  readonly watermark: number
  readonly points: IndexCopy['dump']['points']
  /** The ids and each column: type and length. */
  readonly arrays: readonly (readonly [TypeName, number])[]
}

/**
 * SHA-256 of the rest, which is compressed: length of the header, the header as JSON, then ids and columns in the byte order of every
 * machine that runs this, each beginning at a multiple of eight bytes.
 */
export async function encodeSnapshot(
  { dump, watermark, timeline }: IndexCopy,
  layout: string,
  { database }: Origin,
): Promise<Buffer> {
  const views = [dump.ids, ...dump.columns]
  const header: Header = {
    ...{ format: FORMAT, layout, database, timeline, watermark, points: dump.points },
    arrays: views.map((view) => [view.constructor.name as TypeName, view.length]),
  }
  const text = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(text.length)
  const parts = [length, text, padding(LENGTH_BYTES + text.length)]
  for (const view of views)
    parts.push(Buffer.from(view.buffer, view.byteOffset, view.byteLength), padding(view.byteLength))
  const packed = await promisify(zstdCompress)(Buffer.concat(parts))
  return Buffer.concat([createHash('sha256').update(packed).digest(), packed])
}

/** Throws for what is damaged, of another format or layout, or of other rows. */
export async function decodeSnapshot(contents: Buffer, layout: string, origin: Origin): Promise<IndexCopy> {
  const packed = contents.subarray(HASH_BYTES)
  if (!createHash('sha256').update(packed).digest().equals(contents.subarray(0, HASH_BYTES)))
    throw new Error('A snapshot of the search index is damaged')
  // A buffer of its own begins at a multiple of eight bytes.
  const bytes = Buffer.from(new Uint8Array(await promisify(zstdDecompress)(packed)).buffer)
  const headerEnd = LENGTH_BYTES + bytes.readUInt32LE(0)
  const header = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, headerEnd)) as Header
  const { format, timeline, database, watermark, points } = header
  if (format !== FORMAT || header.layout !== layout)
    throw new Error('A snapshot of the search index has another format')
  if (timeline !== origin.timeline || database !== origin.database)
    throw new Error('A snapshot of the search index is of another database')
  let at = headerEnd + padding(headerEnd).length
  const views = header.arrays.map(([name, length]) => {
    const view = new TYPES[name](bytes.buffer, at, length)
    at += view.byteLength + padding(view.byteLength).length
    return view
  })
  const [ids, ...columns] = views
  return { dump: { ids: ids as Float64Array, columns, points }, timeline, watermark }
}

function padding(bytes: number): Buffer {
  return Buffer.alloc((ALIGNMENT - (bytes % ALIGNMENT)) % ALIGNMENT)
}

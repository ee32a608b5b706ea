import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import * as yauzl from 'yauzl'
import { FeedFileRefusal } from './file-refusal.ts'

// Exported here because openFeed throws it.
export { FeedFileRefusal } from './file-refusal.ts'

/** A reference to a picture in an archive, without its bytes. */
interface PictureEntry {
  readonly fileName: string
  readonly number: number
  readonly entry: yauzl.Entry
}

export interface FeedArchive {
  /** The bytes of the vehicle file. Throws a `FeedFileRefusal` during reading when the file is damaged. */
  readonly csv: () => AsyncIterable<Uint8Array>
  /** Size of the vehicle file in bytes, unpacked. */
  readonly csvBytes: number
  /** Pictures by key in lower case, in the order of their numbers. */
  readonly pictures: ReadonlyMap<string, readonly PictureEntry[]>
  /** Names of files that are neither the vehicle file nor named like a picture. */
  readonly otherFiles: readonly string[]
  readonly readPicture: (picture: PictureEntry) => Promise<Buffer>
  readonly close: () => Promise<void>
}

const MEGABYTE = 1024 * 1024

/** Limits of a delivery. Text of this format shrinks to about a thirtieth when packed, zip bombs to a thousandth. */
const ARCHIVE_LIMITS = {
  entries: 50_000,
  totalBytes: 4096 * MEGABYTE,
  vehicleFileBytes: 1024 * MEGABYTE,
  pictureBytes: 30 * MEGABYTE,
  ratio: 200,
  /** A smaller file may have any ratio. */
  harmlessBytes: MEGABYTE,
} as const

/**
 * Opens a delivered file: a CSV, or a ZIP of exactly one CSV and pictures beside it. Nothing is unpacked to disk, and no
 * name in the ZIP is ever used as a path. Throws a `FeedFileRefusal` for a file that breaks these rules or the limits.
 */
export async function openFeed(path: string): Promise<FeedArchive> {
  return (await isZip(path)) ? openZip(path) : openCsv(path, (await stat(path)).size)
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.toString('latin1', 0, 2) === 'PK' && [0x03, 0x05, 0x06].includes(buffer[2] ?? 0)
  } finally {
    await file.close()
  }
}

function openCsv(path: string, csvBytes: number): FeedArchive {
  return {
    csvBytes,
    csv: () => createReadStream(path, { highWaterMark: MEGABYTE / 4 }),
    pictures: new Map(),
    otherFiles: [],
    readPicture: ({ number }) => Promise.reject(new Error(`A plain file holds no picture ${number}`)),
    close: () => Promise.resolve(),
  }
}

async function openZip(path: string): Promise<FeedArchive> {
  const zip = await refusing(yauzl.openPromise(path, { autoClose: false, lazyEntries: true, strictFileNames: true }))
  try {
    const { vehicles, pictures, otherFiles } = await readEntries(zip)
    return {
      csv: () => checkedBytes(zip, vehicles),
      csvBytes: vehicles.uncompressedSize,
      pictures,
      otherFiles,
      readPicture: async ({ entry }) => {
        const chunks: Uint8Array[] = []
        for await (const chunk of checkedBytes(zip, entry)) chunks.push(chunk)
        return Buffer.concat(chunks)
      },
      close: () => {
        zip.close()
        return Promise.resolve()
      },
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

interface Contents {
  readonly vehicles: yauzl.Entry
  readonly pictures: ReadonlyMap<string, readonly PictureEntry[]>
  readonly otherFiles: readonly string[]
}

async function readEntries(zip: yauzl.ZipFile): Promise<Contents> {
  if (zip.entryCount > ARCHIVE_LIMITS.entries) throw new FeedFileRefusal('TOO_MANY_FILES', String(zip.entryCount))
  const vehicles: yauzl.Entry[] = []
  const pictures = new Map<string, PictureEntry[]>()
  const otherFiles: string[] = []
  let totalBytes = 0
  const entries = zip.eachEntry()
  for (;;) {
    const { value: entry, done } = await refusing(entries.next())
    if (done) break
    totalBytes += entry.uncompressedSize
    check(entry, totalBytes)
    const name = pictureNameOf(entry.fileName)
    if (/\.csv$/iu.test(entry.fileName)) vehicles.push(entry)
    else if (!name) otherFiles.push(entry.fileName)
    if (name)
      pictures.set(name.key, [
        ...(pictures.get(name.key) ?? []),
        { fileName: entry.fileName, number: name.number, entry },
      ])
  }
  const [only, another] = vehicles
  if (!only) throw new FeedFileRefusal('NO_VEHICLE_FILE', `${zip.entryCount} files`)
  if (another) throw new FeedFileRefusal('SEVERAL_VEHICLE_FILES', `${only.fileName}, ${another.fileName}`)
  for (const several of pictures.values()) several.sort((a, b) => a.number - b.number)
  return { vehicles: only, pictures, otherFiles }
}

function check(entry: yauzl.Entry, totalBytes: number): void {
  const { fileName, uncompressedSize, compressedSize } = entry
  const largest = /\.csv$/iu.test(fileName) ? ARCHIVE_LIMITS.vehicleFileBytes : ARCHIVE_LIMITS.pictureBytes
  if (/[/\\\0]/u.test(fileName) || fileName === '..') throw new FeedFileRefusal('UNSAFE_NAME', fileName)
  if (entry.isEncrypted()) throw new FeedFileRefusal('ENCRYPTED', fileName)
  if (uncompressedSize > largest || totalBytes > ARCHIVE_LIMITS.totalBytes)
    throw new FeedFileRefusal('TOO_LARGE', fileName)
  if (uncompressedSize > ARCHIVE_LIMITS.harmlessBytes && uncompressedSize > compressedSize * ARCHIVE_LIMITS.ratio) {
    throw new FeedFileRefusal('SUSPICIOUS_COMPRESSION', fileName)
  }
}

/** The unpacked bytes of an entry; throws when their number or check sum differs from what the archive says. */
async function* checkedBytes(zip: yauzl.ZipFile, entry: yauzl.Entry): AsyncGenerator<Uint8Array> {
  let sum = 0
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      const bytes = chunk as Uint8Array
      sum = crc32(bytes, sum)
      yield bytes
    }
  } catch (error) {
    throw refusalOf(error)
  }
  if (sum !== entry.crc32) throw new FeedFileRefusal('CORRUPT', `${entry.fileName}: check sum`)
}

async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw refusalOf(error)
  }
}

/** An error of the ZIP reader means a bad file, an error of the file system does not. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof FeedFileRefusal) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code !== '' && !code.startsWith('Z_') && !code.startsWith('ERR_')) return error
  const isName = /^(invalid (relative path|characters in fileName)|absolute path)/u.test(error.message)
  return new FeedFileRefusal(isName ? 'UNSAFE_NAME' : 'CORRUPT', error.message)
}

interface PictureName {
  /** In lower case, because programs write names in different case. */
  readonly key: string
  readonly number: number
}

/**
 * Key and number of a picture's file name, `<key>_<number>.jpg`; null for any other name. Keys may contain an underscore, so the last one
 * separates.
 */
export function pictureNameOf(fileName: string): PictureName | null {
  const match = /^(.+)_(\d{1,6})\.(?:jpe?g|png|gif|webp)$/iu.exec(fileName)
  return match?.[1] === undefined ? null : { key: match[1].toLowerCase(), number: Number(match[2]) }
}

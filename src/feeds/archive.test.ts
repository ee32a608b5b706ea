import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as yazl from 'yazl'
import { type FeedArchive, openFeed, pictureNameOf } from './archive.ts'
import { FeedFileRefusal } from './file-refusal.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-'))
})
afterAll(() => rm(folder, { recursive: true }))

let files = 0
async function stored(content: Buffer | string): Promise<string> {
  const path = join(folder, `${files++}`)
  await writeFile(path, content)
  return path
}

async function zipped(entries: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream as NodeJS.ReadableStream & AsyncIterable<Uint8Array>)
}

/** An archive with a name that a ZIP writer would refuse: it replaces another one in the archive's directory and before the file. */
async function zippedAs(name: string): Promise<Buffer> {
  const placeholder = 'x'.repeat(name.length - 4) + '.csv'
  const bytes = (await zipped({ [placeholder]: 'a;b' })).toString('latin1')
  return Buffer.from(bytes.replaceAll(placeholder, name), 'latin1')
}

const csvOf = async (archive: FeedArchive) => (await buffer(archive.csv())).toString()

async function refusalOf(content: Buffer | string): Promise<string> {
  try {
    const archive = await openFeed(await stored(content))
    await csvOf(archive)
    await archive.close()
  } catch (error) {
    if (error instanceof FeedFileRefusal) return error.code
    throw error
  }
  return 'none'
}

test('a plain file is the vehicle file', async () => {
  const archive = await openFeed(await stored('a;b'))
  expect(await csvOf(archive)).toBe('a;b')
  expect(archive.pictures.size).toBe(0)
  await archive.close()
  expect(await refusalOf('')).toBe('none')
})

test('a ZIP gives its vehicle file, and pictures in the order of their numbers', async () => {
  const path = await stored(
    await zipped({
      'GW_1_10.jpg': 'ten',
      'stock.CSV': 'a;b',
      'gw_1_2.JPG': 'two',
      'GW_1_1.jpeg': 'one',
      'B_01.png': 'b',
      'notes.txt': 'x',
    }),
  )
  const archive = await openFeed(path)
  expect(await csvOf(archive)).toBe('a;b')
  expect(await csvOf(archive)).toBe('a;b')
  expect([...archive.pictures.keys()].sort()).toEqual(['b', 'gw_1'])
  const pictures = archive.pictures.get('gw_1') ?? []
  const contents = await Promise.all(pictures.map(async (picture) => (await archive.readPicture(picture)).toString()))
  expect(contents).toEqual(['one', 'two', 'ten'])
  await archive.close()
})

test('the last underscore of a picture name separates', () => {
  expect(pictureNameOf('A_2_3.jpg')).toEqual({ key: 'a_2', number: 3 })
  expect(pictureNameOf('GW-24017_01.JPG')).toEqual({ key: 'gw-24017', number: 1 })
  expect(['A.jpg', 'A_1.pdf', '_1.jpg', 'A_x.jpg'].map(pictureNameOf)).toEqual([null, null, null, null])
})

test('a ZIP must hold exactly one vehicle file', async () => {
  expect(await refusalOf(await zipped({}))).toBe('NO_VEHICLE_FILE')
  expect(await refusalOf(await zipped({ 'a_1.jpg': 'x' }))).toBe('NO_VEHICLE_FILE')
  expect(await refusalOf(await zipped({ 'a.csv': 'x', 'b.csv': 'y' }))).toBe('SEVERAL_VEHICLE_FILES')
})

test.each(['folder/a.csv', '../../a.csv', '/etc/a.csv', 'C:/a/b.csv', '..\\\\a.csv'])(
  'the name %s is refused',
  async (name) => {
    expect(await refusalOf(await zippedAs(name))).toBe('UNSAFE_NAME')
  },
)

test('a file that unpacks to far more than its size is not opened', async () => {
  expect(await refusalOf(await zipped({ 'a.csv': Buffer.alloc(8 * 1024 * 1024) }))).toBe('SUSPICIOUS_COMPRESSION')
})

test('a picture larger than any camera makes is refused', async () => {
  const noise = Buffer.alloc(31 * 1024 * 1024)
  for (let index = 0; index < noise.length; index += 64) noise[index] = (index * 31) >> 7
  expect(await refusalOf(await zipped({ 'a.csv': 'x', 'a_1.jpg': noise }))).toBe('TOO_LARGE')
})

/** The archive with a directory that claims this size of each file, because real files as large would take minutes to write. */
function claiming(zip: Buffer, bytes: number): Buffer {
  const claimed = Buffer.from(zip)
  for (let at = claimed.indexOf('PK\u0001\u0002'); at >= 0; at = claimed.indexOf('PK\u0001\u0002', at + 4)) {
    claimed.writeUInt32LE(bytes / 100, at + 20)
    claimed.writeUInt32LE(bytes, at + 24)
  }
  return claimed
}

test('an archive of more files than a delivery has is refused before they are read', async () => {
  const zip = await zipped({ 'a.csv': 'a;b', 'a_1.jpg': 'x' })
  const directory = zip.lastIndexOf('PK\u0005\u0006')
  for (const [entries, code] of [
    [50_001, 'TOO_MANY_FILES'],
    [2, 'none'],
  ] as const) {
    zip.writeUInt16LE(entries, directory + 8)
    zip.writeUInt16LE(entries, directory + 10)
    expect(await refusalOf(zip)).toBe(code)
  }
})

test('a vehicle file of more than a gigabyte is refused, and pictures that are too large together', async () => {
  const gigabyte = 1024 ** 3
  expect(await refusalOf(claiming(await zipped({ 'a.csv': 'a;b' }), gigabyte + 100))).toBe('TOO_LARGE')
  const pictures = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, number) => [`a_${number}.jpg`, 'x']))
  const megabytes = 30 * 1024 ** 2
  expect(await refusalOf(claiming(await zipped(pictures(140)), megabytes))).toBe('TOO_LARGE')
  expect(await refusalOf(claiming(await zipped(pictures(130)), megabytes))).toBe('NO_VEHICLE_FILE')
})

test('a damaged or truncated ZIP is refused, other errors are thrown', async () => {
  const whole = await zipped({ 'a.csv': 'spalte;spalte\n'.repeat(5000) })
  expect(await refusalOf(whole)).toBe('none')
  expect(await refusalOf(whole.subarray(0, whole.length / 2))).toBe('CORRUPT')
  const damaged = Buffer.from(whole)
  damaged.fill(0x55, 60, 100)
  expect(await refusalOf(damaged)).toBe('CORRUPT')
  await expect(openFeed(join(folder, 'missing'))).rejects.toThrow('ENOENT')
})

test('nothing is written while a ZIP is read', async () => {
  const path = await stored(await zipped({ 'a.csv': 'a;b' }))
  const before = await readFile(path)
  await refusalOf(before)
  expect(await readFile(path)).toEqual(before)
})

test('a refusal speaks German and English', async () => {
  const error = await openFeed(await stored(await zipped({}))).catch((refused: unknown) => refused)
  expect(error).toBeInstanceOf(FeedFileRefusal)
  expect((error as FeedFileRefusal).texts).toEqual({
    de: 'Die ZIP-Datei enthält keine Fahrzeugdatei (.csv).',
    en: 'The ZIP file contains no vehicle file (.csv).',
  })
})

import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { photograph } from '../../../tests/support/feed-file.ts'
import type { ObjectStore } from '../object-store/port.ts'
import { imagePipeline } from './pipeline.ts'
import type { ImageVariant } from './port.ts'

const SMALL: ImageVariant = { ratio: '4x3', width: 32, format: 'webp' }

/** A store in memory that records the requested keys. */
function memoryStore() {
  const objects = new Map<string, Buffer>()
  const requested: string[] = []
  const store: ObjectStore = {
    get(key) {
      requested.push(key)
      return Promise.resolve(objects.get(key))
    },
    has: (key) => Promise.resolve(objects.has(key)),
    renew: (key) => Promise.resolve(objects.has(key)),
    put(key, contents) {
      objects.set(key, Buffer.from(contents))
      return Promise.resolve()
    },
    delete(key) {
      objects.delete(key)
      return Promise.resolve()
    },
    async *list() {},
  }
  return { store, objects, requested }
}

test.each([
  'photo/..',
  'photo/abc',
  `photo/${'a'.repeat(33)}`,
  `photo/${'G'.repeat(32)}`,
  'drawn/tank',
  'drawn/..',
  '',
])('the store is never asked for %j, which is not a key', async (key) => {
  const { store, requested } = memoryStore()
  expect(await imagePipeline(store).variant(key, SMALL)).toBeUndefined()
  expect(requested).toEqual([])
})

test('a drawing is made once, then stored', async () => {
  const { store, objects } = memoryStore()
  const first = await imagePipeline(store).variant('drawn/estate.blue.spoke.side', SMALL)
  expect(first?.length).toBeGreaterThan(0)
  expect([...objects.keys()]).toEqual(['variants/v2/4x3-32.webp/drawn/estate.blue.spoke.side'])
  objects.set([...objects.keys()][0]!, Buffer.from('stored'))
  expect(String(await imagePipeline(store).variant('drawn/estate.blue.spoke.side', SMALL))).toBe('stored')
})

test('the widest drawing is the 1024 px one, and encoded once', async () => {
  const { store, objects } = memoryStore()
  const images = imagePipeline(store)
  const [wide, widest] = await Promise.all(
    ([1024, 2048] as const).map((width) => images.variant('drawn/suv.red.aero.front', { ...SMALL, width })),
  )
  expect(widest).toEqual(wide)
  expect([...objects.keys()]).toEqual(['variants/v2/4x3-1024.webp/drawn/suv.red.aero.front'])
})

test('with a full queue nothing new is made, and stored pictures are still served', async () => {
  const { store, objects } = memoryStore()
  const doors = Promise.withResolvers<undefined>()
  const slow: ObjectStore = { ...store, get: (key) => (key.startsWith('photographs') ? doors.promise : store.get(key)) }
  const images = imagePipeline(slow)
  const storedKey = `photo/${'f'.repeat(32)}`
  objects.set(`variants/v2/4x3-32.webp/${storedKey}`, Buffer.from('stored'))
  const photographs = Array.from({ length: 70 }, (_, index) => `photo/${String(index).padStart(32, '0')}`)
  const answers = photographs.map((key) => images.variant(key, SMALL))
  expect(String(await images.variant(storedKey, SMALL))).toBe('stored')
  expect(await answers[69]).toBe('BUSY')
  doors.resolve(undefined)
  expect((await Promise.all(answers)).filter((answer) => answer === 'BUSY')).toHaveLength(4)
})

test('a photograph that is already stored is not encoded again', async () => {
  const { store, objects } = memoryStore()
  const picture = await photograph('blue')
  const { key, isNew } = (await imagePipeline(store).add(picture))!
  expect(isNew).toBe(true)
  expect(key).toMatch(/^photo\/[0-9a-f]{32}$/)
  objects.set(`photographs/${key}`, Buffer.from('kept'))
  expect(await imagePipeline(store).add(picture)).toEqual({ key, isNew: false })
  expect(String(objects.get(`photographs/${key}`))).toBe('kept')
  expect(await imagePipeline(store).add(Buffer.from('no picture'))).toBeUndefined()
})

test('a store that cannot save a photograph throws instead of giving a key', async () => {
  const { store } = memoryStore()
  const full: ObjectStore = { ...store, put: () => Promise.reject(new Error('no space left')) }
  await expect(imagePipeline(full).add(await photograph('red'))).rejects.toThrow('no space left')
})

test.each([
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
  ],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['a TIFF', Buffer.from('II*\0')],
  ['nothing', Buffer.alloc(0)],
])('%s is no photograph, whatever the file is called', async (_, bytes) => {
  expect(await imagePipeline(memoryStore().store).add(bytes)).toBeUndefined()
})

test('a picture of more pixels than any camera takes is none, and is not unpacked', async () => {
  const { default: sharp } = await import('sharp')
  const flat = (height: number) =>
    sharp({ create: { width: 10_000, height, channels: 3, background: 'white' } })
      .png({ compressionLevel: 1 })
      .toBuffer()
  const { store } = memoryStore()
  expect(await imagePipeline(store).add(await flat(5_001))).toBeUndefined()
  // A PNG whose head claims 30,000 x 30,000 pixels.
  const claimed = await flat(10)
  claimed.writeUInt32BE(30_000, 16)
  claimed.writeUInt32BE(30_000, 20)
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29)
  expect(await imagePipeline(store).add(claimed)).toBeUndefined()
})

test.each(['jpeg', 'png', 'webp', 'gif'] as const)('a %s is one', async (format) => {
  const { default: sharp } = await import('sharp')
  const bytes = await sharp(await photograph('green'))
    .toFormat(format)
    .toBuffer()
  expect(await imagePipeline(memoryStore().store).add(bytes)).toMatchObject({ isNew: true })
})

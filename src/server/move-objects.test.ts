import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import { s3Store } from '#services/object-store/s3.ts'
import { S3StandIn } from '../../tests/support/s3-stand-in.ts'
import { moveObjects } from './move-objects.ts'

let folder: string
let files: ObjectStore
let service: S3StandIn
let bucket: ObjectStore
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'objects-'))
  files = fileSystemStore(folder)
  service = new S3StandIn()
  await service.start()
  bucket = s3Store(service.address(), { timeoutMs: 5_000, retries: 2, pauseMs: 1 })
  await files.put('pictures/a.webp', Buffer.from('car'))
  await files.put('uploads/b', Buffer.from('proof'))
  await files.put('variants/a-512.webp', Buffer.from('made again'))
})
afterEach(async () => {
  await service.stop()
  await rm(folder, { recursive: true })
})

async function keysOf(store: ObjectStore): Promise<string[]> {
  const objects = await Array.fromAsync(store.list())
  return objects.map(({ key }) => key).sort()
}

it('copies to a service and back, without what can be made again', async () => {
  expect(await moveObjects(files, bucket)).toEqual({ count: 2, bytes: 8 })
  expect(await keysOf(bucket)).toEqual(['pictures/a.webp', 'uploads/b'])
  const back = fileSystemStore(path.join(folder, 'back'))
  await moveObjects(bucket, back)
  expect(String(await back.get('uploads/b'))).toBe('proof')
})

it('continues a copy that was interrupted', async () => {
  await bucket.put('uploads/b', Buffer.from('proof'))
  expect(await moveObjects(files, bucket)).toEqual({ count: 2, bytes: 8 })
})

it('refuses a store with contents of somebody else, and writes nothing', async () => {
  await bucket.put('pictures/of-another-shop.webp', Buffer.from('x'))
  await expect(moveObjects(files, bucket)).rejects.toThrow('other contents (pictures/of-another-shop.webp)')
  expect(await keysOf(bucket)).toEqual(['pictures/of-another-shop.webp'])
})

it('refuses a copy that is not the same', async () => {
  await bucket.put('uploads/b', Buffer.from('prooF'))
  await expect(moveObjects(files, bucket)).rejects.toThrow('uploads/b is another in the new store')
})

it('refuses a store that somebody still adds to, which a second copy then takes along', async () => {
  const busy: ObjectStore = {
    ...files,
    list: (...range) => files.list(...range),
    get: async (key) => {
      const contents = await files.get(key)
      await files.put('uploads/late', Buffer.from('late'))
      return contents
    },
  }
  await expect(moveObjects(busy, bucket)).rejects.toThrow('uploads/late was added meanwhile')
  expect(await moveObjects(files, bucket)).toEqual({ count: 3, bytes: 12 })
})

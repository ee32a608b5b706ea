import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileSystemStore } from '../object-store/file-system.ts'
import { storedVariants } from './stored-variants.ts'

const KB = 1024
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'variants-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function storedOf(names: readonly string[]): Promise<string[]> {
  const variants = storedVariants(fileSystemStore(folder))
  const found = await Promise.all(names.map(async (name) => ((await variants.get(name)) ? [name] : [])))
  return found.flat()
}

test('the oldest variants are deleted where a new one needs their space', async () => {
  const variants = storedVariants(fileSystemStore(folder), 16 * KB)
  for (const name of ['a', 'b', 'c']) await variants.put(name, Buffer.alloc(4 * KB))
  await variants.put('a', Buffer.alloc(1)) // Stored again, and it still takes one block.
  await variants.put('d', Buffer.alloc(8 * KB))
  expect(await storedOf(['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd'])
  await Promise.all(['e', 'f'].map((name) => variants.put(name, Buffer.alloc(8 * KB))))
  expect(await storedOf(['a', 'c', 'd', 'e', 'f'])).toEqual(['e', 'f'])
})

test('variants of an earlier process count by their age, photographs never', async () => {
  const store = fileSystemStore(folder)
  await store.put('photographs/photo/1', Buffer.alloc(64 * KB))
  for (const [index, name] of ['young', 'old'].entries()) {
    await store.put(`variants/v0/${name}`, Buffer.alloc(4 * KB))
    await utimes(path.join(folder, 'variants/v0', name), 1_700_000_000, 1_700_000_000 - index)
  }
  await storedVariants(store, 8 * KB).put('v1/new', Buffer.alloc(4 * KB))
  expect(await storedOf(['v0/old', 'v0/young', 'v1/new'])).toEqual(['v0/young', 'v1/new'])
  expect(await store.has('photographs/photo/1')).toBe(true)
})

test('a count that failed is repeated', async () => {
  const store = fileSystemStore(folder)
  let isDown = true
  const variants = storedVariants({
    ...store,
    async *list(under) {
      if (isDown) throw new Error('down')
      yield* store.list(under)
    },
  })
  await expect(variants.put('a', Buffer.alloc(1))).rejects.toThrow('down')
  isDown = false
  await variants.put('a', Buffer.alloc(1))
  expect(await storedOf(['a'])).toEqual(['a'])
})

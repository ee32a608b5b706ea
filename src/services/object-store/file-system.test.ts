import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileSystemStore } from './file-system.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'objects-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('an object exists from put to delete', async () => {
  const store = fileSystemStore(folder)
  expect([await store.has('a/b'), await store.get('a/b')]).toEqual([false, undefined])
  await store.put('a/b', Buffer.from('x'))
  expect([await store.has('a/b'), String(await store.get('a/b'))]).toEqual([true, 'x'])
  expect([await store.has('a'), await store.has('a/b/c')]).toEqual([false, false])
  await store.delete('a/b')
  expect(await store.has('a/b')).toBe(false)
})

test('an object that is renewed counts as stored now', async () => {
  const store = fileSystemStore(folder)
  expect(await store.renew('a/b')).toBe(false)
  await store.put('a/b', Buffer.from('x'))
  await utimes(path.join(folder, 'a/b'), 0, 0)
  expect(await store.renew('a/b')).toBe(true)
  const [listed] = await Array.fromAsync(store.list('a'))
  expect(Date.now() - listed!.storedAt).toBeLessThan(60_000)
})

test('a folder lists its objects with sizes', async () => {
  const store = fileSystemStore(folder)
  for (const key of ['a/x', 'a/b/y', 'ab/z']) await store.put(key, Buffer.from(key))
  const listed = await Array.fromAsync(store.list('a'))
  expect(listed.map(({ key, bytes }) => `${key} ${bytes}`).sort()).toEqual(['a/b/y 5', 'a/x 3'])
  expect(Date.now() - listed[0]!.storedAt).toBeLessThan(60_000)
  expect(await Array.fromAsync(store.list('none'))).toEqual([])
})

test('a key cannot leave the folder', async () => {
  await expect(async () => fileSystemStore(folder).has('../a')).rejects.toThrow('Not an object key')
})

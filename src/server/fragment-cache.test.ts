import { expect, it, vi } from 'vitest'
import { fragmentCache } from './fragment-cache.ts'

it('makes a text once for each site', async () => {
  const cacheFor = fragmentCache(() => 1)
  const make = vi.fn(async () => 'list')
  for (const site of ['a', 'b', 'a']) expect(await cacheFor(site)('list', make)).toBe('list')
  expect(make).toHaveBeenCalledTimes(2)
})

it('makes it anew at once when the stock has changed: the page it goes into is cached for the new stock', async () => {
  let generation = 1
  const cached = fragmentCache(() => generation)('site')
  await cached('list', async () => 'before')
  generation = 2
  expect(await cached('list', async () => 'after')).toBe('after')
})

it('stores a text under the stock its making began with', async () => {
  let generation = 1
  const cached = fragmentCache(() => generation)('site')
  await cached('list', async () => {
    generation = 2
    return 'before'
  })
  expect(await cached('list', async () => 'after')).toBe('after')
})

it('stores nothing of what failed', async () => {
  const cached = fragmentCache(() => 1)('site')
  await expect(cached('list', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cached('list', async () => 'made')).toBe('made')
})

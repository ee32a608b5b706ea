import { expect, it, vi } from 'vitest'
import { fragmentCache } from './fragment-cache.ts'

it('renders a text once for each site', async () => {
  const cacheFor = fragmentCache(() => 1)
  const make = vi.fn(async () => 'list')
  for (const site of ['a', 'b', 'a']) expect(await cacheFor(site)('list', make)).toBe('list')
  expect(make).toHaveBeenCalledTimes(2)
})

it('renders it again at once when the stock has changed, because its page is cached for the new stock', async () => {
  let generation = 1
  const cached = fragmentCache(() => generation)('site')
  await cached('list', async () => 'before')
  generation = 2
  expect(await cached('list', async () => 'after')).toBe('after')
})

it('stores a text under the generation in which its rendering began', async () => {
  let generation = 1
  const cached = fragmentCache(() => generation)('site')
  await cached('list', async () => {
    generation = 2
    return 'before'
  })
  expect(await cached('list', async () => 'after')).toBe('after')
})

it('does not store a failure', async () => {
  const cached = fragmentCache(() => 1)('site')
  await expect(cached('list', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cached('list', async () => 'made')).toBe('made')
})

import { expect, it } from 'vitest'
import { GenerationCache } from './generation-cache.ts'

function cacheAt(maxBytes?: number) {
  const state = { generation: 1, now: 0 }
  const cache = new GenerationCache<{ bytes: number }>({
    generation: () => state.generation,
    sizeOf: ({ bytes }) => bytes,
    clock: { now: () => state.now },
    ...(maxBytes ? { maxBytes } : {}),
  })
  return { state, cache }
}
const page = (bytes: number) => ({ bytes })

it.each([
  [1, 60_000, true],
  [1, 60_001, false],
  [2, 499, true],
  [2, 500, false],
])('serves a page of generation 1 in generation %i after %i ms: %s', (generation, now, isServed) => {
  const { cache, state } = cacheAt()
  state.now = 1_000 // a clock at 0 means "no time" to the library
  const home = page(10)
  cache.set('/', home, cache.stamp())
  Object.assign(state, { generation, now: 1_000 + now })
  expect(cache.get('/')).toBe(isServed ? home : undefined)
})

it('counts the age of a page from the start of its rendering', () => {
  const { cache, state } = cacheAt()
  state.now = 1_000
  const stamp = cache.stamp()
  state.now += 400
  cache.set('/', page(10), stamp)
  state.generation++
  state.now += 99
  expect(cache.get('/')).toBeDefined()
  state.now += 1
  expect(cache.get('/')).toBeUndefined()
})

it('drops the least recently used page when it is full', () => {
  const { cache } = cacheAt(35)
  for (const key of ['a', 'b', 'c']) cache.set(key, page(10), cache.stamp())
  cache.get('a')
  cache.set('d', page(10), cache.stamp())
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd'])
  expect(cache.bytes).toBe(33)
  cache.set('a', page(20), cache.stamp())
  expect(cache.bytes).toBe(32)
})

it('refuses a page larger than the whole cache', () => {
  const { cache } = cacheAt(35)
  cache.set('a', page(10), cache.stamp())
  cache.set('b', page(40), cache.stamp())
  expect([cache.get('a'), cache.get('b')]).toEqual([page(10), undefined])
})

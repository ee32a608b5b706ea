import { expect, it, vi } from 'vitest'
import { stockCache } from './stock-cache.ts'

it('reads once for each key and generation of the stock, and again after a failure or five minutes', async () => {
  vi.useFakeTimers()
  const index = { generation: 1 }
  const cached = stockCache<string>(() => index.generation)
  const read = vi.fn(async () => `at ${index.generation}`)
  expect(await Promise.all([cached('a', read), cached('a', read), cached('b', read)])).toEqual(['at 1', 'at 1', 'at 1'])
  expect(read).toHaveBeenCalledTimes(2)
  index.generation = 2
  expect(await cached('a', read)).toBe('at 2')
  vi.advanceTimersByTime(5 * 60_000)
  await cached('a', read)
  expect(read).toHaveBeenCalledTimes(4)
  index.generation = 3
  await expect(cached('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cached('a', read)).toBe('at 3')
  vi.useRealTimers()
})

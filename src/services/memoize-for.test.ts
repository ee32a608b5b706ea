import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { memoizeFor } from './memoize-for.ts'

it('loads once for each key, even while the first answer is pending', async () => {
  const load = vi.fn(async (key: string) => (key === 'none' ? undefined : key.toUpperCase()))
  const memoized = memoizeFor(60_000, load)
  expect(await Promise.all([memoized('a'), memoized('a'), memoized('b')])).toEqual(['A', 'A', 'B'])
  expect([await memoized('none'), await memoized('none')]).toEqual([undefined, undefined])
  expect(load.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'none'])
})

it('loads again after the time, and repeats a failure until then', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('there')
  const memoized = memoizeFor(30, load)
  await expect(memoized('a')).rejects.toThrow('away')
  await expect(memoized('a')).rejects.toThrow('away')
  await sleep(40)
  expect(await memoized('a')).toBe('there')
})

it('drops the least recently used key instead of growing without limit', async () => {
  const load = vi.fn(async (key: string) => key)
  const memoized = memoizeFor(60_000, load)
  for (let key = 0; key <= 1_000; key++) await memoized(String(key))
  await memoized('1000')
  expect(load).toHaveBeenCalledTimes(1_001)
  await memoized('0')
  expect(load).toHaveBeenCalledTimes(1_002)
})

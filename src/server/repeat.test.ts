import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('leaves out the turns of a run that takes longer, so that a stop waits for one run alone', async () => {
  const ends: (() => void)[] = []
  const repeated = repeat(5_000, () => new Promise((resolve) => void ends.push(resolve)))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ends).toHaveLength(1)
  ends[0]!()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ends).toHaveLength(2)
  const stopped = repeated.stop()
  ends[1]!()
  await stopped
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ends).toHaveLength(2)
})

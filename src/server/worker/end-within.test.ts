import { expect, it } from 'vitest'
import { endWithin } from './end-within.ts'

it('waits for everything, and no longer than the limit', async () => {
  const never = new Promise(() => {})
  expect(await endWithin(60_000, [Promise.resolve(), Promise.resolve()])).toBeUndefined()
  expect(await endWithin(60_000, [Promise.reject(new Error('lost')), Promise.resolve()])).toBe('Error: lost')
  expect(await endWithin(20, [never, Promise.resolve()])).toBe('the time was up')
})

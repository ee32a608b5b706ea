import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits until everything has ended, but no longer than the limit, because what comes after it has to be done too. Returns why something has
 * not ended in order; undefined where all has.
 */
export async function endWithin(limitMs: number, ends: readonly Promise<unknown>[]): Promise<string | undefined> {
  const timeout = new AbortController()
  const all = Promise.allSettled(ends).then((results) => {
    const failed = results.find((result) => result.status === 'rejected')
    return failed && String(failed.reason)
  })
  try {
    return await Promise.race([all, sleep(limitMs, 'the time was up', { signal: timeout.signal })])
  } finally {
    timeout.abort()
  }
}

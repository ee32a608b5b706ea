import pLimit from 'p-limit'

/**
 * Runs at most `maxRunning` tasks at once and lets `maxWaiting` more wait, first come, first served. A further task is refused with 'BUSY'.
 * A task that throws frees its place like any other.
 */
export function boundedLimit(maxRunning: number, maxWaiting: number) {
  const limit = pLimit(maxRunning)
  return async <T>(task: () => Promise<T>): Promise<T | 'BUSY'> => {
    const isFull = limit.activeCount >= maxRunning && limit.pendingCount >= maxWaiting
    return isFull ? 'BUSY' : limit(task)
  }
}

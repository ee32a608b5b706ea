import pLimit from 'p-limit'

/**
 * Lets at most `maxRunning` tasks run at once and `maxWaiting` more wait, first come, first served. A task beyond them is not begun and
 * gives 'BUSY'. A task that throws leaves its place like any other.
 */
export function boundedLimit(maxRunning: number, maxWaiting: number) {
  const limit = pLimit(maxRunning)
  return async <T>(task: () => Promise<T>): Promise<T | 'BUSY'> => {
    const isFull = limit.activeCount >= maxRunning && limit.pendingCount >= maxWaiting
    return isFull ? 'BUSY' : limit(task)
  }
}

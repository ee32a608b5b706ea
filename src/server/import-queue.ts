import pLimit, { type LimitFunction } from 'p-limit'

/** Imports at once, each of another merchant; more would slow down the pages. */
const MAX_IMPORTS = 4

export interface ImportQueue {
  inTurn: <T>(merchant: string, work: () => Promise<T>) => Promise<T>
}

/** Runs the imports of one merchant one after the other, and those of several side by side. */
export function importQueue(): ImportQueue {
  const limitAll = pLimit(MAX_IMPORTS)
  const queues = new Map<string, LimitFunction>()
  return {
    async inTurn(merchant, work) {
      const queue = queues.get(merchant) ?? pLimit(1)
      queues.set(merchant, queue)
      try {
        return await queue(() => limitAll(work))
      } finally {
        if (queue.activeCount + queue.pendingCount === 0) queues.delete(merchant)
      }
    },
  }
}

import pLimit, { type LimitFunction } from 'p-limit'

/** Imports at once, each of another merchant; more would slow down the pages. */
const MAX_IMPORTS = 4

export interface ImportQueue {
  inTurn: <T>(merchant: string, work: () => Promise<T>) => Promise<T>
  /** How many imports of a merchant run or wait. */
  ahead(merchant: string): number
}

/** Runs the imports of one merchant one after the other, and those of several side by side. */
export function importQueue(): ImportQueue {
  const limitAll = pLimit(MAX_IMPORTS)
  const queues = new Map<string, LimitFunction>()
  const ahead = (merchant: string) => {
    const { activeCount = 0, pendingCount = 0 } = queues.get(merchant) ?? {}
    return activeCount + pendingCount
  }
  return {
    ahead,
    async inTurn(merchant, work) {
      const queue = queues.get(merchant) ?? pLimit(1)
      queues.set(merchant, queue)
      try {
        return await queue(() => limitAll(work))
      } finally {
        if (ahead(merchant) === 0) queues.delete(merchant)
      }
    },
  }
}

import { LRUCache } from 'lru-cache'

/** Above this number the least recently used keys are dropped, so that a visitor cannot fill the memory. */
const MAX_KEYS = 1_000

/**
 * Caches the answers of `load` by key for `milliseconds`. Failures are cached too, so that an unavailable service is not called by every
 * request.
 */
export function memoizeFor<T>(milliseconds: number, load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const answers = new LRUCache<string, Promise<T>>({ max: MAX_KEYS, ttl: milliseconds, memoMethod: load })
  return (key) => answers.memo(key)
}

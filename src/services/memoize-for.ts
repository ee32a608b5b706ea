import { LRUCache } from 'lru-cache'

/** More keys than this push out those used least recently: a visitor must not fill the memory. */
const MAX_KEYS = 1_000

/**
 * `load`, but asked for the same key again within `milliseconds` it gives the same answer. A failure is remembered too, so that a service
 * that is down is not asked anew by every request.
 */
export function memoizeFor<T>(milliseconds: number, load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const answers = new LRUCache<string, Promise<T>>({ max: MAX_KEYS, ttl: milliseconds, memoMethod: load })
  return (key) => answers.memo(key)
}

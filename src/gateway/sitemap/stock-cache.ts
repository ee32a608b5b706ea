/** Texts and accessories come from services without a generation, so an answer may be this old. */
const MAX_AGE_MS = 5 * 60_000

interface Entry<Value> {
  readonly value: Promise<Value>
  readonly generation: number
  readonly madeAt: number
}

/**
 * Caches one answer for each key until the shop changes, at most five minutes. Only for few keys, such as the shop's brands, because no
 * key is ever dropped.
 */
export function stockCache<Value>(presentGeneration: () => number) {
  const entries = new Map<string, Entry<Value>>()
  return (key: string, read: () => Promise<Value>): Promise<Value> => {
    const generation = presentGeneration()
    const known = entries.get(key)
    if (known?.generation === generation && Date.now() - known.madeAt < MAX_AGE_MS) return known.value
    const value = read()
    entries.set(key, { value, generation, madeAt: Date.now() })
    value.catch(() => entries.delete(key)) // the next one asks again
    return value
  }
}

/** Keys beyond this many drop what was kept before: a visitor must not fill the memory. */
const MOST = 1_000

/** Asks as `ask` does, and gives the same answer, or the same failure, to whoever asks for the same key within `milliseconds`. */
export function brieflyKept<T>(milliseconds: number, ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, { readonly until: number; readonly answer: Promise<T> }>()
  return (key) => {
    const now = Date.now()
    const known = kept.get(key)
    if (known && known.until > now) return known.answer
    if (kept.size >= MOST) kept.clear()
    const answer = ask(key)
    kept.set(key, { until: now + milliseconds, answer })
    return answer
  }
}

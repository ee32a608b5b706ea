/**
 * Lets at most `places` tasks run at once and `seats` more wait, first come, first served. A task beyond them is not begun and
 * gives 'BUSY'. A task that throws leaves its place like any other.
 */
export function takeTurns(places: number, seats: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T | 'BUSY'> => {
    if (running < places) running++
    else if (waiting.length >= seats) return 'BUSY'
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next)
        next() // it takes over the place
      else running--
    }
  }
}

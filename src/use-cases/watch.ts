export interface Watch {
  /** Waits for a look that is under way. */
  stop(): Promise<void>
}

interface WatchOptions {
  /** Milliseconds from the end of one look to the next. */
  readonly everyMs: number
  /** Left out: the first look is at once. */
  readonly waits?: boolean
  /** Of an outage only the first failed look is reported, not several a second. */
  readonly onError: (error: unknown) => void
}

/** Looks again and again, never twice at once, until stopped; a look that fails is followed by the next one. */
export function watch(look: () => Promise<void>, { everyMs, waits = false, onError }: WatchOptions): Watch {
  let isDisturbed = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  async function once(): Promise<void> {
    try {
      await look()
      isDisturbed = false
    } catch (error) {
      if (!isDisturbed) onError(error)
      isDisturbed = true
    }
    next(everyMs)
  }

  function next(milliseconds: number): void {
    if (isStopped) return
    timer = setTimeout(() => {
      running = once()
    }, milliseconds)
  }

  if (waits) next(everyMs)
  else running = once()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

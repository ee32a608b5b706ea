export interface Repeated {
  /** Waits until the run in progress has ended. */
  stop(): Promise<void>
}

/** Runs `work` now and then every `everyMs` milliseconds, never twice at once. `work` must not reject. */
export function repeat(everyMs: number, work: () => Promise<void>): Repeated {
  let running = work()
  const timer = setInterval(() => {
    running = running.then(work)
  }, everyMs)
  return {
    stop() {
      clearInterval(timer)
      return running
    },
  }
}

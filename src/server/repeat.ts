export interface Repeated {
  /** Waits until the run in progress has ended. */
  stop(): Promise<void>
}

/**
 * Runs `work` now and then every `everyMs` milliseconds, never twice at once: while a run takes longer, its next turns are left out. `work`
 * must not reject.
 */
export function repeat(everyMs: number, work: () => Promise<void>): Repeated {
  let isRunning = false
  const run = async () => {
    isRunning = true
    await work()
    isRunning = false
  }
  let running = run()
  const timer = setInterval(() => {
    if (!isRunning) running = run()
  }, everyMs)
  return {
    stop() {
      clearInterval(timer)
      return running
    },
  }
}

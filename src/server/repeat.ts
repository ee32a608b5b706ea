export interface Repeated {
  /** Waits for what is under way. */
  stop(): Promise<void>
}

/** Does something now and then every so many milliseconds, never twice at once. `work` deals with its own failures. */
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

import { setImmediate } from 'node:timers/promises'
import type { Steps } from '#search/steps.ts'

/** Work goes on for at most this long without a break, so that pages are answered meanwhile. */
const SLICE_MS = 5

/** Shares the process's one thread: a long task asks `isOver` after each step and, when it is, waits for `pause`. */
export class TimeSlicer {
  #ends = performance.now() + SLICE_MS

  isOver(): boolean {
    return performance.now() >= this.#ends
  }

  /** Takes the steps, with pauses between them. */
  async run<T>(steps: Steps<T>): Promise<T> {
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
      if (this.isOver()) await this.pause()
    }
  }

  /** Lets other work run first, then begins the next slice. */
  async pause(): Promise<void> {
    await setImmediate()
    this.#ends = performance.now() + SLICE_MS
  }
}

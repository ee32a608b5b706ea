import { setImmediate } from 'node:timers/promises'

/** Work goes on for at most this long at a stretch, so that pages are answered meanwhile. */
const SLICE_MS = 5

/** Shares the process's one thread: whoever has much to do asks `isOver` now and then and, where it is, waits for `next`. */
export class Turns {
  #ends = performance.now() + SLICE_MS

  isOver(): boolean {
    return performance.now() >= this.#ends
  }

  /** Lets everybody else go first. */
  async next(): Promise<void> {
    await setImmediate()
    this.#ends = performance.now() + SLICE_MS
  }
}

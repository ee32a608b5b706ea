/** How many slots are worked on at a stretch: a fraction of a millisecond. */
const STRETCH = 16_384

/**
 * Work in steps: whoever runs it decides between two steps whether others get a turn first. The value is the work's result.
 */
export type Steps<T = void> = Generator<void, T>

/** Runs `work` over 0 … length − 1, a stretch at a time. */
export function* stretches(length: number, work: (from: number, to: number) => void): Steps {
  for (let from = 0; from < length; from += STRETCH) {
    work(from, Math.min(length, from + STRETCH))
    yield
  }
}

/** Runs all steps at once. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

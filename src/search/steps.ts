/** Slots of one chunk: a fraction of a millisecond of work. */
const CHUNK = 16_384

/** Work in steps: between two steps the caller decides whether other work comes first. The return value is the result. */
export type Steps<T = void> = Generator<void, T>

/** Runs `work` over 0 … length − 1, one chunk at a time. */
export function* inChunks(length: number, work: (from: number, to: number) => void): Steps {
  for (let from = 0; from < length; from += CHUNK) {
    work(from, Math.min(length, from + CHUNK))
    yield
  }
}

/** Runs all steps without a pause and returns the result. */
export function runToEnd<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

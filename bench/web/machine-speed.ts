const COPIED_BYTES = 64 * 2 ** 20
const COPIES = 10
/** 256 MB of 32-bit numbers: more than caches hold. */
const PLACES = 2 ** 26
const READS = 2_000_000

interface MachineSpeed {
  /** Gigabytes a second. */
  readonly copy: number
  /** Nanoseconds. */
  readonly read: number
}

/**
 * How fast this machine's memory is at the moment: what it copies, and the latency of reads that depend on one another. Rendering pages is
 * mostly such reads, so figures of machines that differ here do not compare.
 */
export function machineSpeed(): MachineSpeed {
  const from = new Uint8Array(COPIED_BYTES).fill(1)
  const to = new Uint8Array(COPIED_BYTES).fill(1)
  const copyMs = timeOf(() => {
    for (let copy = 0; copy < COPIES; copy++) to.set(from)
  })
  const follower = shuffledRing()
  let place = 0
  const readMs = timeOf(() => {
    for (let read = 0; read < READS; read++) place = follower[place]!
  })
  if (place < 0) throw new Error('A place is never negative.') // so that no compiler leaves the reads out
  return { copy: (COPIES * COPIED_BYTES) / copyMs / 1e6, read: (readMs * 1e6) / READS }
}

function timeOf(work: () => void): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

/** Each place's follower, so that all places follow one another in one ring and in no order (Sattolo's shuffle). */
function shuffledRing(): Int32Array {
  const ring = Int32Array.from({ length: PLACES }, (_, place) => place)
  for (let last = PLACES - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * last)
    const swapped = ring[last]!
    ring[last] = ring[other]!
    ring[other] = swapped
  }
  return ring
}

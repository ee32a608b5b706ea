import type { IndexSnapshots } from '#use-cases/vehicle-search/index-snapshots.ts'
import type { IndexSource, VehicleIndex } from '#use-cases/vehicle-search/vehicle-index.ts'

/** The first look comes soon after the start, when the first requests have been answered. */
const FIRST_MS = 30_000
/** Milliseconds; one to two of these pass between two looks, so that several processes look at different times. */
const LOOK_MS = 5 * 60_000

/** Writes a snapshot of the index once an hour. Web processes do it, because they alone have an index. */
export function writeSnapshots(
  snapshots: IndexSnapshots,
  source: IndexSource,
  index: VehicleIndex,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const next = (ms: number) => {
    timer = setTimeout(() => {
      running = snapshots
        .write(source, () => index.snapshot())
        .catch(onError)
        .finally(() => next(LOOK_MS * (1 + Math.random())))
    }, ms)
  }
  next(FIRST_MS * (1 + Math.random()))
  return {
    async stop() {
      clearTimeout(timer)
      await running
      clearTimeout(timer)
    },
  }
}

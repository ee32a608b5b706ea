import { createEngine, type Engine } from '#search/engine.ts'
import type { SearchRequest } from '#search/request.ts'
import type { Document } from '#search/schema.ts'
import { runToEnd } from '#search/steps.ts'
import { decodeSnapshot, encodeSnapshot } from '#use-cases/vehicle-search/snapshot-format.ts'
import { TimeSlicer } from '#use-cases/vehicle-search/time-slicer.ts'
import { createMarket } from './market.ts'
import { Random } from './random.ts'
import { schema, vehicle, vehicles } from './vehicles.ts'

const UPDATES = 3000
/** As often as the index looks for changes, in milliseconds. */
const LOOK_MS = 200

/** An engine with the seeded vehicles; the milliseconds exclude generating them. */
export function fillEngine(count: number): { engine: Engine; milliseconds: number } {
  const engine = createEngine(schema)
  const making = timeOf(() => vehicles(count).forEach(() => {}))
  const all = timeOf(() => {
    // As the shop builds its index: with room for a sixteenth more.
    const build = engine.startBuild(count)
    for (const document of vehicles(count)) build.add(document)
    runToEnd(build.finish())
  })
  return { engine, milliseconds: all - making }
}

/** Mean milliseconds of a change. */
export function timeUpdates(engine: Engine, count: number): number {
  const changes = changesOf(count, 0, UPDATES)
  return timeOf(() => changes.forEach((change) => apply(engine, change))) / UPDATES
}

/** What a process pays that starts from a snapshot, as files and log aside: unpacking and restoring, in milliseconds; and its bytes. */
export async function timeSnapshot(engine: Engine): Promise<{ milliseconds: number; bytes: number }> {
  const origin = { timeline: 'bench', database: 1 }
  const dump = await new TimeSlicer().run(engine.dump())
  const contents = await encodeSnapshot({ dump, timeline: origin.timeline, watermark: 1 }, 'bench', origin)
  const started = performance.now()
  const copy = await decodeSnapshot(contents, 'bench', origin)
  const restored = createEngine(schema)
  await new TimeSlicer().run(restored.restore(copy.dump))
  const milliseconds = performance.now() - started
  if (restored.size !== engine.size) throw new Error('The snapshot is not the engine')
  return { milliseconds, bytes: contents.length }
}

export interface SteadyLoad {
  /** Milliseconds of each search, with the changes that it had to wait for. */
  readonly times: readonly number[]
  readonly changes: number
  /** Milliseconds of processor time for all changes, so that it does not count who else uses the machine. */
  readonly spent: number
  /** Milliseconds that the most changes took which were applied at once. */
  readonly longest: number
  readonly milliseconds: number
}

/** One search after the other, while so many changes a second are applied at the places where the index would look for them. */
export function searchUnderChanges(
  engine: Engine,
  count: number,
  requests: readonly SearchRequest[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): SteadyLoad {
  const each = (perSecond * LOOK_MS) / 1000
  const changes = changesOf(count, UPDATES, perSecond * seconds)
  const times: number[] = []
  let [applied, spent, longest] = [0, 0, 0]
  const began = performance.now()
  const end = began + seconds * 1000
  let due = began
  let last = began
  for (let next = 0; last < end; next++) {
    let batch = 0
    for (; last + batch >= due && applied < changes.length; due += LOOK_MS)
      batch += timeOf(() => {
        const before = processorTime()
        for (const change of changes.slice(applied, applied + each)) apply(engine, change)
        applied += each
        spent += processorTime() - before
      })
    longest = Math.max(longest, batch)
    engine.search(requests[next % requests.length]!)
    const now = performance.now()
    times.push(now - last)
    last = now
  }
  return { times, changes: applied, spent, longest, milliseconds: last - began }
}

/** A third each are new vehicles, changed ones (price and mileage) and removed ones; the first ones of the stock are left alone. */
function changesOf(count: number, leftAlone: number, amount: number): (Document | number)[] {
  const random = new Random(5 + leftAlone)
  const market = createMarket()
  const known = vehicles(leftAlone + amount, market)
  for (let skipped = 0; skipped < leftAlone; skipped++) known.next()
  return Array.from({ length: amount }, (_, index): Document | number => {
    if (index % 3 === 0) return { id: count + leftAlone + 1 + index, values: vehicle(random, market) }
    const { id, values } = known.next().value as Document
    if (index % 3 === 1) return id
    return { id, values: { ...values, price: random.between(500, 50_000), mileage: random.below(200_000) } }
  })
}

function apply(engine: Engine, change: Document | number): void {
  if (typeof change === 'number') engine.remove(change)
  else engine.put(change)
}

/** Of this thread, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function timeOf(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

import { createEngine, type Engine } from '#search/engine.ts'
import type { SearchRequest } from '#search/request.ts'
import type { Document } from '#search/schema.ts'
import { createMarket } from './market.ts'
import { Random } from './random.ts'
import { schema, vehicle, vehicles } from './vehicles.ts'

const UPDATES = 2000

export function fillEngine(count: number): { engine: Engine; milliseconds: number; megabytes: number } {
  const documents = vehicles(count)
  const engine = createEngine(schema, { capacity: count })
  const start = performance.now()
  engine.build(documents)
  return { engine, milliseconds: performance.now() - start, megabytes: engine.memory() / 1e6 }
}

/** Milliseconds of each request: the median of the rounds, so that a pause elsewhere on the machine counts for little. */
export function timeRequests(
  ask: (request: SearchRequest) => void,
  requests: readonly SearchRequest[],
  rounds: number,
): number[] {
  const times = requests.map((): number[] => [])
  for (let round = 0; round <= rounds; round++) {
    for (const [index, request] of requests.entries()) {
      const start = performance.now()
      ask(request)
      // The first round warms up.
      if (round > 0) times[index]!.push(performance.now() - start)
    }
  }
  return times.map((own) => own.sort((a, b) => a - b)[own.length >>> 1]!)
}

/** Mean milliseconds of a change: a third each are new vehicles, changed ones (price and mileage) and removed ones. */
export function timeUpdates(engine: Engine, count: number): number {
  const random = new Random(5)
  const market = createMarket()
  const known = vehicles(UPDATES)
  const changes = Array.from({ length: UPDATES }, (_, index): Document | number => {
    if (index % 3 === 0) return { id: count + 1 + index, values: vehicle(random, market) }
    const { id, values } = known.next().value as Document
    return index % 3 === 1
      ? { id, values: { ...values, price: random.between(500, 50_000), mileage: random.below(200_000) } }
      : id
  })
  const start = performance.now()
  for (const change of changes) {
    if (typeof change === 'number') engine.remove(change)
    else engine.put(change)
  }
  return (performance.now() - start) / UPDATES
}

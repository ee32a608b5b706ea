import { createEngine, type Engine } from '#search/engine.ts'
import type { Document } from '#search/schema.ts'
import { createMarket } from './market.ts'
import { Random } from './random.ts'
import { schema, vehicle, vehicles } from './vehicles.ts'

const UPDATES = 3000

/** An engine with the seeded vehicles; the milliseconds exclude generating them. */
export function fillEngine(count: number): { engine: Engine; milliseconds: number } {
  const engine = createEngine(schema, { capacity: count })
  const making = timeOf(() => vehicles(count).forEach(() => {}))
  const all = timeOf(() => engine.build(vehicles(count)))
  return { engine, milliseconds: all - making }
}

/** Mean milliseconds of a change: a third each are new vehicles, changed ones (price and mileage) and removed ones. */
export function timeUpdates(engine: Engine, count: number): number {
  const random = new Random(5)
  const market = createMarket()
  const known = vehicles(UPDATES, market)
  const changes = Array.from({ length: UPDATES }, (_, index): Document | number => {
    if (index % 3 === 0) return { id: count + 1 + index, values: vehicle(random, market) }
    const { id, values } = known.next().value as Document
    if (index % 3 === 1) return id
    return { id, values: { ...values, price: random.between(500, 50_000), mileage: random.below(200_000) } }
  })
  const whole = timeOf(() => {
    for (const change of changes) {
      if (typeof change === 'number') engine.remove(change)
      else engine.put(change)
    }
  })
  return whole / UPDATES
}

function timeOf(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

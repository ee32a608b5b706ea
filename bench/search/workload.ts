import type { Clause, SearchRequest } from '#search/request.ts'
import { COLOURS, createMarket, FEATURES, FUELS, INTERIOR_COLOURS, type Market, MATERIALS } from './market.ts'
import { Random, weights } from './random.ts'
import { schema } from './vehicles.ts'

/**
 * A seeded mix of requests. Of every twenty, six ask for everything or one make, eight have 2–4 filters, four have 5–8 and two search
 * around a place; half of them sort by price, a third sorts descending, a fifth are deeper pages.
 */
export function createWorkload(
  count: number,
  market: Market = createMarket(),
  random = new Random(99),
): SearchRequest[] {
  return Array.from({ length: count }, (_, index) => {
    const { direction, by } = sortOf(random)
    const clauses = clausesFor(index % 20, random, market)
    const offset = random.chance(0.8) ? 0 : random.below(10) * 24
    return { clauses, sort: { by, direction }, offset, limit: 24 }
  })
}

function sortOf(random: Random): { by: string; direction: 'asc' | 'desc' } {
  const by = random.chance(0.5) ? 'price' : schema.sorts[random.below(schema.sorts.length)]!.name
  return { by, direction: random.chance(0.35) ? 'desc' : 'asc' }
}

function clausesFor(kind: number, random: Random, market: Market): Clause[] {
  if (kind < 2) return []
  if (kind < 6) return [{ field: 'make', anyOf: [random.weighted(market.makes)] }]
  if (kind < 14) return filters(random, market, 2 + random.below(3))
  if (kind < 18) return filters(random, market, 5 + random.below(4))
  const { latitude, longitude } = market.places[random.below(market.places.length)]!
  const kilometres = [10, 25, 50, 50, 100, 200][random.below(6)]!
  return [{ field: 'place', near: { latitude, longitude, kilometres } }, ...filters(random, market, random.below(4))]
}

type Filter = (random: Random, market: Market) => Clause[]

/** How often each group is filtered, and by which kind of filter. */
const FILTERS: readonly [weight: number, group: string, filter: Filter][] = [
  [60, 'model', makeRows],
  [45, 'price', priceRange],
  [40, 'condition', conditionFilter],
  [25, 'fuel', (random) => [{ field: 'fuel', anyOf: random.some(random.chance(0.2) ? 2 : 1, FUELS) }]],
  [25, 'drive', driveFilter],
  [25, 'type', typeFilter],
  [8, 'seller', sellerFilter],
  [10, 'colour', (random) => [{ field: 'colour', anyOf: random.some(1 + random.below(3), COLOURS) }]],
  [18, 'equipment', (random) => [{ field: 'features', allOf: random.some(1 + random.below(4), ALL_FEATURES) }]],
  [6, 'interior', interiorFilter],
  [10, 'emission', emissionFilter],
]
const FILTER_WEIGHTS = weights(FILTERS.map(([weight]) => weight))
const ALL_FEATURES = weights(Array.from({ length: FEATURES }, () => 1))
const BODIES = weights([30, 18, 12, 10, 8, 7, 5, 4, 3, 3])
const CONDITIONS = weights([12, 8, 80])

function filters(random: Random, market: Market, count: number): Clause[] {
  return random.some(count, FILTER_WEIGHTS).flatMap((index) => FILTERS[index]![2](random, market))
}

function makeRows(random: Random, market: Market): Clause[] {
  const rows = 1 + Number(random.chance(0.25)) + Number(random.chance(0.08))
  const either = Array.from({ length: rows }, (): Clause[] => {
    const make = random.weighted(market.makes)
    if (!random.chance(0.55)) return [{ field: 'make', anyOf: [make] }]
    const model = market.models[make]![random.weighted(market.modelWeights[make]!)]!
    return [{ field: 'model', anyOf: [model.code] }]
  })
  return [{ either }]
}

function priceRange(random: Random): Clause[] {
  const kind = random.fraction()
  if (kind > 0.88) return [{ field: 'lease', max: random.between(150, 700, 50) }]
  if (kind > 0.75) return [{ field: 'loan', max: random.between(100, 600, 50) }]
  const max = random.between(5000, 60_000, 2500)
  return [
    random.chance(0.4) ? { field: 'price', min: random.between(1000, max / 2, 500), max } : { field: 'price', max },
  ]
}

function conditionFilter(random: Random): Clause[] {
  const clauses: Clause[] = []
  if (random.chance(0.4))
    clauses.push({ field: 'condition', anyOf: random.some(random.chance(0.3) ? 2 : 1, CONDITIONS) })
  if (random.chance(0.5)) clauses.push({ field: 'year', min: random.between(22, 40) })
  if (random.chance(0.4) || clauses.length === 0)
    clauses.push({ field: 'mileage', max: random.between(10_000, 150_000, 10_000) })
  if (random.chance(0.15)) clauses.push({ field: 'owners', max: 1 + random.below(2) })
  return clauses
}

function driveFilter(random: Random): Clause[] {
  const clauses: Clause[] = []
  if (random.chance(0.65)) clauses.push({ field: 'gear', anyOf: [random.chance(0.75) ? 1 : 0] })
  if (random.chance(0.5) || clauses.length === 0) clauses.push({ field: 'power', min: random.between(50, 200, 10) })
  if (random.chance(0.1)) clauses.push({ field: 'displacement', max: random.between(1200, 4000, 200) })
  return clauses
}

function typeFilter(random: Random): Clause[] {
  const clauses: Clause[] = [{ field: 'body', anyOf: random.some(1 + random.below(3), BODIES) }]
  if (random.chance(0.3)) clauses.push({ field: 'doors', anyOf: [2] })
  if (random.chance(0.25)) clauses.push({ field: 'seats', min: 3 + random.below(3) })
  return clauses
}

function sellerFilter(random: Random, market: Market): Clause[] {
  if (random.chance(0.8)) return [{ field: 'seller', anyOf: [1] }]
  return [{ field: 'merchant', anyOf: [random.weighted(market.merchants)] }]
}

function interiorFilter(random: Random): Clause[] {
  if (random.chance(0.6)) return [{ field: 'material', anyOf: random.some(1, MATERIALS) }]
  return [{ field: 'interiorColour', anyOf: random.some(1, INTERIOR_COLOURS) }]
}

function emissionFilter(random: Random): Clause[] {
  if (random.chance(0.3)) return [{ field: 'sticker', anyOf: [3] }]
  return [{ field: 'euro', min: 5 + random.below(3) }]
}

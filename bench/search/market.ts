import { Random, type Weights, weights, zipf } from './random.ts'

/** The parts that do not grow with the stock: makes, models, merchants, places, frequencies. */

export const MAKES = 40
export const MODELS = 600
export const MERCHANTS = 1000
export const PLACES = 8000
export const FEATURES = 60

export interface Model {
  code: number
  /** Logarithm of the new price in euros. */
  logPrice: number
  body: number
  seats: number
  kilowatts: number
  cubicCentimetres: number
  electric: boolean
}

export interface Market {
  makes: Weights
  models: readonly Model[][]
  modelWeights: readonly Weights[]
  merchants: Weights
  merchantPlaces: readonly number[]
  places: readonly { latitude: number; longitude: number; state: number }[]
  featureChances: readonly number[]
}

export const FUELS = weights([42, 33, 9, 6, 5, 2, 1, 1, 1])
export const COLOURS = weights([24, 20, 17, 11, 8, 6, 3, 2, 2, 2, 2, 1, 1, 1])
export const MATERIALS = weights([50, 22, 12, 8, 5, 3])
export const INTERIOR_COLOURS = weights([60, 15, 8, 5, 4, 3, 2, 1, 1, 1])

export function createMarket(random = new Random(42)): Market {
  const makes = zipf(MAKES, 0.9)
  const models = createModels(random, makes)
  return {
    makes,
    models,
    modelWeights: models.map((own) => zipf(own.length, 0.8)),
    merchants: zipf(MERCHANTS, 0.6),
    merchantPlaces: Array.from({ length: MERCHANTS }, () => random.below(PLACES)),
    places: createPlaces(random),
    featureChances: Array.from({ length: FEATURES }, () => 0.06 + 0.84 * random.fraction() ** 1.5),
  }
}

/** Every make has at least four models, popular makes have more. */
function createModels(random: Random, makes: Weights): Model[][] {
  const counts = Array.from({ length: MAKES }, () => 4)
  for (let left = MODELS - 4 * MAKES; left > 0; left--) counts[random.weighted(makes)]!++
  let code = 0
  return counts.map((count, make) =>
    Array.from({ length: count }, () => ({
      code: code++,
      logPrice: 10 + random.normal() * 0.45 + (make % 7 === 0 ? 0.5 : 0),
      body: Math.floor(random.fraction() * random.fraction() * 10),
      seats: [4, 5, 5, 5, 5, 7, 2, 5][random.below(8)]!,
      kilowatts: 60 + Math.floor(random.fraction() * random.fraction() * 250),
      cubicCentimetres: 900 + Math.floor(random.fraction() * random.fraction() * 40) * 100,
      electric: random.chance(0.12),
    })),
  )
}

/** Places lie around eighty towns of different size. */
function createPlaces(random: Random): Market['places'] {
  const towns = Array.from({ length: 80 }, () => ({
    latitude: 47.5 + random.fraction() * 7,
    longitude: 6.5 + random.fraction() * 8,
    state: random.below(16),
  }))
  const sizes = zipf(towns.length, 0.7)
  return Array.from({ length: PLACES }, () => {
    const { latitude, longitude, state } = towns[random.weighted(sizes)]!
    return { latitude: latitude + random.normal() * 0.22, longitude: longitude + random.normal() * 0.35, state }
  })
}

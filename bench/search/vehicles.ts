import type { Document, Schema } from '#search/schema.ts'
import { COLOURS, createMarket, FEATURES, FUELS, INTERIOR_COLOURS, type Market, MATERIALS } from './market.ts'
import { Random } from './random.ts'

/** 26 counted fields in twelve groups and two more to sort by: about as many as a car marketplace has. */

const steps = (count: number, step: number) => Array.from({ length: count }, (_, index) => index * step)
const growing = (count: number, low: number, high: number) =>
  Array.from({ length: count }, (_, index) => Math.round(low * (high / low) ** (index / count)))

export const schema: Schema = {
  fields: [
    { kind: 'value', name: 'state', group: 'place', size: 16 },
    { kind: 'place', name: 'place', group: 'place' },
    { kind: 'value', name: 'seller', group: 'seller', size: 2 },
    { kind: 'term', name: 'merchant', group: 'seller' },
    { kind: 'value', name: 'body', group: 'type', size: 10 },
    { kind: 'value', name: 'doors', group: 'type', size: 4 },
    { kind: 'value', name: 'seats', group: 'type', size: 8 },
    { kind: 'term', name: 'make', group: 'model' },
    { kind: 'term', name: 'model', group: 'model', parent: 'make' },
    { kind: 'number', name: 'price', group: 'price', buckets: growing(32, 500, 200_000), extent: true },
    { kind: 'number', name: 'loan', group: 'price', buckets: growing(32, 10, 3000), extent: true },
    { kind: 'number', name: 'lease', group: 'price', buckets: growing(32, 49, 2500), extent: true },
    { kind: 'value', name: 'condition', group: 'condition', size: 3 },
    { kind: 'value', name: 'year', group: 'condition', size: 42 },
    { kind: 'number', name: 'mileage', group: 'condition', buckets: steps(24, 10_000) },
    { kind: 'value', name: 'owners', group: 'condition', size: 6 },
    { kind: 'value', name: 'fuel', group: 'fuel', size: 9 },
    { kind: 'number', name: 'consumption', group: 'fuel', buckets: steps(16, 10) },
    { kind: 'value', name: 'gear', group: 'drive', size: 3 },
    { kind: 'number', name: 'power', group: 'drive', buckets: steps(20, 20) },
    { kind: 'number', name: 'displacement', group: 'drive', buckets: steps(16, 400) },
    { kind: 'value', name: 'colour', group: 'colour', size: 14 },
    { kind: 'flags', name: 'features', group: 'equipment', size: FEATURES },
    { kind: 'value', name: 'material', group: 'interior', size: 6 },
    { kind: 'value', name: 'interiorColour', group: 'interior', size: 10 },
    { kind: 'value', name: 'euro', group: 'emission', size: 8 },
    { kind: 'value', name: 'sticker', group: 'emission', size: 4 },
    { kind: 'number', name: 'registered', group: 'dates' },
    { kind: 'number', name: 'created', group: 'dates' },
  ],
  sorts: ['price', 'loan', 'mileage', 'power', 'consumption', 'registered', 'created'].map((name) => ({ name })),
}

/** The seeded vehicles 1 … count. */
export function* vehicles(count: number, market: Market = createMarket(), seed = 7): Generator<Document> {
  const random = new Random(seed)
  for (let id = 1; id <= count; id++) yield { id, values: vehicle(random, market) }
}

export function vehicle(random: Random, market: Market): Document['values'] {
  const isPrivate = random.chance(0.25)
  const merchant = isPrivate ? undefined : random.weighted(market.merchants)
  const place =
    market.places[merchant === undefined ? random.below(market.places.length) : market.merchantPlaces[merchant]!]!
  const make = random.weighted(market.makes)
  const model = market.models[make]![random.weighted(market.modelWeights[make]!)]!
  const { age, condition } = ageOf(random)
  const registered = Math.max(0, Math.round((41.8 - age) * 12))
  const year = Math.min(41, Math.floor(registered / 12))
  const euros = Math.exp(model.logPrice + random.normal() * 0.25) * 0.885 ** age
  const price = Math.max(400, Math.round(euros / 10) * 10)
  const isLeased = age < 4 && !isPrivate && random.chance(0.6)
  const fuel = model.electric ? (random.chance(0.8) ? 3 : 2) : random.weighted(FUELS)
  const isElectric = fuel === 3
  const displacement = isElectric ? undefined : model.cubicCentimetres + random.below(8) * 100
  const euro = isElectric ? 7 : Math.min(7, Math.max(0, Math.round((year - 8) / 5 + random.fraction() * 0.8)))
  return {
    state: place.state,
    place,
    seller: isPrivate ? 0 : 1,
    merchant,
    body: random.chance(0.8) ? model.body : random.below(10),
    doors: random.chance(0.75) ? 2 : random.below(4),
    seats: random.chance(0.9) ? model.seats - 1 : random.below(8),
    make,
    model: model.code,
    price,
    loan: random.chance(0.75) ? Math.round(price * 0.0135 * (0.9 + 0.2 * random.fraction())) : undefined,
    lease: isLeased ? Math.max(49, Math.round(price * 0.011 * (0.8 + 0.4 * random.fraction()))) : undefined,
    condition,
    year,
    mileage: mileageOf(random, condition, age),
    owners: condition === 0 ? 0 : Math.min(5, 1 + Math.floor((age / 5) * random.fraction() * 1.6)),
    fuel,
    consumption: displacement === undefined ? undefined : Math.round(30 + displacement / 60 + random.fraction() * 25),
    gear: random.chance(0.4 + (model.logPrice - 9.9) * 0.3) ? 1 : random.chance(0.97) ? 0 : 2,
    power: Math.max(20, Math.round(model.kilowatts * (0.7 + 0.6 * random.fraction()))),
    displacement,
    colour: random.weighted(COLOURS),
    features: featuresOf(random, market, price),
    material: random.weighted(MATERIALS),
    interiorColour: random.weighted(INTERIOR_COLOURS),
    euro,
    sticker: year < 8 ? 0 : Math.min(3, Math.max(1, euro)),
    registered,
    created: Math.floor(29_000_000 + Math.log(1 - random.fraction()) * 60 * 1440),
  }
}

/** New, nearly new, used. Age in years. */
function ageOf(random: Random): { age: number; condition: number } {
  const kind = random.fraction()
  if (kind < 0.12) return { age: 0, condition: 0 }
  if (kind < 0.2) return { age: random.fraction() * 1.2, condition: 1 }
  return { age: Math.min(40, 0.5 - Math.log(1 - random.fraction()) * 6.5), condition: 2 }
}

function mileageOf(random: Random, condition: number, age: number): number {
  if (condition === 0) return random.below(50)
  if (condition === 1) return random.below(5000)
  return Math.max(500, Math.round((age * 13_500 * (0.5 + random.fraction())) / 100) * 100)
}

/** Expensive vehicles have more features. */
function featuresOf(random: Random, { featureChances }: Market, price: number): number[] {
  const luxury = Math.max(-0.3, Math.min(0.35, (Math.log(price) - 9.6) * 0.18))
  return featureChances.flatMap((chance, feature) => (random.chance(chance + luxury) ? feature : []))
}

import type { ChosenCar } from './choose-car.ts'
import type { Random } from './random.ts'
import { usualMileage } from './wear.ts'

/** The price of the car when new, in cents: stronger and better equipped cars are higher in the model's range. */
export function listPriceOf(random: Random, { model, engine, body, trimRank, ageInMonths }: ChosenCar): number {
  const powers = model.engines.map(({ power }) => power)
  const [weakest, strongest] = [Math.min(...powers), Math.max(...powers)]
  const powerRank = strongest > weakest ? (engine.power - weakest) / (strongest - weakest) : 0.4
  const rank = Math.min(1, Math.max(0, 0.6 * powerRank + 0.4 * trimRank + random.between(-0.06, 0.06)))
  const thousands = model.price[0] + (model.price[1] - model.price[0]) * rank
  const openAir = body === 'CABRIO' && model.bodies.length > 1 ? 1.1 : 1
  // List prices rose by about two per cent a year.
  const then = 0.982 ** (ageInMonths / 12)
  return Math.round((thousands * 1000 * openAir * then) / 5) * 5 * 100
}

interface PriceFacts {
  /** km */
  readonly mileage: number
  readonly accident: boolean
  readonly damaged: boolean
}

/** The asking price in cents, rounded like typical asking prices. */
export function askingPriceOf(random: Random, car: ChosenCar, listPrice: number, facts: PriceFacts): number {
  const remaining =
    remainingShare(random, car) *
    mileageFactor(car, facts.mileage) *
    (car.condition === 'USED' ? random.between(0.94, 1.06) : 1)
  const sound = (facts.accident ? 0.88 : 1) * (facts.damaged ? 0.62 : 1)
  const euros = Math.max(790, (listPrice / 100) * remaining * sound)
  if (euros < 3000) return Math.round(euros / 50) * 50 * 100
  return (Math.floor(euros / 100) * 100 + random.pick([90, 90, 90, 50, 80, 40, 0])) * 100
}

/** The share of the list price that is left after wear and age. */
function remainingShare(random: Random, { condition, ageInMonths, engine, model }: ChosenCar): number {
  switch (condition) {
    case 'NEW':
      return random.between(0.86, 0.98)
    case 'DAY_REGISTRATION':
      return random.between(0.77, 0.87)
    case 'DEMONSTRATOR':
      return random.between(0.74, 0.84)
    case 'NEARLY_NEW':
      return random.between(0.69, 0.79)
    default: {
      const years = ageInMonths / 12
      const electric = engine.fuel === 'ELECTRIC' ? 0.95 ** Math.min(years, 5) : 1
      // Old sports cars keep more of their value than other cars.
      const least = model.segment === 'S' ? 0.3 : 0.05
      return Math.max(least, 0.76 * Math.exp(-0.112 * years) * electric)
    }
  }
}

function mileageFactor(car: ChosenCar, mileage: number): number {
  if (car.condition !== 'USED') return 1
  const surplus = (mileage - usualMileage(car)) / 10_000
  return Math.min(1.14, Math.max(0.72, Math.exp(-0.018 * surplus)))
}

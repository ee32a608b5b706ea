import type { VehicleAttributes } from '#catalogue/fields.ts'
import type { ChosenCar } from './choose-car.ts'
import { monthNumber, monthText } from '#domain/calendar-month.ts'
import type { Random } from './random.ts'

type Wear = Pick<
  VehicleAttributes,
  | 'mileage'
  | 'previousOwners'
  | 'hu'
  | 'huNew'
  | 'accident'
  | 'damaged'
  | 'roadworthy'
  | 'fullServiceHistory'
  | 'nonSmoker'
  | 'warranty'
>

/** The results of use: mileage, owners, inspection, damage. */
export function wearOf(random: Random, car: ChosenCar, isPrivate: boolean, today: string): Wear {
  const isUsed = car.condition === 'USED'
  const isAccident = isUsed && random.chance(0.03)
  const isDamaged = isUsed && random.chance(0.014)
  const isTested = isUsed && !isDamaged && random.chance(0.25)
  return {
    mileage: mileageOf(random, car),
    previousOwners: ownersOf(random, car),
    hu: isTested ? monthText(monthNumber(today) + 24) : nextTest(car, today),
    huNew: isTested ? true : null,
    accident: isAccident,
    damaged: isDamaged,
    roadworthy: !(isDamaged && random.chance(0.4)),
    fullServiceHistory: isUsed ? random.chance(car.ageInMonths < 96 ? 0.75 : 0.45) : true,
    nonSmoker: random.chance(0.7) ? true : null,
    warranty: !isPrivate && (!isUsed || car.ageInMonths < 120),
  }
}

const KILOMETRES_A_YEAR: Readonly<Record<string, number>> = { DIESEL: 18_500, HYBRID_DIESEL: 19_500, ELECTRIC: 13_500 }

/** Usual kilometres of a car by fuel and age; old cars are driven less. */
export function usualMileage({ engine, ageInMonths }: ChosenCar): number {
  const perYear = KILOMETRES_A_YEAR[engine.fuel] ?? 12_000
  const years = ageInMonths / 12
  return perYear * Math.min(years, 8) + perYear * 0.55 * Math.max(0, years - 8)
}

function mileageOf(random: Random, car: ChosenCar): number {
  switch (car.condition) {
    case 'NEW':
      return random.whole(5, 30)
    case 'DAY_REGISTRATION':
      return random.whole(10, 100)
    case 'DEMONSTRATOR':
      return random.whole(20, 95) * 100
    case 'NEARLY_NEW':
      return random.whole(60, 220) * 100
    default: {
      const spread = Math.exp((random.next() + random.next() + random.next() - 1.5) * 0.7)
      const driven = believableMileage(usualMileage(car) * spread)
      return Math.max(900, Math.round(driven / 10) * 10 + random.pick([0, 0, 0, 3, 7]))
    }
  }
}

const OFTEN_SOLD_UNTIL_KM = 200_000
const RARELY_SOLD_FROM_KM = 320_000

/** Compresses mileages above the first limit towards the second one, because dealers hardly offer cars with more. */
function believableMileage(kilometres: number): number {
  const surplus = kilometres - OFTEN_SOLD_UNTIL_KM
  if (surplus <= 0) return kilometres
  const rest = RARELY_SOLD_FROM_KM - OFTEN_SOLD_UNTIL_KM
  return OFTEN_SOLD_UNTIL_KM + rest * (1 - Math.exp(-surplus / rest))
}

function ownersOf(random: Random, { condition, ageInMonths }: ChosenCar): number {
  if (condition === 'NEW') return 0
  if (condition !== 'USED' || ageInMonths < 30) return 1
  const years = ageInMonths / 12
  const max = Math.min(7, 1 + Math.floor(years / 3))
  return 1 + Math.floor((max - 0.01) * random.next() ** 1.7)
}

/** The inspection is due three years after the first registration, then every two years. New cars have none yet. */
function nextTest({ firstRegistration }: ChosenCar, today: string): string | null {
  if (firstRegistration === null) return null
  let due = monthNumber(firstRegistration) + 36
  while (due < monthNumber(today)) due += 24
  return monthText(due)
}

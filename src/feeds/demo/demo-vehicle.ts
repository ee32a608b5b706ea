import type { VehicleAttributes } from '#catalogue/fields.ts'
import type { Doors } from '#domain/vehicle/vocabulary.ts'
import type { WrittenVehicle } from '../mobilede/write-row.ts'
import { type ChosenCar, chooseCar } from './choose-car.ts'
import { descriptionOf, highlightsOf } from './description-text.ts'
import { energyOf } from './energy.ts'
import { equipmentOf } from './equip.ts'
import type { DemoMerchant } from './merchants.ts'
import type { DemoMake } from './models/make.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { paintOf } from './paint.ts'
import { askingPriceOf, listPriceOf } from './price.ts'
import type { Random } from './random.ts'
import { titleOf } from './title.ts'
import { wearOf } from './wear.ts'

/** One car of a merchant with all attributes of an offer; `today` is YYYY-MM-DD. */
export function demoVehicle(
  random: Random,
  merchant: DemoMerchant,
  makes: readonly DemoMake[],
  number: number,
  today: string,
): WrittenVehicle {
  const isPrivate = merchant.kind === 'PRIVATE'
  const car = carOf(random, merchant, makes, today)
  const wear = wearOf(random, car, isPrivate, today)
  const listPrice = listPriceOf(random, car)
  const facts = { mileage: wear.mileage ?? 0, accident: wear.accident === true, damaged: wear.damaged === true }
  const attributes: Partial<VehicleAttributes> = {
    ...wear,
    ...energyOf(random, car),
    ...equipmentOf(random, car, Number(today.slice(0, 4))),
    ...paintOf(random),
    ...technicalData(random, car),
    ...documentsOf(random, car, isPrivate, today),
    ...deliveryOf(random, car, today),
    modelDescription: titleOf(car) || null,
    price: askingPriceOf(random, car, listPrice, facts),
    listPrice: car.ageInMonths <= 18 ? listPrice : null,
  }
  const highlights = highlightsOf(car, attributes)
  const description = descriptionOf(random, car, attributes, merchant)
  return {
    internalNumber: `${PREFIXES[car.condition]}-${number}`,
    makeName: car.make.name,
    modelName: car.model.name,
    attributes: { ...attributes, highlights, description },
  }
}

/** A car of a fuel that the merchant sells. */
function carOf(random: Random, { kind, fuels }: DemoMerchant, makes: readonly DemoMake[], today: string): ChosenCar {
  for (;;) {
    const car = chooseCar(random, makes, kind === 'PRIVATE', today)
    if (fuels.length === 0 || fuels.includes(car.engine.fuel)) return car
  }
}

const PREFIXES = { NEW: 'NW', USED: 'GW', DAY_REGISTRATION: 'TZ', DEMONSTRATOR: 'VF', NEARLY_NEW: 'JW' } as const

function technicalData(random: Random, car: ChosenCar): Partial<VehicleAttributes> {
  const { engine, condition, firstRegistration, body, gearbox, drive } = car
  return {
    ...{ condition, firstRegistration, gearbox, drive },
    bodyType: body,
    doors: doorsOf(random, car),
    seats: seatsOf(random, car),
    power: engine.power,
    cubicCapacity: engine.cubicCapacity,
    cylinders: engine.cubicCapacity === null ? null : cylindersOf(engine.cubicCapacity),
    fuel: engine.fuel,
  }
}

function cylindersOf(cubicCapacity: number): number {
  const steps = [1250, 2500, 3900, 5100] as const
  return [3, 4, 6, 8, 10][steps.filter((step) => cubicCapacity > step).length] ?? 12
}

function doorsOf(random: Random, { body, model }: ChosenCar): Doors {
  if (body === 'COUPE' || body === 'CABRIO' || model.name === 'fortwo' || body === 'OTHER') return 'TWO_OR_THREE'
  if (body === 'SMALL_CAR' && random.chance(0.2)) return 'TWO_OR_THREE'
  return (model.segment === 'T' || model.segment === 'M') && random.chance(0.12) ? 'SIX_OR_SEVEN' : 'FOUR_OR_FIVE'
}

function seatsOf(random: Random, { body, model }: ChosenCar): number {
  if (model.name === 'fortwo' || body === 'OTHER') return 2
  if (body === 'TRANSPORTER') return random.pick([2, 3, 3, 5, 6, 9])
  if (body === 'CABRIO' || body === 'COUPE') return model.segment === 'S' ? random.pick([2, 4]) : 4
  if (model.segment === 'A') return 4
  if (model.segment === 'M') return random.pick([5, 5, 7])
  return model.segment === 'J' && model.price[1] > 50 && random.chance(0.2) ? 7 : 5
}

const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'.split('')
/** The tenth character is the model year: letters and digits in turn, repeating every thirty years. */
const YEAR_LETTERS = 'ABCDEFGHJKLMNPRSTVWXY123456789'

function documentsOf(
  random: Random,
  { make, engine, condition, ageInMonths, firstRegistration }: ChosenCar,
  isPrivate: boolean,
  today: string,
) {
  const year = Number((firstRegistration ?? today).slice(0, 4))
  const letters = (count: number) => Array.from({ length: count }, () => random.pick(VIN_LETTERS)).join('')
  const serial = String(random.whole(1, 999_999)).padStart(6, '0')
  const isMargin = isPrivate || (condition === 'USED' && ageInMonths > 24 && random.chance(0.55))
  return {
    vin: `${make.wmi}ZZZ${letters(3)}${YEAR_LETTERS[(year - 1980) % 30] ?? 'A'}${random.pick(VIN_LETTERS)}${serial}`,
    hsn: make.hsn,
    // Cars with the same engine share their type number.
    tsn: ['A', 'B', 'C']
      .map((_, place) => VIN_LETTERS[(engine.power * (place + 3) + engine.name.length) % 22])
      .join(''),
    vatMode: isMargin ? ('MARGIN' as const) : ('REGULAR' as const),
    vatRate: isMargin ? null : 19,
  }
}

function deliveryOf(random: Random, { condition }: ChosenCar, today: string): Partial<VehicleAttributes> {
  if (condition !== 'NEW') return { availability: random.pick([3, 7, 7, 14]) }
  const availability = random.pick([7, 14, 14, 42, 60, 90, 120, 180])
  return { availability, availableFrom: availability > 14 ? addDays(today, availability) : null }
}

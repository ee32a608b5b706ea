import type { BodyType, Condition, Drive, Gearbox } from '#domain/vehicle/vocabulary.ts'
import type { DemoEngine, DemoMake, DemoModel } from './models/make.ts'
import { demoMakes } from './models/makes.ts'
import { monthNumber, monthText } from '#domain/calendar-month.ts'
import type { Random } from './random.ts'
import { usualEngines } from './usual-engines.ts'

/** The decisions about a demo car from which everything else follows. */
export interface ChosenCar {
  readonly make: DemoMake
  readonly model: DemoModel
  readonly body: BodyType
  readonly engine: DemoEngine
  readonly gearbox: Gearbox
  readonly drive: Drive
  readonly condition: Condition
  /** YYYY-MM, null for a new car. */
  readonly firstRegistration: string | null
  /** Whole months since the first registration. */
  readonly ageInMonths: number
  readonly trim: string
  /** 0 for the make's simplest trim, 1 for its best one. */
  readonly trimRank: number
}

const CONDITION_SHARES: readonly (readonly [Condition, number])[] = [
  ['USED', 68],
  ['NEW', 12],
  ['NEARLY_NEW', 9],
  ['DAY_REGISTRATION', 6],
  ['DEMONSTRATOR', 5],
]

/** Share of a company's used cars that came from trade-ins and auctions, of other makes. */
const OTHER_MAKES_SHARE = 0.5
/** A few makes sell most cars: the exponent by which strong makes sell more than their weight says. */
const MAKE_STEEPNESS = 1.4
/** The first models of a make sell about alike, and demand falls steeply from there to its last. */
const MODEL_STEEPNESS = 4.5
const LEADING_MODELS = 7
/** How steeply demand falls from a model's usual engine to its rarest. */
const ENGINE_STEEPNESS = 5
/** Cars from before this year have any engine of the model, because too few are left for the usual one to be common. */
const EARLY_YEAR = 2006
/** Share of the gearbox that buyers of an engine usually order: the automatic from this power on. */
const USUAL_GEARBOX_SHARE = 0.95
const AUTOMATIC_FROM_KW = 105

/** Chooses a car of a merchant that sells these makes; `today` is YYYY-MM-DD. */
export function chooseCar(random: Random, makes: readonly DemoMake[], isPrivate: boolean, today: string): ChosenCar {
  const [drawn] = random.weighted(CONDITION_SHARES, ([, share]) => share)
  const isForeign = !isPrivate && drawn === 'USED' && random.chance(OTHER_MAKES_SHARE)
  const make = random.weighted(isForeign ? demoMakes() : makes, ({ weight }) => weight ** MAKE_STEEPNESS)
  const isStillBuilt = make.models.some(({ years }) => years.to === 9999)
  const condition = isPrivate || !isStillBuilt ? 'USED' : drawn
  // The models of a table are sorted by popularity.
  const offered = make.models.filter(({ years }) => condition === 'USED' || years.to === 9999)
  const model = random.weighted(
    offered,
    (candidate) => (LEADING_MODELS + offered.indexOf(candidate)) ** -MODEL_STEEPNESS,
  )
  const month = registrationMonth(random, condition, model, monthNumber(today))
  const year = Math.floor(month / 12)
  const engine = chooseEngine(random, model, year, condition)
  const trim = random.whole(0, make.trims.length - 1)
  return {
    ...{ make, model, engine, condition },
    body: random.pick(model.bodies),
    gearbox: chooseGearbox(random, engine),
    drive: chooseDrive(random, make, model, engine),
    firstRegistration: condition === 'NEW' ? null : monthText(month),
    ageInMonths: condition === 'NEW' ? 0 : monthNumber(today) - month,
    trim: make.trims[trim] ?? '',
    trimRank: make.trims.length > 1 ? trim / (make.trims.length - 1) : 0.5,
  }
}

/** The month of the first registration; of a new car, this month. Used cars are mostly young, a few are very old. */
function registrationMonth(random: Random, condition: Condition, model: DemoModel, now: number): number {
  switch (condition) {
    case 'NEW':
      return now
    case 'DAY_REGISTRATION':
      return now - random.whole(0, 6)
    case 'DEMONSTRATOR':
      return now - random.whole(2, 12)
    case 'NEARLY_NEW':
      return now - random.whole(7, 12)
    default: {
      const usual = now - 12 - Math.round(230 * random.next() ** 4)
      const wished = random.chance(0.05) ? now - random.whole(170, 410) : usual
      const first = model.years.from * 12 + 2
      const last = Math.min(model.years.to * 12 + 11, now - 12)
      if (wished < first) return Math.min(first + random.whole(0, 30), now - 1)
      return wished > last ? Math.max(last - random.whole(0, 40), Math.min(first, now - 1)) : wished
    }
  }
}

const RARE = new Set(['LPG', 'CNG', 'ETHANOL', 'HYDROGEN', 'OTHER'])

function chooseEngine(random: Random, model: DemoModel, year: number, condition: Condition): DemoEngine {
  const built = model.engines.filter(({ years }) => {
    return condition === 'USED' ? year >= years.from && year <= years.to : years.to === 9999
  })
  const isElectricModel = model.engines.every(({ fuel }) => fuel === 'ELECTRIC')
  const nearest = isElectricModel ? model.engines : usualEngines(model.segment, year)
  const engines = built.length > 0 ? built : nearest
  const usual = byDemand(engines, model)
  return random.weighted(engines, (engine) => {
    const rank = usual.indexOf(engine)
    const demand = year < EARLY_YEAR ? 1 : (1 + rank) ** -ENGINE_STEEPNESS
    return (RARE.has(engine.fuel) ? 0.4 : 1) * demand
  })
}

/** Engines by demand: those of a model's middle power first, neither the weakest nor the sports version. */
function byDemand(engines: readonly DemoEngine[], model: DemoModel): readonly DemoEngine[] {
  const powers = model.engines.map(({ power }) => power).toSorted((a, b) => a - b)
  const middle = powers[Math.floor((powers.length - 1) / 2)] ?? 0
  return engines.toSorted((a, b) => Math.abs(a.power - middle) - Math.abs(b.power - middle))
}

function chooseGearbox(random: Random, { gearboxes, power }: DemoEngine): Gearbox {
  const first = gearboxes[0] ?? 'MANUAL'
  const last = gearboxes.at(-1) ?? first
  const isUsual = random.chance(USUAL_GEARBOX_SHARE)
  return isUsual === power >= AUTOMATIC_FROM_KW ? last : first
}

/** Share of all-wheel drive in a segment where the engine is strong enough. */
const ALL_WHEEL_SHARES: Readonly<Record<string, number>> = {
  P: 0.9,
  J: 0.36,
  F: 0.5,
  E: 0.3,
  D: 0.16,
  S: 0.12,
  C: 0.04,
}

function chooseDrive(random: Random, make: DemoMake, model: DemoModel, engine: DemoEngine): Drive {
  const isLargeOffRoad = model.segment === 'J' && model.price[1] >= 80
  const share = isLargeOffRoad ? 0.9 : engine.power >= 95 ? (ALL_WHEEL_SHARES[model.segment] ?? 0) : 0
  if (random.chance(share)) return 'ALL_WHEEL'
  // Makes with rear-wheel drive build their small cars on a front-wheel-drive base.
  const isSmall = ['B', 'C', 'M'].includes(model.segment) || (model.segment === 'J' && model.price[0] < 50)
  return engine.drive ?? (make.drive === 'REAR' && isSmall && engine.fuel !== 'ELECTRIC' ? 'FRONT' : make.drive)
}

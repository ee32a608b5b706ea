import { z } from 'zod'
import type { VehicleAttributes } from '#catalogue/fields.ts'
import {
  COMFORT_FEATURES,
  type ComfortFeature,
  ENTERTAINMENT_FEATURES,
  SECURITY_FEATURES,
  type SecurityFeature,
} from '#domain/vehicle/equipment.ts'
import type { ChosenCar } from './choose-car.ts'
import { demoFile } from './demo-file.ts'
import { SEGMENTS } from './models/make.ts'
import type { Random } from './random.ts'

/** The year in which a feature first appeared, and how well equipped a car must be to have it; it becomes more common over time. */
const rowsOf = <const F extends readonly string[]>(features: F) =>
  z.array(z.strictObject({ feature: z.enum(features), since: z.number().int(), richness: z.number() }))

const tables = demoFile(
  'equipment',
  z.strictObject({
    /** Base equipment level of a segment, before the trim is added. */
    segments: z.record(z.enum(SEGMENTS), z.number()),
    comfort: rowsOf(COMFORT_FEATURES),
    security: rowsOf(SECURITY_FEATURES),
    entertainment: rowsOf(ENTERTAINMENT_FEATURES),
  }),
)

interface Row<F> {
  readonly feature: F
  readonly since: number
  readonly richness: number
}

type Equipment = Pick<
  VehicleAttributes,
  'comfort' | 'security' | 'entertainment' | 'aircon' | 'interiorType' | 'interiorColor'
>

/** A car's equipment: more in higher segments, better trims and later years. */
export function equipmentOf(random: Random, car: ChosenCar, thisYear: number): Equipment {
  const year = car.firstRegistration === null ? thisYear : Number(car.firstRegistration.slice(0, 4))
  const { segments, comfort, security, entertainment } = tables()
  const richness =
    segments[car.body === 'OTHER' ? 'T' : car.model.segment] + car.trimRank * 3 + random.between(-0.9, 0.9)
  const having = <F>(rows: readonly Row<F>[]): F[] =>
    rows
      .filter(({ since, richness: needed }) => {
        const commoner = Math.min(1.8, (year - since) * 0.1)
        return year >= since && richness + commoner + random.between(-1.3, 1.3) > needed
      })
      .map(({ feature }) => feature)
  return {
    comfort: possibleComfort(random, car, [...having(comfort), ...towbarOf(random, car), ...heatPumpOf(random, car)]),
    security: possibleSecurity(having(security), year),
    entertainment: having(entertainment).filter((feature) => feature !== 'CD_PLAYER' || year < 2019),
    aircon: airconOf(random, richness + Math.min(2, (year - 2004) * 0.12)),
    ...interiorOf(random, richness, year),
  }
}

function towbarOf(random: Random, { model }: ChosenCar): ComfortFeature[] {
  if (!random.chance(['J', 'P', 'M', 'D', 'T'].includes(model.segment) ? 0.34 : 0.1)) return []
  return random.pick<ComfortFeature[]>([['TOWBAR'], ['TOWBAR', 'TOWBAR_DETACHABLE'], ['TOWBAR', 'TOWBAR_SWIVELLING']])
}

function heatPumpOf(random: Random, { engine }: ChosenCar): ComfortFeature[] {
  return engine.fuel === 'ELECTRIC' && random.chance(0.55) ? ['HEAT_PUMP'] : []
}

function possibleComfort(random: Random, { body, engine }: ChosenCar, features: ComfortFeature[]): ComfortFeature[] {
  const isClosed = body !== 'CABRIO' && body !== 'TRANSPORTER'
  const rails = isClosed && (body === 'ESTATE' || body === 'SUV' || body === 'VAN') && random.chance(0.7)
  const adapted = random.chance(0.006)
  const remaining = features.filter((feature) => {
    if (feature === 'PANORAMIC_ROOF' || feature === 'ELECTRIC_TAILGATE' || feature === 'SKI_BAG') return isClosed
    if (feature === 'SUNROOF') return isClosed && !features.includes('PANORAMIC_ROOF')
    return feature !== 'START_STOP' || engine.fuel !== 'ELECTRIC'
  })
  return [
    ...remaining,
    ...(rails ? ['ROOF_RAILS' as const] : []),
    ...(adapted ? ['WHEELCHAIR_ACCESSIBLE' as const] : []),
  ]
}

function possibleSecurity(features: SecurityFeature[], year: number): SecurityFeature[] {
  const isLed = features.includes('LED_HEADLIGHTS') || features.includes('MATRIX_LED')
  const lights = features.filter(
    (feature) => feature !== 'LED_HEADLIGHTS' && (feature !== 'XENON' || (!isLed && year < 2020)),
  )
  return isLed ? [...lights, 'LED_HEADLIGHTS'] : lights
}

function airconOf(random: Random, richness: number): Equipment['aircon'] {
  const level = richness + random.between(-1.4, 1.4)
  if (level < 2.2) return 'NONE'
  if (level < 5.4) return 'MANUAL'
  if (level < 7) return 'AUTOMATIC'
  if (level < 11) return 'AUTOMATIC_2_ZONES'
  return level < 12.4 ? 'AUTOMATIC_3_ZONES' : 'AUTOMATIC_4_ZONES'
}

function interiorOf(random: Random, richness: number, year: number): Pick<Equipment, 'interiorType' | 'interiorColor'> {
  const level = richness + random.between(-2, 2)
  const plain = random.weighted(['CLOTH', 'VELOUR', 'OTHER'] as const, (type) =>
    type === 'CLOTH' ? 20 : year < 2008 ? 4 : 0.6,
  )
  const leather = random.weighted(
    ['FULL_LEATHER', 'PARTIAL_LEATHER', 'ALCANTARA', 'FAUX_LEATHER'] as const,
    (type) => ({ FULL_LEATHER: 5, PARTIAL_LEATHER: 5, ALCANTARA: 2, FAUX_LEATHER: year > 2016 ? 5 : 1 })[type],
  )
  const colors = ['BLACK', 'GREY', 'BEIGE', 'BROWN', 'RED', 'BLUE', 'OTHER'] as const
  const shares = { BLACK: 60, GREY: 18, BEIGE: 9, BROWN: 5, RED: 3, BLUE: 2, OTHER: 3 }
  return {
    interiorType: level > 6.2 ? leather : plain,
    interiorColor: random.weighted(colors, (color) => shares[color]),
  }
}

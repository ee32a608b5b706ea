import type { VehicleAttributes } from '#catalogue/fields.ts'
import type { ComfortFeature, EntertainmentFeature, SecurityFeature } from '#domain/vehicle/equipment.ts'
import type { ChosenCar } from './choose-car.ts'
import type { Segment } from './models/make.ts'
import type { Random } from './random.ts'

/** How rich a car of a segment is before its trim counts; the scale is that of the features below. */
const SEGMENT_RICHNESS: Readonly<Record<Segment, number>> = {
  ...{ A: 2, B: 3, C: 4.2, D: 5.6, E: 6.8, F: 8.6 },
  ...{ J: 5, S: 5.8, M: 4.6, P: 4, T: 2.4 },
}

/** Since when a feature is fitted, and how rich a car must be to have it in that year; it grows commoner with time. */
type Rarity = readonly [since: number, richness: number]

const COMFORT: Readonly<Partial<Record<ComfortFeature, Rarity>>> = {
  SEAT_HEATING: [1992, 5.5],
  SEAT_VENTILATION: [2006, 10],
  MASSAGE_SEATS: [2005, 11.4],
  ELECTRIC_SEATS: [1992, 8],
  SEAT_MEMORY: [1995, 9.6],
  SPORT_SEATS: [1992, 8.6],
  STEERING_WHEEL_HEATING: [2005, 8.6],
  MULTIFUNCTION_STEERING_WHEEL: [1999, 5],
  CRUISE_CONTROL: [1995, 5.5],
  ADAPTIVE_CRUISE_CONTROL: [2008, 8.8],
  PARKING_SENSORS_FRONT: [2001, 7.6],
  PARKING_SENSORS_REAR: [1999, 6],
  REAR_CAMERA: [2008, 7.8],
  SURROUND_CAMERA: [2013, 9.8],
  PARK_ASSIST: [2010, 8.9],
  KEYLESS_ENTRY: [2004, 8.2],
  ELECTRIC_TAILGATE: [2006, 8.4],
  AUXILIARY_HEATING: [1998, 11.4],
  PANORAMIC_ROOF: [2006, 9],
  SUNROOF: [1990, 7.8],
  ALLOY_WHEELS: [1992, 4],
  SPORT_SUSPENSION: [1992, 10.6],
  AIR_SUSPENSION: [2000, 11.4],
  RAIN_SENSOR: [1999, 6],
  LIGHT_SENSOR: [2003, 6],
  ELECTRIC_WINDOWS: [1992, 2.4],
  ELECTRIC_MIRRORS: [1992, 3],
  ARMREST: [1998, 4.8],
  FOLDING_REAR_SEATS: [1990, 2.5],
  WINTER_PACKAGE: [2003, 8.4],
  START_STOP: [2010, 3],
  POWER_STEERING: [1990, 1.5],
  ONBOARD_COMPUTER: [1996, 4],
  SKI_BAG: [1998, 11],
}

const SECURITY: Readonly<Record<SecurityFeature, Rarity>> = {
  ABS: [1990, 2.2],
  ESP: [1998, 3],
  TRACTION_CONTROL: [1999, 4],
  AIRBAG_DRIVER: [1991, 1],
  AIRBAG_PASSENGER: [1994, 1.6],
  AIRBAG_SIDE: [1998, 3.4],
  AIRBAG_HEAD: [2001, 4.6],
  ISOFIX: [2000, 2.6],
  EMERGENCY_BRAKE_ASSIST: [2012, 6],
  LANE_ASSIST: [2010, 6.8],
  BLIND_SPOT_ASSIST: [2010, 8.4],
  TRAFFIC_SIGN_RECOGNITION: [2011, 7.2],
  DROWSINESS_WARNING: [2011, 6],
  TYRE_PRESSURE_MONITORING: [2006, 6],
  HIGH_BEAM_ASSIST: [2011, 7.6],
  LED_HEADLIGHTS: [2012, 7.2],
  MATRIX_LED: [2014, 9.9],
  XENON: [1999, 7.4],
  CORNERING_LIGHTS: [2005, 8.6],
  FOG_LIGHTS: [1992, 4.6],
  DAYTIME_LIGHTS: [2009, 2.4],
  ALARM: [1996, 9.2],
  IMMOBILISER: [1995, 1],
  CENTRAL_LOCKING: [1992, 1.8],
  NIGHT_VISION: [2008, 12.4],
  HILL_START_ASSIST: [2008, 5],
  ECALL: [2015, 6],
}

const ENTERTAINMENT: Readonly<Record<EntertainmentFeature, Rarity>> = {
  RADIO: [1990, 0.5],
  DAB_RADIO: [2012, 6],
  NAVIGATION: [1999, 7.6],
  TOUCHSCREEN: [2010, 5.4],
  BLUETOOTH: [2006, 5],
  HANDS_FREE: [2003, 5.4],
  USB: [2008, 4.4],
  MP3_INTERFACE: [2005, 5],
  APPLE_CARPLAY: [2015, 6],
  ANDROID_AUTO: [2015, 6],
  SOUND_SYSTEM: [2000, 9.4],
  WIRELESS_CHARGING: [2016, 8.2],
  HEAD_UP_DISPLAY: [2008, 9.8],
  DIGITAL_COCKPIT: [2014, 8.2],
  WIFI_HOTSPOT: [2014, 9.4],
  VOICE_CONTROL: [2008, 7.6],
  TV: [2002, 13],
  CD_PLAYER: [1996, 4.4],
}

type Equipment = Pick<
  VehicleAttributes,
  'comfort' | 'security' | 'entertainment' | 'aircon' | 'interiorType' | 'interiorColor'
>

/** What a car has on board: more in higher segments, richer trims and later years. */
export function equipmentOf(random: Random, car: ChosenCar, thisYear: number): Equipment {
  const year = car.firstRegistration === null ? thisYear : Number(car.firstRegistration.slice(0, 4))
  const segment = SEGMENT_RICHNESS[car.body === 'OTHER' ? 'T' : car.model.segment]
  const richness = segment + car.trimRank * 3 + random.between(-0.9, 0.9)
  const has = ([since, needed]: Rarity) => {
    const commoner = Math.min(1.8, (year - since) * 0.1)
    return year >= since && richness + commoner + random.between(-1.3, 1.3) > needed
  }
  const having = <F extends string>(table: Readonly<Partial<Record<F, Rarity>>>): F[] =>
    (Object.entries(table) as [F, Rarity][]).filter(([, rarity]) => has(rarity)).map(([feature]) => feature)
  return {
    comfort: possibleComfort(random, car, [...having(COMFORT), ...towbarOf(random, car), ...heatPumpOf(random, car)]),
    security: possibleSecurity(having(SECURITY), year),
    entertainment: having(ENTERTAINMENT).filter((feature) => feature !== 'CD_PLAYER' || year < 2019),
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
  const kept = features.filter((feature) => {
    if (feature === 'PANORAMIC_ROOF' || feature === 'ELECTRIC_TAILGATE' || feature === 'SKI_BAG') return isClosed
    if (feature === 'SUNROOF') return isClosed && !features.includes('PANORAMIC_ROOF')
    return feature !== 'START_STOP' || engine.fuel !== 'ELECTRIC'
  })
  return [...kept, ...(rails ? ['ROOF_RAILS' as const] : []), ...(adapted ? ['WHEELCHAIR_ACCESSIBLE' as const] : [])]
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

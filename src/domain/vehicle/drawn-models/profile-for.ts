import type { DrawnProfile } from '../drawn-profiles.ts'
import type { BodyType, Fuel } from '../vocabulary.ts'
import { namedProfile } from './named-profile.ts'

/** What decides how a car is drawn; null where it is unknown. */
export interface DrawnAs {
  readonly make: string
  readonly model: string | null
  readonly bodyType: BodyType | null
  /** The most frequent body type of its model, for a car whose own is unknown. */
  readonly usualBody?: BodyType | null
  readonly fuel?: Fuel | null
  readonly seats?: number | null
  /** Kilowatts. */
  readonly power?: number | null
}

type Refined = Readonly<Partial<Record<DrawnProfile, DrawnProfile>>>

/** What a body type makes of a model's usual profile: a Golf as an estate is an estate. */
const REFINED: Readonly<Partial<Record<BodyType, Refined>>> = {
  ESTATE: {
    ...{ micro: 'boxy', city: 'estate-compact', supermini: 'estate-compact', hatch: 'estate-compact' },
    ...{ 'saloon-compact': 'estate-compact', 'saloon-mid': 'estate-large', 'saloon-upper': 'estate-large' },
    ...{ 'saloon-lux': 'estate-large', fastback: 'estate-large', 'electric-saloon': 'estate-large' },
    coupe: 'estate-large',
  },
  COUPE: {
    ...{ hatch: 'coupe', 'saloon-compact': 'coupe', 'saloon-mid': 'coupe', 'saloon-upper': 'coupe' },
    ...{ 'saloon-lux': 'coupe', 'suv-mid': 'suv-coupe', 'suv-large': 'suv-coupe' },
  },
  SALOON: { hatch: 'saloon-compact', supermini: 'saloon-compact', coupe: 'saloon-mid', 'estate-large': 'saloon-mid' },
  HATCHBACK: { coupe: 'fastback', 'saloon-compact': 'hatch' },
  SUV: { hatch: 'suv-small', supermini: 'suv-small' },
  VAN: { hatch: 'mpv-compact', supermini: 'mpv-compact' },
}

/** Models whose convertible has a shape of its own; all others are drawn as one with four seats. */
const OWN_CONVERTIBLE: Refined = { roadster: 'roadster', sports: 'roadster', micro: 'micro', offroader: 'offroader' }

/** The profile a car is drawn with: by the name of its model and its body type, otherwise by its body type alone. */
export function profileFor(car: DrawnAs): DrawnProfile {
  const { make, model, bodyType, seats } = car
  const named = namedProfile(make, model ?? '')
  if (!named) return profileOfBody({ ...car, bodyType: bodyType ?? car.usualBody ?? null })
  if (bodyType === 'CABRIO') return OWN_CONVERTIBLE[named] ?? (seats === 2 ? 'roadster' : 'cabrio')
  if (bodyType === 'PICKUP') return 'pickup'
  if (bodyType === 'TRANSPORTER') return named === 'leisure-van' ? named : 'minibus'
  return (bodyType && REFINED[bodyType]?.[named]) ?? named
}

function profileOfBody({ bodyType, fuel, seats, power }: DrawnAs): DrawnProfile {
  const isElectric = fuel === 'ELECTRIC'
  const [places, kilowatts] = [seats ?? 5, power ?? 100]
  switch (bodyType) {
    case 'ESTATE':
      return kilowatts < 105 ? 'estate-compact' : 'estate-large'
    case 'CABRIO':
      return places <= 2 ? 'roadster' : 'cabrio'
    case 'COUPE':
      return places <= 2 && kilowatts > 200 ? 'sports' : 'coupe'
    case 'SUV':
      return isElectric ? 'electric-suv' : kilowatts < 95 ? 'suv-small' : kilowatts > 180 ? 'suv-large' : 'suv-mid'
    case 'VAN':
      return places > 7 ? 'minibus' : places > 5 ? 'mpv-large' : 'mpv-compact'
    case 'PICKUP':
      return 'pickup'
    case 'SMALL_CAR':
      return isElectric ? 'electric-hatch' : kilowatts < 58 ? 'city' : 'supermini'
    case 'TRANSPORTER':
      return 'minibus'
    case 'SALOON':
      return isElectric ? 'electric-saloon' : kilowatts > 200 ? 'saloon-upper' : 'saloon-mid'
    case 'HATCHBACK':
    case 'OTHER':
    case null:
      return isElectric ? 'electric-hatch' : 'hatch'
  }
}

import type { BodyColor } from './body-color.ts'
import { type DrawnAs, profileFor } from './drawn-models/profile-for.ts'
import type { DrawnProfile } from './drawn-profiles.ts'
import type { BodyType, Doors } from './vocabulary.ts'

/** Views that can be drawn. */
export const DRAWN_VIEWS = [
  ...(['side', 'closed', 'front', 'rear', 'interior', 'seat'] as const),
  ...(['wheel', 'headlamp', 'taillamp', 'port'] as const),
] as const
export type DrawnView = (typeof DRAWN_VIEWS)[number]

/** Body types that texts and storefronts name in the short key of a car without a model, `drawn/suv.red.double.side`. */
export const DRAWN_BODIES = [
  ...(['saloon', 'estate', 'hatchback', 'small-car', 'suv', 'coupe', 'cabrio', 'van', 'pickup'] as const),
] as const
export const DRAWN_RIMS = ['double', 'spoke', 'aero'] as const
export type DrawnBody = (typeof DRAWN_BODIES)[number]
export type DrawnRim = (typeof DRAWN_RIMS)[number]

/** How an open car is drawn with its roof closed; other cars have no such view. */
const CLOSED: Partial<Record<DrawnProfile, DrawnProfile>> = { cabrio: 'cabrio-closed', roadster: 'roadster-closed' }

/** The drawn part of a car's description; what is unknown is null. */
export interface SymbolicCar extends DrawnAs {
  readonly bodyColor: BodyColor | null
  /** YYYY-MM or YYYY-MM-DD. */
  readonly firstRegistration?: string | null
  readonly doors?: Doors | null
}

/** One year for all years that are drawn alike, so that few keys serve many cars. */
const DRAWN_YEARS = [
  { until: 2010, year: 2008 },
  { until: 2018, year: 2015 },
] as const
const NEWEST_YEAR = 2022

/** Wheels, trim and finish of cars of one model. */
const VARIANTS = 4

/**
 * Keys of the drawn pictures of a car without photographs, side view first. Model and colour decide; `variant` (any whole number) chooses
 * wheels and trim, so that two cars of one model differ.
 */
export function symbolPictures(car: SymbolicCar, variant: number): string[] {
  const profile = profileFor(car)
  const paint = (car.bodyColor ?? 'SILVER').toLowerCase()
  const seed = `${modelNumber(car).toString(36)}${Math.abs(variant) % VARIANTS}`
  const traits = (car.fuel === 'ELECTRIC' ? 'e' : '') + (car.doors === 'TWO_OR_THREE' ? 't' : '')
  const rest = [paint, seed + (traits && `-${traits}`), yearOf(car)].join('.')
  return DRAWN_VIEWS.flatMap((view) => {
    const drawn = view === 'closed' ? CLOSED[profile] : profile
    return drawn ? [`drawn/${drawn}.${rest}.${view}`] : []
  })
}

/** The drawing of a car of which little more than the model is known, the same wherever it is shown. */
export function symbolPictureOfModel(
  { make, model, firstRegistration, usualBody }: Omit<SymbolicCar, 'bodyType' | 'bodyColor'>,
  variant: number,
): string {
  const car = { make, model, bodyType: null, usualBody: usualBody ?? null, bodyColor: null }
  return symbolPictures({ ...car, firstRegistration: firstRegistration ?? null }, variant)[0]!
}

/** The drawing of a body type, of no certain model. */
export function symbolPictureOfBody(bodyType: BodyType, bodyColor: BodyColor, variant: number): string {
  return symbolPictures({ make: '', model: null, bodyType, bodyColor }, variant)[0]!
}

/** The view a drawn picture's key names; undefined for a photograph. */
export function viewOfPicture(key: string): DrawnView | undefined {
  const view = key.startsWith('drawn/') ? key.split('.').at(-1) : undefined
  const named = view === 'nose' ? 'headlamp' : view === 'tail' ? 'taillamp' : view
  return DRAWN_VIEWS.find((candidate) => candidate === named)
}

function yearOf({ firstRegistration }: SymbolicCar): number {
  if (!firstRegistration) return NEWEST_YEAR
  const year = Number(firstRegistration.slice(0, 4))
  return DRAWN_YEARS.find(({ until }) => year <= until)?.year ?? NEWEST_YEAR
}

/** The shape of a body type in the short keys. */
export const PROFILE_OF_BODY: Record<DrawnBody, DrawnProfile> = {
  saloon: 'saloon-mid',
  estate: 'estate-large',
  hatchback: 'hatch',
  'small-car': 'supermini',
  suv: 'suv-mid',
  coupe: 'coupe',
  cabrio: 'cabrio',
  van: 'mpv-large',
  pickup: 'pickup',
}

/** A number of at most three digits to the base of 36 for a make and model: models that share a profile differ in lamps and grille. */
function modelNumber({ make, model }: Pick<SymbolicCar, 'make' | 'model'>): number {
  let hash = 2166136261
  for (const letter of `${make} ${model ?? ''}`.toLowerCase())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return ((hash >>> 0) % 46_655) + 1
}

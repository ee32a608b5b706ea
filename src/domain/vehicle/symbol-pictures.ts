import type { BodyColor } from './body-color.ts'
import type { BodyType } from './vocabulary.ts'

/** Bodies, rims and views that can be drawn. */
export const DRAWN_BODIES = [
  'saloon',
  'estate',
  'hatchback',
  'small-car',
  'suv',
  'coupe',
  'cabrio',
  'van',
  'pickup',
] as const
export const DRAWN_RIMS = ['double', 'spoke', 'aero'] as const
export const DRAWN_VIEWS = ['side', 'front', 'rear', 'wheel', 'nose', 'tail'] as const
export type DrawnBody = (typeof DRAWN_BODIES)[number]
export type DrawnRim = (typeof DRAWN_RIMS)[number]
export type DrawnView = (typeof DRAWN_VIEWS)[number]

const BODY_OF_TYPE: Record<BodyType, DrawnBody> = {
  SALOON: 'saloon',
  ESTATE: 'estate',
  SUV: 'suv',
  SMALL_CAR: 'small-car',
  HATCHBACK: 'hatchback',
  CABRIO: 'cabrio',
  COUPE: 'coupe',
  VAN: 'van',
  PICKUP: 'pickup',
  TRANSPORTER: 'van',
  OTHER: 'saloon',
}

/**
 * Keys of the drawn pictures of a car without photographs, side view first, by body and colour. `variant` (any whole number) chooses the
 * rims, so that cars on a page differ.
 */
export function symbolPictures(bodyType: BodyType | null, bodyColor: BodyColor | null, variant: number): string[] {
  const body = BODY_OF_TYPE[bodyType ?? 'OTHER']
  const paint = (bodyColor ?? 'SILVER').toLowerCase()
  const rim = DRAWN_RIMS[Math.abs(variant) % DRAWN_RIMS.length]!
  return DRAWN_VIEWS.map((view) => `drawn/${body}.${paint}.${rim}.${view}`)
}

/** The view a drawn picture's key names; undefined for a photograph. */
export function viewOfPicture(key: string): DrawnView | undefined {
  const view = key.startsWith('drawn/') ? key.split('.').at(-1) : undefined
  return DRAWN_VIEWS.find((candidate) => candidate === view)
}

import type { BodyName } from './bodies.ts'
import { PAINTS, type PaintName } from './paints.ts'
import { drawnKey, VIEWS } from './picture.ts'
import { RIM_NAMES } from './wheel.ts'

const BODY_OF_TYPE: Readonly<Record<string, BodyName>> = {
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
}

/**
 * Keys of the drawn pictures of a car without photographs: side first. `variant` (any whole number, e.g. from the car's
 * internal number) chooses the rims, so that a page of cars does not look stamped.
 */
export function drawnPictures(car: { bodyType: string | null; bodyColor: string | null }, variant: number): string[] {
  const body = BODY_OF_TYPE[car.bodyType ?? ''] ?? 'saloon'
  const colour = (car.bodyColor ?? '').toLowerCase()
  const paint: PaintName = colour in PAINTS ? (colour as PaintName) : 'silver'
  const rim = RIM_NAMES[Math.abs(variant) % RIM_NAMES.length]!
  return VIEWS.map((view) => drawnKey({ body, paint, rim, view }))
}

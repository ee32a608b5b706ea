import { slugOf } from '../vehicle/vehicle-slug.ts'
import type { Accessory } from './accessory.ts'

/** A car as addresses name it; without a model, any of the make. */
export interface FitSlugs {
  readonly make: string
  readonly model?: string
}

/** Whether a product can be used with a car: what is made for none in particular goes with all. */
export function fitsCar({ fits }: Pick<Accessory, 'fits'>, { make, model }: FitSlugs): boolean {
  if (fits.length === 0) return true
  return fits.some(
    ({ makeName, modelNames }) =>
      slugOf(makeName) === make &&
      (model === undefined || modelNames.length === 0 || modelNames.some((name) => slugOf(name) === model)),
  )
}

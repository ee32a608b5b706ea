import { slugOf } from '../vehicle/vehicle-slug.ts'
import type { Accessory } from './accessory.ts'

/** A car by the slugs of make and model; without a model, any of the make. */
export interface FitSlugs {
  readonly make: string
  readonly model?: string
}

/** Whether a product fits a car; a product made for no car in particular fits all. */
export function fitsCar({ fits }: Pick<Accessory, 'fits'>, { make, model }: FitSlugs): boolean {
  if (fits.length === 0) return true
  return fits.some(
    ({ makeName, modelNames }) =>
      slugOf(makeName) === make &&
      (model === undefined || modelNames.length === 0 || modelNames.some((name) => slugOf(name) === model)),
  )
}

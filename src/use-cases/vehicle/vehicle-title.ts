import type { Vehicle } from './vehicle.ts'

/** What a car is called in documents: make, model and its dealer's words. */
export function vehicleTitle({ make, model, attributes }: Vehicle): string {
  return [make.name, model.name, attributes.modelDescription].filter(Boolean).join(' ')
}

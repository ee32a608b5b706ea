import type { Vehicle } from './vehicle.ts'

/** Make, model and description, as lines of orders and requests name a car. */
export function vehicleTitle({ make, model, attributes }: Vehicle): string {
  return [make.name, model.name, attributes.modelDescription].filter(Boolean).join(' ')
}

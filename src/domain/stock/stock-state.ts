import type { EnergyLabelPolicy } from '../merchant.ts'
import { type LabelledCar, missingLabelValues, requiresLabel } from '../vehicle/label-values.ts'

/**
 * INCOMPLETE: a new car that is not published because its energy label lacks values. DRAFT: one that a person has not published, or has
 * taken off the shop.
 */
export const VEHICLE_STATES = ['PUBLISHED', 'INCOMPLETE', 'DRAFT', 'RESERVED', 'SOLD', 'ARCHIVED'] as const
export type VehicleState = (typeof VEHICLE_STATES)[number]

/** Never shown to visitors; an archived car still is where somebody has its address. */
export function isUnpublished(state: VehicleState): state is 'INCOMPLETE' | 'DRAFT' {
  return state === 'INCOMPLETE' || state === 'DRAFT'
}

/** Who sells a car, and what becomes of its new cars without a complete energy label. */
export interface LabelSeller {
  readonly kind: 'COMPANY' | 'PRIVATE'
  readonly energyLabelPolicy: EnergyLabelPolicy
}

/** Whether a car must carry the energy label and lacks values for it. `today` is YYYY-MM-DD. */
export function lacksLabel(car: LabelledCar, kind: LabelSeller['kind'], today: string): boolean {
  return requiresLabel(car, kind, today) && missingLabelValues(car).length > 0
}

/** The state of a car in stock that nobody has ordered. */
export function stateInStock(
  car: LabelledCar,
  { kind, energyLabelPolicy }: LabelSeller,
  today: string,
): 'PUBLISHED' | 'INCOMPLETE' {
  return energyLabelPolicy === 'HOLD_BACK' && lacksLabel(car, kind, today) ? 'INCOMPLETE' : 'PUBLISHED'
}

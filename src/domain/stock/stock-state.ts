import type { EnergyLabelPolicy } from '../merchant.ts'
import { type LabelledCar, missingLabelValues, requiresLabel } from '../vehicle/label-values.ts'

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

import { hasWltpValues } from './co2-class.ts'
import { isNewForLabel } from './is-new-for-label.ts'
import type { Condition, Fuel } from './vocabulary.ts'

/** Values of the four phases of the WLTP cycle, as the label names them. */
const POWER_PHASES = [
  'powerConsumptionCity',
  'powerConsumptionSuburban',
  'powerConsumptionRural',
  'powerConsumptionMotorway',
] as const
const FUEL_PHASES = ['consumptionCity', 'consumptionSuburban', 'consumptionRural', 'consumptionMotorway'] as const
const DISCHARGED_PHASES = [
  'dischargedConsumptionCity',
  'dischargedConsumptionSuburban',
  'dischargedConsumptionRural',
  'dischargedConsumptionMotorway',
] as const

const ELECTRIC = ['powerConsumption', ...POWER_PHASES, 'electricRange'] as const
const FUEL_CELL = ['consumptionCombined', ...FUEL_PHASES] as const
const COMBUSTION = [...FUEL_CELL, 'co2Emission', 'cubicCapacity'] as const
const PLUG_IN = [
  'powerConsumption',
  'consumptionCombined',
  'powerConsumptionElectric',
  ...POWER_PHASES,
  'dischargedConsumption',
  ...DISCHARGED_PHASES,
  'electricRange',
  'co2Emission',
  'co2ClassDischarged',
  'combustionFuel',
  'cubicCapacity',
] as const

export type LabelValue = 'fuel' | (typeof ELECTRIC)[number] | (typeof COMBUSTION)[number] | (typeof PLUG_IN)[number]

/** Every value the label of a car with this drive is made of (Pkw-EnVKV annex 1), in the order of the label. */
export function labelValuesOf(fuel: Fuel | null): readonly LabelValue[] {
  if (fuel === null) return ['fuel']
  if (fuel === 'ELECTRIC') return ELECTRIC
  if (fuel === 'HYDROGEN') return FUEL_CELL
  return fuel === 'PLUG_IN_HYBRID' ? PLUG_IN : COMBUSTION
}

export type LabelledCar = Partial<Readonly<Record<LabelValue, unknown>>> & {
  readonly fuel?: Fuel | null
  readonly condition?: Condition | null
  readonly firstRegistration?: string | null
  readonly mileage?: number | null
}

/**
 * Whether an offer must carry the label: of a dealer's new car. A car that counts as new by its mileage alone, but was registered before
 * the WLTP cycle, has no such values. `today` is YYYY-MM-DD.
 */
export function requiresLabel(
  { condition = null, firstRegistration = null, mileage = null }: LabelledCar,
  seller: 'COMPANY' | 'PRIVATE',
  today: string,
): boolean {
  return (
    seller === 'COMPANY' &&
    hasWltpValues(firstRegistration) &&
    isNewForLabel({ condition, firstRegistration, mileage }, today)
  )
}

/** The values that the label of a car lacks; empty where it is complete. */
export function missingLabelValues(car: LabelledCar): LabelValue[] {
  // No label can be computed for a fuel without a name.
  if (car.fuel === 'OTHER') return ['fuel']
  return labelValuesOf(car.fuel ?? null).filter((key) => car[key] === null || car[key] === undefined)
}

import type { Co2Class } from './emissions.ts'
import { co2ClassOf, hasWltpValues } from './co2-class.ts'
import type { Fuel } from './vocabulary.ts'

/** Consumption in l/100 km, power consumption in kWh/100 km, CO₂ in g/km: the combined values of an offer. */
export interface EnergyValues {
  /** YYYY-MM; null: not yet registered. */
  readonly firstRegistration: string | null
  readonly fuel: Fuel | null
  readonly consumptionCombined: number | null
  readonly powerConsumption: number | null
  readonly co2Emission: number | null
  readonly co2Class: Co2Class | null
  readonly dischargedConsumption: number | null
  readonly co2ClassDischarged: Co2Class | null
}

/** The minimum an advertisement must state (Pkw-EnVKV annex 4). `weighted` marks the values of a plug-in hybrid. */
export interface EnergyLabel {
  readonly weighted: boolean
  readonly powerConsumption: number | null
  readonly fuelConsumption: number | null
  readonly co2Emission: number
  readonly co2Class: Co2Class
  readonly discharged: { readonly fuelConsumption: number; readonly co2Class: Co2Class } | null
}

/** The same where a value may be unknown: null. */
export interface KnownEnergyValues {
  readonly weighted: boolean
  readonly powerConsumption: number | null
  readonly fuelConsumption: number | null
  readonly co2Emission: number | null
  readonly co2Class: Co2Class | null
  readonly discharged: { readonly fuelConsumption: number | null; readonly co2Class: Co2Class | null } | null
}

/** The combined values of an offer as far as they are known, rounded as the regulation requires (one decimal, whole grams). */
export function knownEnergyValues(values: EnergyValues): KnownEnergyValues {
  const electric = values.fuel === 'ELECTRIC'
  const pluggedIn = values.fuel === 'PLUG_IN_HYBRID'
  const co2Emission = values.co2Emission ?? (electric || values.fuel === 'HYDROGEN' ? 0 : null)
  return {
    weighted: pluggedIn,
    powerConsumption: electric || pluggedIn ? oneDecimal(values.powerConsumption) : null,
    fuelConsumption: electric ? null : oneDecimal(values.consumptionCombined),
    co2Emission: co2Emission === null ? null : Math.round(co2Emission),
    co2Class: co2Emission === null ? null : (values.co2Class ?? co2ClassOf(co2Emission)),
    discharged: pluggedIn
      ? { fuelConsumption: oneDecimal(values.dischargedConsumption), co2Class: values.co2ClassDischarged }
      : null,
  }
}

/**
 * The energy values that an advertisement must state. Null where one required for its drive is missing, or the car is older than WLTP,
 * because label and class know no other cycle. The caller adds text and units.
 */
export function energyLabelOf(values: EnergyValues): EnergyLabel | null {
  if (!hasWltpValues(values.firstRegistration)) return null
  const { weighted, powerConsumption, fuelConsumption, co2Emission, co2Class, discharged } = knownEnergyValues(values)
  if (co2Emission === null || co2Class === null) return null
  if ((weighted || values.fuel === 'ELECTRIC') && powerConsumption === null) return null
  if (values.fuel !== 'ELECTRIC' && fuelConsumption === null) return null
  if (!discharged) return { weighted, powerConsumption, fuelConsumption, co2Emission, co2Class, discharged: null }
  const { fuelConsumption: dischargedConsumption, co2Class: dischargedClass } = discharged
  if (dischargedConsumption === null || dischargedClass === null) return null
  return {
    ...{ weighted, powerConsumption, fuelConsumption, co2Emission, co2Class },
    discharged: { fuelConsumption: dischargedConsumption, co2Class: dischargedClass },
  }
}

function oneDecimal(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10) / 10
}

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

/** The least an advertisement must say (Pkw-EnVKV annex 4). `weighted` marks the values of a plug-in hybrid. */
export interface EnergyLabel {
  readonly weighted: boolean
  readonly powerConsumption: number | null
  readonly fuelConsumption: number | null
  readonly co2Emission: number
  readonly co2Class: Co2Class
  readonly discharged: { readonly fuelConsumption: number; readonly co2Class: Co2Class } | null
}

/**
 * The energy values of an offer, rounded as the regulation rounds (one decimal, whole grams), or null when one that
 * its kind of drive must state is missing or the car is older than WLTP: label and class know no other cycle. Text and units belong to
 * whoever shows it.
 */
export function energyLabelOf(values: EnergyValues): EnergyLabel | null {
  if (!hasWltpValues(values.firstRegistration)) return null
  const electric = values.fuel === 'ELECTRIC'
  const pluggedIn = values.fuel === 'PLUG_IN_HYBRID'
  const co2Emission = values.co2Emission ?? (electric ? 0 : null)
  if (co2Emission === null) return null
  const powerConsumption = electric || pluggedIn ? values.powerConsumption : null
  const fuelConsumption = electric ? null : values.consumptionCombined
  if ((electric || pluggedIn) && powerConsumption === null) return null
  if (!electric && fuelConsumption === null) return null
  const discharged = dischargedOf(values)
  if (pluggedIn && !discharged) return null
  return {
    weighted: pluggedIn,
    powerConsumption: powerConsumption === null ? null : oneDecimal(powerConsumption),
    fuelConsumption: fuelConsumption === null ? null : oneDecimal(fuelConsumption),
    co2Emission: Math.round(co2Emission),
    co2Class: values.co2Class ?? co2ClassOf(co2Emission),
    discharged: pluggedIn ? discharged : null,
  }
}

function dischargedOf({ dischargedConsumption, co2ClassDischarged }: EnergyValues): EnergyLabel['discharged'] {
  if (dischargedConsumption === null || co2ClassDischarged === null) return null
  return { fuelConsumption: oneDecimal(dischargedConsumption), co2Class: co2ClassDischarged }
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}

/** Energy costs of a year at 15,000 km in cents: average price in cents per litre or kWh × consumption × 150. */
export function yearlyEnergyCost(consumptionPer100Km: number, centsPerUnit: number): number {
  return Math.round(centsPerUnit * consumptionPer100Km * 150)
}

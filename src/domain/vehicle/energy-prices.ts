import type { Fuel } from './vocabulary.ts'

/** What a car is filled or charged with, as price lists name it. */
export const ENERGY_CARRIERS = ['PETROL', 'DIESEL', 'ELECTRICITY', 'LPG', 'CNG', 'HYDROGEN', 'ETHANOL'] as const
export type EnergyCarrier = (typeof ENERGY_CARRIERS)[number]

/** The fuel of a plug-in hybrid's engine. */
export const COMBUSTION_FUELS = ['PETROL', 'DIESEL'] as const
export type CombustionFuel = (typeof COMBUSTION_FUELS)[number]

/** The average prices that the label is calculated with (Pkw-EnVKV annex 1): published each year by 30 June. */
export interface EnergyPrices {
  /** YYYY-MM-DD */
  readonly validFrom: string
  /** Who published them, and when. */
  readonly source: { readonly de: string; readonly en: string }
  /** The year whose average they are. */
  readonly year: number
  /** Euros per litre, kWh or kilogram; a carrier without a published price is left out. */
  readonly prices: Partial<Readonly<Record<EnergyCarrier, number>>>
  /** Assumed average prices of CO₂ in euros per tonne over ten years from `firstYear`. */
  readonly co2: { readonly low: number; readonly medium: number; readonly high: number; readonly firstYear: number }
}

/** The newest edition that is valid on a day (YYYY-MM-DD); before all of them, the first. */
export function energyPricesOn(editions: readonly EnergyPrices[], today: string): EnergyPrices {
  const [first, ...later] = editions.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))
  if (!first) throw new Error('There are no energy prices')
  return later.findLast(({ validFrom }) => validFrom <= today) ?? first
}

/** What fills the tank of a car; null where it has none, or its fuel is not known. */
export function tankedCarrier(fuel: Fuel | null, combustionFuel: CombustionFuel | null): EnergyCarrier | null {
  if (fuel === 'PLUG_IN_HYBRID') return combustionFuel
  return fuel === null ? null : CARRIERS[fuel]
}

const CARRIERS: Readonly<Record<Exclude<Fuel, 'PLUG_IN_HYBRID'>, EnergyCarrier | null>> = {
  PETROL: 'PETROL',
  HYBRID_PETROL: 'PETROL',
  DIESEL: 'DIESEL',
  HYBRID_DIESEL: 'DIESEL',
  LPG: 'LPG',
  CNG: 'CNG',
  HYDROGEN: 'HYDROGEN',
  ETHANOL: 'ETHANOL',
  ELECTRIC: null,
  OTHER: null,
}

import { toCents } from '#domain/format/money.ts'
import { addMonths } from '#domain/calendar-month.ts'
import { adjustedPrice } from '#domain/valuation/estimate.ts'
import { hasWltpValues } from '#domain/vehicle/co2-class.ts'
import { yearlyEnergyCost } from '#domain/vehicle/energy-costs.ts'
import { type VehicleTax, vehicleTaxOf } from '#domain/vehicle/vehicle-tax.ts'
import { readEnergyPrices } from './energy-prices.ts'
import { pricedEnergy, type PricedEnergy } from './priced-energy.ts'
import type { Vehicle } from './vehicle.ts'

/** Kilometres a year that the official energy costs are calculated with. */
export const OFFICIAL_KILOMETRES = 15_000
/** Over how many years the loss in value is spread. */
export const DEPRECIATION_YEARS = 4

/** What a car costs a month, in cents; null where a fact that it follows from is not known. */
export interface RunningCosts {
  readonly kilometres: number
  readonly depreciation: number | null
  readonly energy: { readonly amount: number; readonly parts: readonly PricedEnergy[]; readonly year: number } | null
  readonly tax: { readonly amount: number; readonly due: VehicleTax } | null
}

/** The costs of a month with so many kilometres a year. `today` is YYYY-MM-DD. */
export function runningCostsOf(
  { attributes }: Pick<Vehicle, 'attributes'>,
  kilometres: number,
  today: string,
): RunningCosts {
  const { prices, year } = readEnergyPrices(today)
  const priced = pricedEnergy(attributes, prices)
  const due = knownTaxOf(attributes, today)
  return {
    kilometres,
    depreciation: depreciationOf(attributes, kilometres, today),
    energy:
      typeof priced === 'string'
        ? null
        : {
            amount: Math.round((yearlyEnergyCost(priced) * kilometres) / OFFICIAL_KILOMETRES / 12),
            parts: priced,
            year,
          },
    tax: due && { amount: due.kind === 'EXEMPT' ? 0 : Math.round(toCents(due.euros) / 12), due },
  }
}

/** Null too where the rules for WLTP cars do not hold: for cars measured before it, and once an exemption is over. */
function knownTaxOf(attributes: Vehicle['attributes'], today: string): VehicleTax | null {
  const due = vehicleTaxOf(attributes, today)
  if (due?.kind === 'EXEMPT') return due.until < today.slice(0, 7) ? null : due
  return hasWltpValues(attributes.firstRegistration) ? due : null
}

/** By the model that offers are compared with: what the asking price loses by age and kilometres. */
function depreciationOf(attributes: Vehicle['attributes'], kilometres: number, today: string): number | null {
  const { price, condition } = attributes
  const isNew = condition === 'NEW'
  const firstRegistration = attributes.firstRegistration ?? (isNew ? today.slice(0, 7) : null)
  const mileage = attributes.mileage ?? (isNew ? 0 : null)
  if (!price || firstRegistration === null || mileage === null) return null
  const later = {
    // As much older as the years that pass: the model only knows ages as of today.
    firstRegistration: addMonths(firstRegistration, -12 * DEPRECIATION_YEARS),
    mileage: mileage + kilometres * DEPRECIATION_YEARS,
  }
  const remaining = adjustedPrice({ price, firstRegistration, mileage }, later, today)
  return Math.round((price - remaining) / (12 * DEPRECIATION_YEARS))
}

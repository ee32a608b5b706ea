/** An amount of energy per 100 km, in litres, kWh or kilograms with one decimal, and its price in euros with three. */
export interface PricedConsumption {
  readonly consumption: number
  readonly price: number
}

/**
 * Energy costs of a year at 15,000 km in cents (Pkw-EnVKV annex 1): average price × consumption × 150; of a plug-in hybrid the sum for
 * fuel and electricity.
 */
export function yearlyEnergyCost(parts: readonly PricedConsumption[]): number {
  // Tenths of a litre × thousandths of a euro × 150 are ten-thousandths of a euro: whole numbers, so that halves are rounded up.
  const sum = parts.reduce((total, { consumption, price }) => total + tenths(consumption) * thousandths(price) * 150, 0)
  return Math.round(sum / 100)
}

/** CO₂ costs of ten years at 15,000 km a year in cents: euros per tonne × grams per kilometre × 0.15 (Pkw-EnVKV annex 1). */
export function co2CostOfTenYears(gramsPerKm: number, eurosPerTonne: number): number {
  return Math.round((Math.round(gramsPerKm) * Math.round(eurosPerTonne * 100) * 15) / 100)
}

function tenths(value: number): number {
  return Math.round(value * 10)
}

function thousandths(value: number): number {
  return Math.round(value * 1000)
}

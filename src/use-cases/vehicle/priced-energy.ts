import { knownEnergyValues } from '#domain/vehicle/energy-label.ts'
import { type EnergyCarrier, type EnergyPrices, tankedCarrier } from '#domain/vehicle/energy-prices.ts'
import type { PricedConsumption } from '#domain/vehicle/energy-costs.ts'
import type { Vehicle } from './vehicle.ts'

/** What a car consumes of a carrier, with its official price. */
export interface PricedEnergy extends PricedConsumption {
  readonly carrier: EnergyCarrier
}

/** All that a car is filled and charged with; why there is nothing where a value or a price is not known. */
export function pricedEnergy(
  attributes: Vehicle['attributes'],
  prices: EnergyPrices['prices'],
): readonly PricedEnergy[] | 'MISSING' | 'NO_PRICE' {
  const { fuel, combustionFuel } = attributes
  const { powerConsumption, fuelConsumption } = knownEnergyValues(attributes)
  const tanked = tankedCarrier(fuel, combustionFuel)
  const isCharged = fuel === 'ELECTRIC' || fuel === 'PLUG_IN_HYBRID'
  const isTanked = fuel !== 'ELECTRIC'
  if (fuel === null || (isCharged && powerConsumption === null) || (isTanked && fuelConsumption === null))
    return 'MISSING'
  if (fuel === 'PLUG_IN_HYBRID' && tanked === null) return 'MISSING'
  const carriers: (readonly [EnergyCarrier | null, number])[] = [
    ...(isTanked ? [[tanked, fuelConsumption ?? 0] as const] : []),
    ...(isCharged ? [['ELECTRICITY', powerConsumption ?? 0] as const] : []),
  ]
  const priced = carriers.flatMap(([carrier, consumption]) => {
    const price = carrier === null ? undefined : prices[carrier]
    return carrier === null || price === undefined ? [] : [{ carrier, consumption, price }]
  })
  return priced.length < carriers.length ? 'NO_PRICE' : priced
}

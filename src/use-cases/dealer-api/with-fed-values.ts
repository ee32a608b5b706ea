import { berlinToday } from '#domain/berlin-time.ts'
import { stateInStock, type VehicleState } from '#domain/stock/stock-state.ts'
import { withOwnClass } from '../stock/edit-vehicle.ts'
import { type HandChanges, isSame, valuesOf, withValues } from '../stock/hand-changes.ts'
import type { StockSeller, StockVehicle } from '../stock/locked-stock.ts'

/**
 * The vehicle with values of its dealer's system: what a person has changed stays, and what the system says about it is noted, so that it
 * can be given back. It is on sale again unless an order has it or a person has taken it off. The same vehicle where nothing changes.
 */
export function withFedValues(
  vehicle: StockVehicle,
  values: HandChanges,
  { seller }: StockSeller,
  isNew: boolean,
): StockVehicle {
  const entries = Object.entries(values)
  const own = entries.filter(([key]) => vehicle.handFields.includes(key))
  const fed = Object.fromEntries(entries.filter(([key]) => !vehicle.handFields.includes(key)))
  const changed = withValues(vehicle, fed)
  const described = 'co2Class' in fed ? changed : withOwnClass(vehicle, changed)
  const after = {
    ...described,
    feedValues: own.length > 0 ? { ...vehicle.feedValues, ...Object.fromEntries(own) } : vehicle.feedValues,
    state: isNew || !isFixed(vehicle) ? stateInStock(described.attributes, seller, berlinToday()) : vehicle.state,
  }
  return !isNew && isEqual(vehicle, after) ? vehicle : after
}

const FIXED: ReadonlySet<VehicleState> = new Set(['RESERVED', 'SOLD', 'DRAFT'])

function isFixed({ state, handFields }: StockVehicle): boolean {
  return FIXED.has(state) || handFields.includes('state')
}

function isEqual(before: StockVehicle, after: StockVehicle): boolean {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  const isUnchanged = Object.keys(now).every((key) => isSame(key, old[key], now[key]))
  return isUnchanged && before.state === after.state && isSame('feedValues', before.feedValues, after.feedValues)
}

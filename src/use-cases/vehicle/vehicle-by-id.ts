import type { ReadHandle } from '#database/handles.ts'
import { isUnpublished } from '#domain/stock/stock-state.ts'
import { isVehicleId } from '#domain/vehicle/vehicle-slug.ts'
import { isInScope, type MerchantScope } from '#domain/merchant-scope.ts'
import { readVehicles, type Vehicle } from './vehicle.ts'

/** Reads vehicles from the database, or from the shelf what pages only show. */
type VehicleSource = (read: ReadHandle, ids: readonly number[]) => Promise<Vehicle[]>

/** One vehicle that is or was published, or undefined: not an id, never published, or outside what the request may see. */
export async function readVehicle(
  read: ReadHandle,
  id: string,
  scope: MerchantScope,
  source?: VehicleSource,
): Promise<Vehicle | undefined> {
  const [vehicle] = await readVehiclesById(read, [id], scope, source)
  return vehicle
}

/** The vehicles of these ids that are or were published, each once and in this order; those `readVehicle` would not give are left out. */
export async function readVehiclesById(
  read: ReadHandle,
  ids: readonly string[],
  scope: MerchantScope,
  source: VehicleSource = readVehicles,
): Promise<Vehicle[]> {
  const numbers = ids.filter(isVehicleId).map(Number).filter(Number.isSafeInteger)
  const vehicles = await source(read, [...new Set(numbers)])
  return vehicles.filter(({ merchant, state }) => isInScope(scope, merchant.uuid) && !isUnpublished(state))
}

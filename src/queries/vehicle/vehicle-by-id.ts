import type { ReadHandle } from '#database/handles.ts'
import { isVehicleId } from '#domain/vehicle/vehicle-slug.ts'
import type { MerchantScope } from '../vehicle-search/clauses.ts'
import { readVehicles, type Vehicle } from './vehicle.ts'

/** One vehicle in whatever state, or undefined: not an id, never existed, or outside what the request may see. */
export async function readVehicle(read: ReadHandle, id: string, scope: MerchantScope): Promise<Vehicle | undefined> {
  if (!isVehicleId(id) || !Number.isSafeInteger(Number(id))) return undefined
  const [vehicle] = await readVehicles(read, [Number(id)])
  const isSeen = vehicle && (scope.merchantUuids.length === 0 || scope.merchantUuids.includes(vehicle.merchant.uuid))
  return isSeen ? vehicle : undefined
}

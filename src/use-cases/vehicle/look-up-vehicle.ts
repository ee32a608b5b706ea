import { type Refused, refused } from '#domain/refused.ts'
import type { LookedUpVehicle, VehicleLookup } from '#services/vehicle-lookup/port.ts'

/** What a registration document says: both key numbers, or the VIN. */
export interface VehicleNumbers {
  readonly hsn: string | null
  readonly tsn: string | null
  readonly vin: string | null
}

export type FoundVehicle = Pick<LookedUpVehicle, 'make' | 'model' | 'fuel'>

/**
 * The car that key numbers, otherwise a VIN, stand for. Where they stand for several, what these have in common; null where they differ.
 * Refused: NOT_FOUND for numbers that nobody knows.
 */
export async function lookUpVehicle(
  lookup: VehicleLookup,
  { hsn, tsn, vin }: VehicleNumbers,
): Promise<{ readonly kind: 'done'; readonly vehicle: FoundVehicle } | Refused> {
  const byKeys = hsn !== null && tsn !== null ? await lookup.byKeyNumbers(hsn, tsn) : []
  const byVin = byKeys.length === 0 && vin !== null ? await lookup.byVin(vin) : undefined
  const found = byVin ? [byVin] : byKeys
  const make = common(found, 'make')
  if (make === null) return refused('NOT_FOUND')
  return { kind: 'done', vehicle: { make, model: common(found, 'model'), fuel: common(found, 'fuel') } }
}

function common<Key extends keyof FoundVehicle>(found: readonly FoundVehicle[], key: Key): FoundVehicle[Key] | null {
  const values = new Set(found.map((vehicle) => vehicle[key]))
  return values.size === 1 ? ([...values][0] ?? null) : null
}

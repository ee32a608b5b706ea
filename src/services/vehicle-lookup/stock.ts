import { makeOfHsn, makeOfVin } from '#domain/garage/makers.ts'
import type { LookedUpVehicle, VehicleLookup } from './port.ts'

/**
 * Learns key numbers from the stock: what dealers have delivered with these numbers. Where they never did, the maker's number still reveals
 * the make. A VIN reveals no more than the make.
 */
export function stockVehicleLookup(
  findByKeyNumbers: (hsn: string, tsn: string) => Promise<readonly LookedUpVehicle[]>,
): VehicleLookup {
  const onlyMake = (make: string | undefined): LookedUpVehicle | undefined =>
    make === undefined ? undefined : { make, model: null, fuel: null, power: null }
  return {
    async byKeyNumbers(hsn, tsn) {
      const found = await findByKeyNumbers(hsn, tsn)
      if (found.length > 0) return found
      const make = onlyMake(makeOfHsn(hsn))
      return make ? [make] : []
    },
    byVin: async (vin) => onlyMake(makeOfVin(vin)),
  }
}

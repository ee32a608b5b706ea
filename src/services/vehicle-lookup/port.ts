/** A car that key numbers or a VIN may stand for; null: not known. */
export interface LookedUpVehicle {
  readonly make: string
  readonly model: string | null
  readonly fuel: string | null
  /** Kilowatts. */
  readonly power: number | null
}

/** Says which cars a number of the registration document stands for. Adapters for DAT or Schwacke implement the same. */
export interface VehicleLookup {
  /** Fields 2.1 and 2.2. Every car that they may stand for; none where they are not known. */
  byKeyNumbers(hsn: string, tsn: string): Promise<readonly LookedUpVehicle[]>
  /** Undefined where nothing is known. */
  byVin(vin: string): Promise<LookedUpVehicle | undefined>
}

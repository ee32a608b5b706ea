import type { ReadHandle } from '#database/handles.ts'
import type { Fuel } from '#domain/vehicle/vocabulary.ts'

/** A customer's own car. Months are `YYYY-MM`, mileage kilometres. */
export interface GarageVehicle {
  readonly id: number
  readonly vin: string | null
  readonly hsn: string | null
  readonly tsn: string | null
  readonly make: string
  readonly model: string | null
  readonly fuelType: Fuel | null
  readonly firstRegistration: string | null
  readonly mileage: number | null
  readonly plate: string | null
  readonly nextInspection: string | null
  readonly nextService: string | null
  readonly warrantyUntil: string | null
  /** The dealer who services it. */
  readonly merchantId: number | null
  /** The one the garage shows; always exactly one where there are any. */
  readonly isSelected: boolean
}

/** The cars of a customer's garage, the oldest entry first. */
export async function readGarage(read: ReadHandle, customerId: number): Promise<GarageVehicle[]> {
  const rows = await read
    .selectFrom('garage_vehicles')
    .select(['id', 'vin', 'hsn', 'tsn', 'make', 'model', 'fuel_type as fuelType', 'mileage', 'plate'])
    .select(['first_registration as firstRegistration', 'next_inspection as nextInspection'])
    .select(['next_service as nextService', 'warranty_until as warrantyUntil'])
    .select(['merchant_id as merchantId', 'is_selected as isSelected'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()
  // The use case that writes has validated the values, so the cast is safe.
  return rows.map((row) => ({ ...row, fuelType: row.fuelType as Fuel | null }))
}

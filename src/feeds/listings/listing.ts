import { fromCents } from '#domain/format/money.ts'
import type { VehicleAttributes } from '#catalogue/fields.ts'

/** A vehicle on offer, with absolute addresses. */
export interface Listing {
  readonly number: string
  readonly makeName: string
  readonly modelName: string
  readonly attributes: VehicleAttributes
  readonly createdAt: Date
  /** Its page in the shop. */
  readonly link: string
  readonly pictures: readonly string[]
}

/** The dealer who offers it. */
export interface ListingDealer {
  readonly slug: string
  readonly name: string
  readonly street: string | null
  readonly zip: string
  readonly city: string
  /** The federal state; null where it is not known. */
  readonly region: string | null
  readonly phone: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** The year of its first registration; of a new car without one the present year. */
export function yearOf({ firstRegistration, condition }: VehicleAttributes, today: Date): string {
  if (firstRegistration) return firstRegistration.slice(0, 4)
  return condition === 'NEW' ? String(today.getFullYear()) : ''
}

/** The VIN; empty where it is not seventeen characters without I, O and Q, because the marketplaces check its form. */
export function vinOf({ vin }: VehicleAttributes): string {
  return vin && /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? vin : ''
}

/** `18990.00 EUR`, as both marketplaces write prices. */
export function priceOf({ price }: VehicleAttributes): string {
  return price === null ? '' : `${fromCents(price).toFixed(2)} EUR`
}

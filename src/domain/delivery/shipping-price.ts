import type { AccessoryShipping, VehicleShipping } from './shipping-kinds.ts'

/** What a dealer asks for delivery. Cents. */
export interface DeliveryTerms {
  readonly homeBase: number
  /** Kilometres that the base price covers. */
  readonly homeFreeKm: number
  readonly homePerKm: number
  readonly toDealer: number
  readonly parcel: number
  /** From this value of accessories the parcel costs nothing. */
  readonly parcelFreeFrom: number
  /** Fitting one accessory. */
  readonly installation: number
}

/** What one car costs to deliver; `distance` in km as the crow flies, null where unknown: only the base price is asked then. */
export function vehicleShippingPrice(terms: DeliveryTerms, shipping: VehicleShipping, distance: number | null): number {
  if (shipping === 'PICK_UP') return 0
  if (shipping === 'DELIVERY_TO_DEALER') return terms.toDealer
  return terms.homeBase + Math.max(0, Math.ceil(distance ?? 0) - terms.homeFreeKm) * terms.homePerKm
}

/** What the accessories of an order, worth so much together, cost to bring. */
export function accessoryShippingPrice(
  terms: DeliveryTerms,
  shipping: Exclude<AccessoryShipping, 'ACCESSORY_PICK_UP_WITH_INSTALLATION'>,
  value: number,
): number {
  return shipping === 'ACCESSORY_PICK_UP' || value >= terms.parcelFreeFrom ? 0 : terms.parcel
}

import type { AccessoryShipping, VehicleShipping } from './shipping-kinds.ts'

/** A dealer's prices of delivery. Cents. */
export interface DeliveryTerms {
  readonly homeBase: number
  /** Kilometres that the base price covers. */
  readonly homeFreeKm: number
  readonly homePerKm: number
  /** Cars are brought no further; null: anywhere. */
  readonly homeMaxKm: number | null
  readonly toDealer: number
  readonly parcel: number
  /** From this value of accessories the parcel costs nothing. */
  readonly parcelFreeFrom: number
  /** Installing one accessory. */
  readonly installation: number
}

/** Whether cars are brought to any door. */
export function deliversToTheDoor({ homeMaxKm }: DeliveryTerms): boolean {
  return homeMaxKm === null || homeMaxKm > 0
}

/** Whether cars are brought to the door so far away; an unknown distance may be within reach. */
export function deliversTo(terms: DeliveryTerms, distance: number | null): boolean {
  const { homeMaxKm } = terms
  return deliversToTheDoor(terms) && (homeMaxKm === null || distance === null || distance <= homeMaxKm)
}

/** The delivery price of one car; `distance` in km as the crow flies. Null: delivery to the door has no price without a distance. */
export function vehicleShippingPrice(
  terms: DeliveryTerms,
  shipping: VehicleShipping,
  distance: number | null,
): number | null {
  if (shipping === 'PICK_UP') return 0
  if (shipping === 'DELIVERY_TO_DEALER') return terms.toDealer
  if (distance === null) return null
  return terms.homeBase + Math.max(0, Math.ceil(distance) - terms.homeFreeKm) * terms.homePerKm
}

/** The delivery price of an order's accessories of this total value. */
export function accessoryShippingPrice(
  terms: DeliveryTerms,
  shipping: Exclude<AccessoryShipping, 'ACCESSORY_PICK_UP_WITH_INSTALLATION'>,
  value: number,
): number {
  return shipping === 'ACCESSORY_PICK_UP' || value >= terms.parcelFreeFrom ? 0 : terms.parcel
}

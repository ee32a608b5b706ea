import type { DeliveryTerms } from '#domain/delivery/shipping-price.ts'

/** A dealer's prices for delivery and fitting, in cents. */
export const TERMS: DeliveryTerms = {
  homeBase: 19900,
  homeFreeKm: 50,
  homePerKm: 120,
  homeMaxKm: null,
  toDealer: 14900,
  parcel: 590,
  parcelFreeFrom: 7500,
  installation: 4900,
}

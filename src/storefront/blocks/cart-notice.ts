import type { ProductType } from '#domain/cart/cart.ts'
import type { NoticeCode } from '#messages/notices.ts'

/** Texts for items that cannot be bought, by their type; the specification's error catalogue, section 8. */
const UNAVAILABLE = {
  Vehicle: 'VEHICLE_UNAVAILABLE',
  Accessory: 'ACCESSORY_UNAVAILABLE',
  AccessoryStandAlone: 'ACCESSORY_UNAVAILABLE',
  Service: 'SERVICE_UNAVAILABLE',
  TradeInVehicle: 'TRADE_IN_UNAVAILABLE',
} as const satisfies Record<ProductType, NoticeCode>

const [RESERVED, GONE] = [102, 113]

/**
 * The notice for a refused addToCart or deleteFromCart. A trade-in has its own notice for every code, everything else only for 113.
 * Together with 102 (reserved by another customer), 113 names the vehicle only if it was the only item requested.
 */
export function noticeOfRefusal(
  refusals: readonly { readonly code?: string; readonly errorCode?: number }[],
  items: readonly { readonly productType: ProductType }[],
): NoticeCode {
  const types = new Set(items.map(({ productType }) => productType))
  if (types.has('TradeInVehicle')) return UNAVAILABLE.TradeInVehicle
  if (refusals.some(({ code }) => code === 'PROVIDER_AWAY')) return 'PROVIDER_AWAY'
  const codes = new Set(refusals.map(({ errorCode }) => errorCode))
  if (!codes.has(GONE)) return 'FAILED'
  if (types.has('Vehicle')) return codes.has(RESERVED) && items.length > 1 ? 'FAILED' : UNAVAILABLE.Vehicle
  const [type] = types
  return type ? UNAVAILABLE[type] : 'FAILED'
}

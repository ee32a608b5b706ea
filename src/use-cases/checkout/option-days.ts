import type { ShippingOption } from '#domain/checkout/shipping-options.ts'
import { ACCESSORY_SHIPPING, VEHICLE_SHIPPING } from '#domain/delivery/shipping-kinds.ts'
import type { DeliveryDays } from '#domain/delivery/lead-time.ts'
import type { CheckoutDealer } from './checkout.ts'

/** From the first day on which goods sent this way may arrive to the last day, of all dealers; null where no goods are sent this way. */
export function optionDays(
  kind: ShippingOption['kind'],
  dealers: readonly Pick<CheckoutDealer, 'daysFor' | 'items'>[],
): DeliveryDays | null {
  const vehicles = VEHICLE_SHIPPING.find((each) => each === kind) ?? null
  const accessories = ACCESSORY_SHIPPING.find((each) => each === kind) ?? null
  const days = dealers.flatMap(({ daysFor, items }) => {
    const hasCar = items.some(({ type }) => type === 'VEHICLE')
    return hasCar === (vehicles !== null) ? (daysFor({ vehicles, accessories }) ?? []) : []
  })
  const [earliest] = days.map((each) => each.earliest).toSorted()
  const latest = days
    .map((each) => each.latest)
    .toSorted()
    .at(-1)
  return earliest && latest ? { earliest, latest } : null
}

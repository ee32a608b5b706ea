import type { WriteHandle } from '#database/handles.ts'
import type { CartOwner } from '#domain/cart/cart.ts'
import { unavailableReasons } from '#domain/cart/unavailable.ts'
import { isVehicleId } from '#domain/vehicle/vehicle-slug.ts'
import type { CartItem } from './new-line.ts'
import type { RequestedLine } from './new-line.ts'
import { pricePayment } from './price-payment.ts'
import { readCar } from './read-car.ts'

/** The cart line for a car, with the payment that was requested. */
export async function vehicleLine(
  handle: WriteHandle,
  { id, quantity, payment }: CartItem,
  shop: { readonly owner: CartOwner; readonly merchantUuids: readonly string[] },
): Promise<RequestedLine> {
  const car = isVehicleId(id) ? await readCar(handle, Number(id), shop) : undefined
  const unavailable = unavailableReasons(car)
  if (!car || unavailable.length > 0) return { unavailable }
  if (quantity !== 1) return { invalid: 'quantity' }
  const offer = pricePayment(car, payment)
  if (typeof offer === 'string') return { invalid: `payment.${offer}` }
  return {
    line: {
      product_type: 'Vehicle',
      vehicle_id: car.id,
      merchant_id: car.merchantId,
      payment: offer.kind,
      finance_input: offer.input && JSON.stringify(offer.input),
      price_cents: offer.price,
      monthly_rate_cents: offer.monthlyRate,
    },
  }
}

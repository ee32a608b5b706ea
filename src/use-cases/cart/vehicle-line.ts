import type { PaymentChoice } from '#domain/cart/cart.ts'
import { paymentToday } from '#domain/cart/payment-today.ts'
import { unavailableReasons } from '#domain/cart/unavailable.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'
import type { CartLine } from './cart-line.ts'
import type { CartRow } from './cart-rows.ts'

/** The line of a car, with today's price and rate. */
export function vehicleLineOf(row: CartRow, vehicle: Vehicle): CartLine {
  const { id, productType, quantity, payment: kind, input, seenPrice, seenMonthlyRate, addedAt } = row
  const { state, merchant, attributes, financeProducts } = vehicle
  const unavailable = unavailableReasons({
    state,
    sellerKind: merchant.kind,
    isReservedByOther: Boolean(row.isReservedByOther),
  })
  const choice: PaymentChoice = kind === 'CASH' || !input ? { kind: 'CASH', input: null } : { kind, input }
  return {
    id,
    productType,
    quantity,
    product: { kind: 'VEHICLE', vehicle },
    merchant,
    unavailable,
    price: attributes.price ?? 0,
    seenPrice,
    choice,
    payment: unavailable.length > 0 ? null : paymentToday(choice, attributes, financeProducts),
    seenMonthlyRate,
    addedAt,
  }
}

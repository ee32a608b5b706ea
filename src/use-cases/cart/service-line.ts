import type { Merchant } from '../merchant/merchants.ts'
import type { CartLine } from './cart-line.ts'
import type { CartRow } from './cart-rows.ts'
import type { OfferedService } from './services.ts'

/** The line of a service at today's price; none where its dealer no longer offers it, because nothing is left to show. */
export function serviceLineOf(row: CartRow, offered: readonly OfferedService[], merchant: Merchant): CartLine[] {
  const { id, productType, quantity, seenPrice, addedAt, serviceKey, forVehicleId } = row
  const service = offered.find(({ key }) => key === serviceKey)
  if (!service || forVehicleId === null) return []
  return [
    {
      id,
      productType,
      quantity,
      product: { kind: 'SERVICE', service, forVehicleId },
      merchant,
      unavailable: [],
      price: service.price,
      seenPrice,
      choice: { kind: 'CASH', input: null },
      payment: null,
      seenMonthlyRate: null,
      addedAt,
    },
  ]
}

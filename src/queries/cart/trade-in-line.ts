import type { Merchant } from '../merchant/merchants.ts'
import type { TradeInOffer } from '../trade-in/trade-ins.ts'
import type { CartLine, CartRow } from './cart.ts'

/**
 * The line of a car that is given in payment: it takes off. It belongs to a purchase, so it needs a car of the dealer who offered
 * (`carOfDealer`); without one it stays in the cart and counts for nothing, because alone it would be a sale to the dealer.
 */
export function tradeInLineOf(
  row: CartRow,
  offer: TradeInOffer,
  merchant: Merchant,
  carOfDealer: number | null,
): CartLine {
  const { id, productType, seenPrice, addedAt } = row
  return {
    id,
    productType,
    quantity: 1,
    product: { kind: 'TRADE_IN', offer, besideVehicleId: carOfDealer },
    merchant,
    unavailable: offer.isOpen ? [] : ['UNAVAILABLE'],
    price: -offer.price,
    seenPrice,
    choice: { kind: 'CASH', input: null },
    payment: null,
    seenMonthlyRate: null,
    addedAt,
  }
}

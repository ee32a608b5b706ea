import type { ReadHandle } from '#database/handles.ts'
import { readUsualBodies } from '../garage/usual-bodies.ts'
import type { Merchant } from '../merchant/merchants.ts'
import { readTradeIns } from '../trade-in/trade-ins.ts'
import type { CartLine } from './cart-line.ts'
import type { CartRow } from './cart-rows.ts'
import type { CartTradeIn } from './cart-line.ts'

/** Trade-ins by id, each with the body to draw its car with. Two queries, however many. */
export async function readDrawnTradeIns(read: ReadHandle, ids: readonly number[]) {
  const offers = [...(await readTradeIns(read, ids)).values()]
  const bodies = await readUsualBodies(
    read,
    offers.map(({ car }) => car),
  )
  return new Map(offers.map((offer, index) => [offer.id, { offer, bodyType: bodies[index] ?? null }]))
}

/**
 * The cart line of a trade-in, with a negative price. It belongs to a purchase, so it needs a car of the dealer who offered
 * (`carOfDealer`); without one it stays in the cart and counts for nothing, because alone it would be a sale to the dealer.
 */
export function tradeInLineOf(
  row: CartRow,
  { offer, bodyType }: Pick<CartTradeIn, 'offer' | 'bodyType'>,
  merchant: Merchant,
  carOfDealer: number | null,
): CartLine {
  const { id, productType, seenPrice, addedAt } = row
  return {
    id,
    productType,
    quantity: 1,
    product: { kind: 'TRADE_IN', offer, bodyType, besideVehicleId: carOfDealer },
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

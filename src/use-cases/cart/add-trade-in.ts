import { sql } from 'kysely'
import { isTradedIn } from '#database/traded-in.ts'
import type { WriteHandle } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { CartOwner } from '#domain/cart/cart.ts'
import { isInScope } from '#domain/merchant-scope.ts'
import { isOpenOffer, isTradeInId } from '#domain/trade-in/trade-in.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-states.ts'
import type { CartItem } from './new-line.ts'
import type { RequestedLine } from './new-line.ts'

interface Offer {
  readonly id: number
  readonly merchantId: number
  readonly uuid: string
  readonly price: number
  readonly state: TradeInState
  readonly validUntil: string
  readonly isTaken: boolean
}

const GONE: RequestedLine = { unavailable: ['UNAVAILABLE'] }

/** The cart line for a trade-in: a dealer's open offer to this customer, of one of the shop's merchants. Its price is negative. */
export async function tradeInLine(
  handle: WriteHandle,
  { id, quantity }: CartItem,
  { owner, merchantUuids }: { readonly owner: CartOwner; readonly merchantUuids: readonly string[] },
): Promise<RequestedLine> {
  if (owner.kind !== 'CUSTOMER' || !isTradeInId(id)) return GONE
  const offer = await readOffer(handle, Number(id), owner.customerId)
  if (!offer || !isOpenOffer(offer, berlinToday())) return GONE
  if (!isInScope({ merchantUuids }, offer.uuid)) return GONE
  if (quantity !== 1) return { invalid: 'quantity' }
  return {
    line: {
      product_type: 'TradeInVehicle',
      trade_in_id: offer.id,
      merchant_id: offer.merchantId,
      payment: 'CASH',
      price_cents: -offer.price,
    },
  }
}

async function readOffer(handle: WriteHandle, id: number, customerId: number): Promise<Offer | undefined> {
  const { rows } = await sql<Offer>`
    select t.id, t.merchant_id as "merchantId", m.uuid, t.price_cents as price, t.state, t.valid_until as "validUntil",
      ${isTradedIn('t')} as "isTaken"
    from trade_ins t join merchants m on m.id = t.merchant_id
    where t.id = ${id} and t.customer_id = ${customerId}`.execute(handle)
  return rows[0]
}

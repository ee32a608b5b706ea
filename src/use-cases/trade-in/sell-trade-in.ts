import { existingCart, touchCart } from '#database/carts.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { isTradedIn } from '#database/traded-in.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { isOpenOffer } from '#domain/trade-in/trade-in.ts'
import { changeTradeInState } from './change-state.ts'

type Done = { readonly kind: 'done' }

/**
 * The customer accepts an offer and sells the car without buying another; the dealer pays at the handover. The offer leaves the cart.
 * Refused: NOT_FOUND for another customer's offer; CONFLICT where it has ended or the car is traded in, or where it was made for a
 * purchase only, without an inspection of a request.
 */
export async function sellTradeIn(
  writer: Writer,
  { customerId, requestId }: { readonly customerId: number; readonly requestId: number },
): Promise<Done | Refused> {
  return writer.transaction(async (handle) => {
    // Cart, trade-in: the order in which everybody locks them.
    const cartId = await existingCart(handle, { kind: 'CUSTOMER', customerId })
    const offer = await handle
      .selectFrom('trade_ins as t')
      .select(['t.id', 't.state', 't.valid_until as validUntil', isTradedIn('t').as('isTaken')])
      .where('t.request_id', '=', requestId)
      .where('t.customer_id', '=', customerId)
      .forUpdate('t')
      .executeTakeFirst()
    if (!offer) return refused('NOT_FOUND')
    if (!isOpenOffer(offer, berlinToday())) return refused('CONFLICT')
    await handle.updateTable('trade_ins').set({ is_sale: true }).where('id', '=', offer.id).execute()
    if (cartId) await leaveCart(handle, cartId, offer.id)
    return changeTradeInState(handle, { tradeInId: offer.id, to: 'ACCEPTED', actor: 'CUSTOMER', reason: 'SALE' })
  })
}

async function leaveCart(handle: WriteHandle, cartId: string, tradeInId: number): Promise<void> {
  await handle.deleteFrom('cart_lines').where('trade_in_id', '=', tradeInId).execute()
  await touchCart(handle, cartId)
}

/** The dealer has the car that was sold without a purchase. Refused: NOT_FOUND; CONFLICT where nothing was accepted. */
export async function completeSale(
  writer: Writer,
  { requestId, actor }: { readonly requestId: number; readonly actor: StateActor },
): Promise<Done | Refused> {
  return writer.transaction(async (handle) => {
    const sale = await handle
      .selectFrom('trade_ins')
      .select(['id', 'is_sale as isSale'])
      .where('request_id', '=', requestId)
      .forUpdate()
      .executeTakeFirst()
    if (!sale) return refused('NOT_FOUND')
    return sale.isSale
      ? changeTradeInState(handle, { tradeInId: sale.id, to: 'PURCHASED', actor })
      : refused('CONFLICT')
  })
}

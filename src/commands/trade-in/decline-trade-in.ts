import type { Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { existingCart, touchCart } from '../cart/cart-row.ts'
import { changeTradeInState } from './change-state.ts'

/**
 * The customer does not want an offer; it leaves the cart too. Refused: NOT_FOUND for anybody else's; CONFLICT where it is part of an order, or
 * over.
 */
export async function declineTradeIn(
  writer: Writer,
  { customerId, tradeInId }: { readonly customerId: number; readonly tradeInId: number },
): Promise<{ readonly kind: 'done' } | Refused> {
  return writer.transaction(async (handle) => {
    // The cart first, as everybody does who locks both.
    const cartId = await existingCart(handle, { kind: 'CUSTOMER', customerId })
    const own = await handle
      .selectFrom('trade_ins')
      .select('id')
      .where('id', '=', tradeInId)
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
    if (!own) return refused('NOT_FOUND')
    const outcome = await changeTradeInState(handle, { tradeInId, to: 'DECLINED', actor: 'CUSTOMER' })
    if (outcome.kind === 'done' && cartId) {
      await handle.deleteFrom('cart_lines').where('trade_in_id', '=', tradeInId).execute()
      await touchCart(handle, cartId)
    }
    return outcome
  })
}

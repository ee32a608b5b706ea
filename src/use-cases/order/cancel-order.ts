import type { Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { Shopper } from '#domain/shopper.ts'
import { isOwnOrder } from '#database/own-order.ts'
import { changeOrderState } from './change-state.ts'

/**
 * The customer cancels an order that its dealer has not accepted yet. Refused: NOT_FOUND for another customer's; CONFLICT once the dealer
 * has accepted or the order has ended.
 */
export async function cancelOrder(
  writer: Writer,
  shopper: Shopper,
  { orderId, reason }: { readonly orderId: number; readonly reason?: string | undefined },
): Promise<{ readonly kind: 'done' } | Refused> {
  return writer.transaction(async (handle) => {
    const own = await handle
      .selectFrom('orders')
      .select('id')
      .where('id', '=', orderId)
      .where(isOwnOrder(shopper))
      .executeTakeFirst()
    if (!own) return refused('NOT_FOUND')
    return changeOrderState(handle, { orderId, to: 'CANCELLED', actor: 'CUSTOMER', ...(reason ? { reason } : {}) })
  })
}

import type { Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { changeOrderState } from './change-state.ts'

/**
 * The customer takes back an order that its dealer has not accepted yet. Refused: NOT_FOUND for anybody else's; CONFLICT once the dealer has
 * accepted, or where it is over.
 */
export async function cancelOrder(
  writer: Writer,
  { customerId, orderId, reason }: { readonly customerId: number; readonly orderId: number; readonly reason?: string },
): Promise<{ readonly kind: 'done' } | Refused> {
  return writer.transaction(async (handle) => {
    const own = await handle
      .selectFrom('orders')
      .select('id')
      .where('id', '=', orderId)
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
    if (!own) return refused('NOT_FOUND')
    return changeOrderState(handle, { orderId, to: 'CANCELLED', actor: 'CUSTOMER', ...(reason ? { reason } : {}) })
  })
}

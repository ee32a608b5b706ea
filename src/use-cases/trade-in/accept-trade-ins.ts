import type { WriteHandle } from '#database/handles.ts'
import { changeTradeInState } from './change-state.ts'

/** Locks the trade-ins in a cart, by id as everybody else does: whether they can still be bought with is read afterwards. */
export async function lockTradeInsOfCart(handle: WriteHandle, cartId: string): Promise<void> {
  await handle
    .selectFrom('trade_ins')
    .select('id')
    .where('id', 'in', (of) =>
      of
        .selectFrom('cart_lines')
        .select('trade_in_id')
        .where('cart_id', '=', cartId)
        .where('trade_in_id', 'is not', null),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

/**
 * Accepts with an order the cars it takes in payment; they were locked and looked at in the same transaction. Another customer's is a
 * fault, because no cart ever holds one.
 */
export async function acceptTradeIns(
  handle: WriteHandle,
  { orderId, customerId }: { readonly orderId: number; readonly customerId: number },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const own = await handle
    .selectFrom('trade_ins')
    .select('id')
    .where('id', 'in', [...ids])
    .where('customer_id', '=', customerId)
    .execute()
  if (own.length < ids.length) throw new Error(`Order ${orderId} takes a trade-in of another customer`)
  for (const tradeInId of ids) {
    const outcome = await changeTradeInState(handle, { tradeInId, to: 'ACCEPTED', actor: 'CUSTOMER', orderId })
    if (outcome.kind === 'refused') throw new Error(`Trade-in ${tradeInId} was locked and is not open`)
  }
}

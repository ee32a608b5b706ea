import type { WriteHandle } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { tradeInStateAfter } from '#domain/trade-in/follow-order.ts'
import { changeTradeInState } from './change-state.ts'

interface OrderStep {
  readonly orderId: number
  readonly to: OrderState
  readonly actor: StateActor
}

/**
 * Moves the trade-ins of an order along with it: the hand-over gives the car to the dealer; an order that ends before reopens the offer,
 * and returned goods give the car back. Without an account nobody wants the offer, so it is deleted. Part of the transaction that changes
 * the order.
 */
export async function moveTradeIns(handle: WriteHandle, { orderId, to, actor }: OrderStep): Promise<void> {
  const today = berlinToday()
  for (const { id, customer_id, state, valid_until } of await lockedTradeIns(handle, orderId)) {
    const next = tradeInStateAfter(state, to, (valid_until ?? '') >= today)
    if (!next) continue
    const outcome = await changeTradeInState(handle, { tradeInId: id, to: next, actor, orderId, reason: to })
    if (outcome.kind === 'refused') throw new Error(`A trade-in cannot follow its order to ${to} by ${actor}`)
    if (next === 'PURCHASED') continue
    await closeTradeInLine(handle, orderId, id)
    if (customer_id === null) await handle.deleteFrom('trade_ins').where('id', '=', id).execute()
  }
}

async function lockedTradeIns(handle: WriteHandle, orderId: number) {
  return handle
    .selectFrom('trade_ins')
    .select(['id', 'customer_id', 'valid_until', 'state'])
    .where('order_id', '=', orderId)
    .where('state', 'in', ['ACCEPTED', 'PURCHASED'])
    .$narrowType<{ state: 'ACCEPTED' | 'PURCHASED' }>()
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** A withdrawn order keeps its lines open until the goods are back, but the customer's own car is released at once. */
async function closeTradeInLine(handle: WriteHandle, orderId: number, tradeInId: number): Promise<void> {
  await handle
    .updateTable('order_lines')
    .set({ is_open: false })
    .where('order_id', '=', orderId)
    .where('trade_in_id', '=', tradeInId)
    .execute()
}

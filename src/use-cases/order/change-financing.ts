import { FINANCING_STATE } from '#database/financing-state.ts'
import type { WriteHandle } from '#database/handles.ts'
import {
  endsOrder,
  FINANCING_ENDED,
  FINANCING_TRANSITIONS,
  type FinancingState,
} from '#domain/order/financing-states.ts'
import { hasLeftDealer } from '#domain/order/hand-over.ts'
import { isRunning } from '#domain/order/order-steps.ts'
import { canTransition } from '#domain/order/transitions.ts'
import { changeOrderState, type StateChange } from './change-state.ts'
import { type OrderChanged, type OrderRefused, orderRefused } from './order-blocker.ts'
import { writeOrderEvents } from './write-events.ts'

/**
 * Records the bank's answer to an order's financing: who, when and why. With an approval the amount due directly is requested. With a
 * refusal the order is cancelled, its cars are on offer again, and paid money is refunded; where the goods have left already, a person has
 * to decide. The reason stays in the records: neither mails nor pages repeat what a bank said. Refused: NOT_FOUND; CONFLICT where the
 * table does not allow the step to this actor. Ends with the log of changed vehicles.
 */
export async function changeFinancing(
  handle: WriteHandle,
  { orderId, to, actor, reason }: StateChange<FinancingState>,
): Promise<OrderChanged | OrderRefused> {
  const order = await handle
    .selectFrom('orders')
    .select(['state', 'payment_state as payment', FINANCING_STATE.as('financing')])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!order) return orderRefused({ kind: 'UNKNOWN_ORDER' })
  const { state, payment, financing } = order
  if (!canTransition(FINANCING_TRANSITIONS, financing, to, actor))
    return orderRefused({ kind: 'FINANCING_DECIDED', financing })
  await handle.updateTable('orders').set({ financing_state: to }).where('id', '=', orderId).execute()
  await writeOrderEvents(handle, [{ orderId, actor, subject: 'FINANCING', from: financing, to, reason }])
  if (!endsOrder(to) || !isRunning(state) || hasLeftDealer(state)) return { kind: 'done', state, payment }
  return changeOrderState(handle, { orderId, to: 'CANCELLED', actor: cancelledBy(actor), reason: FINANCING_ENDED })
}

/** Once the dealer has accepted, a customer cannot cancel; here the order ends because its condition has failed. */
function cancelledBy(actor: StateChange<FinancingState>['actor']) {
  return actor === 'CUSTOMER' ? 'PROVIDER' : actor
}

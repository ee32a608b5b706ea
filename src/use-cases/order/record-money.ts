import type { WriteHandle } from '#database/handles.ts'
import { isBeingPaid } from '#database/payment-sessions.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { type OrderChanged, type OrderRefused, orderRefused, wrongState } from './order-blocker.ts'
import { isPaidManually } from './manual-payment.ts'
import { changeOrderState, changePaymentState } from './change-state.ts'

interface Recorded {
  readonly orderId: number
  readonly actor: StateActor
  readonly reason?: string
}

type Outcome = OrderChanged | OrderRefused

/**
 * Records that a transfer has arrived or the customer has paid at the dealer's. Money for an ended order is owed back to the customer; a
 * second payment needs a reason, so that nobody records the same money twice by mistake. Refused as by `changePaymentState`; CONFLICT also
 * while the customer may be paying on a provider's page, and for an ended order by which the customer owed nothing: a payout is then the
 * dealer's to claim back.
 */
export async function recordPaid(handle: WriteHandle, recorded: Recorded): Promise<Outcome> {
  const { orderId } = recorded
  const order = await handle
    .selectFrom('orders')
    .select(['payment_state as payment', 'due_cents as due'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!order) return orderRefused({ kind: 'UNKNOWN_ORDER' })
  const isAgain = order.payment === 'REFUND_PENDING' || order.payment === 'REFUNDED'
  if (isAgain && !recorded.reason) return orderRefused({ kind: 'MONEY_GOES_BACK' })
  if (order.payment === 'CANCELLED' && order.due <= 0) return orderRefused({ kind: 'NOTHING_OWED' })
  if (isAgain || order.payment === 'CANCELLED') return changePaymentState(handle, { ...recorded, to: 'REFUND_PENDING' })
  if (await isBeingPaid(handle, orderId)) return orderRefused({ kind: 'BEING_PAID' })
  return changePaymentState(handle, { ...recorded, to: 'PAID' })
}

/**
 * Records that the money the dealer received itself is refunded; after a withdrawal that ends the order. Providers refund their payments
 * themselves and report it; those are not recorded here. Refused: NOT_FOUND; CONFLICT where nothing is owed.
 */
export async function recordRefunded(handle: WriteHandle, recorded: Recorded): Promise<Outcome> {
  const { orderId } = recorded
  const before = await handle
    .selectFrom('orders')
    .select(['state', 'payment_state as payment'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return orderRefused({ kind: 'UNKNOWN_ORDER' })
  const isOwed = before.state === 'WITHDRAWN' || before.state === 'RETURNED'
  const ended = isOwed ? await changeOrderState(handle, { ...recorded, to: 'REFUNDED' }) : undefined
  if (ended?.kind === 'refused') return ended
  const { payment } = ended ?? before
  if (payment === 'REFUND_PENDING' && (await isRefundedByDealer(handle, orderId)))
    return changePaymentState(handle, { ...recorded, to: 'REFUNDED' })
  return ended ?? wrongState(before)
}

/** Providers refund their payments themselves, unless the dealer has received money as well. */
async function isRefundedByDealer(handle: WriteHandle, orderId: number): Promise<boolean> {
  const byProvider = await handle
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'REFUND_PENDING')
    .limit(1)
    .executeTakeFirst()
  return !byProvider || isPaidManually(handle, orderId)
}

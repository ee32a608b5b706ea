import type { Writer } from '#database/handles.ts'
import { isBeingPaid } from '#database/payment-sessions.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { isPaidManually } from './manual-payment.ts'
import { changeOrderState, changePaymentState } from './change-state.ts'

interface Recorded {
  readonly orderId: number
  readonly actor: StateActor
  readonly reason?: string
}

type Outcome = { readonly kind: 'done' } | Refused

/**
 * A transfer has arrived, or was paid at the dealer's; what comes after the order has ended is owed to the customer, also a second time:
 * that counts only with a reason, so that nobody records the same money twice by mistake. Refused as by `changePaymentState`; CONFLICT also
 * while the customer may be paying on a provider's page, and once an order has ended by which the customer owed nothing: what was paid out
 * then is the dealer's to claim back.
 */
export async function recordPaid(writer: Writer, recorded: Recorded): Promise<Outcome> {
  const { orderId } = recorded
  return writer.transaction(async (handle) => {
    const order = await handle
      .selectFrom('orders')
      .select(['payment_state as payment', 'due_cents as due'])
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst()
    const isAgain = order?.payment === 'REFUND_PENDING' || order?.payment === 'REFUNDED'
    if (isAgain && !recorded.reason) return refused('CONFLICT')
    if (order?.payment === 'CANCELLED' && order.due <= 0) return refused('CONFLICT')
    if (isAgain || order?.payment === 'CANCELLED')
      return changePaymentState(handle, { ...recorded, to: 'REFUND_PENDING' })
    if (await isBeingPaid(handle, orderId)) return refused('CONFLICT')
    return changePaymentState(handle, { ...recorded, to: 'PAID' })
  })
}

/**
 * The customer's money goes back: after a withdrawal the order ends with it, and what the dealer itself had received is back with this.
 * What a provider took it sends back by itself, and tells us; that is not recorded here. Refused: NOT_FOUND; CONFLICT where nothing is
 * owed.
 */
export async function recordRefunded(writer: Writer, recorded: Recorded): Promise<Outcome> {
  const { orderId } = recorded
  return writer.transaction(async (handle) => {
    const before = await handle
      .selectFrom('orders')
      .select('state')
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return refused('NOT_FOUND')
    const isOwed = before.state === 'WITHDRAWN' || before.state === 'RETURNED'
    if (isOwed) {
      const outcome = await changeOrderState(handle, { ...recorded, to: 'REFUNDED' })
      if (outcome.kind === 'refused') return outcome
    }
    const { payment, byProvider } = await handle
      .selectFrom('orders')
      .select('payment_state as payment')
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.state', '=', 'REFUND_PENDING'),
        ).as('byProvider'),
      )
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    const isDealers = !byProvider || (await isPaidManually(handle, orderId))
    if (payment === 'REFUND_PENDING' && isDealers) return changePaymentState(handle, { ...recorded, to: 'REFUNDED' })
    return isOwed ? { kind: 'done' } : refused('CONFLICT')
  })
}

import type { Writer } from '#database/handles.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { changeOrderState, changePaymentState } from './change-state.ts'

interface Recorded {
  readonly orderId: number
  readonly actor: StateActor
  readonly reason?: string
}

type Outcome = { readonly kind: 'done' } | Refused

/** A transfer has arrived, or was paid at the dealer's. Refused as by `changePaymentState`. */
export async function recordPaid(writer: Writer, recorded: Recorded): Promise<Outcome> {
  return writer.transaction((handle) => changePaymentState(handle, { ...recorded, to: 'PAID' }))
}

/**
 * The customer's money goes back: after a withdrawal the order ends with it, and what the dealer itself had received is back with this. What a
 * provider took it sends back by itself, and tells us; that is not recorded here. Refused: NOT_FOUND; CONFLICT where nothing is owed.
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
    if (payment === 'REFUND_PENDING' && !byProvider) return changePaymentState(handle, { ...recorded, to: 'REFUNDED' })
    return isOwed ? { kind: 'done' } : refused('CONFLICT')
  })
}

import { createHash } from 'node:crypto'
import { FINANCING_STATE } from '#database/financing-state.ts'
import type { ReadHandle } from '#database/handles.ts'
import { isPayableOnline } from '#domain/order/order-steps.ts'
import type { AttemptState } from '#domain/payment/attempt.ts'

export interface PaymentReturn {
  readonly orderId: number
  readonly state: AttemptState
  /** The order can still be paid online. */
  readonly isPayable: boolean
}

/** How long the address works: long enough for a page that was left open, too short to be of use to somebody who finds it later. */
const RETURN_HOURS = 48

/**
 * The payment a customer returns from, by the secret of the address; undefined where it is unknown or too old. An abandoned page may still
 * be paid on, so it counts as open until the provider says otherwise.
 */
export async function readPaymentReturn(read: ReadHandle, token: string): Promise<PaymentReturn | undefined> {
  const row = await read
    .selectFrom('payments')
    .innerJoin('orders as o', 'o.id', 'payments.order_id')
    .select(['payments.order_id as orderId', 'payments.state'])
    .select(['o.state as orderState', 'o.payment_state as payment', 'o.payment_method as method'])
    .select(['o.payment_provider as provider', FINANCING_STATE.as('financing'), 'o.customer'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('payment_events').select('event_id').whereRef('payment_id', '=', 'payments.id')).as(
        'hasMessage',
      ),
    )
    .where('return_token_hash', '=', createHash('sha256').update(token).digest())
    .where('payments.created_at', '>', new Date(Date.now() - RETURN_HOURS * 3_600_000))
    .executeTakeFirst()
  if (!row) return undefined
  const { orderId, state, hasMessage, orderState, customer, ...paying } = row
  const isPayable = isPayableOnline({ ...paying, state: orderState, customerKind: customer.kind })
  return { orderId, isPayable, state: state === 'CANCELLED' && !hasMessage ? 'OPENED' : state }
}

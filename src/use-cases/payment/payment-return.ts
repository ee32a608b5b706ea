import { createHash } from 'node:crypto'
import type { ReadHandle } from '#database/handles.ts'
import { isPayableOnline } from '#domain/order/order-steps.ts'
import type { AttemptState } from '#domain/payment/attempt.ts'

export interface PaymentReturn {
  readonly orderId: number
  readonly state: AttemptState
  /** The order can be paid online yet. */
  readonly isPayable: boolean
}

/** Long enough for a page that was left open; whoever finds the address later learns nothing by it. */
const RETURN_HOURS = 48

/**
 * The payment a customer comes back from, by the secret of the address; undefined where there is none or it is long ago. A page that we
 * lead nobody to any more may still be paid on: until the provider says otherwise, it is open.
 */
export async function readPaymentReturn(read: ReadHandle, token: string): Promise<PaymentReturn | undefined> {
  const row = await read
    .selectFrom('payments')
    .innerJoin('orders as o', 'o.id', 'payments.order_id')
    .select(['payments.order_id as orderId', 'payments.state'])
    .select(['o.state as orderState', 'o.payment_state as payment', 'o.payment_method as method'])
    .select(['o.payment_provider as provider', 'o.customer'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('payment_events').select('event_id').whereRef('payment_id', '=', 'payments.id')).as('isTold'),
    )
    .where('return_token_hash', '=', createHash('sha256').update(token).digest())
    .where('payments.created_at', '>', new Date(Date.now() - RETURN_HOURS * 3_600_000))
    .executeTakeFirst()
  if (!row) return undefined
  const { orderId, state, isTold, orderState, customer, ...paying } = row
  const isPayable = isPayableOnline({ ...paying, state: orderState, customerKind: customer.kind })
  return { orderId, isPayable, state: state === 'CANCELLED' && !isTold ? 'OPENED' : state }
}

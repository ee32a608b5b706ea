import type { ReadHandle } from '#database/handles.ts'
import { isBeingPaid } from '#database/payment-sessions.ts'
import { releasesGoods, canDispatch } from '#domain/order/hand-over.ts'
import { ORDER_TRANSITIONS, type OrderState } from '#domain/order/order-states.ts'
import type { PaymentMethod } from '#domain/order/payment-methods.ts'
import type { PaymentState } from '#domain/order/payment-states.ts'

/** What a dealer or operator wanted to do with an order: a next state, or money to record. */
export type OrderIntent = OrderState | 'RECORD_PAYMENT' | 'RECORD_REFUND' | 'ISSUE_INVOICE'

/** Why an order cannot be changed as it was wanted, with what the answer needs. Cents. */
export type OrderBlocker =
  | { readonly kind: 'UNKNOWN_ORDER' }
  /** The customer may be paying on the provider's page at this moment. */
  | { readonly kind: 'BEING_PAID' }
  | { readonly kind: 'MONEY_GOES_BACK' }
  /** The order has ended, and its customer owed nothing by it. */
  | { readonly kind: 'NOTHING_OWED' }
  /** The money of a withdrawal may wait for the goods (§ 357 BGB). */
  | { readonly kind: 'GOODS_NOT_BACK' }
  | {
      readonly kind: 'UNPAID'
      readonly due: number
      readonly method: PaymentMethod | null
      readonly payment: PaymentState
    }
  | {
      readonly kind: 'WRONG_STATE'
      readonly state: OrderState
      readonly payment: PaymentState
      /** The states that can come next. */
      readonly next: readonly OrderState[]
    }

/** What stands in the way of a change that was refused. */
export async function readOrderBlocker(read: ReadHandle, orderId: number, intent: OrderIntent): Promise<OrderBlocker> {
  const order = await read
    .selectFrom('orders')
    .select(['state', 'payment_state as payment', 'payment_method as method', 'due_cents as due'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return { kind: 'UNKNOWN_ORDER' }
  const { state, payment, method, due } = order
  if (intent === 'RECORD_PAYMENT') {
    if (await isBeingPaid(read, orderId)) return { kind: 'BEING_PAID' }
    if (payment === 'REFUND_PENDING' || payment === 'REFUNDED') return { kind: 'MONEY_GOES_BACK' }
    if (payment === 'CANCELLED' && due <= 0) return { kind: 'NOTHING_OWED' }
  }
  if (intent === 'RECORD_REFUND' && state === 'WITHDRAWN') return { kind: 'GOODS_NOT_BACK' }
  const next = Object.keys(ORDER_TRANSITIONS[state]) as OrderState[]
  if (next.some((one) => one === intent) && releasesGoods(intent) && !canDispatch({ payment, method, due }))
    return { kind: 'UNPAID', due, method, payment }
  return { kind: 'WRONG_STATE', state, payment, next }
}

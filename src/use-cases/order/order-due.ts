import type { ReadHandle } from '#database/handles.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { PaymentState } from '#domain/order/payment-states.ts'

export interface OrderDue {
  /** Cents that are paid directly with it; negative where it pays out. */
  readonly due: number
  readonly state: OrderState
  readonly payment: PaymentState
}

/** What is due by an order, and whether it still is; undefined where there is no such order. */
export async function readOrderDue(read: ReadHandle, orderId: number): Promise<OrderDue | undefined> {
  return read
    .selectFrom('orders')
    .select(['due_cents as due', 'state', 'payment_state as payment'])
    .where('id', '=', orderId)
    .executeTakeFirst()
}

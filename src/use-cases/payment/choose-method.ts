import { FINANCING_STATE } from '#database/financing-state.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { ordersBeingPaid } from '#database/payment-sessions.ts'
import { methodReason, otherMethods, payableOf } from '#domain/order/payment-change.ts'
import { type PaymentMethod, providerOf } from '#domain/order/payment-methods.ts'
import { firstPaymentState } from '#domain/order/payment-states.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { Shopper } from '#domain/shopper.ts'
import { isOwnOrder } from '#database/own-order.ts'
import { writeOrderEvents } from '../order/write-events.ts'
import { cancelOpenedPayments } from './cancel-opened.ts'

interface Choice {
  readonly orderId: number
  readonly method: PaymentMethod
  /** A payment provider for cards and PayPal is configured. */
  readonly takesCards: boolean
}

/**
 * The customer chooses another payment method after an unsuccessful card or PayPal payment. Pages opened for the order lead nowhere any
 * more; money that arrives on one still counts. Refused: NOT_FOUND for another customer's order; CONFLICT for a method that is not allowed,
 * where nothing is to be paid any more, and while the customer may be paying on a provider's page.
 */
export async function choosePaymentMethod(
  writer: Writer,
  shopper: Shopper,
  { orderId, method, takesCards }: Choice,
): Promise<{ readonly kind: 'done' } | Refused> {
  return writer.transaction(async (handle) => {
    const order = await lockedOrder(handle, shopper, orderId)
    if (!order) return refused('NOT_FOUND')
    const { customer, ...status } = order
    const payable = payableOf({ ...order, lines: await linesOf(handle, orderId) }, takesCards)
    if (!otherMethods({ ...status, customerKind: customer.kind }, payable).includes(method)) return refused('CONFLICT')
    if ((await ordersBeingPaid(handle, [orderId])).has(orderId)) return refused('CONFLICT')
    const provider = providerOf(method, false)
    const payment = firstPaymentState(method, provider)
    await cancelOpenedPayments(handle, orderId)
    await handle
      .updateTable('orders')
      .set({ payment_method: method, payment_provider: provider, payment_state: payment })
      .where('id', '=', orderId)
      .execute()
    const event = { actor: 'CUSTOMER', subject: 'PAYMENT', reason: methodReason(method) } as const
    await writeOrderEvents(handle, [{ ...event, orderId, from: order.payment, to: payment }])
    return { kind: 'done' }
  })
}

async function lockedOrder(handle: WriteHandle, shopper: Shopper, orderId: number) {
  return handle
    .selectFrom('orders')
    .select(['state', 'payment_state as payment', 'payment_method as method', 'payment_provider as provider'])
    .select(['due_cents as due', 'delivery', 'customer', FINANCING_STATE.as('financing')])
    .where('id', '=', orderId)
    .where(isOwnOrder(shopper))
    .forUpdate()
    .executeTakeFirst()
}

async function linesOf(handle: WriteHandle, orderId: number) {
  return handle
    .selectFrom('order_lines')
    .select(['line_type as type', 'payment'])
    .where('order_id', '=', orderId)
    .execute()
}

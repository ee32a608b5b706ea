import { FINANCING_STATE } from '#database/financing-state.ts'
import type { WriteHandle } from '#database/handles.ts'
import { hasLeftDealer, releasesGoods, canDispatch } from '#domain/order/hand-over.ts'
import { type FinancingState, waitsForFinancing } from '#domain/order/financing-states.ts'
import { isRunning } from '#domain/order/order-steps.ts'
import { deliveryTypeOf } from '#domain/order/order.ts'
import { ORDER_TRANSITIONS, type OrderState, cancelsInvoice } from '#domain/order/order-states.ts'
import { PAYMENT_TRANSITIONS, type PaymentState } from '#domain/order/payment-states.ts'
import { canTransition, type StateActor } from '#domain/order/transitions.ts'
import { requestRefunds } from './request-refunds.ts'
import { moveTradeIns } from '../trade-in/follow-order.ts'
import { endHandOver } from './end-hand-over.ts'
import { issueCancellationInvoice, issueInvoice } from './issue-invoice.ts'
import { moveVehicles } from './move-vehicles.ts'
import { type OrderChanged, type OrderRefused, orderRefused, wrongState } from './order-blocker.ts'
import { writeOrderEvents } from './write-events.ts'

export interface StateChange<State> {
  readonly orderId: number
  readonly to: State
  readonly actor: StateActor
  /** Shown in the order's history. */
  readonly reason?: string
  /** The goods are handed over unpaid; only valid with a reason. */
  readonly unpaid?: boolean
}

/**
 * Takes an order to its next state and records who, when and why; its cars and its payment follow, and it is put off no longer. Once it
 * has ended, its cars are on offer again, open payments are cancelled and paid money is refunded. The hand-over issues the invoice, and
 * records money due at the dealer's as paid unless told otherwise; an order that ends after that gets a cancellation invoice. Refused:
 * NOT_FOUND; CONFLICT where the table of transitions does not allow the step to this actor, the bank has not approved the financing, goods
 * would leave unpaid, or money would be refunded while the goods of a withdrawal are out. Ends with the log of changed vehicles: nothing
 * long may follow in the transaction.
 */
export async function changeOrderState(
  handle: WriteHandle,
  change: StateChange<OrderState>,
): Promise<OrderChanged | OrderRefused> {
  const order = await lockedOrder(handle, change.orderId)
  if (!order) return orderRefused({ kind: 'UNKNOWN_ORDER' })
  if (!canTransition(ORDER_TRANSITIONS, order.state, change.to, change.actor)) return wrongState(order)
  // An order that is delivered is never ready for pick-up: nobody would come.
  if (change.to === 'READY_FOR_PICKUP' && deliveryTypeOf(order.delivery) === 'DELIVERY') return wrongState(order)
  if (waitsForFinancing(change.to, order.financing)) return orderRefused({ kind: 'FINANCING_OPEN' })
  if (releasesGoods(change.to) && !canDispatch(order) && !(change.unpaid && change.reason)) {
    const { due, method, payment } = order
    return orderRefused({ kind: 'UNPAID', due, method, payment })
  }
  if (change.to === 'REFUNDED' && order.state === 'WITHDRAWN' && (await awaitsGoods(handle, change.orderId)))
    return orderRefused({ kind: 'GOODS_NOT_BACK' })
  const taken = { state: change.to, on_hold_until: null, hold_reason: null }
  await handle.updateTable('orders').set(taken).where('id', '=', change.orderId).execute()
  await writeDown(handle, 'ORDER', order.state, change)
  await giveUpFinancing(handle, order.financing, change)
  const settled = await settlePayment(handle, order, change)
  const paid = await payAtHandOver(handle, order, change)
  if (change.to === 'HANDED_OVER') await issueInvoice(handle, change.orderId)
  if (cancelsInvoice(change.to)) await issueCancellationInvoice(handle, change.orderId)
  await moveTradeIns(handle, change)
  await endHandOver(handle, change)
  await moveVehicles(handle, change)
  return { kind: 'done', state: change.to, payment: paid ?? settled ?? order.payment }
}

/**
 * Takes the payment of an order to its next state and records who, when and why. REFUND_PENDING also requests the refund from the provider.
 * Refused: NOT_FOUND; CONFLICT where the table of transitions does not allow the step to this actor.
 */
export async function changePaymentState(
  handle: WriteHandle,
  change: StateChange<PaymentState>,
): Promise<OrderChanged | OrderRefused> {
  const order = await lockedOrder(handle, change.orderId)
  if (!order) return orderRefused({ kind: 'UNKNOWN_ORDER' })
  if (!canTransition(PAYMENT_TRANSITIONS, order.payment, change.to, change.actor)) return wrongState(order)
  await handle.updateTable('orders').set({ payment_state: change.to }).where('id', '=', change.orderId).execute()
  await writeDown(handle, 'PAYMENT', order.payment, change)
  if (change.to === 'REFUND_PENDING') await requestRefunds(handle, change.orderId)
  return { kind: 'done', state: order.state, payment: change.to }
}

/** The lock makes concurrent changes of an order wait for each other. */
async function lockedOrder(handle: WriteHandle, id: number) {
  return handle
    .selectFrom('orders')
    .select(['state', 'payment_state as payment', 'delivery'])
    .select(['payment_method as method', 'due_cents as due', FINANCING_STATE.as('financing')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

async function writeDown(
  handle: WriteHandle,
  subject: 'ORDER' | 'PAYMENT',
  from: string,
  { orderId, to, actor, reason }: StateChange<string>,
): Promise<void> {
  await writeOrderEvents(handle, [{ orderId, actor, subject, from, to, reason }])
}

/** An order that ends before the bank has answered takes its application with it. */
async function giveUpFinancing(
  handle: WriteHandle,
  from: FinancingState,
  { orderId, to, actor, reason }: StateChange<OrderState>,
): Promise<void> {
  if (isRunning(to) || from !== 'WAITING') return
  await handle.updateTable('orders').set({ financing_state: 'WITHDRAWN' }).where('id', '=', orderId).execute()
  await writeOrderEvents(handle, [
    { orderId, actor, subject: 'FINANCING', from, to: 'WITHDRAWN', reason: reason ?? to },
  ])
}

/** States that end all payment. */
const ENDS_PAYMENT: ReadonlySet<OrderState> = new Set(['REJECTED', 'CANCELLED', 'WITHDRAWN', 'REFUNDED'])

/**
 * After a withdrawal the dealer may wait for the car before refunding (§ 357 (4) BGB): the refund follows with the state REFUNDED. Returns
 * the payment's new state, undefined where it stays.
 */
async function settlePayment(
  handle: WriteHandle,
  { payment, due }: { readonly payment: PaymentState; readonly due: number },
  { orderId, to, actor }: StateChange<OrderState>,
): Promise<PaymentState | undefined> {
  if (!ENDS_PAYMENT.has(to)) return undefined
  // A payout came from the dealer: nothing is refunded to the customer.
  if (payment === 'PAID' && due < 0) return undefined
  const next = payment === 'PAID' && to !== 'WITHDRAWN' ? 'REFUND_PENDING' : 'CANCELLED'
  if (!canTransition(PAYMENT_TRANSITIONS, payment, next, actor)) return undefined
  await changePaymentState(handle, { orderId, to: next, actor, reason: to })
  return next
}

/**
 * Payment at the dealer's is due at the hand-over, so the hand-over records it unless a reason says why not. Returns the payment's new
 * state, undefined where it stays.
 */
async function payAtHandOver(
  handle: WriteHandle,
  { payment, method, due }: { readonly payment: PaymentState; readonly method: string | null; readonly due: number },
  { orderId, to, actor, unpaid, reason }: StateChange<OrderState>,
): Promise<PaymentState | undefined> {
  if (to !== 'HANDED_OVER' || method !== 'DEALER' || due <= 0 || (unpaid && reason)) return undefined
  if (!canTransition(PAYMENT_TRANSITIONS, payment, 'PAID', actor)) return undefined
  await changePaymentState(handle, { orderId, to: 'PAID', actor, reason: to })
  return 'PAID'
}

/** Whether the goods had been dispatched when the order was withdrawn from: they come back before the refund. */
async function awaitsGoods(handle: WriteHandle, orderId: number): Promise<boolean> {
  const withdrawal = await handle
    .selectFrom('order_events')
    .select('from_state as from')
    .where('order_id', '=', orderId)
    .where('subject', '=', 'ORDER')
    .where('to_state', '=', 'WITHDRAWN')
    .executeTakeFirst()
  return hasLeftDealer(withdrawal?.from ?? '')
}

import { changePaymentState } from '../order/change-state.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { attemptAfter, consequenceOf } from '#domain/payment/attempt.ts'
import { type PaymentMethod, providerOf } from '#domain/order/payment-methods.ts'
import type { PaymentEvent } from '#services/payment/port.ts'
import { isPaidManually } from '../order/manual-payment.ts'
import { requestRefund } from '../order/request-refunds.ts'

/** All payments are requested in it. */
const CURRENCY = 'EUR'

/**
 * KNOWN: a repeated message. UNKNOWN: we opened no such payment. WRONG_AMOUNT: another sum or currency than was requested. For the last two
 * nothing is changed; they are counted for a week so that the operator looks at them.
 */
type EventOutcome = 'APPLIED' | 'KNOWN' | 'UNKNOWN' | 'WRONG_AMOUNT'

/** Applies a provider's message on a payment, once, in whatever order and however often it arrives. */
export async function applyPaymentEvent(writer: Writer, provider: string, event: PaymentEvent): Promise<EventOutcome> {
  return writer.transaction(async (handle) => {
    const found = await handle
      .selectFrom('payments')
      .select(['id', 'order_id'])
      .where('provider', '=', provider)
      .where('reference', '=', event.reference)
      .executeTakeFirst()
    if (!found) return (await isFirst(handle, provider, event, null)) ? 'UNKNOWN' : 'KNOWN'
    const order = await handle
      .selectFrom('orders')
      .select(['id', 'payment_state'])
      .where('id', '=', found.order_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (!(await isFirst(handle, provider, event, found.id))) return 'KNOWN'
    const attempts = await handle
      .selectFrom('payments')
      .select(['id', 'state', 'amount_cents', 'method'])
      .where('order_id', '=', order.id)
      .execute()
    const attempt = attempts.find(({ id }) => id === found.id)!
    if (movesMoney(event) && (event.amount !== attempt.amount_cents || event.currency !== CURRENCY)) {
      await handle
        .updateTable('payment_events')
        .set({ problem: 'WRONG_AMOUNT' })
        .where('provider', '=', provider)
        .where('event_id', '=', event.id)
        .execute()
      return 'WRONG_AMOUNT'
    }
    const next = attemptAfter(attempt.state, event.kind)
    if (!next) return 'APPLIED'
    const others = attempts.filter(({ id }) => id !== attempt.id).map(({ state }) => state)
    const { steps, refund } = consequenceOf(next, order.payment_state, {
      isOpen: others.some((state) => state === 'OPENED' || state === 'AUTHORIZED'),
      isPaid: others.some((state) => state === 'PAID' || state === 'REFUND_PENDING'),
      isManual: await isPaidManually(handle, order.id),
    })
    await handle
      .updateTable('payments')
      .set({ state: refund ? 'REFUND_PENDING' : next, updated_at: new Date() })
      .where('id', '=', attempt.id)
      .execute()
    if (steps.some((to) => to === 'PAID' || to === 'REFUND_PENDING'))
      await storePaymentMethod(handle, order.id, attempt.method)
    for (const to of steps) await step(handle, order.id, to)
    if (refund) await requestRefund(handle, attempt.id)
    return 'APPLIED'
  })
}

function movesMoney({ kind }: PaymentEvent): boolean {
  return kind !== 'FAILED' && kind !== 'CANCELLED'
}

/** `paymentId` is null for an unknown payment. Its message counts as new again once the payment is known. */
async function isFirst(
  handle: WriteHandle,
  provider: string,
  { id, kind, occurredAt }: PaymentEvent,
  paymentId: number | null,
): Promise<boolean> {
  const problem = paymentId === null ? ('UNKNOWN' as const) : null
  const row = await handle
    .insertInto('payment_events')
    .values({ provider, event_id: id, payment_id: paymentId, kind, occurred_at: occurredAt, problem })
    .onConflict((conflict) => {
      const known = conflict.columns(['provider', 'event_id'])
      if (paymentId === null) return known.doNothing()
      return known.doUpdateSet({ payment_id: paymentId, problem }).where('payment_events.payment_id', 'is', null)
    })
    .returning('event_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Money may arrive on an abandoned payment page: then the order was paid by that page's method. */
async function storePaymentMethod(handle: WriteHandle, orderId: number, method: PaymentMethod): Promise<void> {
  await handle
    .updateTable('orders')
    .set({ payment_method: method, payment_provider: providerOf(method, false) })
    .where('id', '=', orderId)
    .where('payment_method', '<>', method)
    .execute()
}

async function step(handle: WriteHandle, orderId: number, to: Parameters<typeof changePaymentState>[1]['to']) {
  const outcome = await changePaymentState(handle, { orderId, to, actor: 'PROVIDER' })
  if (outcome.kind !== 'done') throw new Error(`The payment of order ${orderId} may not become ${to}: ${outcome.code}`)
}

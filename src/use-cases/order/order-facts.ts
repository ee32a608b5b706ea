import { releasesGoods } from '#domain/order/hand-over.ts'
import { isElectronic } from '#domain/order/order-documents.ts'
import type { OrderSeller } from '#domain/order/order.ts'
import type { OrderStatus } from '#domain/order/order-steps.ts'
import { type TradeInPlace, tradeInPlaceOf } from '#domain/order/settlement.ts'
import { type PaymentNote, paymentNote } from '#domain/order/payment-note.ts'
import type { Order } from './orders.ts'

/** What the API, documents and mails all say of an order is worked out here once. */

/** What decides what a customer can do with an order. */
export function orderStatus(order: Order): OrderStatus {
  const { state, payment_state: payment, payment_method: method, payment_provider: provider, customer } = order
  return { state, payment, method, provider, financing: order.financing_state, customerKind: customer.kind }
}

/** How it was or is to be paid. */
export function orderPaymentNote(order: Order): PaymentNote {
  const { customerKind: _, ...status } = orderStatus(order)
  const events = order.events.map(({ subject, to_state: to, at, reason }) => ({ subject, to, at, reason }))
  return paymentNote({ ...status, due: order.due_cents, placedAt: order.placed_at, events })
}

/** The dealer as it is today, with the account that money is sent to. */
export function orderSeller({ merchant, account }: Order): OrderSeller {
  const { name, street, zip, city, phone, email, registerEntry, vatId } = merchant
  return { name, street, zip, city, phone, email, registerEntry, vatId, iban: account.iban }
}

/** Whether its invoices are electronic; the seller counts as it was when the invoice was issued. */
export function isElectronicOrder({ customer, invoice, merchant }: Order): boolean {
  return isElectronic({ customer, seller: invoice?.seller ?? merchant })
}

/** Whether the goods have left the dealer: dispatched or handed over. */
export function isDispatched({ events }: Order): boolean {
  return events.some(({ subject, to_state: to }) => subject === 'ORDER' && releasesGoods(to))
}

/** Where the trade-in vehicle is; null without one. */
export function tradeInPlace({ lines, events }: Order): TradeInPlace | null {
  return tradeInPlaceOf(
    lines.map(({ line_type: type }) => type),
    events.some(({ subject, to_state: to }) => subject === 'ORDER' && to === 'HANDED_OVER'),
  )
}

/** The terms of its warranties, word for word, each once. */
export function warrantyTermsOf({ lines }: Order): string[] {
  return [...new Set(lines.flatMap(({ terms }) => terms ?? []))]
}

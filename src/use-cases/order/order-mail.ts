import { dealerAddressLines } from '#domain/dealer-address.ts'
import { addressLines } from '#domain/account/address-lines.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { MailOrder } from '#domain/order/order-mail.ts'
import { type Consignment, consignmentsOf, deliveredBy } from '#domain/order/consignments.ts'
import { invoiceNumber } from '#domain/order/invoice.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import { awaitsFinancing } from '#domain/order/order-steps.ts'
import { orderProgress } from '#domain/order/progress.ts'
import { settlementOf } from '#domain/order/settlement.ts'
import { exampleIn, lineTexts } from '#domain/order/line-texts.ts'
import { displayPhone } from '#domain/phone.ts'
import type { OrderDelivery } from '#domain/order/order.ts'
import type { OrderAtEvent } from './order-event.ts'
import { isDispatched, isElectronicOrder, orderPaymentNote, orderStatus, tradeInPlace } from './order-facts.ts'

type MailedOrder = Pick<OrderAtEvent, 'event' | 'order' | 'isRegistered'>

/** An order as mails show it. */
export function mailOrderOf({ event, order, isRegistered }: MailedOrder): MailOrder {
  const { merchant, delivery, customer } = order
  const { phone, email } = merchant
  const contact = [phone && displayPhone(phone), email].filter((line) => line !== null)
  const lines = order.lines.map(({ line_type: type, title, with_installation: withInstallation }) => ({
    ...{ type, title, withInstallation },
  }))
  const delivered = deliveredBy(delivery, lines)
  return {
    number: String(order.id),
    placedOn: berlinToday(order.placed_at),
    dealer: { name: merchant.name, lines: [...dealerAddressLines(merchant), ...contact] },
    items: order.lines.map((line, index) => ({
      title: line.title,
      quantity: line.quantity,
      price: line.quantity * line.unit_price_cents,
      facts: line.facts,
      example: line.finance?.example ?? null,
      isMarginScheme: line.vat_mode === 'MARGIN',
      delivers: delivered[index] ?? null,
    })),
    total: order.total_cents,
    due: order.due_cents,
    method: order.payment_method,
    awaitsFinancing: awaitsFinancing(orderStatus(order)),
    payment: orderPaymentNote(order),
    ...settlementOf({ payment: order.payment_state, due: order.due_cents }, tradeInPlace(order)),
    isDispatched: isDispatched(order),
    invoice: order.invoice && invoiceNumber(order.invoice.number),
    cancellationInvoice: order.cancellationInvoice && invoiceNumber(order.cancellationInvoice.number),
    isElectronic: isElectronicOrder(order),
    billing: [...(customer.companyName ? [customer.companyName] : []), ...addressLines(order.billing)],
    delivery: {
      handsOver: delivery.dealer?.name ?? merchant.name,
      consignments: consignmentsOf(delivery, lines).map(({ kind, items, place }) => ({
        ...{ kind, items, to: placeLines(delivery, place) },
      })),
      earliest: delivery.earliest,
      latest: delivery.latest,
    },
    isConsumer: customer.kind === 'PRIVATE',
    isRegistered,
    progress: progressOf(order, event),
    picture: pictureOf(order),
  }
}

/**
 * How far the order had come with the event, whatever has happened until its mail is written. What one transaction does has one time: an
 * order is placed with its first state of payment, and a hand-over can be a payment as well.
 */
function progressOf(order: MailedOrder['order'], until: MailedOrder['event']): MailOrder['progress'] {
  const events = order.events
    .filter(({ at }) => at <= until.at)
    .map(({ subject, to_state: to, at }) => ({ subject, to, at: at.toISOString() }))
  const last = <S extends string>(of: string, otherwise: S) =>
    (events.findLast(({ subject }) => subject === of)?.to as S | undefined) ?? otherwise
  return orderProgress({
    ...{ state: last<OrderState>('ORDER', 'PLACED'), payment: last('PAYMENT', order.payment_state) },
    ...{ due: order.due_cents, hasGoods: isDispatched(order), isPaidThere: order.payment_method === 'DEALER' },
    ...{ placedAt: order.placed_at.toISOString(), events },
  })
}

/** Of the first line that has one: cars come first. */
function pictureOf({ lines }: MailedOrder['order']): MailOrder['picture'] {
  const line = lines.find(({ picture }) => picture !== null)
  return line?.picture ? { key: line.picture, alt: line.title } : null
}

/** An order as the mails to its dealer show it: in German, whatever language the customer ordered in. */
export function dealerOrderOf({ event, order, isRegistered }: MailedOrder): MailOrder {
  const lines = order.lines.map((line) => {
    const { title, facts } = lineTexts(line, order.locale, 'de')
    const { finance } = line
    return {
      ...{ ...line, title, facts },
      finance: finance && { ...finance, example: exampleIn(line, order.locale, 'de')?.example ?? finance.example },
    }
  })
  return mailOrderOf({ event, order: { ...order, lines }, isRegistered })
}

function placeLines({ address, dealer }: OrderDelivery, place: Consignment['place']): string[] {
  if (place === 'ADDRESS') return address ? addressLines(address) : []
  if (place === 'SELLER' || !dealer) return []
  return [dealer.name, ...dealerAddressLines({ ...dealer, zip: dealer.postalCode })]
}

/** The customer's name and address for the dealer. */
export function customerLines({ order, email }: Pick<OrderAtEvent, 'order' | 'email'>): string[] {
  const { customer, billing } = order
  return [
    ...(customer.companyName ? [customer.companyName] : []),
    ...addressLines(billing),
    email,
    ...(billing.phone ? [displayPhone(billing.phone)] : []),
  ]
}

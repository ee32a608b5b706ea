import type { ReadHandle, Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { MailPerson } from '#domain/account/mail-person.ts'
import type { MailContent, MailSite } from '#domain/mail.ts'
import { DAYS_TO_TRANSFER } from '#domain/order/deadlines.ts'
import { type DealerMail, type OrderMail, mailsOfEvent } from '#domain/order/order-mails.ts'
import { awaitsTransfer } from '#domain/order/order-steps.ts'
import { cancelsInvoice } from '#domain/order/order-states.ts'
import { methodChosen } from '#domain/order/payment-change.ts'
import { groupedIban } from '#domain/payment/iban.ts'
import { type OrderAtEvent, readOrderAtEvent } from './order-event.ts'
import { customerLines, dealerOrderOf, mailOrderOf } from './order-mail.ts'
import { orderStatus, warrantyTermsOf } from './order-facts.ts'

const DAY = 86_400_000

interface OrderMailToSend {
  readonly site: MailSite
  readonly recipient: string
  readonly content: MailContent
  /** Distinguishes this mail from the others of its event. */
  readonly name: string
}

interface OrderMailDeps {
  readonly read: ReadHandle
  readonly writer: Writer
  /** Of the main site, where the dealer area is. */
  readonly mainOrigin: string
}

/** Sends the mails of an order event to its customer and its dealer, each once, however often the job runs. */
export async function sendOrderMails(
  { read, writer, mainOrigin }: OrderMailDeps,
  { eventId }: { readonly eventId: number },
): Promise<void> {
  const atEvent = await readOrderAtEvent(read, eventId)
  if (!atEvent) return
  const { event, order, email } = atEvent
  const { customer, dealer } = mailsOfEvent(
    { actor: event.actor, subject: event.subject, from: event.from_state, to: event.to_state, reason: event.reason },
    { asksForTransfer: asksForTransfer(atEvent), isInvoiceCancelled: isInvoiceCancelled(atEvent) },
  )
  const site = { origin: order.origin, brandSlug: order.brand_slug, locale: order.locale }
  const mails: OrderMailToSend[] = customer.map((mail) => ({
    ...{ site, recipient: email, name: `customer-${mail}` },
    content: customerContent(mail, atEvent),
  }))
  const to = order.merchant.email
  // Dealers are German companies: they are written to in German.
  if (dealer && to)
    mails.push({
      ...{ site: { ...site, locale: 'de' }, recipient: to, name: `dealer-${dealer}` },
      content: { ...dealerContent(dealer, atEvent), areaOrigin: mainOrigin },
    })
  await requestOrderMails(writer, eventId, mails)
}

/**
 * Bank transfer and prepayment are requested with the acceptance, with the bank's approval where that comes later, or when the customer
 * chooses them later; not where the money has come or the order has ended.
 */
function asksForTransfer({ event, order }: OrderAtEvent): boolean {
  const requesting = order.events.findLast(({ subject, to_state, reason }) => {
    if (subject === 'ORDER') return to_state === 'CONFIRMED'
    return subject === 'FINANCING' ? to_state === 'APPROVED' : methodChosen(reason) === order.payment_method
  })
  const isTime = requesting?.id === event.id
  return isTime && order.due_cents > 0 && awaitsTransfer(orderStatus(order))
}

/** The cancellation invoice is announced with the end of the order. */
function isInvoiceCancelled({ event, order }: OrderAtEvent): boolean {
  return order.cancellationInvoice !== null && event.subject === 'ORDER' && cancelsInvoice(event.to_state)
}

function customerContent(mail: OrderMail, atEvent: OrderAtEvent): MailContent {
  const { event, order } = atEvent
  const { salutation, firstName, lastName } = order.customer
  const person: MailPerson = { salutation: salutation ?? null, firstName, lastName }
  const shown = { person, order: mailOrderOf(atEvent) }
  if (mail === 'RECEIVED') {
    const agreed = order.agreed.map(({ text }) => text)
    return {
      kind: 'order-received',
      ...shown,
      agreed,
      terms: order.terms,
      withdrawalTerms: order.withdrawal_terms,
      warrantyTerms: warrantyTermsOf(order),
    }
  }
  if (mail === 'PAYMENT_ASKED') {
    const { iban } = order.account
    const dueOn = berlinToday(new Date(event.at.getTime() + DAYS_TO_TRANSFER * DAY))
    return { kind: 'order-payment-asked', ...shown, iban: iban && groupedIban(iban), dueOn }
  }
  // For a payout, the recorded payment went from the dealer to the customer.
  const status = mail === 'PAYMENT_RECEIVED' && order.due_cents < 0 ? 'PAID_OUT' : mail
  const { canChooseTime } = atEvent
  return { kind: 'order-status', status, ...shown, actor: event.actor, reason: event.reason, canChooseTime }
}

function dealerContent(status: DealerMail, atEvent: OrderAtEvent) {
  const { reason } = atEvent.event
  return {
    kind: 'order-for-dealer' as const,
    status,
    order: dealerOrderOf(atEvent),
    customer: customerLines(atEvent),
    reason,
  }
}

/** Writes the mails of an event; each goes out once, however often it is written. */
async function requestOrderMails(writer: Writer, eventId: number, mails: readonly OrderMailToSend[]): Promise<void> {
  if (mails.length === 0) return
  await writer.transaction(async (handle) => {
    for (const { site, recipient, content, name } of mails)
      await requestMail(handle, site, recipient, content, `order-event-${eventId}-${name}`)
  })
}

import { type OrderMailToSend, requestOrderMails } from './request-order-mails.ts'
import type { ReadHandle, Writer } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { MailContent, MailPerson } from '#domain/mail.ts'
import { DAYS_TO_TRANSFER } from '#domain/order/deadlines.ts'
import { type DealerMail, type OrderMail, tellingsOf } from '#domain/order/order-mails.ts'
import { awaitsTransfer } from '#domain/order/order-steps.ts'
import { cancelsInvoice } from '#domain/order/order-states.ts'
import { methodChosen } from '#domain/order/payment-change.ts'
import { groupedIban } from '#domain/payment/iban.ts'
import { type OrderAtEvent, readOrderAtEvent } from './order-event.ts'
import { customerLines, dealerOrderOf, mailOrderOf } from './order-mail.ts'
import { orderStanding } from './order-facts.ts'

const DAY = 86_400_000

/** Mails what an event of an order means to its customer and its dealer; once, however often it runs. */
export async function sendOrderMails(
  { read, writer }: { readonly read: ReadHandle; readonly writer: Writer },
  { eventId }: { readonly eventId: number },
): Promise<void> {
  const told = await readOrderAtEvent(read, eventId)
  if (!told) return
  const { event, order, email } = told
  const { customer, dealer } = tellingsOf(
    { actor: event.actor, subject: event.subject, from: event.from_state, to: event.to_state },
    { asksForTransfer: asksForTransfer(told), isCorrected: isCorrected(told) },
  )
  const site = { origin: order.origin, brandSlug: order.brand_slug, locale: order.locale }
  const mails: OrderMailToSend[] = customer.map((mail) => ({
    ...{ site, recipient: email, name: `customer-${mail}` },
    content: customerContent(mail, told),
  }))
  const to = order.merchant.email
  // Dealers are German companies: they are written to in German.
  if (dealer && to)
    mails.push({
      ...{ site: { ...site, locale: 'de' }, recipient: to, name: `dealer-${dealer}` },
      content: dealerContent(dealer, told),
    })
  await requestOrderMails(writer, eventId, mails)
}

/**
 * A transfer and prepayment are asked for with the acceptance, or when the customer chooses them after it; not where the money has come or
 * the order has ended meanwhile.
 */
function asksForTransfer({ event, order }: OrderAtEvent): boolean {
  const asking = order.events.findLast(({ subject, to_state, reason }) =>
    subject === 'ORDER' ? to_state === 'CONFIRMED' : methodChosen(reason) === order.payment_method,
  )
  const isTime = asking?.id === event.id
  return isTime && order.due_cents > 0 && awaitsTransfer(orderStanding(order))
}

/** With the end of an order, at most once. */
function isCorrected({ event, order }: OrderAtEvent): boolean {
  return order.correction !== null && event.subject === 'ORDER' && cancelsInvoice(event.to_state)
}

function customerContent(mail: OrderMail, told: OrderAtEvent): MailContent {
  const { event, order } = told
  const { salutation, firstName, lastName } = order.customer
  const person: MailPerson = { salutation: salutation ?? null, firstName, lastName }
  const shown = { person, order: mailOrderOf(told) }
  if (mail === 'RECEIVED') {
    const agreed = order.agreed.map(({ text }) => text)
    return { kind: 'order-received', ...shown, agreed, terms: order.terms, withdrawalTerms: order.withdrawal_terms }
  }
  if (mail === 'PAYMENT_ASKED') {
    const { iban } = order.account
    const dueOn = berlinToday(new Date(event.at.getTime() + DAYS_TO_TRANSFER * DAY))
    return { kind: 'order-payment-asked', ...shown, iban: iban && groupedIban(iban), dueOn }
  }
  // Of an order that is paid out, what is recorded as paid went the other way.
  const status = mail === 'PAYMENT_RECEIVED' && order.due_cents < 0 ? 'PAID_OUT' : mail
  return { kind: 'order-status', status, ...shown, actor: event.actor, reason: event.reason }
}

function dealerContent(status: DealerMail, told: OrderAtEvent): MailContent {
  const { reason } = told.event
  return { kind: 'order-for-dealer', status, order: dealerOrderOf(told), customer: customerLines(told), reason }
}

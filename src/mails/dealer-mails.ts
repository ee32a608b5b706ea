import type { Locale } from '#domain/locale.ts'
import type { MailContent, MailFrame, MailKind, RenderedMail } from '#domain/mail.ts'
import type { MailWithdrawal } from '#domain/withdrawal/withdrawal-mail.ts'
import { DAYS_TO_ANSWER } from '#domain/order/deadlines.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { dealerMailTexts } from '#messages/dealer-mails.ts'
import { orderMailTexts } from '#messages/order-mails.ts'
import { orderReasonText } from '#messages/order-reasons.ts'
import { inLanguage } from '#messages/texts.ts'
import { formatInstant } from '#domain/format/dates.ts'
import { layOut, type MailPart } from './layout.ts'
import { orderAround, orderHead, orderProgress, wholeOrder } from './order-parts.ts'

type Of<Kind extends MailKind> = Extract<MailContent, { readonly kind: Kind }>

/** Tells a dealer what happened to one of its orders. */
export function orderForDealer(content: Of<'order-for-dealer'>, frame: MailFrame): RenderedMail {
  const { status, order, customer, reason, areaOrigin } = content
  const texts = textsIn(frame.locale)
  const said = {
    ORDERED: [texts.dealerOrdered(order.number), texts.dealerOrderedText(DAYS_TO_ANSWER)],
    FINANCING_APPROVED: [texts.dealerFinancingApproved(order.number), texts.dealerFinancingApprovedText],
    CANCELLED: [texts.dealerCancelled(order.number), texts.dealerCancelledText(order)],
    WITHDRAWN: [texts.dealerWithdrawn(order.number), texts.dealerWithdrawnText(order)],
  } as const
  const [subject, paragraph] = said[status]
  const value = reason === null || status === 'FINANCING_APPROVED' ? undefined : orderReasonText(reason, frame.locale)
  const reasonFact = value === undefined ? [] : [{ label: texts.statedReason, value }]
  const parts: MailPart[] = [
    { paragraph },
    ...(order.awaitsFinancing ? [{ paragraph: texts.dealerAwaitsFinancing }] : []),
    { facts: [{ label: texts.customer, value: customer.join('\n') }, ...reasonFact] },
    ...(areaOrigin === undefined
      ? []
      : [
          {
            button: texts.toOrder,
            href: areaOrigin + dealerPaths.pathFor('order', frame.locale, { orderId: order.number }),
          },
        ]),
    ...orderProgress(order, frame),
    ...(status === 'ORDERED' ? wholeOrder(order, frame, 'DEALER') : orderHead(order, frame, 'DEALER')),
  ]
  return layOut(frame, subject, null, parts, { ...orderAround(order, frame), reason: texts.dealerReason })
}

/** The receipt of a declaration of withdrawal with its content, day and time (§ 356a (4) BGB). */
export function withdrawalReceived({ withdrawal, isFound }: Of<'withdrawal-received'>, frame: MailFrame): RenderedMail {
  const texts = textsIn(frame.locale)
  const parts = [
    { paragraph: texts.receiptText(formatInstant(withdrawal.receivedAt, frame.locale, 'second')) },
    ...declaration(withdrawal, frame),
    { paragraph: isFound ? texts.receiptNext : texts.receiptSearched },
    { paragraph: isFound ? texts.receiptNotYou : texts.receiptNotYouSearched },
  ]
  return layOut(frame, texts.receiptSubject(withdrawal.number), null, parts, texts.withdrawalReason)
}

/** Sends the operator a declaration that cannot be assigned to a dealer. */
export function withdrawalForOperator(content: Of<'withdrawal-for-operator'>, frame: MailFrame): RenderedMail {
  const { withdrawal, orderNumber } = content
  const texts = textsIn(frame.locale)
  const said = orderNumber === null ? texts.operatorText : texts.operatorOrderText(orderNumber)
  const parts = [{ paragraph: said }, ...declaration(withdrawal, frame), { paragraph: texts.operatorNext }]
  return layOut(frame, texts.operatorSubject(withdrawal.number), null, parts, texts.operatorReason)
}

export function withdrawalForDealer(content: Of<'withdrawal-for-dealer'>, frame: MailFrame): RenderedMail {
  const { withdrawal, orderNumber, isToCheck } = content
  const texts = textsIn(frame.locale)
  const said = isToCheck ? texts.dealerToCheckText : texts.dealerWithdrawnText(content)
  const parts = [{ paragraph: said }, ...declaration(withdrawal, frame)]
  return layOut(frame, texts.dealerWithdrawn(orderNumber), null, parts, texts.dealerReason)
}

/** Informs the customer of an order that somebody withdrew from it with another e-mail address. */
export function withdrawalForCustomer(content: Of<'withdrawal-for-customer'>, frame: MailFrame): RenderedMail {
  const { withdrawal, orderNumber, isToCheck } = content
  const texts = textsIn(frame.locale)
  const parts = [
    { paragraph: isToCheck ? texts.otherToCheckText : texts.otherWithdrawnText },
    ...declaration(withdrawal, frame),
    { paragraph: texts.otherNotYou },
  ]
  return layOut(frame, texts.dealerWithdrawn(orderNumber), null, parts, texts.reason)
}

function declaration(withdrawal: MailWithdrawal, { locale }: MailFrame): MailPart[] {
  const texts = textsIn(locale)
  const { number, name, contract, items, email, receivedAt } = withdrawal
  return [
    { paragraph: texts.receiptDeclaration(contract) },
    {
      facts: [
        { label: texts.receiptNumber, value: number },
        { label: texts.receiptAt, value: formatInstant(receivedAt, locale, 'second') },
        { label: texts.receiptName, value: name },
        { label: texts.receiptContract, value: contract },
        ...(items === null ? [] : [{ label: texts.receiptItems, value: items }]),
        { label: texts.receiptEmail, value: email },
      ],
    },
  ]
}

function textsIn(locale: Locale) {
  return { ...inLanguage(orderMailTexts, locale), ...inLanguage(dealerMailTexts, locale) }
}

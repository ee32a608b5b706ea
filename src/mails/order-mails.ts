import type { MailContent, MailFrame, MailKind, RenderedMail } from '#domain/mail.ts'
import { FINANCING_ENDED } from '#domain/order/financing-states.ts'
import { orderMailTitles } from '#messages/order-mail-titles.ts'
import { orderMailTexts } from '#messages/order-mails.ts'
import { cancelledByTexts, orderStatusTexts, registrationTexts } from '#messages/order-status-mails.ts'
import { orderReasonText } from '#messages/order-reasons.ts'
import { inLanguage } from '#messages/texts.ts'
import { formatDate } from '#domain/format/dates.ts'
import { formatMoney } from '#domain/format/money.ts'
import { layOut, type MailPart } from './layout.ts'
import {
  documentLink,
  storedText,
  orderButton,
  orderAround,
  orderHead,
  orderProgress,
  paymentLine,
  withdrawalAddress,
  withdrawalPart,
  wholeOrder,
} from './order-parts.ts'

type Of<Kind extends MailKind> = Extract<MailContent, { readonly kind: Kind }>

/**
 * The confirmation of receipt of an order with the whole contract on a durable medium (§ 312f (2), § 312i (1) no. 3 BGB); it does not
 * accept the order.
 */
export function orderReceived(content: Of<'order-received'>, frame: MailFrame): RenderedMail {
  const { person, order, agreed, terms, withdrawalTerms, warrantyTerms = [] } = content
  const texts = inLanguage(orderMailTexts, frame.locale)
  const withdrawal: MailPart[] = [
    { heading: texts.withdrawTitle },
    { paragraph: texts.withdrawHint([order.dealer.name, ...order.dealer.lines].join(', ')) },
    { link: texts.withdrawButton, href: withdrawalAddress(order, frame) },
  ]
  return layOut(
    frame,
    texts.receivedSubject(order.number),
    person,
    [
      { paragraph: texts.receivedText(order.dealer.name) },
      ...(order.awaitsFinancing ? [{ paragraph: texts.awaitsFinancing }] : []),
      ...orderProgress(order, frame),
      orderButton(order, frame),
      { paragraph: texts.keep },
      ...wholeOrder(order, frame, 'CUSTOMER'),
      ...(agreed.length > 0 ? [{ heading: texts.agreed }, { list: agreed }] : []),
      ...(order.isConsumer ? withdrawal : []),
      ...(withdrawalTerms === null ? [] : storedText(withdrawalTerms)),
      ...warrantyTerms.flatMap(storedText),
      ...(terms === null ? [] : storedText(terms)),
    ],
    { ...orderAround(order, frame), title: orderMailTitles.RECEIVED[frame.locale] },
  )
}

export function orderPaymentRequested({ person, order, iban, dueOn }: Of<'order-payment-asked'>, frame: MailFrame) {
  const { locale } = frame
  const texts = inLanguage(orderMailTexts, locale)
  const amount = formatMoney(order.due, locale, 2)
  const account: MailPart[] =
    iban === null
      ? [{ paragraph: texts.paymentRequestUnknownAccount(order.dealer.name) }]
      : [
          {
            facts: [
              { label: texts.holder, value: order.dealer.name },
              { label: texts.iban, value: iban },
              { label: texts.reference, value: order.number },
              { label: texts.amount, value: amount },
              { label: texts.dueOn, value: formatDate(dueOn, locale) },
            ],
          },
          { paragraph: texts.paymentRequestWarning },
        ]
  const parts = [
    { paragraph: texts.paymentRequestText(amount, formatDate(dueOn, locale)) },
    ...account,
    ...orderProgress(order, frame),
    orderButton(order, frame),
  ]
  return layOut(frame, texts.paymentRequestSubject(order.number), person, parts, {
    ...orderAround(order, frame),
    title: orderMailTitles.PAYMENT[locale],
  })
}

export function orderStatus(content: Of<'order-status'>, frame: MailFrame): RenderedMail {
  const { person, status, order } = content
  const { isPaid, isPaidOut, tradeInPlace, isDispatched, invoice, cancellationInvoice, dealer, delivery } = order
  const name = status === 'READY_FOR_PICKUP' ? delivery.handsOver : dealer.name
  const { locale } = frame
  const { subject, text } = orderStatusTexts[status]
  return layOut(
    frame,
    subject[locale](order.number),
    person,
    [
      {
        paragraph: text[locale]({ name, isPaid, isPaidOut, tradeInPlace, isDispatched, invoice, cancellationInvoice }),
      },
      ...detailsOf(content, frame),
      ...orderProgress(order, frame),
      orderButton(order, frame),
      ...orderHead(order, frame, 'CUSTOMER'),
      ...(CONTRACT.has(status) ? withdrawalPart(order, frame) : []),
    ],
    { ...orderAround(order, frame), title: orderMailTitles[status][locale] },
  )
}

/** Events after which a contract exists from which the customer can withdraw. */
const CONTRACT: ReadonlySet<string> = new Set([
  'ACCEPTED',
  'IN_PREPARATION',
  'READY_FOR_PICKUP',
  'SHIPPED',
  'HANDED_OVER',
])

/** The mails about money that has moved name the amount. */
const MOVES_MONEY: ReadonlySet<string> = new Set(['PAYMENT_RECEIVED', 'PAID_OUT', 'REFUND_COMING', 'REFUNDED'])

function detailsOf(content: Of<'order-status'>, frame: MailFrame): MailPart[] {
  const { status, order, actor, reason, canChooseTime } = content
  const { locale } = frame
  if (status === 'READY_FOR_PICKUP' && canChooseTime) return [{ paragraph: orderMailTexts.chooseTime[locale] }]
  if (status === 'CANCELLED' && reason === FINANCING_ENDED) return [{ paragraph: orderReasonText(reason, locale)! }]
  if (status === 'CANCELLED') return [{ paragraph: cancelledByTexts[actor][locale] }, ...reasonPart(reason, locale)]
  if (status === 'REJECTED') return reasonPart(reason, locale)
  if (MOVES_MONEY.has(status))
    return [{ facts: [{ label: orderMailTexts.amount[locale], value: formatMoney(Math.abs(order.due), locale, 2) }] }]
  if (status === 'FINANCING_APPROVED') return [{ paragraph: paymentLine(order.payment, locale) }]
  if (status === 'ACCEPTED')
    return [
      ...(order.awaitsFinancing ? [{ paragraph: orderMailTexts.acceptedOnApproval[locale] }] : []),
      { paragraph: paymentLine(order.payment, locale) },
    ]
  if (status === 'HANDED_OVER' && order.invoice !== null)
    return [
      documentLink('INVOICE', orderMailTexts.toInvoice[locale](order.invoice), order, frame),
      ...(order.isElectronic ? [documentLink('E_INVOICE', orderMailTexts.forMachines[locale], order, frame)] : []),
    ]
  if (status === 'INVOICE_CANCELLED' && order.cancellationInvoice !== null)
    return [
      documentLink(
        'CANCELLATION_INVOICE',
        orderMailTexts.toCancellationInvoice[locale](order.cancellationInvoice),
        order,
        frame,
      ),
      ...(order.isElectronic
        ? [documentLink('E_CANCELLATION_INVOICE', orderMailTexts.forMachines[locale], order, frame)]
        : []),
    ]
  if (status === 'IN_PREPARATION' && order.isRegistered) {
    const { title, lead, ...documents } = inLanguage(registrationTexts, locale)
    return [{ heading: title }, { paragraph: lead }, { list: Object.values(documents) }]
  }
  return []
}

function reasonPart(reason: string | null, locale: MailFrame['locale']): MailPart[] {
  const value = reason === null ? undefined : orderReasonText(reason, locale)
  return value === undefined ? [] : [{ facts: [{ label: orderMailTexts.statedReason[locale], value }] }]
}

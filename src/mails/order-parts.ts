import type { MailFrame, MailOrder } from '#domain/mail.ts'
import { documentFile, type OrderDocumentKind } from '#domain/order/order-documents.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { paymentMethodTexts, consignmentTexts } from '#messages/checkout.ts'
import { orderMailTexts } from '#messages/order-mails.ts'
import { paymentSentence } from '#messages/order-payment.ts'
import { remainingLabel } from '#messages/trade-in.ts'
import { inLanguage } from '#messages/texts.ts'
import { addressOf } from './account-mails.ts'
import { formatDate } from '#domain/format/dates.ts'
import { formatMoney } from '#domain/format/money.ts'
import type { MailPart } from './layout.ts'

type Fact = { readonly label: string; readonly value: string }

export function orderHead(order: MailOrder, { locale }: MailFrame): MailPart {
  const texts = inLanguage(orderMailTexts, locale)
  return {
    facts: [
      { label: texts.orderNumber, value: order.number },
      { label: texts.orderedOn, value: formatDate(order.placedOn, locale) },
      { label: texts.items, value: order.items.map(({ title }) => title).join('\n') },
      { label: texts.dealer, value: [order.dealer.name, ...order.dealer.lines].join('\n') },
      ...totalFacts(order, locale),
    ],
  }
}

/** The order with everything that was agreed: each item with its price and description, totals, delivery and payment. */
export function wholeOrder(order: MailOrder, { locale }: MailFrame, reader: 'CUSTOMER' | 'DEALER'): MailPart[] {
  const texts = inLanguage(orderMailTexts, locale)
  const isDealer = reader === 'DEALER'
  return [
    { heading: isDealer ? texts.theOrder : texts.yourOrder },
    {
      facts: [
        { label: texts.orderNumber, value: order.number },
        { label: texts.orderedOn, value: formatDate(order.placedOn, locale) },
        { label: texts.dealer, value: [order.dealer.name, ...order.dealer.lines].join('\n') },
      ],
    },
    ...order.items.flatMap((item) => itemParts(item, locale)),
    { heading: texts.sum },
    { facts: [...totalFacts(order, locale), ...dueFact(order, locale, isDealer)] },
    { heading: texts.payment },
    { facts: [{ label: texts.payment, value: paymentOf(order, locale) }, ...linesFact(texts.billing, order.billing)] },
    { heading: texts.delivery },
    { facts: deliveryFacts(order, locale) },
  ]
}

function itemParts(
  { title, quantity, price, facts, example, isMarginScheme, delivers }: MailOrder['items'][number],
  locale: MailFrame['locale'],
): MailPart[] {
  const texts = inLanguage(orderMailTexts, locale)
  return [
    { heading: title },
    {
      facts: [
        ...(delivers ? [{ label: texts.delivers, value: delivers.join(', ') }] : []),
        { label: texts.quantity, value: String(quantity) },
        { label: texts.price, value: formatMoney(price, locale, 2) },
        ...(isMarginScheme ? [{ label: texts.vat, value: texts.marginScheme }] : []),
        ...facts,
        ...(example ? [{ label: texts.example, value: example }] : []),
      ],
    },
  ]
}

/** The total and, with a trade-in, the rest that is to be paid or paid out. */
function totalFacts({ total, due, items }: MailOrder, locale: MailFrame['locale']): Fact[] {
  const texts = inLanguage(orderMailTexts, locale)
  const traded = items.filter(({ price }) => price < 0)
  if (traded.length === 0) return [{ label: texts.total, value: formatMoney(total, locale, 2) }]
  const off = traded.reduce((sum, { price }) => sum + price, 0)
  return [
    { label: texts.total, value: formatMoney(total - off, locale, 2) },
    ...traded.map(({ title, price }) => ({ label: title, value: formatMoney(price, locale, 2) })),
    { label: remainingLabel(total, due)[locale], value: formatMoney(Math.abs(total), locale, 2) },
  ]
}

function dueFact({ due, total }: MailOrder, locale: MailFrame['locale'], isDealer: boolean): Fact[] {
  const texts = inLanguage(orderMailTexts, locale)
  if (due === total) return []
  return [
    due < 0
      ? { label: isDealer ? texts.payoutToCustomer : texts.payout, value: formatMoney(-due, locale, 2) }
      : { label: texts.due, value: formatMoney(due, locale, 2) },
  ]
}

function paymentOf({ method, due, total, payment }: MailOrder, locale: MailFrame['locale']): string {
  const texts = inLanguage(orderMailTexts, locale)
  const isFinanced = due !== total
  const by = [...(isFinanced ? [texts.financed] : []), ...(method ? [paymentMethodTexts[method][locale]] : [])]
  return [...(by.length > 0 ? [by.join(', ')] : []), paymentLine(payment, locale)].join('\n')
}

/** The payment, past or due, in a sentence. */
export function paymentLine(payment: MailOrder['payment'], locale: MailFrame['locale']): string {
  return paymentSentence(payment, locale, (day) => formatDate(day, locale))
}

/** With several deliveries, each one names its items. */
function deliveryFacts({ delivery, dealer }: MailOrder, locale: MailFrame['locale']): Fact[] {
  const texts = inLanguage(orderMailTexts, locale)
  const { consignments, earliest, latest } = delivery
  const [from, until] = [formatDate(earliest, locale), formatDate(latest, locale)]
  const [only, ...more] = consignments
  const facts =
    only && more.length === 0
      ? [{ label: texts.delivery, value: consignmentTexts[only.kind][locale] }, ...linesFact(texts.deliveryTo, only.to)]
      : consignments.map(({ kind, items, to }) => ({
          label: items.join(', '),
          value: [consignmentTexts[kind][locale], ...(to.length > 0 ? to : [dealer.name])].join('\n'),
        }))
  return [
    ...facts,
    { label: texts.deliveryDays, value: from === until ? texts.from(from) : texts.between(from, until) },
  ]
}

function linesFact(label: string, lines: readonly string[]): Fact[] {
  return lines.length > 0 ? [{ label, value: lines.join('\n') }] : []
}

/** A text stored with an order: `# ` and `## ` before headings, `- ` before items, otherwise paragraphs. */
export function storedText(text: string): MailPart[] {
  return text.split('\n\n').map((block) => {
    const heading = /^#{1,2} (.*)/s.exec(block)?.[1]
    if (heading !== undefined) return { heading }
    return block.startsWith('- ') ? { list: [block.slice(2)] } : { paragraph: block }
  })
}

export function documentLink(kind: OrderDocumentKind, label: string, order: MailOrder, frame: MailFrame): MailPart {
  const { origin, locale } = frame
  const name = documentFile(kind, locale)
  return { link: label, href: origin + pathFor('order-document', locale, { orderId: order.number, name }) }
}

export function orderButton(order: MailOrder, { origin, locale }: MailFrame): MailPart {
  const href = origin + pathFor('order', locale, { orderId: order.number })
  return { button: orderMailTexts.seeOrder[locale], href }
}

/** How to withdraw from this order (§ 356a BGB). Empty for businesses. */
export function withdrawalPart(order: MailOrder, frame: MailFrame): MailPart[] {
  if (!order.isConsumer) return []
  return [{ link: orderMailTexts.withdrawButton[frame.locale], href: withdrawalAddress(order, frame) }]
}

export function withdrawalAddress({ number }: MailOrder, frame: MailFrame): string {
  return addressOf(frame, 'withdrawal', { bestellung: number })
}

import type { MailFrame } from '#domain/mail.ts'
import type { MailOrder } from '#domain/order/order-mail.ts'
import { documentFile, type OrderDocumentKind } from '#domain/order/order-documents.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { consignmentTexts } from '#messages/shipping.ts'
import { paymentMethodTexts } from '#messages/payment-methods.ts'
import { orderMailTexts } from '#messages/order-mails.ts'
import { nextStation, stationTexts } from '#messages/order-states.ts'
import { paymentSentence } from '#messages/order-payment.ts'
import { remainingLabel } from '#messages/trade-in.ts'
import { inLanguage } from '#messages/texts.ts'
import { addressOf } from './account-mails.ts'
import { formatDate, formatDateOf } from '#domain/format/dates.ts'
import { formatMoney } from '#domain/format/money.ts'
import type { MailPart } from './layout.ts'
import type { MailFact } from './parts.ts'
import { heroOf } from './pictures.ts'

/** Number and picture of the order, which are shown above its mails, and the reason for sending them. */
export function orderAround(order: MailOrder, frame: MailFrame) {
  const number = `${orderMailTexts.orderShort[frame.locale]} ${order.number}`
  return { number, hero: heroOf(order.picture, frame), reason: orderMailTexts.reason[frame.locale] }
}

/** The stations of an order, with the present one; none where its progress is not known. */
export function orderProgress({ progress = [] }: MailOrder, { locale }: MailFrame): MailPart[] {
  if (progress.length === 0) return []
  return [
    {
      progress: progress.map(({ name, state, at }) => ({
        ...{ label: stationTexts[name][locale], state },
        note: state === 'now' ? nextStation[locale] : at && formatDateOf(at, locale),
      })),
    },
  ]
}

/** The order in short: its items with their prices, and who sells them. */
export function orderHead(order: MailOrder, { locale }: MailFrame, reader: 'CUSTOMER' | 'DEALER'): MailPart[] {
  const texts = inLanguage(orderMailTexts, locale)
  return [
    { heading: reader === 'DEALER' ? texts.theOrder : texts.yourOrder },
    pricesOf(order, locale, reader),
    {
      facts: [
        { label: texts.orderNumber, value: order.number },
        { label: texts.orderedOn, value: formatDate(order.placedOn, locale) },
        { label: texts.dealer, value: [order.dealer.name, ...order.dealer.lines].join('\n') },
      ],
    },
  ]
}

/** The order with everything that was agreed: items and prices, delivery and payment, and what describes each item. */
export function wholeOrder(order: MailOrder, frame: MailFrame, reader: 'CUSTOMER' | 'DEALER'): MailPart[] {
  const { locale } = frame
  const texts = inLanguage(orderMailTexts, locale)
  return [
    ...orderHead(order, frame, reader),
    { heading: texts.paymentAndDelivery },
    {
      facts: [
        { label: texts.payment, value: paymentOf(order, locale) },
        ...linesFact(texts.billing, order.billing),
        ...deliveryFacts(order, locale),
      ],
    },
    ...order.items.flatMap((item) => descriptionOf(item, locale)),
  ]
}

/** One table: a line for each item that is bought, then the sums. */
function pricesOf(order: MailOrder, locale: MailFrame['locale'], reader: 'CUSTOMER' | 'DEALER'): MailPart {
  const texts = inLanguage(orderMailTexts, locale)
  return {
    prices: {
      items: order.items
        .filter((item) => !isTradedIn(item))
        .map(({ title, quantity, price, isMarginScheme, delivers }) => ({
          title,
          facts: [
            ...(delivers ? [{ label: texts.delivers, value: delivers.join(', ') }] : []),
            ...(quantity > 1 ? [{ label: texts.quantity, value: String(quantity) }] : []),
            ...(isMarginScheme ? [{ label: texts.vat, value: texts.marginScheme }] : []),
          ],
          price: { label: texts.price, value: price === 0 ? texts.free : formatMoney(price, locale, 2) },
        })),
      sums: sumsOf(order, locale, reader),
    },
  }
}

/** The facts of an item, and the representative example of its loan or lease. */
function descriptionOf({ title, facts, example }: MailOrder['items'][number], locale: MailFrame['locale']): MailPart[] {
  const all = [...facts, ...(example ? [{ label: orderMailTexts.example[locale], value: example }] : [])]
  return all.length > 0 ? [{ heading: title }, { facts: all }] : []
}

/** The total; with a trade-in the rest that is left of it, and with a bank what is paid directly. */
function sumsOf({ total, due, items }: MailOrder, locale: MailFrame['locale'], reader: 'CUSTOMER' | 'DEALER') {
  const texts = inLanguage(orderMailTexts, locale)
  const money = (cents: number) => formatMoney(cents, locale, 2)
  const traded = items.filter(isTradedIn)
  const off = traded.reduce((sum, { price }) => sum + price, 0)
  const payout = reader === 'DEALER' ? texts.payoutToCustomer : texts.payout
  const isSplit = due !== total
  return [
    { label: texts.total, value: money(total - off), isTotal: off === 0 },
    ...traded.map(({ title, price }) => ({ label: title, value: money(price) })),
    ...(off < 0
      ? [{ label: remainingOf(total, due, reader, locale), value: money(Math.abs(total)), isTotal: true }]
      : []),
    ...(isSplit ? [{ label: due < 0 ? payout : texts.due, value: money(Math.abs(due)) }] : []),
  ]
}

/** Whether an item is a traded-in vehicle, which is shown below the total. */
function isTradedIn({ price }: MailOrder['items'][number]): boolean {
  return price < 0
}

/** The label of the rest; for dealers it says that a payout goes to the customer. */
function remainingOf(total: number, due: number, reader: 'CUSTOMER' | 'DEALER', locale: MailFrame['locale']): string {
  const isPaidOut = total < 0 && reader === 'DEALER'
  return isPaidOut ? orderMailTexts.payoutToCustomer[locale] : remainingLabel(total, due)[locale]
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
function deliveryFacts({ delivery, dealer }: MailOrder, locale: MailFrame['locale']): MailFact[] {
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

function linesFact(label: string, lines: readonly string[]): MailFact[] {
  return lines.length > 0 ? [{ label, value: lines.join('\n') }] : []
}

/** A text stored with an order: `# ` and `## ` before headings, `- ` before items, otherwise paragraphs. */
export function storedText(text: string): MailPart[] {
  return text.split('\n\n').map((block) => {
    const heading = /^#{1,2} (.*)/s.exec(block)?.[1]
    if (heading !== undefined) return { heading }
    return block.startsWith('- ') ? { list: [block.slice(2)] } : { paragraph: block, isSmall: true }
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

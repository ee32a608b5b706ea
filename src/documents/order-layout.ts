import { placeLine } from '#domain/dealer-address.ts'
import { addressLines } from '#domain/account/address-lines.ts'
import { consignmentsOf, deliveredBy } from '#domain/order/consignments.ts'
import { invoiceSums } from '#domain/order/invoice.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { OrderDocument } from '#domain/order/order-document.ts'
import type { PaymentNote } from '#domain/order/payment-note.ts'
import { consignmentTexts } from '#messages/shipping.ts'
import { paymentMethodHints, paymentMethodTexts } from '#messages/payment-methods.ts'
import { documentTexts } from '#messages/documents.ts'
import { paymentSentence } from '#messages/order-payment.ts'
import { orderStateTexts } from '#messages/order-states.ts'
import { inLanguage } from '#messages/texts.ts'
import type { DocumentLayout, LayoutPart } from './document-layout.ts'
import { termsParts } from './terms-layout.ts'
import { formatDate } from '#domain/format/dates.ts'
import { formatMoney } from '#domain/format/money.ts'
import { transferPart } from './transfer-part.ts'
import { itemTable, letterOf, remainingSum, sellerFooter } from './words.ts'

/** The order on a durable medium (§ 312f BGB): items, prices, seller, and the texts agreed to. */
export function orderLayout(order: OrderDocument): DocumentLayout {
  const { id, locale, seller, lines, state } = order
  const texts = inLanguage(documentTexts, locale)
  const isAccepted = !NOT_ACCEPTED.has(state)
  const transfer = transferPart(order, order.payment)
  const examples = lines.flatMap(({ example }) => (example ? [{ paragraph: example }] : []))
  return {
    title: isAccepted ? texts.confirmationTitle(String(id)) : texts.orderTitle(String(id)),
    locale,
    author: seller.name,
    footer: sellerFooter({ ...seller, iban: null }, locale),
    pageOf: texts.pageOf,
    letter: letterOf(order, []),
    parts: [
      { paragraph: statusText(order) },
      itemTable(lines, locale, deliveredBy(order.delivery, lines)),
      { sums: sums(order) },
      ...vatNotes(order),
      { columns: [delivery(order), payment(order, transfer.length > 0)] },
      ...transfer,
      ...(examples.length > 0 ? [{ heading: texts.finance }, ...examples] : []),
      ...consents(order),
      ...withdrawal(order),
    ],
  }
}

const NOT_ACCEPTED: ReadonlySet<OrderState> = new Set(['PLACED', 'REJECTED', 'CANCELLED'])
const ENDED: ReadonlySet<OrderState> = new Set(['REJECTED', 'CANCELLED', 'WITHDRAWN', 'RETURNED', 'REFUNDED'])

function statusText({ state, locale }: OrderDocument): string {
  const texts = inLanguage(documentTexts, locale)
  if (ENDED.has(state)) return texts.over(orderStateTexts[state][locale])
  return state === 'PLACED' ? texts.received : texts.accepted
}

/** The total and, with a trade-in, the rest that is to be paid or paid out. */
function sums({ total, due, lines, locale }: OrderDocument) {
  const texts = inLanguage(documentTexts, locale)
  const { tradedIn } = invoiceSums(lines)
  return [
    { label: texts.total, value: formatMoney(total + tradedIn, locale, 2), isTotal: true },
    ...(tradedIn > 0
      ? [{ label: texts.tradedIn, value: formatMoney(-tradedIn, locale, 2) }, remainingSum(total, due, locale)]
      : []),
    ...(due === total
      ? []
      : [{ label: due < 0 ? texts.payout : texts.due, value: formatMoney(Math.abs(due), locale, 2) }]),
  ]
}

function vatNotes({ lines, locale }: OrderDocument): LayoutPart[] {
  const texts = inLanguage(documentTexts, locale)
  const { rates, margin, exempt } = invoiceSums(lines)
  const vat = rates.reduce((sum, rate) => sum + rate.vat, 0)
  return [
    ...(vat > 0 ? [{ paragraph: texts.vatIncluded(formatMoney(vat, locale, 2)), isSmall: true }] : []),
    ...(margin > 0 ? [{ paragraph: texts.margin, isSmall: true }] : []),
    ...(exempt > 0 ? [{ paragraph: texts.exempt, isSmall: true }] : []),
  ]
}

/** With several deliveries, each one lists its items. */
function delivery({ delivery: { vehicles, accessories, address, dealer, earliest, latest }, ...order }: OrderDocument) {
  const { locale, lines, seller } = order
  const texts = inLanguage(documentTexts, locale)
  const consignments = consignmentsOf({ vehicles, accessories }, lines)
  const places = {
    ADDRESS: address ? addressLines(address) : [],
    DEALER: dealer ? [dealer.name, placeLine({ zip: dealer.postalCode, city: dealer.city })] : [],
    SELLER: [texts.atSeller(seller.name)],
  }
  const isOne = consignments.length === 1
  return {
    title: texts.delivery,
    lines: [
      ...consignments.flatMap(({ kind, items, place }) => [
        ...(isOne ? [] : [`${items.join(', ')}:`]),
        consignmentTexts[kind][locale],
        ...(isOne && place === 'SELLER' ? [] : places[place]),
      ]),
      earliest === latest
        ? texts.expectedFrom(formatDate(earliest, locale))
        : texts.expected(formatDate(earliest, locale), formatDate(latest, locale)),
    ],
  }
}

/** `hasTransfer`: the details of the transfer stand below, so that none are announced. */
function payment(
  { method, payment: note, isFinanced, awaitsFinancing, mandateReference, locale }: OrderDocument,
  hasTransfer: boolean,
) {
  const texts = inLanguage(documentTexts, locale)
  return {
    title: texts.payment,
    lines: [
      ...(method ? [paymentMethodTexts[method][locale]] : []),
      ...(isFinanced ? [texts.financed] : []),
      ...(awaitsFinancing ? [texts.awaitsFinancing] : []),
      paymentSentence(note, locale, (day) => formatDate(day, locale)),
      ...(method && isOpen(note) && !hasTransfer ? [paymentMethodHints[method][locale]] : []),
      ...(mandateReference ? [texts.mandate(mandateReference)] : []),
    ],
  }
}

/** Whether something is still to be paid directly. */
function isOpen({ kind }: PaymentNote): boolean {
  return kind === 'TRANSFER' || kind === 'OPEN'
}

function consents({ agreed, locale }: OrderDocument): LayoutPart[] {
  const texts = inLanguage(documentTexts, locale)
  return agreed.length > 0 ? [{ heading: texts.agreed }, { list: agreed.map(({ text }) => text) }] : []
}

function withdrawal({ withdrawalTerms, locale }: OrderDocument): LayoutPart[] {
  const texts = inLanguage(documentTexts, locale)
  if (!withdrawalTerms) return []
  const { title, parts } = termsParts(withdrawalTerms)
  return [{ heading: title ?? texts.withdrawal }, ...parts]
}

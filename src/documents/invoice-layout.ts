import { invoicedSums, invoiceNumber } from '#domain/order/invoice.ts'
import { deliveredBy } from '#domain/order/consignments.ts'
import { isElectronic } from '#domain/order/order-documents.ts'
import type { Locale } from '#domain/locale.ts'
import type { DocumentInvoice, OrderDocument } from '#domain/order/order-document.ts'
import { documentTexts } from '#messages/documents.ts'
import { paymentSentence } from '#messages/order-payment.ts'
import { inLanguage } from '#messages/texts.ts'
import type { DocumentLayout, LayoutFact, LayoutPart, LayoutSum } from './document-layout.ts'
import { formatDate } from '#domain/format/dates.ts'
import { formatMoney } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { transferPart } from './transfer-part.ts'
import { itemTable, letterOf, remainingSum, sellerFooter } from './words.ts'

type Invoiced = OrderDocument & { readonly invoice: DocumentInvoice }

/**
 * The invoice (§ 14 (4), § 14a (6) UStG): number, dates of issue and supply, both parties, what was supplied, net and VAT by rate, the note
 * of the margin scheme, how it is paid. Leased cars are left out, because the dealer sells them to the lessor.
 */
export function invoiceLayout(order: Invoiced): DocumentLayout {
  const { locale, seller, invoice, customer } = order
  const texts = inLanguage(documentTexts, locale)
  const number = invoiceNumber(invoice.number)
  const transfer = transferPart(order, invoice.payment)
  return {
    ...{ title: texts.invoiceTitle(number), locale, author: seller.name, pageOf: texts.pageOf },
    footer: sellerFooter(seller, locale),
    letter: letterOf(order, [
      { label: texts.invoiceNo, value: number },
      { label: texts.issuedOn, value: formatDate(invoice.issuedOn, locale) },
      suppliedOn(invoice, locale),
    ]),
    parts: [
      ...supplied(order, 1),
      ...elsewhere(order),
      ...notes(order),
      ...(customer.kind === 'COMPANY' ? [note(isElectronic(order) ? texts.eInvoice : texts.noEInvoice)] : []),
      ...(transfer.length > 0 ? transfer : paid(order)),
    ],
  }
}

/**
 * The cancellation invoice (§ 17 (1) UStG): a number of its own, the number of the cancelled invoice, and the same lines and amounts as
 * negative values.
 */
export function cancellationLayout(
  order: Invoiced & { readonly cancellationInvoice: DocumentInvoice },
): DocumentLayout {
  const { locale, seller, invoice, cancellationInvoice } = order
  const texts = inLanguage(documentTexts, locale)
  const number = invoiceNumber(cancellationInvoice.number)
  const cancelled = [invoiceNumber(invoice.number), formatDate(invoice.issuedOn, locale)] as const
  return {
    ...{ title: texts.cancellationTitle(number), locale, author: seller.name, pageOf: texts.pageOf },
    footer: sellerFooter(seller, locale),
    letter: letterOf(order, [
      { label: texts.cancellationNo, value: number },
      { label: texts.cancelledOn, value: formatDate(cancellationInvoice.issuedOn, locale) },
      { label: texts.ofInvoice, value: texts.invoiceOf(...cancelled) },
      suppliedOn(cancellationInvoice, locale),
    ]),
    parts: [{ paragraph: texts.cancels(...cancelled) }, ...supplied(order, -1), ...notes(order)],
  }
}

/** An invoice from before the delivery cannot name its day (§ 14 (5) UStG). */
function suppliedOn({ suppliedOn: day }: DocumentInvoice, locale: Locale): LayoutFact {
  const texts = inLanguage(documentTexts, locale)
  return { label: texts.suppliedOn, value: day === null ? texts.notSupplied : formatDate(day, locale) }
}

/** The supplied items and their totals; `sign` is -1 for a cancellation. */
function supplied({ lines, delivery, locale }: OrderDocument, sign: 1 | -1): LayoutPart[] {
  const delivered = deliveredBy(delivery, lines)
  const goods = lines
    .map((line, index) => ({ line, delivers: delivered[index] ?? null }))
    .filter(({ line }) => !line.isLeased && line.type !== 'TRADE_IN_VEHICLE')
  return [
    itemTable(
      goods.map(({ line }) => ({ ...line, unitPrice: sign * line.unitPrice })),
      locale,
      goods.map(({ delivers }) => delivers),
    ),
    { sums: sums(lines, locale, sign) },
  ]
}

/** How it was paid on the day of issue, in a sentence. */
function paid({ invoice: { payment }, locale }: Invoiced): LayoutPart[] {
  return payment ? [{ paragraph: paymentSentence(payment, locale, (day) => formatDate(day, locale)) }] : []
}

function notes({ lines, locale }: OrderDocument): LayoutPart[] {
  const texts = inLanguage(documentTexts, locale)
  const { sold, margin, exempt } = invoicedSums(lines)
  return [
    ...(sold.length < lines.length ? [note(texts.leasedApart)] : []),
    ...(margin > 0 ? [note(texts.margin)] : []),
    ...(exempt > 0 ? [note(texts.exempt)] : []),
  ]
}

/** The part of the trade-in value that pays for something outside this invoice. */
function elsewhere({ lines, locale }: OrderDocument): LayoutPart[] {
  const { tradedElsewhere } = invoicedSums(lines)
  return tradedElsewhere > 0
    ? [{ paragraph: documentTexts.tradedElsewhere[locale](formatMoney(tradedElsewhere, locale, 2)) }]
    : []
}

function note(paragraph: string): LayoutPart {
  return { paragraph, isSmall: true }
}

/** The sign of the totals is changed; totals recalculated from negative lines would be rounded differently. */
function sums(lines: OrderDocument['lines'], locale: Locale, sign: 1 | -1): LayoutSum[] {
  const texts = inLanguage(documentTexts, locale)
  const { rates, margin, exempt, total, tradedIn } = invoicedSums(lines)
  const sum = (label: string, cents: number) => ({ label, value: formatMoney(sign * cents, locale, 2) })
  return [
    ...rates.flatMap(({ rate, net, vat }) => [
      sum(texts.net(formatNumber(rate, locale)), net),
      sum(texts.vat(formatNumber(rate, locale)), vat),
    ]),
    ...(margin > 0 ? [sum(texts.marginTotal, margin)] : []),
    ...(exempt > 0 ? [sum(texts.exemptTotal, exempt)] : []),
    { ...sum(sign > 0 ? texts.totalIncl : texts.cancellationTotal, total), isTotal: true },
    ...(tradedIn > 0
      ? [
          sum(texts.tradedIn, -tradedIn),
          ...(sign > 0 ? [remainingSum(total - tradedIn, total - tradedIn, locale)] : []),
        ]
      : []),
  ]
}

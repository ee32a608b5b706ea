import { invoicedSums, invoiceNumber } from '#domain/order/invoice.ts'
import { deliveredBy } from '#domain/order/consignments.ts'
import { isElectronic } from '#domain/order/order-documents.ts'
import type { Locale } from '#domain/locale.ts'
import type { DocumentInvoice, OrderDocument } from '#domain/order/order-document.ts'
import { documentTexts } from '#messages/documents.ts'
import { paymentSentence } from '#messages/order-payment.ts'
import { inLanguage } from '#messages/texts.ts'
import type { DocumentLayout, LayoutPart, LayoutSum } from './document-layout.ts'
import { formatDate } from '#domain/format/dates.ts'
import { formatMoney } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { buyerLines, itemTable, remainingSum, sellerFooter, sellerLines } from './words.ts'

type Invoiced = OrderDocument & { readonly invoice: DocumentInvoice }

/**
 * The invoice (§ 14 (4), § 14a (6) UStG): number, dates of issue and supply, both parties, what was supplied, net and VAT by rate, the note
 * of the margin scheme, how it is paid. Leased cars are left out, because the dealer sells them to the lessor.
 */
export function invoiceLayout(order: Invoiced): DocumentLayout {
  const { id, locale, seller, invoice, customer } = order
  const texts = inLanguage(documentTexts, locale)
  const number = invoiceNumber(invoice.number)
  return {
    ...{ title: texts.invoiceTitle(number), locale, author: seller.name, pageOf: texts.pageOf },
    footer: sellerFooter(seller, locale),
    parts: [
      parties(order, [
        texts.invoiceNo(number),
        texts.issuedOn(formatDate(invoice.issuedOn, locale)),
        suppliedOn(invoice, locale),
        texts.number(String(id)),
      ]),
      ...supplied(order, 1),
      ...elsewhere(order),
      ...(invoice.payment
        ? [{ paragraph: paymentSentence(invoice.payment, locale, (day) => formatDate(day, locale)) }]
        : []),
      ...notes(order),
      ...(customer.kind === 'COMPANY' ? [note(isElectronic(order) ? texts.eInvoice : texts.noEInvoice)] : []),
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
  const { id, locale, seller, invoice, cancellationInvoice } = order
  const texts = inLanguage(documentTexts, locale)
  const number = invoiceNumber(cancellationInvoice.number)
  const cancelled = [invoiceNumber(invoice.number), formatDate(invoice.issuedOn, locale)] as const
  return {
    ...{ title: texts.cancellationTitle(number), locale, author: seller.name, pageOf: texts.pageOf },
    footer: sellerFooter(seller, locale),
    parts: [
      { paragraph: texts.cancels(...cancelled) },
      parties(order, [
        texts.cancellationNo(number),
        texts.cancelledOn(formatDate(cancellationInvoice.issuedOn, locale)),
        texts.ofInvoice(...cancelled),
        suppliedOn(cancellationInvoice, locale),
        texts.number(String(id)),
      ]),
      ...supplied(order, -1),
      ...notes(order),
    ],
  }
}

function parties(order: OrderDocument, data: readonly string[]): LayoutPart {
  const { seller, locale } = order
  const texts = inLanguage(documentTexts, locale)
  return {
    columns: [
      { title: texts.seller, lines: sellerLines(seller, locale) },
      { title: texts.buyer, lines: buyerLines(order) },
      { title: texts.data, lines: data },
    ],
  }
}

/** An invoice from before the delivery cannot name its day (§ 14 (5) UStG). */
function suppliedOn({ suppliedOn: day }: DocumentInvoice, locale: Locale): string {
  return day === null ? documentTexts.notSupplied[locale] : documentTexts.suppliedOn[locale](formatDate(day, locale))
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

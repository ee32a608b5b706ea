import { invoiceNumber, invoiceSums } from '#domain/order/invoice.ts'
import type { Locale } from '#domain/locale.ts'
import type { PaperLine, PaperOrder } from '#domain/order/paper-order.ts'
import { documentTexts } from '#messages/documents.ts'
import { inLanguage } from '#messages/texts.ts'
import type { Paper, PaperPart, PaperSum } from './paper.ts'
import { amount, buyerLines, day, itemTable, rateText, sellerFooter, sellerLines } from './words.ts'

/**
 * The invoice (§ 14 (4), § 14a (6) UStG): number, dates of issue and supply, both parties, what was supplied, net and VAT by rate, the note of
 * the margin scheme. For a business it says that it is no electronic invoice. What is leased is left out: the dealer sells it to the lessor.
 */
export function invoicePaper(order: PaperOrder & { readonly invoice: NonNullable<PaperOrder['invoice']> }): Paper {
  const { id, locale, seller, invoice, customer } = order
  const lines = order.lines.filter(({ isLeased }) => !isLeased)
  const hasLeased = lines.length < order.lines.length
  const texts = inLanguage(documentTexts, locale)
  const number = invoiceNumber(invoice.number)
  const { margin } = invoiceSums(lines)
  return {
    title: texts.invoiceTitle(number),
    locale,
    author: seller.name,
    footer: sellerFooter(seller, locale),
    pageOf: texts.pageOf,
    parts: [
      {
        columns: [
          { title: texts.seller, lines: sellerLines(seller, locale) },
          { title: texts.buyer, lines: buyerLines(order) },
          {
            title: texts.data,
            lines: [
              texts.invoiceNo(number),
              texts.issuedOn(day(invoice.issuedOn)),
              texts.suppliedOn(day(invoice.suppliedOn)),
              texts.number(String(id)),
            ],
          },
        ],
      },
      itemTable(
        lines.filter(({ type }) => type !== 'TRADE_IN_VEHICLE'),
        locale,
      ),
      { sums: sums(lines, locale) },
      ...(hasLeased ? [note(texts.leasedApart)] : []),
      ...(margin > 0 ? [note(texts.margin)] : []),
      ...(customer.kind === 'COMPANY' ? [note(texts.noEInvoice)] : []),
    ],
  }
}

function note(paragraph: string): PaperPart {
  return { paragraph, isSmall: true }
}

function sums(lines: readonly PaperLine[], locale: Locale): PaperSum[] {
  const texts = inLanguage(documentTexts, locale)
  const { rates, margin, total, tradedIn } = invoiceSums(lines)
  return [
    ...rates.flatMap(({ rate, net, vat }) => [
      { label: texts.net(rateText(rate, locale)), value: amount(net, locale) },
      { label: texts.vat(rateText(rate, locale)), value: amount(vat, locale) },
    ]),
    ...(margin > 0 ? [{ label: texts.marginTotal, value: amount(margin, locale) }] : []),
    { label: texts.totalIncl, value: amount(total, locale), isTotal: true },
    ...(tradedIn > 0
      ? [
          { label: texts.tradedIn, value: amount(-tradedIn, locale) },
          { label: texts.toPay, value: amount(total - tradedIn, locale) },
        ]
      : []),
  ]
}

import { formatDate } from '#domain/format/dates.ts'
import { formatMoney } from '#domain/format/money.ts'
import { formatNumber, formatPercent } from '#domain/format/numbers.ts'
import type { OrderDocument } from '#domain/order/order-document.ts'
import { creditInformationSections, creditInformationTexts } from '#messages/credit-information.ts'
import { documentTexts } from '#messages/documents.ts'
import { rateTexts } from '#messages/rate.ts'
import { inLanguage } from '#messages/texts.ts'
import type { DocumentLayout, LayoutPart } from './document-layout.ts'
import { sellerFooter, sellerLines } from './words.ts'

/**
 * The information before the contract about each loan and lease of an order, the key figures first (Directive (EU) 2023/2225 article 10,
 * annex I). The contract itself, and the details that only the bank knows, come from the bank.
 */
export function creditInformationLayout(order: OrderDocument): DocumentLayout {
  const { id, locale, seller, contracts, placedOn } = order
  const [words, texts] = [inLanguage(documentTexts, locale), inLanguage(creditInformationTexts, locale)]
  const lenders = [...new Set(contracts.map(({ finance }) => finance.lender))]
  return {
    title: texts.title,
    locale,
    author: seller.name,
    footer: sellerFooter({ ...seller, iban: null }, locale),
    pageOf: words.pageOf,
    parts: [
      { paragraph: `${words.number(String(id))}, ${words.orderedOn(formatDate(placedOn, locale))}`, isSmall: true },
      { paragraph: rateTexts.warning[locale] },
      ...contracts.flatMap((contract) => contractParts(contract, order)),
      {
        columns: [
          { title: texts.lender, lines: lenders.flatMap((lender) => lender.split(', ')) },
          { title: texts.broker, lines: sellerLines(seller, locale) },
        ],
      },
      ...creditInformationSections.flatMap((section): LayoutPart[] => [
        { heading: section[locale].heading },
        { paragraph: section[locale].text },
      ]),
      { paragraph: texts.valid, isSmall: true },
    ],
  }
}

function contractParts(
  { title, finance }: OrderDocument['contracts'][number],
  { locale }: OrderDocument,
): LayoutPart[] {
  const texts = inLanguage(creditInformationTexts, locale)
  const { quote } = finance
  const money = (cents: number) => formatMoney(cents, locale, 2)
  const percent = (value: number) => formatPercent(value, locale, 2)
  const isLease = quote.kind === 'LEASING'
  const rows: (readonly [string, string])[] = [
    [isLease ? texts.leaseKind : texts.loanKind, title],
    [texts.net, money(quote.netLoanAmount)],
    [texts.duration, texts.months(quote.duration)],
    [texts.installments, `${quote.installments} × ${money(quote.monthlyInstallment)}`],
    ...(quote.lastInstallment === quote.monthlyInstallment
      ? []
      : [[texts.last, money(quote.lastInstallment)] as const]),
    ...(quote.finalInstallment > 0 ? [[texts.final, money(quote.finalInstallment)] as const] : []),
    [texts.total, money(quote.totalRepayment)],
    [texts.effective, percent(quote.effectivePercent)],
    [texts.nominal, percent(quote.nominalPercent)],
    [texts.price, money(quote.vehiclePrice)],
    [isLease ? texts.special : texts.down, money(quote.downPayment)],
    ...(quote.mileage === null
      ? []
      : [[texts.mileage, texts.kilometres(formatNumber(quote.mileage, locale))] as const]),
    ...(quote.oneOffCosts > 0 ? [[texts.oneOff, money(quote.oneOffCosts)] as const] : []),
    [texts.interest, money(quote.totalInterest)],
  ]
  return [
    { heading: title },
    { table: { head: [texts.figure, texts.value], widths: [220], rows: rows.map(([...cells]) => ({ cells })) } },
    { paragraph: finance.example, isSmall: true },
  ]
}

import { formatMoney, formatNumber } from '#catalogue/format.ts'
import type { FinanceQuote } from '#domain/financing/quote.ts'
import type { RepresentativeExample } from '#domain/financing/representative-example.ts'
import type { Locale } from '#domain/locale.ts'
import { financingTexts } from '#messages/financing.ts'
import { inLanguage } from '#messages/texts.ts'

const NBSP = '\u00A0'

/** Everything that must stand beside a rate (§ 17 PAngV), as one text. */
export function exampleText({ quote, lenderName, lenderAddress }: RepresentativeExample, locale: Locale): string {
  const texts = inLanguage(financingTexts, locale)
  const money = (cents: number) => formatMoney(cents, locale, 2)
  const isLease = quote.kind === 'LEASING'
  const parts = [
    texts.price(money(quote.vehiclePrice)),
    (isLease ? texts.specialPayment : texts.downPayment)(money(quote.downPayment)),
    texts.netLoan(money(quote.netLoanAmount)),
    texts.term(quote.duration),
    ...(quote.mileage === null ? [] : [texts.mileage(formatNumber(quote.mileage, locale))]),
    installments(quote, locale),
    ...(quote.hasFinalInstallment ? [texts.finalInstallment(money(quote.finalInstallment))] : []),
    ...(quote.oneOffCosts > 0 ? [texts.oneOffCosts(money(quote.oneOffCosts))] : []),
    texts.effective(percentText(quote.effectivePercent, locale)),
    texts.nominal(percentText(quote.nominalPercent, locale)),
    texts.total(money(quote.totalRepayment)),
  ]
  const lender = (isLease ? texts.lessor : texts.lender)(lenderName, lenderAddress)
  return `${texts.example}: ${parts.join(', ')}. ${lender}`
}

function installments(quote: FinanceQuote, locale: Locale): string {
  const texts = inLanguage(financingTexts, locale)
  const money = (cents: number) => formatMoney(cents, locale, 2)
  const { installments: count, monthlyInstallment, lastInstallment } = quote
  return lastInstallment === monthlyInstallment
    ? texts.equalInstallments(count, money(monthlyInstallment))
    : texts.unequalInstallments(count - 1, money(monthlyInstallment), money(lastInstallment))
}

/** 5.49 → "5,49 %" */
export function percentText(percent: number, locale: Locale): string {
  return `${formatNumber(percent, locale, 2)}${locale === 'de' ? NBSP : ''}%`
}

import type { FinanceQuote } from '#domain/financing/quote.ts'
import type { Locale } from '#domain/locale.ts'
import { calculatorTexts } from '#messages/calculator.ts'
import { inLanguage } from '#messages/texts.ts'
import { Price } from '#design/Price.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { euroText, percentText } from './amounts.ts'
import css from './QuoteTable.module.css'

/** The instalment and every figure behind it; the effective rate is at least as prominent as the nominal one (§ 17 PAngV). */
export function QuoteTable({ quote, locale }: { quote: FinanceQuote; locale: Locale }) {
  const texts = inLanguage(calculatorTexts, locale)
  const money = (cents: number) => euroText(cents, locale)
  const percent = (value: number) => percentText(value, locale)
  const isLoan = quote.kind === 'LOAN'
  return (
    <div className={css.quote}>
      <output className={css.monthly}>
        <Price text={money(quote.monthlyInstallment)} large /> {texts.monthly}
      </output>
      <Specs>
        <SpecRow label={texts.price}>{money(quote.vehiclePrice)}</SpecRow>
        <SpecRow label={isLoan ? texts.downPayment : texts.specialPayment}>{money(quote.downPayment)}</SpecRow>
        <SpecRow label={texts.netLoan}>{money(quote.netLoanAmount)}</SpecRow>
        <SpecRow label={texts.duration}>
          {quote.duration} {texts.months}
        </SpecRow>
        <SpecRow label={texts.installments}>{installmentsText(quote, locale)}</SpecRow>
        {quote.hasFinalInstallment ? (
          <SpecRow label={texts.finalInstallment}>{money(quote.finalInstallment)}</SpecRow>
        ) : null}
        <SpecRow label={<b>{texts.effective}</b>}>
          <b>{percent(quote.effectivePercent)}</b>
        </SpecRow>
        <SpecRow label={texts.nominal}>{percent(quote.nominalPercent)}</SpecRow>
        <SpecRow label={texts.interest}>{money(quote.totalInterest)}</SpecRow>
        {quote.oneOffCosts > 0 ? <SpecRow label={texts.oneOffCosts}>{money(quote.oneOffCosts)}</SpecRow> : null}
        <SpecRow label={texts.total}>{money(quote.totalRepayment)}</SpecRow>
        {isLoan ? <SpecRow label={texts.expense}>{money(quote.totalRepayment + quote.downPayment)}</SpecRow> : null}
        {quote.leasingFactor === null ? null : (
          <SpecRow label={texts.leasingFactor}>{factor(quote.leasingFactor, locale)}</SpecRow>
        )}
        {quote.totalCostFactor === null ? null : (
          <SpecRow label={texts.totalCostFactor}>{factor(quote.totalCostFactor, locale)}</SpecRow>
        )}
      </Specs>
    </div>
  )
}

function installmentsText(quote: FinanceQuote, locale: Locale): string {
  const texts = inLanguage(calculatorTexts, locale)
  const { installments: count, monthlyInstallment, lastInstallment } = quote
  const rate = euroText(monthlyInstallment, locale)
  return lastInstallment === monthlyInstallment
    ? texts.equal(count, rate)
    : texts.unequal(count - 1, rate, euroText(lastInstallment, locale))
}

function factor(value: number, locale: Locale): string {
  const text = value.toFixed(2)
  return locale === 'de' ? text.replace('.', ',') : text
}

import type { FinanceQuote } from '#domain/financing/quote.ts'
import { calculatorTexts } from '#messages/calculator.ts'
import { Price } from '#design/Price.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { Status } from '#design/Status.tsx'
import { formatMoney } from '#domain/format/money.ts'
import { formatNumber, formatPercent } from '#domain/format/numbers.ts'
import css from './QuoteTable.module.css'
import { useTexts, useLocale } from '../../site.ts'

/** The instalment and every figure behind it; the effective rate is at least as prominent as the nominal one (§ 17 PAngV). */
export function QuoteTable({ quote }: { quote: FinanceQuote }) {
  const locale = useLocale()
  const texts = useTexts(calculatorTexts)
  const money = (cents: number) => formatMoney(cents, locale, 2)
  const percent = (value: number) => formatPercent(value, locale, 2)
  const isLoan = quote.kind === 'LOAN'
  return (
    <div className={css.quote}>
      <Status className={css.monthly}>
        <Price text={money(quote.monthlyInstallment)} large /> {texts.monthly}
      </Status>
      <Specs>
        <SpecRow label={texts.price}>{money(quote.vehiclePrice)}</SpecRow>
        <SpecRow label={isLoan ? texts.downPayment : texts.specialPayment}>{money(quote.downPayment)}</SpecRow>
        <SpecRow label={texts.netLoan}>{money(quote.netLoanAmount)}</SpecRow>
        <SpecRow label={texts.duration}>
          {quote.duration} {texts.months}
        </SpecRow>
        <SpecRow label={texts.installments}>
          <Installments quote={quote} />
        </SpecRow>
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
          <SpecRow label={texts.leasingFactor}>{formatNumber(quote.leasingFactor, locale, 2)}</SpecRow>
        )}
        {quote.totalCostFactor === null ? null : (
          <SpecRow label={texts.totalCostFactor}>{formatNumber(quote.totalCostFactor, locale, 2)}</SpecRow>
        )}
      </Specs>
    </div>
  )
}

/** "60 × 249,00 €", with a different last instalment on its own. */
function Installments({ quote }: { quote: FinanceQuote }) {
  const texts = useTexts(calculatorTexts)
  const locale = useLocale()
  const { installments: count, monthlyInstallment, lastInstallment } = quote
  const rate = formatMoney(monthlyInstallment, locale, 2)
  return lastInstallment === monthlyInstallment
    ? texts.equal(count, rate)
    : texts.unequal(count - 1, rate, formatMoney(lastInstallment, locale, 2))
}

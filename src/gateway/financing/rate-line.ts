import { formatMoney } from '#domain/format/money.ts'
import { formatNumber, formatPercent } from '#domain/format/numbers.ts'
import type { FinanceQuote } from '#domain/financing/quote.ts'
import type { Locale } from '#domain/locale.ts'
import { financingTexts } from '#messages/financing.ts'
import { inLanguage } from '#messages/texts.ts'

/** Effective rate, term, down payment and mileage of a contract in one line. */
export function rateLine(
  { kind, downPayment, duration, mileage }: Pick<FinanceQuote, 'kind' | 'downPayment' | 'duration' | 'mileage'>,
  effectivePercent: number,
  locale: Locale,
): string {
  const texts = inLanguage(financingTexts, locale)
  const amount = formatMoney(downPayment, locale)
  return [
    texts.shortEffective(formatPercent(effectivePercent, locale, 2)),
    texts.months(duration),
    kind === 'LEASING' ? texts.specialPayment(amount) : texts.downPayment(amount),
    ...(mileage === null ? [] : [texts.shortMileage(formatNumber(mileage, locale))]),
  ].join(', ')
}

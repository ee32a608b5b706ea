import { formatEuros } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { contactTexts } from '#messages/contact.ts'
import { inLanguage } from '#messages/texts.ts'

/** Amounts in euros. */
interface FinanceWish {
  readonly downPayment?: number | null | undefined
  readonly duration?: number | null | undefined
  readonly mileage?: number | null | undefined
  readonly finalInstallment?: number | null | undefined
}

/** The terms of a loan or lease somebody wishes, without a rate, which only an offer of the dealer has. */
export function financeWish({ duration, downPayment, mileage, finalInstallment }: FinanceWish, locale: Locale): string {
  const texts = inLanguage(contactTexts, locale)
  const terms = [
    duration == null ? [] : texts.months(duration),
    downPayment == null ? [] : texts.downPayment(formatEuros(downPayment, locale)),
    mileage == null ? [] : texts.mileage(formatNumber(mileage, locale)),
    finalInstallment == null ? [] : texts.finalInstallment(formatEuros(finalInstallment, locale)),
  ].flat()
  return terms.join(', ') || texts.usualTerms
}

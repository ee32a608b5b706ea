import { formatEuros } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { contactTexts } from '#messages/contact.ts'
import { inLanguage } from '#messages/texts.ts'
import type { RequestVehicleFragment } from '#storefront/generated/graphql.ts'
import type { Fact, RequestCar } from './contact-view.ts'

export function carOf({ title, modelDescription, path, firstImage, energyLabel }: RequestVehicleFragment): RequestCar {
  const [image] = firstImage
  return {
    title: modelDescription ? `${title} ${modelDescription}` : title,
    href: path,
    ...(image ? { image } : {}),
    ...(energyLabel?.required ? { energy: energyLabel.line } : {}),
  }
}

interface FinanceTerms {
  readonly paymentType: string
  /** Euros. */
  readonly downPayment?: number | null | undefined
  readonly duration?: number | null | undefined
  readonly mileage?: number | null | undefined
}

/** The terms of a loan or lease without a rate, which only an offer of the dealer has. */
export function financeFact(terms: FinanceTerms | null | undefined, locale: Locale): Fact[] {
  if (!terms || terms.paymentType === 'CASH_RANGE') return []
  const texts = inLanguage(contactTexts, locale)
  const { duration, downPayment, mileage } = terms
  const value = [
    duration == null ? [] : texts.months(duration),
    downPayment == null ? [] : texts.downPayment(formatEuros(downPayment, locale)),
    mileage == null ? [] : texts.mileage(formatNumber(mileage, locale)),
  ].flat()
  return [
    {
      label: terms.paymentType === 'LEASING_RATE_RANGE' ? texts.leasing : texts.finance,
      value: value.join(', ') || '–',
    },
  ]
}

import type { Locale } from '#domain/locale.ts'
import { contactTexts } from '#messages/contact.ts'
import type { RequestVehicleFragment } from '#storefront/generated/graphql.ts'
import { financeWish } from '../../blocks/finance-wish.server.ts'
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

/** Who sells the car; in a dealer's own shop the shop itself, which needs no row. */
export function sellerFact(
  { name, isPrivate, isOwn }: { readonly name: string; readonly isPrivate: boolean; readonly isOwn: boolean },
  locale: Locale,
): Fact[] {
  if (isOwn && !isPrivate) return []
  return [{ label: contactTexts[isPrivate ? 'seller' : 'dealer'][locale], value: name }]
}

type FinanceTerms = Parameters<typeof financeWish>[0] & { readonly paymentType: string }

/** The loan or lease a customer wishes. */
export function financeFact(terms: FinanceTerms | null | undefined, locale: Locale): Fact[] {
  if (!terms || terms.paymentType === 'CASH_RANGE') return []
  const label = contactTexts[terms.paymentType === 'LEASING_RATE_RANGE' ? 'leasing' : 'finance'][locale]
  return [{ label, value: financeWish(terms, locale) }]
}

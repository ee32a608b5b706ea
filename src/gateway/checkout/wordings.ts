import {
  type Declaration,
  type DeclaredCar,
  declarationsOf,
  type LegalInfoKey,
  legalInfosOf,
} from '#domain/checkout/declarations.ts'
import type { Locale } from '#domain/locale.ts'
import type { AgreedWording } from '#domain/order/order.ts'
import { declarationTexts, legalInfoTexts } from '#messages/checkout-legal.ts'
import type { Checkout, CheckoutDealer } from '#queries/checkout/checkout.ts'
import { defectsOf, vehicleTitle } from './document.ts'

/** A declaration as the customer reads it. */
export interface WordedDeclaration extends Declaration {
  readonly index: number
  readonly text: string
}

export interface WordedInfo {
  readonly key: LegalInfoKey
  readonly numberOfCars: number
  readonly title: string
  readonly text: string
}

/** Every declaration of a checkout, word for word; those of one dealer follow each other. */
export function declarations({ dealers, customer }: Checkout, locale: Locale): WordedDeclaration[] {
  return dealers
    .flatMap((dealer) =>
      declarationsOf(dealer.merchant.id, carsOf(dealer), customer.kind).map((one) => ({ ...one, dealer })),
    )
    .map(({ dealer, ...declaration }, index) => ({ ...declaration, index, text: textOf(declaration, dealer, locale) }))
}

export function legalInfos({ dealers, customer }: Checkout, locale: Locale): WordedInfo[] {
  return legalInfosOf(dealers.flatMap(carsOf), customer.kind).map(({ key, cars }) => ({
    key,
    numberOfCars: cars,
    title: legalInfoTexts[`${key}_title`][locale],
    text: legalInfoTexts[key][locale](cars),
  }))
}

/** What is kept with a dealer's order: what was agreed to, and what stood beside it of this dealer's cars. */
export function agreedWordings(checkout: Checkout, dealer: CheckoutDealer, locale: Locale): AgreedWording[] {
  const agreed = declarations(checkout, locale).filter(({ merchantId }) => merchantId === dealer.merchant.id)
  return [
    ...agreed.map(({ key, vehicleId, text }) => ({ key, vehicleIds: vehicleId === null ? [] : [vehicleId], text })),
    ...legalInfos({ ...checkout, dealers: [dealer] }, locale).map(({ key, text }) => ({ key, vehicleIds: [], text })),
  ]
}

function textOf({ key, vehicleId }: Declaration, { merchant, items }: CheckoutDealer, locale: Locale): string {
  const car = items.find(({ vehicle }) => vehicle !== null && vehicle.id === vehicleId)?.vehicle
  if (!car) return declarationTexts.TERMS[locale](merchant.name)
  const title = vehicleTitle(car)
  return key === 'KNOWN_DEFECTS'
    ? declarationTexts.KNOWN_DEFECTS[locale](title, defectsOf(car, locale) ?? '')
    : declarationTexts.USED_LIABILITY[locale](title)
}

function carsOf({ items }: CheckoutDealer): DeclaredCar[] {
  return items.flatMap(({ vehicle, payment, vat }) => {
    if (!vehicle) return []
    const { condition, accident, damaged, roadworthy } = vehicle.attributes
    const facts = { id: vehicle.id, condition, accident, damaged, roadworthy }
    return [
      { ...facts, isMarginScheme: vat === 'MARGIN', isFinanced: payment !== 'CASH', isLeased: payment === 'LEASING' },
    ]
  })
}

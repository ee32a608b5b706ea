import { formatMoney } from '#catalogue/format.ts'
import type { CustomerKind } from '#domain/account/customer.ts'
import {
  type Declaration,
  type DeclaredCar,
  declarationsOf,
  type LegalInfoKey,
  legalInfosOf,
} from '#domain/checkout/declarations.ts'
import type { Locale } from '#domain/locale.ts'
import type { AgreedWording } from '#domain/order/order.ts'
import { tradedCarName } from '#domain/trade-in/trade-in.ts'
import { declarationTexts, legalInfoTexts, missingDeclarationTexts } from '#messages/checkout-legal.ts'
import type { Checkout, CheckoutDealer } from './checkout.ts'
import { defectsOf, vehicleTitle } from './order-lines.ts'

/** A consent as the customer reads it. */
export interface ConsentText extends Declaration {
  readonly index: number
  readonly text: string
  /** What is said where it is not agreed to. */
  readonly missing: string
}

export interface LegalNotice {
  readonly key: LegalInfoKey
  readonly numberOfCars: number
  readonly title: string
  readonly text: string
}

/** Every consent that a checkout asks for, word for word; those of one dealer follow each other. */
export function consentTexts({ dealers, customer }: Checkout, locale: Locale): ConsentText[] {
  return dealers
    .flatMap((dealer) =>
      declarationsOf(dealer.merchant.id, carsOf(dealer), customer.kind, tradeInIdsOf(dealer)).map((one) => ({
        ...one,
        dealer,
      })),
    )
    .map(({ dealer, ...declaration }, index) => ({
      ...declaration,
      index,
      text: textOf(declaration, dealer, { kind: customer.kind, locale }),
      missing: missingDeclarationTexts[declaration.key][locale](subjectOf(declaration, dealer)),
    }))
}

export function legalNotices({ dealers, customer }: Checkout, locale: Locale): LegalNotice[] {
  return legalInfosOf(dealers.flatMap(carsOf), customer.kind).map(({ key, cars }) => ({
    key,
    numberOfCars: cars,
    title: legalInfoTexts[`${key}_title`][locale],
    text: legalInfoTexts[key][locale](cars),
  }))
}

/** What is kept with a dealer's order: what was agreed to, and what stood beside it of this dealer's cars. */
export function agreedTexts(checkout: Checkout, dealer: CheckoutDealer, locale: Locale): AgreedWording[] {
  const agreed = consentTexts(checkout, locale).filter(({ merchantId }) => merchantId === dealer.merchant.id)
  return [
    ...agreed.map(({ key, vehicleId, text }) => ({ key, vehicleIds: vehicleId === null ? [] : [vehicleId], text })),
    ...legalNotices({ ...checkout, dealers: [dealer] }, locale).map(({ key, text }) => ({ key, vehicleIds: [], text })),
  ]
}

interface Reader {
  readonly kind: CustomerKind
  readonly locale: Locale
}

function textOf(declaration: Declaration, dealer: CheckoutDealer, { kind, locale }: Reader): string {
  const { key } = declaration
  const tradeIn = tradeInOf(declaration, dealer)
  if (tradeIn) {
    const price = formatMoney(tradeIn.price, locale, 2)
    return declarationTexts.TRADE_IN[locale](tradedCarName(tradeIn.car), dealer.merchant.name, price)
  }
  const car = carOf(declaration, dealer)
  if (!car) return declarationTexts[kind === 'COMPANY' ? 'TERMS_COMPANY' : 'TERMS'][locale](dealer.merchant.name)
  const title = vehicleTitle(car)
  return key === 'KNOWN_DEFECTS'
    ? declarationTexts.KNOWN_DEFECTS[locale](title, defectsOf(car, locale) ?? '')
    : declarationTexts.USED_LIABILITY[locale](title)
}

/** The dealer, or the car with its dealer: two of them can have the same model. */
function subjectOf(declaration: Declaration, dealer: CheckoutDealer): string {
  const car = carOf(declaration, dealer)
  const { name } = dealer.merchant
  const tradeIn = tradeInOf(declaration, dealer)
  if (tradeIn) return tradedCarName(tradeIn.car)
  return car ? `${vehicleTitle(car)} (${name})` : name
}

function carOf({ vehicleId }: Declaration, { items }: CheckoutDealer) {
  return items.find(({ vehicle }) => vehicle !== null && vehicle.id === vehicleId)?.vehicle
}

function tradeInIdsOf({ items }: CheckoutDealer): number[] {
  return items.flatMap(({ tradeIn }) => tradeIn?.id ?? [])
}

function tradeInOf({ tradeInId }: Declaration, { items }: CheckoutDealer) {
  return items.find(({ tradeIn }) => tradeIn !== null && tradeIn.id === tradeInId)?.tradeIn
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

import { formatMoney } from '#domain/format/money.ts'
import type { CustomerKind } from '#domain/account/customer.ts'
import {
  type Consent,
  type ConsentVehicle,
  consentsOf,
  type LegalNoticeKey,
  legalNoticesOf,
} from '#domain/checkout/consents.ts'
import type { Locale } from '#domain/locale.ts'
import type { AgreedText } from '#domain/order/order.ts'
import { tradedCarName } from '#domain/trade-in/trade-in.ts'
import { consentTexts, legalNoticeTexts, missingConsentTexts } from '#messages/checkout-legal.ts'
import type { Checkout, CheckoutDealer } from './checkout.ts'
import { vehicleTitle } from '../vehicle/vehicle-title.ts'
import { defectsOf } from './order-lines.ts'

/** A consent as the customer reads it. */
export interface ConsentText extends Consent {
  readonly index: number
  readonly text: string
  /** The message where it is not given. */
  readonly missing: string
}

export interface LegalNoticeText {
  readonly key: LegalNoticeKey
  readonly numberOfCars: number
  readonly title: string
  readonly text: string
}

/** Every consent that a checkout asks for, word for word; those of one dealer follow each other. */
export function checkoutConsents({ dealers, customer }: Checkout, locale: Locale): ConsentText[] {
  return dealers
    .flatMap((dealer) =>
      consentsOf(dealer.merchant.id, carsOf(dealer), customer.kind, tradeInIdsOf(dealer)).map((one) => ({
        ...one,
        dealer,
      })),
    )
    .map(({ dealer, ...consent }, index) => ({
      ...consent,
      index,
      text: textOf(consent, dealer, { kind: customer.kind, locale }),
      missing: missingConsentTexts[consent.key][locale](subjectOf(consent, dealer)),
    }))
}

export function checkoutLegalNotices({ dealers, customer }: Checkout, locale: Locale): LegalNoticeText[] {
  return legalNoticesOf(dealers.flatMap(carsOf), customer.kind).map(({ key, cars }) => ({
    key,
    numberOfCars: cars,
    title: legalNoticeTexts[`${key}_title`][locale],
    text: legalNoticeTexts[key][locale](cars),
  }))
}

/** The texts stored with a dealer's order: its consents, and the notices shown for this dealer's cars. */
export function agreedTexts(checkout: Checkout, dealer: CheckoutDealer, locale: Locale): AgreedText[] {
  const agreed = checkoutConsents(checkout, locale).filter(({ merchantId }) => merchantId === dealer.merchant.id)
  return [
    ...agreed.map(({ key, vehicleId, text }) => ({ key, vehicleIds: vehicleId === null ? [] : [vehicleId], text })),
    ...checkoutLegalNotices({ ...checkout, dealers: [dealer] }, locale).map(({ key, text }) => ({
      key,
      vehicleIds: [],
      text,
    })),
  ]
}

interface Reader {
  readonly kind: CustomerKind
  readonly locale: Locale
}

function textOf(consent: Consent, dealer: CheckoutDealer, { kind, locale }: Reader): string {
  const { key } = consent
  const tradeIn = tradeInOf(consent, dealer)
  if (tradeIn) {
    const price = formatMoney(tradeIn.price, locale, 2)
    return consentTexts.TRADE_IN[locale](tradedCarName(tradeIn.car), dealer.merchant.name, price)
  }
  const car = carOf(consent, dealer)
  if (!car) return consentTexts[kind === 'COMPANY' ? 'TERMS_COMPANY' : 'TERMS'][locale](dealer.merchant.name)
  const title = vehicleTitle(car)
  return key === 'KNOWN_DEFECTS'
    ? consentTexts.KNOWN_DEFECTS[locale](title, defectsOf(car, locale) ?? '')
    : consentTexts.USED_LIABILITY[locale](title)
}

/** Names the dealer, or the car with its dealer, because two dealers can have the same model. */
function subjectOf(consent: Consent, dealer: CheckoutDealer): string {
  const car = carOf(consent, dealer)
  const { name } = dealer.merchant
  const tradeIn = tradeInOf(consent, dealer)
  if (tradeIn) return tradedCarName(tradeIn.car)
  return car ? `${vehicleTitle(car)} (${name})` : name
}

function carOf({ vehicleId }: Consent, { items }: CheckoutDealer) {
  return items.find(({ vehicle }) => vehicle !== null && vehicle.id === vehicleId)?.vehicle
}

function tradeInIdsOf({ items }: CheckoutDealer): number[] {
  return items.flatMap(({ tradeIn }) => tradeIn?.id ?? [])
}

function tradeInOf({ tradeInId }: Consent, { items }: CheckoutDealer) {
  return items.find(({ tradeIn }) => tradeIn !== null && tradeIn.id === tradeInId)?.tradeIn
}

function carsOf({ items }: CheckoutDealer): ConsentVehicle[] {
  return items.flatMap(({ vehicle, payment, vat }) => {
    if (!vehicle) return []
    const { condition, accident, damaged, roadworthy } = vehicle.attributes
    const facts = { id: vehicle.id, condition, accident, damaged, roadworthy }
    return [
      { ...facts, isMarginScheme: vat === 'MARGIN', isFinanced: payment !== 'CASH', isLeased: payment === 'LEASING' },
    ]
  })
}

import type { Locale } from '#domain/locale.ts'
import { cartTexts } from '#messages/cart.ts'
import { financingTexts } from '#messages/financing.ts'
import { tradeInTexts } from '#messages/trade-in.ts'
import { inLanguage } from '#messages/texts.ts'
import type { CartQuery } from '#storefront/generated/graphql.ts'
import type { RateView } from '../../blocks/card-view.ts'
import { withPayment } from '../../blocks/payment-address.ts'
import { cardOf } from '../../blocks/card.server.ts'
import { formatShortDay } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { changesOf } from '../../blocks/cart-changes.server.ts'
import type { CartLineView } from '../../blocks/cart-view.ts'

export type Line = CartQuery['cart']['lines'][number]
type Payment = Line['payment']
type Product = Line['product']
type Vehicle = Extract<Product, { kind: 'CartVehicle' }>
type Accessory = Extract<Product, { kind: 'CartAccessory' }>
type Service = Extract<Product, { kind: 'CartService' }>
type TradeIn = Extract<Product, { kind: 'CartTradeIn' }>

const KINDS = { CASH_RANGE: 'cash', LOAN_RATE_RANGE: 'loan', LEASING_RATE_RANGE: 'leasing' } as const
/** Error code: reserved by another customer (specification, section 8). */
const RESERVED = 102

/** The titles of the cars in the cart, by id. */
type CarTitles = ReadonlyMap<string, string>

/** The view of a line: today's price and rate, and the changes since it was added. */
export function lineOf(line: Line, cars: CarTitles, locale: Locale): CartLineView {
  const { product } = line
  if (product.kind === 'CartVehicle') return vehicleOf(line, product, locale)
  if (product.kind === 'CartTradeIn') return tradeInOf(line, product, locale)
  return product.kind === 'CartService'
    ? serviceOf(line, product, cars, locale)
    : accessoryOf(line, product, cars, locale)
}

/** Title of a line; for a car make and model. */
export function titleOf(product: Product): string {
  return product.kind === 'CartVehicle' ? product.vehicle.title : product.title
}

function vehicleOf({ payment, available, errorCodes }: Line, { vehicle }: Vehicle, locale: Locale): CartLineView {
  const texts = inLanguage(cartTexts, locale)
  const { rate: _, drop: __, badge: ___, ...card } = cardOf(vehicle, locale)
  const kind = KINDS[payment.paymentType]
  const item = { productType: 'Vehicle', id: vehicle.id } as const
  if (!available) {
    const unavailable = errorCodes.includes(RESERVED) ? texts.reserved : texts.gone
    return { item, card, payment: texts[kind], unavailable, changes: [] }
  }
  return {
    item,
    card: { ...card, price: formatEuros(payment.price, locale, 2), ...rateOf(payment, locale) },
    payment: texts[kind],
    // A car without a finance product can only be paid in full.
    ...(kind === 'cash' && !vehicle.defaultRate
      ? {}
      : { changePayment: `${withPayment(card.href, kind === 'loan' ? undefined : kind)}#finanzierung` }),
    changes: changesOf('CartVehicle', payment, locale),
    ...(vehicle.earliestDays ? { days: daysText(vehicle.earliestDays, locale) } : {}),
  }
}

/** When it can be had at the earliest: "Lieferung ab Mi., 9. Dez. · Abholung ab Fr., 4. Dez." */
function daysText({ pickUp, delivery }: NonNullable<Vehicle['vehicle']['earliestDays']>, locale: Locale): string {
  const { deliveredFrom, pickedUpFrom } = inLanguage(cartTexts, locale)
  return [
    ...(delivery == null ? [] : [deliveredFrom(formatShortDay(delivery, locale))]),
    pickedUpFrom(formatShortDay(pickUp, locale)),
  ].join(' · ')
}

const FACTS_SHOWN = 3

function accessoryOf(line: Line, product: Accessory, cars: CarTitles, locale: Locale): CartLineView {
  const { payment, available, quantity, dealer, productType } = line
  const texts = inLanguage(cartTexts, locale)
  const { productId: id, path, title, picture, specification, forVehicleId, withInstallation } = product
  const forCar = [texts.forCar(cars.get(forVehicleId ?? '') ?? ''), ...(withInstallation ? [texts.fitted] : [])].join(
    ', ',
  )
  return {
    item: {
      productType: productType === 'Accessory' ? 'Accessory' : 'AccessoryStandAlone',
      id,
      ...(forVehicleId ? { forVehicleId } : {}),
    },
    card: {
      id,
      amount: Math.round(payment.price),
      ...(path ? { href: path } : {}),
      title,
      ...(forVehicleId ? { trim: forCar } : {}),
      price: formatEuros(payment.price * quantity, locale, 2),
      ...(picture ? { picture: { key: picture, alt: '', symbolic: true, count: 1 } } : {}),
      facts: specification.slice(0, FACTS_SHOWN).map(({ value }) => value),
      seller: `${dealer.name}, ${dealer.city}`,
    },
    quantity: {
      value: quantity,
      ...(quantity > 1 ? { each: texts.each(formatEuros(payment.price, locale, 2)) } : {}),
    },
    ...(available ? {} : { unavailable: texts.gone }),
    changes: available ? changesOf('CartAccessory', payment, locale) : [],
  }
}

/** A service is part of the car above it: it has no picture and no page. */
function serviceOf(
  { payment, dealer }: Line,
  { key: id, title, carId }: Service,
  cars: CarTitles,
  locale: Locale,
): CartLineView {
  const texts = inLanguage(cartTexts, locale)
  return {
    item: { productType: 'Service', id, forVehicleId: carId },
    card: {
      id,
      amount: Math.round(payment.price),
      title,
      trim: texts.forCar(cars.get(carId) ?? ''),
      price: formatEuros(payment.price, locale, 2),
      facts: [],
      seller: `${dealer.name}, ${dealer.city}`,
    },
    changes: changesOf('CartService', payment, locale),
  }
}

/** A trade-in is deducted below the car it belongs to; without a car of its dealer it is not counted. */
function tradeInOf({ payment, dealer, available, errorCodes }: Line, product: TradeIn, locale: Locale): CartLineView {
  const texts = inLanguage(tradeInTexts, locale)
  const { tradeInId: id, title, facts, besideId, picture } = product
  const waits = !available && errorCodes.length === 0
  return {
    item: { productType: 'TradeInVehicle', id, ...(besideId ? { forVehicleId: besideId } : {}) },
    card: {
      id,
      amount: Math.round(payment.price),
      title,
      price: formatEuros(payment.price, locale, 2),
      picture: { key: picture, alt: '', symbolic: true, count: 1 },
      facts: facts.map(({ label, value }) => `${label} ${value}`),
      seller: `${dealer.name}, ${dealer.city}`,
    },
    ...(available || waits ? {} : { unavailable: texts.over }),
    changes: waits ? [texts.needsCar(dealer.name)] : [],
  }
}

function rateOf({ monthlyPrice, line, example, paymentType }: Payment, locale: Locale): { rate?: RateView } {
  if (monthlyPrice === null || line === null || example === null) return {}
  const lead = cartTexts[KINDS[paymentType]][locale]
  return { rate: { lead, amount: financingTexts.monthly[locale](formatEuros(monthlyPrice, locale, 2)), line, example } }
}

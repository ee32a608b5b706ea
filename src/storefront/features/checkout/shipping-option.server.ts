import { dealerAddressLine, placeLine } from '#domain/dealer-address.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { shownDay } from '#domain/delivery/shown-day.ts'
import type { Locale } from '#domain/locale.ts'
import { checkoutTexts } from '#messages/checkout.ts'
import { shippingTexts } from '#messages/shipping.ts'
import { inLanguage } from '#messages/texts.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { OptionView } from './checkout-view.ts'
import type { Checkout } from './frame.server.ts'

type ShippingOption = Checkout['shippingOptions'][number]

/** A shipping option: what it costs and why, when the goods come, and for pick-up where. */
export function shippingOptionView(option: ShippingOption, checkout: Checkout, locale: Locale): OptionView {
  const { kind, price, isLeast } = option
  const texts = inLanguage(checkoutTexts, locale)
  const amount = formatEuros(price, locale, 2)
  return {
    value: kind,
    label: shippingTexts[kind][locale],
    price: price === 0 ? texts.free : isLeast ? texts.fromPrice(amount) : amount,
    ...(kind === 'DELIVERY' ? { note: doorNote(checkout, isLeast, locale) } : {}),
    lines: [...daysOf(option, locale), ...(isPickUp(kind) ? pickUpLines(option, checkout, locale) : [])],
  }
}

function isPickUp(kind: ShippingOption['kind']): boolean {
  return kind === 'PICK_UP' || kind.startsWith('ACCESSORY_PICK_UP')
}

function daysOf({ earliest, latest }: ShippingOption, locale: Locale): string[] {
  if (!earliest || !latest) return []
  const texts = inLanguage(checkoutTexts, locale)
  const today = berlinToday()
  const [from, to] = [shownDay(earliest, today, locale), shownDay(latest, today, locale)]
  return [earliest === latest ? texts.daysFrom(from) : texts.daysBetween(from, to)]
}

/** Where and when the dealers hand over what is picked up. */
function pickUpLines({ kind }: ShippingOption, { dealers }: Checkout, locale: Locale): string[] {
  const texts = inLanguage(checkoutTexts, locale)
  const isForCars = kind === 'PICK_UP'
  const visited = dealers.filter(({ items }) => items.some(({ type }) => (type === 'VEHICLE') === isForCars))
  return visited.flatMap(({ dealer }) => [
    `${dealer.name}, ${dealerAddressLine(dealer)}`,
    ...(dealer.openingHours.length > 0
      ? [texts.hours(dealer.openingHours.map(({ days, hours }) => `${days} ${hours}`).join(' · '))]
      : []),
  ])
}

function doorNote(checkout: Checkout, isLeast: boolean, locale: Locale): string {
  const { destination, dealers, deliveryAddress, billing } = checkout
  const texts = inLanguage(checkoutTexts, locale)
  const entered = deliveryAddress ?? billing
  if (isLeast && !destination && entered) return texts.unknownPostalCode(entered.postalCode)
  const [only, ...more] = dealers.flatMap(({ dealer }) =>
    dealer.deliveryTerms ? [{ ...dealer.deliveryTerms, distance: dealer.distance }] : [],
  )
  const terms = only && more.length === 0 ? only : undefined
  const perKm = terms ? formatEuros(terms.homePerKm, locale, 2) : ''
  if (!isLeast && destination) {
    const place = texts.pricedFor(placeLine(destination))
    if (!terms || terms.distance == null) return place
    // Within one postal code no distance is known; the terms say what it costs.
    if (terms.distance === 0) return `${place} ${texts.byKilometres(String(terms.homeFreeKm), perKm)}`
    const km = formatNumber(Math.ceil(terms.distance), locale)
    return `${place} ${texts.kilometresTo(km, String(terms.homeFreeKm), perKm)}`
  }
  return terms ? texts.byKilometres(String(terms.homeFreeKm), perKm) : texts.byDistance
}

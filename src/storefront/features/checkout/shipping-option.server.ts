import { placeLine } from '#domain/dealer-address.ts'
import type { Locale } from '#domain/locale.ts'
import { checkoutTexts, shippingTexts } from '#messages/checkout.ts'
import { inLanguage } from '#messages/texts.ts'
import { formatEuros } from '#domain/format/money.ts'
import type { OptionView } from './checkout-view.ts'
import type { Checkout } from './frame.server.ts'

type ShippingOption = Checkout['shippingOptions'][number]

/** A way to get the goods. What is brought to the door says where to its price is reckoned, or what the price will depend on. */
export function shippingOptionView(
  { kind, price, isLeast }: ShippingOption,
  checkout: Checkout,
  locale: Locale,
): OptionView {
  const texts = inLanguage(checkoutTexts, locale)
  const amount = formatEuros(price, locale, 2)
  return {
    value: kind,
    label: shippingTexts[kind][locale],
    price: price === 0 ? texts.free : isLeast ? texts.fromPrice(amount) : amount,
    ...(kind === 'DELIVERY' ? { note: doorNote(checkout, isLeast, locale) } : {}),
  }
}

function doorNote(checkout: Checkout, isLeast: boolean, locale: Locale): string {
  const { destination, dealers, deliveryAddress, billing } = checkout
  const texts = inLanguage(checkoutTexts, locale)
  const entered = deliveryAddress ?? billing
  if (isLeast && !destination && entered) return texts.unknownPostalCode(entered.postalCode)
  if (!isLeast && destination) return texts.pricedFor(placeLine(destination))
  const [only, ...more] = dealers.flatMap(({ dealer: { deliveryTerms } }) => deliveryTerms ?? [])
  if (!only || more.length > 0) return texts.byDistance
  return texts.byKilometres(String(only.homeFreeKm), formatEuros(only.homePerKm, locale, 2))
}

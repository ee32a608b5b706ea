import type { Locale } from '#domain/locale.ts'
import { checkoutTexts } from '#messages/checkout.ts'
import { shippingTexts } from '#messages/shipping.ts'
import { type StoredText, storedText } from './stored-text.ts'

const FIXED = [...Object.values(shippingTexts), checkoutTexts.fittingLine]

/** How goods come, as an order stores it: its fixed words in the page's language, any others as they were agreed. */
export function shipmentTitle(title: string, language: string, locale: Locale): StoredText {
  const fixed = FIXED.find(({ de, en }) => de === title || en === title)
  return fixed ? { text: fixed[locale] } : storedText(title, language, locale)
}

import type { Locale } from '#domain/locale.ts'
import { addToCartTexts } from '#messages/add-to-cart.ts'
import { inLanguage } from '#messages/texts.ts'
import type { AddToCartView } from './AddToCart.tsx'

/** The way into the cart for a car at this price (euros), paid as the calculator says: by the name of that way, cash where there is none. */
export function addToCartView(price: number, payment: string | undefined, locale: Locale): AddToCartView {
  const texts = inLanguage(addToCartTexts, locale)
  const { add, change } = texts
  return { price, add, ...(payment === undefined ? {} : { paidBy: texts.paidBy(payment), change }) }
}

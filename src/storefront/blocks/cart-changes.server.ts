import type { Locale } from '#domain/locale.ts'
import { cartTexts } from '#messages/cart.ts'
import { inLanguage } from '#messages/texts.ts'
import { formatEuros } from '#domain/format/money.ts'

/** What was seen when a thing was put into the cart, beside what it is today. */
export interface SeenPayment {
  readonly price: number
  readonly seenPrice: number
  readonly monthlyPrice: number | null
  readonly seenMonthlyPrice: number | null
  readonly adjusted: boolean
}

const TEXT_KEYS = {
  CartVehicle: ['cheaper', 'costlier'],
  CartAccessory: ['accessoryCheaper', 'accessoryCostlier'],
  CartService: ['serviceCheaper', 'serviceCostlier'],
  // An offer binds its dealer: its price stays.
  CartTradeIn: null,
} as const

/** Customers are always shown what differs from what they saw (open point 52). */
export function changesOf(kind: keyof typeof TEXT_KEYS, payment: SeenPayment, locale: Locale): string[] {
  const texts = inLanguage(cartTexts, locale)
  const { price, seenPrice, monthlyPrice, seenMonthlyPrice, adjusted } = payment
  const changes: string[] = []
  const textKeys = TEXT_KEYS[kind]
  if (textKeys && price !== seenPrice) {
    const changeText = texts[textKeys[price < seenPrice ? 0 : 1]]
    changes.push(
      changeText(
        formatEuros(Math.abs(price - seenPrice), locale, 'if-any'),
        formatEuros(seenPrice, locale, 'if-any'),
        formatEuros(price, locale, 'if-any'),
      ),
    )
  }
  if (isNoLongerFinanced(payment)) changes.push(texts.noLongerFinanced)
  if (seenMonthlyPrice !== null && monthlyPrice !== null && monthlyPrice !== seenMonthlyPrice)
    changes.push(texts.otherRate(formatEuros(seenMonthlyPrice, locale, 2), formatEuros(monthlyPrice, locale, 2)))
  if (adjusted) changes.push(texts.adjusted)
  return changes
}

/** The chosen loan or lease is not on offer any more. */
export function isNoLongerFinanced({ monthlyPrice, seenMonthlyPrice }: SeenPayment): boolean {
  return seenMonthlyPrice !== null && monthlyPrice === null
}

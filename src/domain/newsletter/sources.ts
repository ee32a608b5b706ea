import type { Locale } from '../locale.ts'

/** Where somebody subscribes. */
export const NEWSLETTER_PLACES = [
  'FORM',
  'ACCOUNT',
  'REGISTRATION',
  'DEALER_CONTACT',
  'DEALER_VIDEO',
  'SERVICE_BOOKING',
  'TEST_DRIVE',
  'TRADE_IN',
] as const
export type NewsletterPlace = (typeof NEWSLETTER_PLACES)[number]

/** Which kind of shop the place belongs to; API: a program that posts to `/api/newsletter/subscribe`. */
export const NEWSLETTER_SHOPS = ['MAIN', 'STOREFRONT', 'API'] as const
export type NewsletterShop = (typeof NEWSLETTER_SHOPS)[number]

const LANGUAGES: readonly Locale[] = ['de', 'en']

/** MA00000001 to MA00000049. */
export type SourceCode = `MA000000${string}`

/**
 * The code of a source. The specification gives 49 codes and the sources, and leaves their order open: ours counts eight places, in each
 * the three kinds of shop, in each both languages. The last code is that of every withdrawal.
 */
export function sourceCode(place: NewsletterPlace, shop: NewsletterShop, locale: Locale): SourceCode {
  const row = NEWSLETTER_PLACES.indexOf(place) * NEWSLETTER_SHOPS.length + NEWSLETTER_SHOPS.indexOf(shop)
  return codeOf(row * LANGUAGES.length + LANGUAGES.indexOf(locale) + 1)
}

export const UNSUBSCRIBE_CODE = codeOf(NEWSLETTER_PLACES.length * NEWSLETTER_SHOPS.length * LANGUAGES.length + 1)

function codeOf(number: number): SourceCode {
  return `MA000000${String(number).padStart(2, '0')}`
}

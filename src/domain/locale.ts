/** The languages of the product; German is the default and decides wherever nothing else does. */
export const LOCALES = ['de', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'de'

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}

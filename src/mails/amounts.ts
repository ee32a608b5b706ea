import type { Locale } from '#domain/locale.ts'

const TAGS = { de: 'de-DE', en: 'en-GB' } as const

/** Cents as `12.990,00 €` or `€12,990.00`. */
export function exactly(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(TAGS[locale], { style: 'currency', currency: 'EUR', signDisplay: 'negative' }).format(
    cents / 100,
  )
}

/** `2026-12-01` as `1. Dezember 2026` or `1 December 2026`. */
export function longDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** An instant to the second, as it is in Germany. */
export function longInstant(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(new Date(instant))
}

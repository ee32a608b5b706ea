import type { Locale } from '#domain/locale.ts'
import { grouped } from '../../figures.ts'

/** Cents as euros with two decimals, light enough for the browser's render loop: 1234567 → "12.345,67 €". */
export function euroText(cents: number, locale: Locale): string {
  const sign = cents < 0 ? '−' : ''
  const whole = grouped(Math.floor(Math.abs(cents) / 100), locale)
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  return locale === 'de' ? `${sign}${whole},${rest}\u00A0€` : `${sign}€${whole}.${rest}`
}

/** 5.49 → "5,49 %" */
export function percentText(percent: number, locale: Locale): string {
  const text = percent.toFixed(2)
  return locale === 'de' ? `${text.replace('.', ',')}\u00A0%` : `${text}%`
}

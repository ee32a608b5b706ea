import type { Locale } from '../locale.ts'

/** Between a number and its unit, so that a line never breaks there. */
export const NBSP = '\u00A0'

/** 1234567.5 → "1.234.567,5" (de), "1,234,567.5" (en); at least `decimals` and at most two decimals. */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  // Most numbers of a page, and three times as fast as by way of its decimals.
  if (decimals === 0 && Number.isSafeInteger(value)) return writeSigned(value, String(Math.abs(value)), locale)
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(2).split('.')
  const shown = fraction.slice(0, decimals) + fraction.slice(decimals).replace(/0+$/, '')
  return writeSigned(value, shown === '' ? whole : `${whole}.${shown}`, locale)
}

/** 12 → "+12", −3 → "−3", 0 → "0": a difference. */
export function formatDifference(value: number, locale: Locale): string {
  return `${value > 0 ? '+' : ''}${formatNumber(value, locale)}`
}

/** 62000 → "62.000 km" (de), "62,000 km" (en): whole kilometres. */
export function formatKilometres(kilometres: number, locale: Locale): string {
  return `${formatNumber(Math.round(kilometres), locale)}${NBSP}km`
}

/** 5.5 → "5,5 %" (de), "5.5%" (en); at least `decimals` and at most two decimals. */
export function formatPercent(percent: number, locale: Locale, decimals = 0): string {
  return `${formatNumber(percent, locale, decimals)}${locale === 'de' ? NBSP : ''}%`
}

/** 1234567.5 → "1234567,5" (de), "1234567.5" (en): without groups, as tables for machines and technical data have it. */
export function formatPlainNumber(value: number, locale: Locale, decimals?: number): string {
  const written = decimals === undefined ? String(value) : value.toFixed(decimals)
  return locale === 'de' ? written.replace('.', ',') : written
}

/**
 * The sign of `value`, `prefix`, and `magnitude` with its thousands grouped; `magnitude` is written as JavaScript does. The minus is no
 * hyphen, after which a line may break, and zero has no sign: no "−0,00". Without Intl, which is too slow for
 * what a browser renders while somebody types.
 */
export function writeSigned(value: number, magnitude: string, locale: Locale, prefix = ''): string {
  const [whole = '', fraction] = magnitude.split('.')
  const [group, point] = locale === 'de' ? ['.', ','] : [',', '.']
  let rest = whole
  let grouped = ''
  for (; rest.length > 3; rest = rest.slice(0, -3)) grouped = group + rest.slice(-3) + grouped
  const sign = value < 0 && Number(magnitude) !== 0 ? '\u2212' : ''
  return `${sign}${prefix}${rest}${grouped}${fraction === undefined ? '' : point + fraction}`
}

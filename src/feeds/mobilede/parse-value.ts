import { toCents } from '#domain/format/money.ts'

/*
 * Numbers, dates and flags as German programs write them. Every function returns undefined for a text that it cannot read;
 * the caller handles empty ones.
 */

const GROUPED = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/
const PLAIN = /^-?\d+([.,]\d+)?$/

/**
 * A number with a decimal comma or point, with or without points between thousands: `1.234,50`, `1234,5`, `1234.50`.
 * A lone point before exactly three digits separates thousands (`12.990`). English grouping (`1,234.50`) is refused.
 */
export function parseFeedNumber(text: string): number | undefined {
  if (GROUPED.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  return parsePlain(text)
}

/** As `parseFeedNumber`, but a single point is always a decimal point: for small quantities such as `4.600` litres. */
export function parseDecimal(text: string): number | undefined {
  return text.includes(',') ? parseFeedNumber(text) : parsePlain(text)
}

function parsePlain(text: string): number | undefined {
  return PLAIN.test(text) ? Number(text.replace(',', '.')) : undefined
}

/** A whole number; `68450.00` is one, `4.5` is not. */
export function parseInteger(text: string): number | undefined {
  const number = parseFeedNumber(text)
  return Number.isSafeInteger(number) ? number : undefined
}

/** An amount of euros in cents; more than two decimals are rounded. */
export function parseMoney(text: string): number | undefined {
  const euros = parseFeedNumber(text.replace(/\s*(€|EUR)$/, ''))
  const cents = euros === undefined ? undefined : toCents(euros)
  return Number.isSafeInteger(cents) ? cents : undefined
}

const MONTH = /^(?:\d{1,2}[./])?(\d{1,2})[./](\d{4})$/
const ISO = /^(\d{4})-?(\d{2})(?:-?\d{2})?$/

/** 'YYYY-MM' of `09.2020`, `9/2020`, `01.09.2020`, `2020-09` or `202009`. */
export function parseMonth(text: string): string | undefined {
  const german = MONTH.exec(text)
  const iso = ISO.exec(text)
  const [year, month] = german ? [german[2], german[1]] : [iso?.[1], iso?.[2]]
  if (year === undefined || month === undefined || Number(month) < 1 || Number(month) > 12) return undefined
  return `${year}-${month.padStart(2, '0')}`
}

/** Limits of the year: PostgreSQL has no year 0, and no offer is older or later. */
const YEARS = ['1900', '2100'] as const

/** 'YYYY-MM-DD' of `20.11.2026` or `2026-11-20`; a day that does not exist or lies outside 1900–2100 is refused. */
export function parseDate(text: string): string | undefined {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  const parts = german ? [german[3], german[2], german[1]] : text.split('-')
  const day = parts.map((part) => (part ?? '').padStart(2, '0')).join('-')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day.slice(0, 4) < YEARS[0] || day.slice(0, 4) > YEARS[1]) return undefined
  const instant = Date.parse(`${day}T00:00:00Z`)
  return new Date(instant || 0).toISOString().startsWith(day) ? day : undefined
}

const TRUE = new Set(['1', 'ja', 'j', 'true', 'yes'])
const FALSE = new Set(['0', 'nein', 'n', 'false', 'no'])

export function parseBoolean(text: string): boolean | undefined {
  const word = text.toLowerCase()
  if (TRUE.has(word)) return true
  return FALSE.has(word) ? false : undefined
}

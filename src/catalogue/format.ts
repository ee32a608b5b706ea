import type { Locale } from '#domain/locale.ts'
import { psOf } from '#domain/vehicle/power.ts'
import type { Field, Unit } from './field.ts'
import type { FieldKey, VehicleAttributes } from './fields.ts'

/** Between a number and its unit, so that a line never breaks there. */
const NBSP = '\u00A0'

const INTL: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' }

const UNITS: Record<Unit, Record<Locale, string>> = {
  km: { de: 'km', en: 'km' },
  kW: { de: 'kW', en: 'kW' },
  ccm: { de: 'ccm', en: 'ccm' },
  'l/100km': { de: 'l/100\u00A0km', en: 'l/100\u00A0km' },
  'kWh/100km': { de: 'kWh/100\u00A0km', en: 'kWh/100\u00A0km' },
  kWh: { de: 'kWh', en: 'kWh' },
  'g/km': { de: 'g/km', en: 'g/km' },
  '%': { de: '%', en: '%' },
  days: { de: 'Tage', en: 'days' },
}

/** The value of a row as a person reads it; an empty text for null. Lists are joined with commas. */
export function formatField(field: Field<FieldKey>, value: VehicleAttributes[FieldKey], locale: Locale): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return YES_NO[locale][value ? 0 : 1]
  if (typeof value === 'number') return formatAmount(field, value, locale)
  if (typeof value !== 'string') return value.map((item) => optionLabel(field, item, locale)).join(', ')
  if (field.format === 'option') return optionLabel(field, value, locale)
  if (field.format === 'month') return formatMonth(value)
  if (field.format === 'date') return formatDate(value, locale)
  return value
}

const YES_NO: Record<Locale, readonly [string, string]> = { de: ['Ja', 'Nein'], en: ['Yes', 'No'] }

function formatAmount(field: Field<FieldKey>, value: number, locale: Locale): string {
  if (field.format === 'money') return formatMoney(value, locale)
  if (field.format === 'power') return formatPower(value, locale)
  if (field.unit === null) return formatNumber(value, locale)
  const consumption = field.unit === 'l/100km' || field.unit === 'kWh/100km'
  return `${formatNumber(value, locale, consumption ? 1 : 0)}${NBSP}${UNITS[field.unit][locale]}`
}

/** The name of a choice or feature; the value itself when the row does not know it. */
export function optionLabel(field: Field, value: string, locale: Locale): string {
  return field.options.find((option) => option.value === value)?.label[locale] ?? value
}

/** 1234567.5 → "1.234.567,5" (de); at least `decimals` and at most two decimals. */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  return numberFormat(locale, decimals).format(value)
}

/** Whole cents as euros: 1299000 → "12.990 €", with two decimals on request: "12.990,00 €". */
export function formatMoney(cents: number, locale: Locale, decimals: 0 | 2 = 0): string {
  return moneyFormat(locale, decimals).format(cents / 100)
}

/** kW with whole PS: "110 kW (150 PS)". */
export function formatPower(kilowatts: number, locale: Locale): string {
  return `${formatNumber(kilowatts, locale)}${NBSP}kW (${formatNumber(psOf(kilowatts), locale)}${NBSP}PS)`
}

/** '2021-05' → "05/2021". */
export function formatMonth(month: string): string {
  return `${month.slice(5, 7)}/${month.slice(0, 4)}`
}

/** '2026-11-20' → "20.11.2026" (de), "20/11/2026" (en). */
export function formatDate(day: string, locale: Locale): string {
  return [day.slice(8, 10), day.slice(5, 7), day.slice(0, 4)].join(locale === 'de' ? '.' : '/')
}

// Building a formatter costs a thousand times more than using it.
const formats = new Map<string, Intl.NumberFormat>()

function cached(key: string, build: () => Intl.NumberFormat): Intl.NumberFormat {
  const known = formats.get(key) ?? build()
  formats.set(key, known)
  return known
}

function numberFormat(locale: Locale, decimals: number): Intl.NumberFormat {
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, 2) }
  return cached(`number ${locale} ${decimals}`, () => new Intl.NumberFormat(INTL[locale], options))
}

function moneyFormat(locale: Locale, decimals: 0 | 2): Intl.NumberFormat {
  // Nothing is never a little less than nothing: no "-0,00 €".
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, signDisplay: 'negative' } as const
  return cached(
    `money ${locale} ${decimals}`,
    () => new Intl.NumberFormat(INTL[locale], { style: 'currency', currency: 'EUR', ...options }),
  )
}

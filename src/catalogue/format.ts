import { formatDate, formatMonth } from '#domain/format/dates.ts'
import { formatMoney } from '#domain/format/money.ts'
import { formatNumber, NBSP } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { psOf } from '#domain/vehicle/power.ts'
import type { Field, Unit } from './field.ts'
import type { FieldKey, VehicleAttributes } from './fields.ts'

const UNITS: Record<Unit, Record<Locale, string>> = {
  km: { de: 'km', en: 'km' },
  kW: { de: 'kW', en: 'kW' },
  ccm: { de: 'ccm', en: 'ccm' },
  'l/100km': { de: 'l/100\u00A0km', en: 'l/100\u00A0km' },
  'kWh/100km': { de: 'kWh/100\u00A0km', en: 'kWh/100\u00A0km' },
  kWh: { de: 'kWh', en: 'kWh' },
  min: { de: 'Min.', en: 'min' },
  'g/km': { de: 'g/km', en: 'g/km' },
  '%': { de: '%', en: '%' },
  days: { de: 'Tage', en: 'days' },
}

/** The value formatted for people; an empty text for null. Lists are joined with commas. */
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

/** The label of a choice or feature; an unknown value is shown as it is. */
export function optionLabel(field: Field, value: string, locale: Locale): string {
  return field.options.find((option) => option.value === value)?.label[locale] ?? value
}

/** The labels of a row's values, in the catalogue's order, whatever order the feed had. */
export function optionLabels(field: Field, values: readonly string[], locale: Locale): string[] {
  if (field.options.length === 0) return [...values]
  return field.options
    .filter((option) => values.includes(option.value))
    .map((option) => optionLabel(field, option.value, locale))
}

/** The unit of a row as it stands beside a figure; undefined without one. */
export function unitLabel(field: Field, locale: Locale): string | undefined {
  if (field.type === 'money') return '€'
  return field.unit === null ? undefined : UNITS[field.unit][locale]
}

/** kW with whole PS: "110 kW (150 PS)". */
export function formatPower(kilowatts: number, locale: Locale): string {
  return `${formatNumber(kilowatts, locale)}${NBSP}kW (${formatNumber(psOf(kilowatts), locale)}${NBSP}PS)`
}

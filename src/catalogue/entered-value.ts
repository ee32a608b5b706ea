import { bareAmount } from '#domain/format/bare-amount.ts'
import { formatMoney, fromCents, toCents } from '#domain/format/money.ts'
import { parseNumber } from '#domain/format/parse-number.ts'
import type { FieldProblem } from '#domain/field-problem.ts'
import { type Locale, LOCALES } from '#domain/locale.ts'
import type { Field } from './field.ts'
import type { FieldKey, VehicleAttributes } from './fields.ts'
import { formatField, unitLabel } from './format.ts'

export type Value = VehicleAttributes[FieldKey]

/** What a form sent for a row: its value, or what is wrong with it. */
export type Entered = { readonly value: Value } | { readonly problem: FieldProblem; readonly limit?: number }

/*
 * The form of a value in a field of a form: numbers with a decimal comma or point and with or without separators between thousands, money
 * in euros, months as YYYY-MM, days as YYYY-MM-DD, features with blanks and texts with line ends between them, yes and no as words. Empty:
 * unknown.
 */

/** The text of a value in its field, as `readEntered` reads it again. */
export function enteredText(field: Field<FieldKey>, value: Value): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return field.type === 'money' ? moneyText(value) : String(value)
  if (typeof value === 'string') return value
  return value.join(field.type === 'texts' ? '\n' : ' ')
}

/** Reads a field; an implausible value is refused like one of the wrong form. */
export function readEntered(field: Field<FieldKey>, text: string): Entered {
  const entered = text.replaceAll('\r\n', '\n').trim().toWellFormed()
  if (entered === '') return { value: field.type === 'features' ? [] : null }
  const value = parse(field, entered)
  if (value === undefined) return { problem: field.key === 'vin' ? 'INVALID_VIN' : 'INVALID' }
  const [least, greatest] = field.limits ?? [-Infinity, Infinity]
  if (typeof value === 'number' && (value < least || value > greatest)) return { problem: 'INVALID' }
  const lengths =
    typeof value === 'string' ? [value.length] : Array.isArray(value) ? value.map((each) => each.length) : []
  if (field.options.length > 0) return { value }
  if (lengths.some((length) => length > greatest)) return { problem: 'TOO_LONG', limit: greatest }
  if (lengths.some((length) => length < least)) return { problem: 'TOO_SHORT', limit: least }
  return { value }
}

/** What a field of a form says, formatted for people: `81900` and `81.900 €` are the same. A text of the wrong form stays as it is. */
export function formatEntered(field: Field<FieldKey>, text: string, locale: Locale): string {
  const entered = readEntered(field, text)
  if ('problem' in entered) return text
  const { value } = entered
  if (field.type === 'money' && typeof value === 'number') return formatMoney(value, locale, 'if-any')
  return formatField(field, value, locale)
}

function parse(field: Field<FieldKey>, text: string): Value | undefined {
  const codes = field.options.map(({ value }) => value)
  switch (field.type) {
    case 'choice':
      return codes.includes(text) ? text : undefined
    case 'features': {
      const chosen = text.split(/\s+/u)
      // In the order of the table, so that the same choice is the same value.
      return chosen.every((code) => codes.includes(code)) ? codes.filter((code) => chosen.includes(code)) : undefined
    }
    case 'integer':
      return parseNumber(withoutUnit(field, text), 0)
    case 'decimal':
      return parseNumber(withoutUnit(field, text), 1)
    case 'money': {
      const euros = parseNumber(bareAmount(text))
      return euros === undefined ? undefined : toCents(euros)
    }
    case 'boolean':
      return text === 'yes' ? true : text === 'no' ? false : undefined
    case 'month':
      return monthOf(text)
    case 'date':
      return dateOf(text)
    case 'texts':
      return text.split('\n').map(cleanLine).filter(Boolean)
    case 'text':
      return textOf(field, text)
  }
}

/** The unit stands beside the field, and some write it into the field too. */
function withoutUnit(field: Field<FieldKey>, text: string): string {
  const plain = (words: string) => words.replaceAll(/\s/gu, ' ')
  const units = LOCALES.flatMap((locale) => unitLabel(field, locale) ?? []).map(plain)
  const unit = units.find((each) => plain(text).endsWith(each))
  return unit === undefined ? text : text.slice(0, -unit.length).trimEnd()
}

function monthOf(text: string): string | undefined {
  const [, month, year] = /^(\d{1,2})[./](\d{4})$/.exec(text) ?? []
  const iso = month && year ? `${year}-${month.padStart(2, '0')}` : text
  return /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(iso) ? iso : undefined
}

function dateOf(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  const iso = day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(iso)) return undefined
  return new Date(Date.parse(`${iso}T00:00:00Z`) || 0).toISOString().startsWith(iso) ? iso : undefined
}

/** VIN and key numbers in capitals without blanks, undefined where invalid; a description with its lines; any other text as one line. */
function textOf({ key }: Field<FieldKey>, text: string): string | undefined {
  if (key === 'description') return text.replaceAll(/[^\P{Cc}\n]/gu, ' ')
  if (key !== 'vin' && key !== 'hsn' && key !== 'tsn') return cleanLine(text)
  const number = text.replaceAll(/[\s-]/g, '').toUpperCase()
  return (key === 'vin' ? /^[A-HJ-NPR-Z0-9]{17}$/ : /^[A-Z0-9]+$/).test(number) ? number : undefined
}

function cleanLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

function moneyText(cents: number): string {
  return cents % 100 === 0 ? String(fromCents(cents)) : fromCents(cents).toFixed(2)
}

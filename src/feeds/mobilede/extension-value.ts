import { fromCents, toCents } from '#domain/format/money.ts'
import type { Field } from '#catalogue/field.ts'
import type { FieldKey } from '#catalogue/fields.ts'
import { parseBoolean, parseDate } from './parse-value.ts'
import type { Value } from './read-value.ts'

/*
 * The form of a value in a column of our own: choices by their code, features by codes with blanks between them,
 * numbers with a decimal point, money in euros, yes and no as 1 and 0, months as YYYY-MM, days as YYYY-MM-DD, texts
 * with " | " between them. Empty: nothing is said.
 */

/** Creates the parser of a row's values: it takes a non-empty text and returns undefined for an invalid one. */
export function extensionParser(field: Field<FieldKey>): (text: string) => Value | undefined {
  const options = new Set(field.options.map((option) => option.value))
  if (field.type === 'choice') return (text) => (options.has(text) ? text : undefined)
  if (field.type !== 'features') return (text) => parsePlain(field, text)
  return (text) => {
    const features = text.split(/\s+/u)
    return features.every((feature) => options.has(feature)) ? features : undefined
  }
}

function parsePlain(field: Field<FieldKey>, text: string): Value | undefined {
  switch (field.type) {
    case 'integer':
      return /^-?\d{1,12}$/.test(text) ? Number(text) : undefined
    case 'decimal':
      return /^-?\d{1,9}(\.\d)?$/.test(text) ? Number(text) : undefined
    case 'money':
      return /^-?\d{1,12}(\.\d{2})?$/.test(text) ? toCents(Number(text)) : undefined
    case 'boolean':
      return parseBoolean(text)
    case 'month':
      return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined
    case 'date':
      return parseDate(text) === text ? text : undefined
    case 'texts':
      return text.split(' | ')
    default:
      return text
  }
}

/** Writes a value as the parser reads it; empty for null. */
export function formatExtension(field: Field<FieldKey>, value: Value): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'number') return field.type === 'money' ? fromCents(value).toFixed(2) : String(value)
  if (typeof value === 'string') return value
  return value.join(field.type === 'texts' ? ' | ' : ' ')
}

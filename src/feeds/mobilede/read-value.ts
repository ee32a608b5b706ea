import type { Field } from '#catalogue/field.ts'
import type { FieldKey, VehicleAttributes } from '#catalogue/fields.ts'
import { plainDescription } from './description.ts'
import type { Layout } from './layout.ts'
import { parseBoolean, parseDate, parseDecimal, parseInteger, parseMoney, parseMonth } from './parse-value.ts'
import type { Refuse } from './refusal.ts'

export type Value = VehicleAttributes[FieldKey]

/** Reads one attribute of a row; null for an empty one. Calls `refuse` and returns null for an invalid one. */
export type ValueReader = (cells: readonly string[], refuse: Refuse) => Value

/** From the first car registrations to the longest validity of an inspection. */
const MONTH_LIMITS = ['1900-01', '2099-12'] as const

/** Codes that mean "no value given" in a column whose other codes are values. */
const SILENT_CODES: Readonly<Record<string, readonly string[]>> = { getriebeart: ['0'] }

/** The reader of a row whose value is in a column of its own; undefined for one that needs a rule. */
export function readerOf(field: Field<FieldKey>, layout: Layout): ValueReader | undefined {
  const { feed } = field
  if (!feed) return undefined
  if (feed.reader === 'flags') return flagsReader(field, layout)
  if (feed.reader === 'texts') return textsReader(field, feed.columns.map(layout.positionOf))
  const column = feed.columns[0] ?? ''
  const parse = parserOf(field, column)
  if (!parse) return undefined
  const position = layout.positionOf(column)
  return (cells, refuse) => {
    const text = (cells[position] ?? '').trim()
    if (text === '') return null
    const value = parse(text)
    if (value === undefined) refuse(column, field.options.length > 0 ? 'UNKNOWN_CODE' : 'UNREADABLE', text)
    else if (value !== null && !isPlausible(field, value)) refuse(column, 'IMPLAUSIBLE', text)
    else return value
    return null
  }
}

function parserOf(field: Field<FieldKey>, column: string): ((text: string) => Value | undefined) | undefined {
  switch (field.feed?.reader) {
    case 'integer':
      return parseInteger
    case 'decimal':
      return (text) => oneDecimal(parseDecimal(text))
    case 'money':
      return parseMoney
    case 'month':
      return parseMonth
    case 'date':
      return parseDate
    case 'boolean':
      return parseBoolean
    case 'text':
      return TEXT_FORMS[field.key] ?? cleanText
    case 'markup':
      return (text) => plainDescription(text).slice(0, field.limits?.[1]).trim() || null
    case 'code':
      return codeParser(field, SILENT_CODES[column] ?? [])
    default:
      return undefined
  }
}

function oneDecimal(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value * 10) / 10
}

/** Whether a value is within the limits of its row: numbers by size, texts by length, months by year. */
export function isPlausible(field: Field<FieldKey>, value: NonNullable<Value>): boolean {
  if (field.type === 'month') return value >= MONTH_LIMITS[0] && value <= MONTH_LIMITS[1]
  if (!field.limits) return true
  const size = typeof value === 'number' ? value : typeof value === 'string' ? value.length : 0
  return typeof value === 'boolean' || Array.isArray(value) || (size >= field.limits[0] && size <= field.limits[1])
}

/** Removes control characters, repeated spaces and halves of surrogate pairs, which PostgreSQL refuses. */
export function cleanText(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed()
}

/** Normalises texts used as keys, and restores lost leading zeros of the manufacturer's number. */
const TEXT_FORMS: Partial<Record<FieldKey, (text: string) => string | undefined>> = {
  vin: (text) => {
    const vin = text.replace(/[\s-]/g, '').toUpperCase()
    return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? vin : undefined
  },
  hsn: (text) => (/^\d{1,4}$/.test(text) ? text.padStart(4, '0') : undefined),
  tsn: (text) => (/^[A-Za-z0-9]{3,9}$/.test(text) ? text.toUpperCase() : undefined),
}

/** Accepts a code of the format, a German or English name, or our own code. */
export function codeParser(
  field: Field<FieldKey>,
  silent: readonly string[],
): (text: string) => string | null | undefined {
  const values = new Map<string, string | null>(silent.map((code) => [code, null]))
  for (const { value, label, feed } of field.options) {
    for (const name of [feed, value, label.de, label.en]) if (name !== null) values.set(name.toLowerCase(), value)
  }
  return (text) => values.get(text.toLowerCase())
}

function textsReader(field: Field<FieldKey>, positions: readonly number[]): ValueReader {
  const longest = field.limits?.[1]
  return (cells) => {
    const texts = positions
      .map((position) =>
        cleanText(cells[position] ?? '')
          .slice(0, longest)
          .trim(),
      )
      .filter(Boolean)
    return texts.length > 0 ? texts : null
  }
}

/** Features whose column says yes, and those implied by a column that covers several. */
function flagsReader(field: Field<FieldKey>, layout: Layout): ValueReader {
  const columns = field.options.map((option) => ({
    feature: option.value,
    position: option.feed === null ? -1 : layout.positionOf(option.feed),
  }))
  const implied = (field.feed?.columns ?? []).map((column) => ({
    position: layout.positionOf(column),
    features: IMPLIED[column] ?? {},
  }))
  return (cells) => {
    const also = implied.flatMap(({ position, features }) => features[(cells[position] ?? '').trim()] ?? [])
    return columns
      .filter(({ feature, position }) => isYes(cells[position]) || also.includes(feature))
      .map(({ feature }) => feature)
  }
}

function isYes(cell: string | undefined): boolean {
  return cell === '1' || (cell !== undefined && cell !== '' && parseBoolean(cell.trim()) === true)
}

/** Columns whose code covers several features: airbags, and the old column for parking sensors, which means rear ones. */
const IMPLIED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  airbag: {
    2: ['AIRBAG_DRIVER'],
    3: ['AIRBAG_DRIVER', 'AIRBAG_PASSENGER'],
    4: ['AIRBAG_DRIVER', 'AIRBAG_PASSENGER', 'AIRBAG_SIDE'],
    5: ['AIRBAG_DRIVER', 'AIRBAG_PASSENGER', 'AIRBAG_SIDE', 'AIRBAG_HEAD'],
  },
  einparkhilfe: { 1: ['PARKING_SENSORS_REAR'] },
}

import type { Locale } from '#domain/locale.ts'
import type { FilterGroup } from '#domain/vehicle/search-vocabulary.ts'
import type { FilterParam } from './filter-params.ts'

export type Label = Readonly<Record<Locale, string>>

/** One value of a choice or one feature; `feed` is the code, or for features the column, that mobile.de uses for it. */
export interface Option<V extends string = string> {
  readonly value: V
  readonly label: Label
  readonly feed: string | null
}

export type Unit = 'km' | 'kW' | 'ccm' | 'l/100km' | 'kWh/100km' | 'kWh' | 'min' | 'g/km' | '%' | 'days'

/** How a value is formatted: see format.ts. */
export type FormatKind =
  | 'option'
  | 'options'
  | 'number'
  | 'power'
  | 'money'
  | 'yesNo'
  | 'month'
  | 'date'
  | 'text'
  | 'lines'

/**
 * The column of the search index. 'value': one of `values` (booleans: 'false', 'true'); 'flags': any of `values`; 'number': a whole number,
 * the value times `scale` within `extent` (already scaled). Months are counted from year 0, dates in days from 1970; see search-columns.ts.
 * `buckets` are the ascending lower bounds of a histogram.
 */
export type SearchColumn =
  | { readonly kind: 'value' | 'flags'; readonly values: readonly string[] }
  | {
      readonly kind: 'number'
      readonly scale: number
      readonly extent: readonly [number, number]
      readonly buckets?: readonly number[]
    }

/** Sections of the vehicle page; a row without one is shown by explicit code or not at all. */
export type ShowGroup = 'keyFacts' | 'technical' | 'consumption' | 'condition' | 'equipment'

export interface Show {
  readonly group: ShowGroup
  readonly order: number
}

/** any: one of several · all: every one · min, max: a bound · is, isNot: the attribute is true, or false and not unknown. */
export type Match = 'any' | 'all' | 'min' | 'max' | 'is' | 'isNot'
export type Control = 'checkboxes' | 'swatches' | 'select' | 'number' | 'slider' | 'toggle'

export interface FieldFilter {
  readonly group: FilterGroup
  /** Path in the nested filter input, for example `drive.power.min`. */
  readonly input: string
  readonly param: FilterParam
  readonly match: Match
  readonly control: Control
  /** Suggested bounds of a select or slider, in the unit of the parameter. */
  readonly choices?: readonly number[]
  /** Set where the filter's label differs from the row's. */
  readonly label?: Label
}

/** How the feed reader gets the value; 'rule': by a function of its own that reads the named columns together. */
export type FeedReader =
  | 'text'
  | 'texts'
  | 'markup'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'month'
  | 'date'
  | 'boolean'
  | 'code'
  | 'flags'
  | 'rule'

export interface FeedSource {
  readonly columns: readonly string[]
  readonly reader: FeedReader
}

export type FieldType =
  | 'choice'
  | 'features'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'boolean'
  | 'month'
  | 'date'
  | 'text'
  | 'texts'

/**
 * One attribute of a vehicle. Values: choice = code, features = codes, integer and decimal = number in `unit`,
 * money = whole cents, month = 'YYYY-MM', date = 'YYYY-MM-DD', text and texts = plain text.
 */
export interface Field<K extends string = string, T extends FieldType = FieldType, V extends string = string> {
  readonly key: K
  readonly type: T
  readonly label: Label
  readonly unit: Unit | null
  /** The options of choices and features, in the order in which they are shown; empty for every other type. */
  readonly options: readonly Option<V>[]
  readonly format: FormatKind
  readonly search: SearchColumn | null
  /** Column type in PostgreSQL. */
  readonly sql: string
  readonly show: Show | null
  readonly filters: readonly FieldFilter[]
  readonly feed: FeedSource | null
  /** Numbers outside these limits are implausible and refused: in the unit of the row, money in cents. For texts: the longest length. */
  readonly limits: readonly [number, number] | null
}

type Values = {
  integer: number
  decimal: number
  money: number
  boolean: boolean
  month: string
  date: string
  text: string
  texts: readonly string[]
}

export type ValueOf<F extends Field> =
  F extends Field<string, 'choice', infer V>
    ? V
    : F extends Field<string, 'features', infer V>
      ? readonly V[]
      : F['type'] extends keyof Values
        ? Values[F['type']]
        : never

/** The database column of a row: snake_case, money with its unit (`loanRate` → `loan_rate_cents`). */
export function columnOf(field: Pick<Field, 'key' | 'type'>): string {
  const name = snakeCase(field.key)
  return field.type === 'money' ? `${name}_cents` : name
}

/** `co2ClassDischarged` → `co2_class_discharged`. */
export function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

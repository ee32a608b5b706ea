import type {
  Control,
  FeedReader,
  FeedSource,
  Field,
  FieldFilter,
  FieldType,
  FormatKind,
  Label,
  Option,
  SearchColumn,
  Show,
  ShowGroup,
  Unit,
} from './field.ts'
import { type BoundParam, type ChoiceParam, FILTER_PARAMS, type ToggleParam } from './filter-params.ts'

/** The optional properties of a row besides key and kind; each has a default. */
interface Extras {
  readonly show?: Show
  readonly feed?: FeedSource
  readonly filters?: readonly FieldFilter[]
}
interface NumberExtras extends Extras {
  readonly unit?: Unit
  readonly format?: FormatKind
  readonly limits?: readonly [number, number]
  readonly search?: SearchColumn
}
interface TextExtras extends Extras {
  readonly limits?: readonly [number, number]
}

export function label(de: string, en: string): Label {
  return { de, en }
}

export function option(de: string, en: string, feed: string | null = null): Omit<Option, 'value'> {
  return { label: { de, en }, feed }
}

export function shown(group: ShowGroup, order: number): Show {
  return { group, order }
}

export function fed(reader: FeedReader, ...columns: string[]): FeedSource {
  return { columns, reader }
}

/** A number column of the search index; the extent is given in the row's own unit. */
export function numbers(min: number, max: number, scale = 1, buckets?: readonly number[]): SearchColumn {
  return { kind: 'number', scale, extent: [min * scale, max * scale], ...(buckets ? { buckets } : {}) }
}

/** Keeps cars that have one of the chosen values. */
export function anyOf(param: ChoiceParam, control: Control = 'checkboxes'): FieldFilter {
  const { group, input } = FILTER_PARAMS[param]
  return { group, input, param, match: 'any', control }
}

/** Keeps cars that have every chosen feature. */
export function allOf(param: ChoiceParam): FieldFilter {
  const { group, input } = FILTER_PARAMS[param]
  return { group, input, param, match: 'all', control: 'checkboxes' }
}

/** Keeps cars on one side of a bound; `param` says which side. */
export function within(param: BoundParam, control: Control = 'number', choices?: readonly number[]): FieldFilter {
  const { group, input, side } = FILTER_PARAMS[param]
  return { group, input, param, match: side, control, ...(choices ? { choices } : {}) }
}

export function isTrue(param: ToggleParam): FieldFilter {
  const { group, input } = FILTER_PARAMS[param]
  return { group, input, param, match: 'is', control: 'toggle' }
}

/** Keeps cars of which it is known that they are not so. `text` says that in words. */
export function isFalse(param: ToggleParam, text: Label): FieldFilter {
  return { ...isTrue(param), match: 'isNot', label: text }
}

type Texts<V extends string> = Readonly<Record<V, Omit<Option, 'value'>>>

/** One of a fixed list of codes. The compiler checks that `texts` names every code. */
export function choice<const K extends string, const V extends string>(
  key: K,
  text: Label,
  values: readonly V[],
  texts: Texts<V>,
  extras: Extras = {},
): Field<K, 'choice', V> {
  const search: SearchColumn | null = extras.filters ? { kind: 'value', values } : null
  return { ...row(key, 'choice', text, 'option', 'text', extras), options: optionsOf(values, texts), search }
}

/** Any number of a fixed list of features. */
export function features<const K extends string, const V extends string>(
  key: K,
  text: Label,
  values: readonly V[],
  texts: Texts<V>,
  extras: Extras = {},
): Field<K, 'features', V> {
  const search: SearchColumn = { kind: 'flags', values }
  return { ...row(key, 'features', text, 'options', 'text[]', extras), options: optionsOf(values, texts), search }
}

export function integer<const K extends string>(key: K, text: Label, extras: NumberExtras = {}) {
  return row(key, 'integer', text, 'number', 'integer', extras)
}

/** A number with one decimal. */
export function decimal<const K extends string>(key: K, text: Label, extras: NumberExtras = {}) {
  return row(key, 'decimal', text, 'number', 'numeric(7,1)', extras)
}

/** An amount in whole cents. */
export function money<const K extends string>(key: K, text: Label, extras: NumberExtras = {}) {
  return row(key, 'money', text, 'money', 'bigint', extras)
}

/** Yes, no or null for unknown. Searchable when it has a filter. */
export function yesNo<const K extends string>(key: K, text: Label, extras: Extras = {}): Field<K, 'boolean', never> {
  const search: SearchColumn | null = extras.filters ? { kind: 'value', values: ['false', 'true'] } : null
  return { ...row(key, 'boolean', text, 'yesNo', 'boolean', extras), search }
}

/** A month, 'YYYY-MM'. */
export function month<const K extends string>(key: K, text: Label, extras: NumberExtras = {}) {
  return row(key, 'month', text, 'month', 'text', extras)
}

/** A day, 'YYYY-MM-DD'. */
export function date<const K extends string>(key: K, text: Label, extras: NumberExtras = {}) {
  return row(key, 'date', text, 'date', 'date', extras)
}

export function text<const K extends string>(key: K, name: Label, extras: TextExtras = {}) {
  return row(key, 'text', name, 'text', 'text', extras)
}

export function texts<const K extends string>(key: K, name: Label, extras: TextExtras = {}) {
  return row(key, 'texts', name, 'lines', 'text[]', extras)
}

function row<K extends string, T extends FieldType>(
  key: K,
  type: T,
  text: Label,
  format: FormatKind,
  sql: string,
  extras: NumberExtras,
): Field<K, T, never> {
  const plain = { unit: null, options: [], search: null, show: null, filters: [], feed: null, limits: null }
  return { key, type, label: text, format, sql, ...plain, ...extras }
}

function optionsOf<V extends string>(values: readonly V[], texts: Texts<V>): readonly Option<V>[] {
  return values.map((value) => ({ value, ...texts[value] }))
}

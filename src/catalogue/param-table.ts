/** How one value of a list's state is written in a URL: the texts of its parameter, none for its default. */
export interface Param<T> {
  readonly name: string
  /** Takes any text; one without a valid value is read as the default. */
  readonly read: (texts: readonly string[]) => T
  readonly write: (value: T) => readonly string[]
}

/** The parameters of a list, in the order in which its URLs hold them. */
export type ParamTable<S> = { readonly [K in keyof S]: Param<S[K]> }

/** A search with every filter set stays far below this limit; further parameters are ignored. */
const MAX_PARAMETERS = 500

/**
 * Reads a state from the parameters of a URL or a plain GET form: unknown and invalid values are ignored, missing ones take their default.
 */
export function readParams<S extends object>(table: ParamTable<S>, params: URLSearchParams): S {
  const sent = new URLSearchParams([...params].slice(0, MAX_PARAMETERS))
  const rows = Object.entries(table) as [string, Param<unknown>][]
  return Object.fromEntries(rows.map(([key, { name, read }]) => [key, read(sent.getAll(name))])) as S
}

/** The parameters of a state in their fixed order and without defaults, so that each state has exactly one URL. */
export function writeParams<S extends object>(table: ParamTable<S>, state: S): URLSearchParams {
  const rows = Object.entries(table) as [keyof S, Param<unknown>][]
  return new URLSearchParams(
    rows.flatMap(([key, { name, write }]) => write(state[key]).map((text): [string, string] => [name, text])),
  )
}

/** One of several values, the first of which is the default, spelt in lower case: `PRICE_ASC` is `price-asc`. */
export function oneOf<const T extends string>(name: string, values: readonly [T, ...T[]]): Param<T> {
  return {
    name,
    read: (texts) => values.find((value) => spelt(value) === texts.at(-1)) ?? values[0],
    write: (value) => (value === values[0] ? [] : [spelt(value)]),
  }
}

function spelt(value: string): string {
  return value.toLowerCase().replaceAll('_', '-')
}

/** One of several numbers, the first of which is the default. */
export function oneNumberOf<const T extends number>(name: string, values: readonly [T, ...T[]]): Param<T> {
  return {
    name,
    read: (texts) => values.find((value) => String(value) === texts.at(-1)) ?? values[0],
    write: (value) => (value === values[0] ? [] : [String(value)]),
  }
}

/** A whole number; one beyond the bounds becomes the bound. Null by default and for any other text. */
export function wholeNumber(name: string, max: number): Param<number | null> {
  return {
    name,
    read: (texts) => {
      const text = texts.at(-1)?.trim() ?? ''
      return /^\d{1,12}$/.test(text) ? Math.min(Number(text), max) : null
    },
    write: (value) => (value === null ? [] : [String(value)]),
  }
}

/** The number of a page, from 1. */
export function pageNumber(name: string, max: number): Param<number> {
  const { read } = wholeNumber(name, max)
  return { name, read: (texts) => Math.max(1, read(texts) ?? 1), write: (page) => (page === 1 ? [] : [String(page)]) }
}

export function flag(name: string): Param<boolean> {
  return { name, read: (texts) => texts.includes('1'), write: (value) => (value ? ['1'] : []) }
}

/** Words separated by single spaces, cut at `max` characters. */
export function words(name: string, max: number): Param<string> {
  const normal = (text: string) => text.replaceAll(/\s+/gu, ' ').trim().slice(0, max).toWellFormed().trim()
  return {
    name,
    read: (texts) => normal(texts.at(-1) ?? ''),
    write: (text) => (normal(text) ? [normal(text)] : []),
  }
}

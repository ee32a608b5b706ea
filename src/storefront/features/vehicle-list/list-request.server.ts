import { type ListState, parseListState } from '#catalogue/codec.ts'
import { BOUND_PARAMS, CHOICE_PARAMS, FILTER_PARAMS } from '#catalogue/filter-params.ts'
import type { MakeModel } from '#catalogue/filters.ts'
import { withPathFilters } from '#catalogue/list-path.ts'
import { bareAmount } from '#domain/format/bare-amount.ts'
import { parseNumber } from '#domain/format/parse-number.ts'
import type { ScreenMatch } from '#domain/routes/paths.ts'

const AMOUNTS = new Set<string>(['price-min', 'price-max', ...BOUND_PARAMS])

/** The list state of an address: what its query says, together with what its path means. `ofSlug` are the rows a slug names. */
export function listStateOf(match: ScreenMatch, query: URLSearchParams, ofSlug: readonly MakeModel[]): ListState {
  const state = parseListState(withPlainAmounts(query))
  return { ...state, filters: withPathFilters(state.filters, match.screen, ofSlug) }
}

/** People type "45.000" and "45 000 €". What an address says with more decimals stays as it is. */
function withPlainAmounts(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].map(([name, value]) => [name, AMOUNTS.has(name) ? plainAmount(value) : value]))
}

function plainAmount(value: string): string {
  return String(parseNumber(bareAmount(value)) ?? value)
}

/** A typed amount as a number; undefined where the field is empty or no number. */
export function amountIn(query: URLSearchParams, name: string): number | undefined {
  const text = plainAmount(query.getAll(name).at(-1)?.trim() ?? '').replace(',', '.')
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
}

/** Values of filters that mean nothing: `color=NOPE`, `price-max=-5`, 900 litres per 100 km. Empty fields and defaults are valid. */
export function invalidValues(query: URLSearchParams): string[] {
  return [
    ...[...AMOUNTS].flatMap((name) => query.getAll(name).filter((value) => value !== '' && !isAmount(name, value))),
    ...CHOICE_PARAMS.flatMap((name) => {
      const values: readonly string[] = FILTER_PARAMS[name].values
      return query.getAll(name).filter((value) => value !== '' && !values.includes(value))
    }),
  ]
}

function isAmount(name: string, value: string): boolean {
  const amount = amountIn(new URLSearchParams([[name, value]]), name)
  const bound = BOUND_PARAMS.find((param) => param === name)
  if (amount === undefined || !bound) return amount !== undefined
  const { min, max, noLimitFrom } = FILTER_PARAMS[bound]
  return amount >= min && (amount <= max || noLimitFrom !== null)
}

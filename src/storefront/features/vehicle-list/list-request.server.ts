import { type ListState, parseListState } from '#catalogue/codec.ts'
import { BOUND_PARAMS, CHOICE_PARAMS, FILTER_PARAMS } from '#catalogue/filter-params.ts'
import type { MakeModel, VehicleFilters } from '#catalogue/filters.ts'
import { PRESETS, type PresetName } from '#catalogue/presets.ts'
import type { ScreenMatch } from '#domain/routes/paths.ts'

const AMOUNTS = new Set<string>(['price-min', 'price-max', ...BOUND_PARAMS])

/** The list state of an address: what its query says, together with what its path means. `ofSlug` are the rows a slug names. */
export function listStateOf(match: ScreenMatch, query: URLSearchParams, ofSlug: readonly MakeModel[]): ListState {
  const state = parseListState(withPlainAmounts(query))
  const preset = match.screen in PRESETS ? PRESETS[match.screen as PresetName] : undefined
  return { ...state, filters: joined(state.filters, ofSlug, preset) }
}

function joined(filters: VehicleFilters, rows: readonly MakeModel[], preset?: VehicleFilters): VehicleFilters {
  return {
    ...filters,
    makeModel: [...rows, ...filters.makeModel],
    // The path sets a filter that the query does not name.
    choices: { ...preset?.choices, ...filters.choices },
  }
}

/** People type "45.000": in amounts a point or comma before three digits groups thousands. */
function withPlainAmounts(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...query].map(([name, value]) => [name, AMOUNTS.has(name) ? value.replaceAll(/[.,](?=\d{3}(\D|$))/g, '') : value]),
  )
}

/** Whether a filter has an invalid value: `color=NOPE`, `price-max=-5`. Empty fields and defaults are valid. */
export function hasInvalidParams(query: URLSearchParams): boolean {
  const isAmount = (value: string) => /^\s*\d[\d.,]*\s*$/.test(value)
  return (
    [...AMOUNTS].some((name) => query.getAll(name).some((value) => value !== '' && !isAmount(value))) ||
    CHOICE_PARAMS.some((name) => {
      const values: readonly string[] = FILTER_PARAMS[name].values
      return query.getAll(name).some((value) => value !== '' && !values.includes(value))
    })
  )
}

export interface NamedMake {
  readonly name: string
}

/**
 * What a slug names: `<make>` or `<make>-<model>`. A make may itself contain hyphens, so the longest that fits decides;
 * undefined when no make fits. The model is still to be looked up.
 */
export function makeOfSlug(slug: string, makes: readonly NamedMake[]): { make: string; rest: string } | undefined {
  const [make] = makes
    .map(({ name }) => name)
    .filter((name) => slug === name || slug.startsWith(`${name}-`))
    .sort((a, b) => b.length - a.length)
  return make === undefined ? undefined : { make, rest: slug.slice(make.length + 1) }
}

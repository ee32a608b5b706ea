import type { Screen } from '#domain/routes/screens.ts'
import type { MakeModel, VehicleFilters } from './filters.ts'
import { PRESETS, type PresetName } from './presets.ts'

/** What the query of a list's address says together with its path. `ofSlug` are the rows that the path's slug names. */
export function withPathFilters(
  filters: VehicleFilters,
  screen: Screen,
  ofSlug: readonly MakeModel[] = [],
): VehicleFilters {
  const preset: VehicleFilters | undefined = screen in PRESETS ? PRESETS[screen as PresetName] : undefined
  return {
    ...filters,
    makeModel: [...ofSlug, ...filters.makeModel],
    // The path sets a filter that the query does not name.
    choices: { ...preset?.choices, ...filters.choices },
  }
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

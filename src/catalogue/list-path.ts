import type { Screen } from '#domain/routes/screens.ts'
import { makeSlugs } from '#domain/vehicle/make-spellings.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import type { MakeModel, VehicleFilters } from './filters.ts'
import { PRESETS, type PresetName } from './presets.ts'
import { MAKE_SYNONYMS } from './search-words/synonyms.ts'
import { compact } from './search-words/tokens.ts'

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

interface Named {
  /** Its slug. */
  readonly name: string
}

/**
 * The row that a slug names, or a text that people type for it: `<make>` or `<make>-<model>`. A make may itself contain hyphens, so its
 * longest name that fits is tried first; undefined where none fits, or none of those makes has the model.
 */
export async function rowOfSlug(
  slug: string,
  makes: readonly Named[],
  modelsOf: (make: string) => Promise<readonly Named[]>,
): Promise<MakeModel | undefined> {
  for (const { make, rest } of makesOfSlug(slugOf(slug), makes)) {
    if (!rest) return { make }
    const model = modelNamed(rest, await modelsOf(make))
    if (model !== undefined) return { make, model }
  }
  return undefined
}

/** The slug of the make with this name: its own slug or another name for it, such as "volkswagen" for VW. */
export function makeNamed(name: string, makes: readonly Named[]): string | undefined {
  return makesOfSlug(slugOf(name), makes).find(({ rest }) => rest === '')?.make
}

/** The slug of the model with this name; hyphens do not matter. */
export function modelNamed(name: string, models: readonly Named[]): string | undefined {
  const exact = models.find((model) => model.name === name)
  return (exact ?? models.find((model) => compact(model.name) === compact(name)))?.name
}

/** The makes that a slug may begin with, the longest name first, and own slugs before other names. */
function makesOfSlug(slug: string, makes: readonly Named[]): { readonly make: string; readonly rest: string }[] {
  return makes
    .flatMap(({ name: make }) =>
      slugsOfMake(make)
        .filter((known) => slug === known || slug.startsWith(`${known}-`))
        .map((known) => ({ make, rest: slug.slice(known.length + 1), isOwn: known === make })),
    )
    .sort((a, b) => a.rest.length - b.rest.length || Number(b.isOwn) - Number(a.isOwn))
}

/** What people and dealers' programs call a make, as slugs. */
function slugsOfMake(make: string): string[] {
  return [...makeSlugs(make), compact(make), ...(MAKE_SYNONYMS[make]?.split('|') ?? [])]
}

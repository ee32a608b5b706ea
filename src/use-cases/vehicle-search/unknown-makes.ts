import type { MakeModel } from '#catalogue/filters.ts'
import type { Directory } from './directory.ts'

/** The rows that name a make nobody has, or a model that its make does not have. */
export function unknownMakes(rows: readonly MakeModel[], { makeBySlug, modelsOfMake }: Directory): MakeModel[] {
  return rows.filter(({ make, model }) => {
    const known = makeBySlug.get(make)
    if (!known) return true
    return model !== undefined && !modelsOfMake.get(known.id)?.some(({ slug }) => slug === model)
  })
}

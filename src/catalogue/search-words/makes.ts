import { MAKE_SYNONYMS } from './synonyms.ts'
import { compact } from './tokens.ts'

export interface NamedModel {
  readonly slug: string
  readonly name: string
}

/** A make of the shop with its models. */
export interface NamedMake extends NamedModel {
  readonly models: readonly NamedModel[]
}

export interface ModelRow {
  readonly make: string
  readonly model: string
}

/** Makes and models by the compact form of their names. */
export interface MakeNames {
  readonly makes: ReadonlyMap<string, string>
  readonly models: ReadonlyMap<string, readonly ModelRow[]>
  /** The names of a make's models as words, which show the family: "Golf", "Golf Variant". */
  readonly modelNames: ReadonlyMap<string, readonly NamedModel[]>
}

/** Built once for each stock, so that a search only looks up. */
export function makeNames(makes: readonly NamedMake[]): MakeNames {
  const bySlug = makes.flatMap(({ slug, name }): [string, string][] => [
    [compact(name), slug],
    ...(MAKE_SYNONYMS[slug]?.split('|') ?? []).map((synonym): [string, string] => [synonym, slug]),
  ])
  const models = new Map<string, ModelRow[]>()
  for (const { slug: make, models: own } of makes) {
    for (const { slug: model, name } of own) {
      const key = compact(name)
      models.set(key, [...(models.get(key) ?? []), { make, model }])
    }
  }
  return { makes: new Map(bySlug), models, modelNames: new Map(makes.map((make) => [make.slug, make.models])) }
}

/** The series that the name of an engine stands for: "320d" → 3er, "C 220" → C-Klasse. */
export function seriesOf(name: string, { models }: MakeNames): readonly ModelRow[] {
  const [, bmw] = /^([1-8])\d\d(?:d|i|e|xd|xi)$/.exec(name) ?? []
  const [, mercedes] = /^([abcegsv])[1-6]\d0d?e?$/.exec(name) ?? []
  const series = bmw ? models.get(`${bmw}er`) : mercedes ? models.get(`${mercedes}klasse`) : undefined
  return series ?? []
}

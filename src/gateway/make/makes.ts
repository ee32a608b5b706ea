import type { SearchResult } from '#search/request.ts'
import { MAKE, MODEL } from '#use-cases/vehicle-search/engine-schema.ts'
import { clausesOf } from '#use-cases/vehicle-search/clauses.ts'
import { NO_FILTERS } from '#catalogue/filters.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'

export interface NamedCount {
  readonly slug: string
  readonly name: string
  readonly preferred: boolean
  readonly count: number
}

const ModelGroup = builder.objectRef<{ name: string; displayName: string }>('ModelGroup').implement({
  fields: (t) => ({ name: t.exposeString('name'), displayName: t.exposeString('displayName') }),
})

export const MakeType = builder.objectRef<NamedCount>('Make').implement({
  fields: (t) => ({
    name: t.exposeString('slug', { description: 'The make in addresses and filters.' }),
    displayName: t.exposeString('name'),
    preferred: t.exposeBoolean('preferred', { description: 'Leads every list of makes.' }),
    count: t.exposeInt('count', { description: 'Vehicles on offer.' }),
  }),
})

export const ModelType = builder.objectRef<NamedCount & { readonly groups: readonly string[] }>('Model').implement({
  fields: (t) => ({
    name: t.exposeString('slug'),
    displayName: t.exposeString('name'),
    count: t.exposeInt('count'),
    subGroups: t.field({
      type: [ModelGroup],
      resolve: (model) => model.groups.map((name) => ({ name: slugOf(name), displayName: name })),
    }),
  }),
})

builder.queryFields((t) => ({
  makes: t.field({
    type: [MakeType],
    resolve: (_, _args, context) => {
      const { counts } = countAll(context)
      return context.deps.index.directory.makes.map((make) => ({
        ...make,
        preferred: make.preferred !== undefined,
        count: counts[MAKE]?.[make.id] ?? 0,
      }))
    },
  }),
  models: t.field({
    type: [ModelType],
    args: { makeName: t.arg.string({ required: true }) },
    resolve: (_, { makeName }, context) => {
      const { directory } = context.deps.index
      const make = directory.makeBySlug.get(slugOf(makeName))
      const models = make ? (directory.modelsOfMake.get(make.id) ?? []) : []
      const { counts } = countAll(context)
      const groups = groupsOf(models.map((model) => model.name))
      return models.map((model) => ({
        ...model,
        preferred: false,
        groups: groups.get(model.name) ?? [],
        count: counts[MODEL]?.[model.id] ?? 0,
      }))
    },
  }),
}))

type Index = GatewayContext['deps']['index']

/** Counts of the whole stock are cached per generation, because every list asks for them. */
const ofWholeStock = new WeakMap<Index, { readonly generation: number; readonly result: SearchResult }>()

/** Counts over everything the request may see. */
function countAll({ scope, deps: { index } }: GatewayContext): SearchResult {
  const { generation } = index
  const isWhole = scope.merchantUuids.length === 0
  const known = isWhole ? ofWholeStock.get(index) : undefined
  if (known?.generation === generation) return known.result
  const clauses = clausesOf(NO_FILTERS, scope, index.directory)
  const result = index.engine.search({ clauses, sort: { by: 'ADDED', direction: 'desc' }, offset: 0, limit: 0 })
  if (isWhole) ofWholeStock.set(index, { generation, result })
  return result
}

/** Groups models by their first word: "Golf", "Golf Variant" → "Golf". A model on its own has no group. */
function groupsOf(names: readonly string[]): Map<string, string[]> {
  const families = Map.groupBy(names, (name) => name.split(/[\s-]/, 1)[0]!)
  return new Map(
    [...families].flatMap(([word, members]) =>
      members.length < 2 ? [] : members.map((name) => [name, [word]] as const),
    ),
  )
}

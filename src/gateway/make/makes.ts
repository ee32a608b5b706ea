import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { countMakes, countModels, type MakeCount, type ModelCount } from '#use-cases/vehicle-search/make-counts.ts'
import { builder } from '../builder.ts'

const ModelGroup = builder.objectRef<{ name: string; displayName: string }>('ModelGroup').implement({
  fields: (t) => ({ name: t.exposeString('name'), displayName: t.exposeString('displayName') }),
})

export const MakeType = builder.objectRef<MakeCount>('Make').implement({
  fields: (t) => ({
    name: t.exposeString('slug', { description: 'The make in addresses and filters.' }),
    displayName: t.exposeString('name'),
    preferred: t.exposeBoolean('preferred', { description: 'Leads every list of makes.' }),
    count: t.exposeInt('count', { description: 'Vehicles on offer.' }),
  }),
})

export const ModelType = builder.objectRef<ModelCount>('Model').implement({
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
    resolve: (_, __, { scope, deps }) => countMakes(scope, deps.index),
  }),
  models: t.field({
    type: [ModelType],
    args: { makeName: t.arg.string({ required: true }) },
    resolve: (_, { makeName }, { scope, deps }) => countModels(makeName, scope, deps.index),
  }),
}))

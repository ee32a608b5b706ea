import type { AccessoryCategory } from '#domain/accessory/accessory.ts'
import { categorySlug } from '#domain/accessory/accessory-slug.ts'
import { DEFAULT_ACCESSORY_SORT } from '#domain/accessory/sorting.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import {
  accessoriesForVehicle,
  readAccessory,
  searchAccessories,
  topRatedAccessories,
} from '#use-cases/accessory/accessories.ts'
import type { AccessoryPage, MakeCount } from '#services/accessories/port.ts'
import { readVehicle } from '#use-cases/vehicle/vehicle-by-id.ts'
import { builder } from '../builder.ts'
import { AccessoryType } from './accessory.ts'
import { AccessoryFilterInput, AccessorySortType, accessorySearch, DEFAULT_PER_PAGE } from './search-input.ts'

const CategoryType = builder.objectRef<AccessoryCategory>('AccessoryCategory').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    parentId: t.exposeID('parentId', { nullable: true, description: 'Null: a department.' }),
    title: t.string({ resolve: ({ title }, _, { locale }) => title[locale] }),
    slugDe: t.string({ resolve: (category) => categorySlug(category, 'de') }),
    slugEn: t.string({ resolve: (category) => categorySlug(category, 'en') }),
    picture: t.exposeString('picture'),
  }),
})

const CategoryCount = builder.objectRef<AccessoryPage['categories'][number]>('AccessoryCategoryCount').implement({
  fields: (t) => ({ id: t.exposeID('id'), count: t.exposeInt('count') }),
})

const ModelCountType = builder.objectRef<MakeCount['models'][number]>('AccessoryModelCount').implement({
  fields: (t) => ({
    name: t.string({ resolve: ({ modelName }) => slugOf(modelName) }),
    displayName: t.exposeString('modelName'),
    count: t.exposeInt('count'),
  }),
})

const MakeCountType = builder.objectRef<MakeCount>('AccessoryMakeCount').implement({
  fields: (t) => ({
    name: t.string({ resolve: ({ makeName }) => slugOf(makeName) }),
    displayName: t.exposeString('makeName'),
    count: t.exposeInt('count'),
    models: t.field({ type: [ModelCountType], resolve: ({ models }) => [...models] }),
  }),
})

const PricesType = builder.objectRef<NonNullable<AccessoryPage['prices']>>('AccessoryPrices').implement({
  fields: (t) => ({
    min: t.expose('min', { type: 'Euro' }),
    max: t.expose('max', { type: 'Euro' }),
  }),
})

/** The page stays as it is: it counts what is read of it. */
interface Found {
  readonly found: AccessoryPage
  readonly pageCount: number
}

const ResultType = builder.objectRef<Found>('AccessorySearchResult').implement({
  fields: (t) => ({
    totalCount: t.int({ resolve: ({ found }) => found.totalCount }),
    page: t.int({
      description: 'A page beyond the end returns the last page.',
      resolve: ({ found }) => found.page,
    }),
    pageCount: t.exposeInt('pageCount'),
    products: t.field({ type: [AccessoryType], resolve: ({ found }) => [...found.products] }),
    categories: t.field({
      type: [CategoryCount],
      description: 'Items per category under the other filters.',
      resolve: ({ found }) => [...found.categories],
    }),
    makes: t.field({
      type: [MakeCountType],
      description: 'Items per make under the other filters.',
      resolve: ({ found }) => [...found.makes],
    }),
    topRatedCount: t.int({ resolve: ({ found }) => found.topRatedCount }),
    prices: t.field({ type: PricesType, nullable: true, resolve: ({ found }) => found.prices }),
  }),
})

const MAX_LISTED = 24

builder.queryFields((t) => ({
  accessoryCategories: t.field({
    type: [CategoryType],
    resolve: async (_, __, { deps }) => [...(await deps.accessories.categories())],
  }),
  searchAccessories: t.field({
    type: ResultType,
    description: 'The accessories sold by the dealers of this shop.',
    args: {
      filters: t.arg({ type: AccessoryFilterInput }),
      sort: t.arg({ type: AccessorySortType, defaultValue: DEFAULT_ACCESSORY_SORT }),
      page: t.arg.int({ defaultValue: 1 }),
      itemsPerPage: t.arg.int({ defaultValue: DEFAULT_PER_PAGE }),
    },
    resolve: async (_, args, { deps, scope, locale }) => {
      const search = accessorySearch(args, locale)
      const found = await searchAccessories(deps, search, scope)
      return { found, pageCount: Math.max(1, Math.ceil(found.totalCount / search.perPage)) }
    },
  }),
  topRatedAccessories: t.field({
    type: [AccessoryType],
    description: 'Recommended by the providers’ editors; there are no customer ratings.',
    args: { limit: t.arg.int({ defaultValue: 8 }) },
    resolve: async (_, { limit }, { deps, scope }) => [...(await topRatedAccessories(deps, scope, atMost(limit ?? 8)))],
  }),
  accessoryById: t.field({
    type: AccessoryType,
    nullable: true,
    description: 'Null if no dealer of this shop sells it.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { deps, scope }) => (await readAccessory(deps, scope, id))?.product ?? null,
  }),
  accessoriesForVehicle: t.field({
    type: [AccessoryType],
    description:
      'Accessories its dealer offers for a car, the model-specific ones first. Empty for a private seller’s car.',
    args: { vehicleId: t.arg.id({ required: true }), limit: t.arg.int({ defaultValue: 4 }) },
    resolve: async (_, { vehicleId, limit }, { deps, scope }) => {
      const vehicle = await readVehicle(deps.read, vehicleId, scope, deps.index.shelf.vehicles)
      return vehicle ? [...(await accessoriesForVehicle(deps, vehicle, atMost(limit ?? 4)))] : []
    },
  }),
}))

function atMost(limit: number): number {
  return Math.min(Math.max(limit, 1), MAX_LISTED)
}

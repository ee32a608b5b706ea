import { STOCK_GAPS, STOCK_PARTS, STOCK_SORTS, type StockFilter, type StockSort } from '#domain/stock/stock-list.ts'
import { VEHICLE_STATES } from '#domain/stock/stock-state.ts'
import { PRICE_RATINGS } from '#domain/vehicle/price-rating.ts'
import { symbolPictures } from '#domain/vehicle/symbol-pictures.ts'
import { readStockCsv } from '#use-cases/stock/stock-csv.ts'
import { readStock, type StockCounts, type StockPage, type StockRow } from '#use-cases/stock/stock-list.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { merchantIdOf } from '../request.ts'

export const StockStateType = builder.enumType('StockState', { values: VEHICLE_STATES })
export const StockSortType = builder.enumType('StockSort', { values: STOCK_SORTS })
const StockPartType = builder.enumType('StockPart', { values: STOCK_PARTS })
export const StockGapType = builder.enumType('StockGap', { values: STOCK_GAPS })
export const PriceRatingType = builder.enumType('PriceRating', { values: PRICE_RATINGS })

export const StockFilterType = builder.inputType('StockFilter', {
  description: 'Bounds are included; without a part all cars but the archived.',
  fields: (t) => ({
    text: t.string({ description: 'Words of number, make, model or description of the model.' }),
    part: t.field({ type: StockPartType }),
    gap: t.field({ type: StockGapType }),
    rating: t.field({ type: PriceRatingType }),
    minDays: t.int(),
    maxDays: t.int(),
    minPrice: t.field({ type: 'Euro' }),
    maxPrice: t.field({ type: 'Euro' }),
  }),
})

export const StockRowType = builder.objectRef<StockRow>('StockVehicleRow').implement({
  description: 'A car in its dealer’s list.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    number: t.exposeString('number'),
    title: t.string({ resolve: ({ make, model }) => `${make} ${model}` }),
    modelDescription: t.exposeString('modelDescription', { nullable: true }),
    state: t.expose('state', { type: StockStateType }),
    price: t.expose('price', { type: 'Euro' }),
    rating: t.expose('rating', {
      type: PriceRatingType,
      nullable: true,
      description: 'Of its price, as the shop shows it; null where comparable offers are too few.',
    }),
    days: t.exposeInt('days', { description: 'Since it was listed.' }),
    firstRegistration: t.exposeString('firstRegistration', { nullable: true }),
    mileage: t.exposeInt('mileage', { nullable: true }),
    gap: t.expose('gap', { type: StockGapType, nullable: true, description: 'The first thing its offer lacks.' }),
    pictureCount: t.exposeInt('pictureCount'),
    picture: t.string({
      description: 'Key of its first picture, of a drawn one where there is none.',
      resolve: (row) => row.picture ?? symbolPictures(row, row.id)[0]!,
    }),
    requests: t.exposeInt('requests'),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
  }),
})

const StockCountsType = builder.objectRef<StockCounts>('StockCounts').implement({
  fields: (t) => ({
    all: t.exposeInt('all'),
    offline: t.exposeInt('offline'),
    long: t.exposeInt('long'),
    noPictures: t.exposeInt('noPictures'),
  }),
})

const StockPageType = builder.objectRef<StockPage>('StockPage').implement({
  fields: (t) => ({
    rows: t.field({ type: [StockRowType], resolve: ({ rows }) => [...rows] }),
    total: t.exposeInt('total', { description: 'All that the filter finds.' }),
    counts: t.expose('counts', { type: StockCountsType }),
  }),
})

interface GivenQuery {
  readonly filter?: { readonly [Name in keyof StockFilter]: StockFilter[Name] | null } | null | undefined
  readonly sort?: StockSort | null | undefined
  readonly descending?: boolean | null | undefined
}

/** The filters that are set; one that is left out or null does not filter. */
export function filterOf(filter: GivenQuery['filter']): StockFilter {
  return Object.fromEntries(Object.entries(filter ?? {}).filter(([, value]) => value !== null))
}

function queryOf(merchantId: number, { filter, sort, descending }: GivenQuery) {
  return { merchantId, filter: filterOf(filter), sort: sort ?? 'CHANGED', isDescending: descending ?? sort == null }
}

builder.queryField('stock', (t) =>
  t.field({
    type: StockPageType,
    description: 'A page of 50 of a merchant’s cars, the latest changed first unless sorted.',
    args: {
      merchant: t.arg.id({ required: true, description: 'UUID.' }),
      filter: t.arg({ type: StockFilterType }),
      sort: t.arg({ type: StockSortType }),
      descending: t.arg.boolean(),
      page: t.arg.int({ description: 'From 1.' }),
    },
    resolve: async (_, { merchant, page, ...given }, context) => {
      const query = { ...queryOf(await merchantIdOf(context, merchant), given), page: page ?? 1 }
      return unwrapOrThrow(await readStock(context.deps.read, context.actor, query))
    },
  }),
)

builder.queryField('stockCsv', (t) =>
  t.string({
    description: 'All cars that the filter finds, as a table with semicolons.',
    args: {
      merchant: t.arg.id({ required: true, description: 'UUID.' }),
      filter: t.arg({ type: StockFilterType }),
      sort: t.arg({ type: StockSortType }),
      descending: t.arg.boolean(),
    },
    resolve: async (_, { merchant, ...given }, context) => {
      const query = queryOf(await merchantIdOf(context, merchant), given)
      return unwrapOrThrow(await readStockCsv(context.deps.read, context.actor, query, context.locale)).csv
    },
  }),
)

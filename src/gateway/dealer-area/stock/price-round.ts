import { SUGGESTION_REASONS } from '#domain/stock/price-suggestion.ts'
import { beginBulkChange } from '#use-cases/stock/begin-bulk-change.ts'
import { type PriceRoundPage, type PriceRoundRow, readPriceRound } from '#use-cases/stock/price-round.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { merchantIdOf } from '../request.ts'
import { requireStaff } from '../require-staff.ts'
import { filterOf, StockFilterType, StockRowType, StockSortType } from './stock-list.ts'

const ReasonType = builder.enumType('SuggestionReason', { values: SUGGESTION_REASONS })

const RowType = builder.objectRef<PriceRoundRow>('PriceRoundRow').implement({
  description: 'A car with all that its price is decided by.',
  fields: (t) => ({
    vehicle: t.field({ type: StockRowType, resolve: (row) => row }),
    estimate: t.expose('estimate', { type: 'Euro', nullable: true, description: 'Of what comparable offers cost.' }),
    comparables: t.exposeInt('comparables', { nullable: true }),
    lowest: t.expose('lowest', { type: 'Euro', nullable: true, description: 'The lowest price of the last 30 days.' }),
    suggestion: t.field({ type: 'Euro', nullable: true, resolve: ({ suggestion }) => suggestion.price }),
    reason: t.field({ type: ReasonType, resolve: ({ suggestion }) => suggestion.reason }),
  }),
})

const PageType = builder.objectRef<PriceRoundPage>('PriceRoundPage').implement({
  fields: (t) => ({
    rows: t.field({ type: [RowType], resolve: ({ rows }) => [...rows] }),
    total: t.exposeInt('total'),
  }),
})

builder.queryField('priceRound', (t) =>
  t.field({
    type: PageType,
    description: 'A page of 50 cars, those on stock for the longest first unless sorted.',
    args: {
      merchant: t.arg.id({ required: true, description: 'UUID.' }),
      filter: t.arg({ type: StockFilterType }),
      sort: t.arg({ type: StockSortType }),
      descending: t.arg.boolean(),
      page: t.arg.int({ description: 'From 1.' }),
    },
    resolve: async (_, { merchant, filter, sort, descending, page }, context) => {
      const query = {
        ...{ merchantId: await merchantIdOf(context, merchant), filter: filterOf(filter), sort: sort ?? 'DAYS' },
        ...{ isDescending: descending ?? true, page: page ?? 1 },
      } as const
      return unwrapOrThrow(await readPriceRound(context.deps.read, context.actor, query))
    },
  }),
)

const NewPrice = builder.inputType('NewPrice', {
  fields: (t) => ({ id: t.id({ required: true }), price: t.field({ type: 'Euro', required: true }) }),
})

builder.mutationField('beginPriceRound', (t) =>
  t.id({
    description: 'Freezes cars with a new price for each; nothing changes until the bulk change is applied.',
    args: {
      merchant: t.arg.id({ required: true, description: 'UUID.' }),
      prices: t.arg({ type: [NewPrice], required: true }),
    },
    resolve: async (_, { merchant, prices }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      // The scalar gives cents.
      const cents = Object.fromEntries(prices.map(({ id, price }) => [String(rowId(id)), price]))
      const selection = {
        ...{ merchantId, kind: 'PRICE' as const, of: { ids: Object.keys(cents).map(Number) } },
        proposal: { mode: 'EACH' as const, prices: cents },
      }
      return String(unwrapOrThrow(await beginBulkChange(context.deps, requireStaff(context), selection)).id)
    },
  }),
)

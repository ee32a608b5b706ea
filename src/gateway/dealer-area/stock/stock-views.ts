import { readStockViews, type StockView } from '#use-cases/stock/stock-views.ts'
import { removeStockView, saveStockView } from '#use-cases/stock/change-stock-views.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { merchantIdOf } from '../request.ts'
import { requireStaff } from '../require-staff.ts'

const StockViewType = builder.objectRef<StockView>('StockView').implement({
  description: 'Filters of the stock list that a member of staff has saved.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    name: t.exposeString('name'),
    query: t.exposeString('query', { description: 'The query part of the list’s address.' }),
  }),
})

builder.queryField('stockViews', (t) =>
  t.field({
    type: [StockViewType],
    description: 'Of the member of staff who asks.',
    args: { merchant: t.arg.id({ required: true, description: 'UUID.' }) },
    resolve: async (_, { merchant }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      return [...unwrapOrThrow(await readStockViews(context.deps.read, requireStaff(context), merchantId)).views]
    },
  }),
)

builder.mutationField('saveStockView', (t) =>
  t.boolean({
    description: 'One of the same name is replaced. Refused: LIMIT_REACHED.',
    args: {
      merchant: t.arg.id({ required: true, description: 'UUID.' }),
      name: t.arg.string({ required: true }),
      query: t.arg.string({ required: true }),
    },
    resolve: async (_, { merchant, name, query }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      unwrapOrThrow(await saveStockView(context.deps.writer, requireStaff(context), { merchantId, name, query }))
      return true
    },
  }),
)

builder.mutationField('removeStockView', (t) =>
  t.boolean({
    args: { merchant: t.arg.id({ required: true, description: 'UUID.' }), id: t.arg.id({ required: true }) },
    resolve: async (_, { merchant, id }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      unwrapOrThrow(await removeStockView(context.deps.writer, requireStaff(context), { merchantId, id: rowId(id) }))
      return true
    },
  }),
)

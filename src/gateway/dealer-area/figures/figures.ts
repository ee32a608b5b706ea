import { type PeriodFigures, readFigures } from '#use-cases/dealer-area/figures/figures.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { truncated, merchantIdOf } from '../request.ts'

const PeriodFiguresType = builder.objectRef<PeriodFigures>('PeriodFigures').implement({
  description: 'What happened at a merchant in a month, a quarter or a year. Null: nothing was there to measure.',
  fields: (t) => ({
    period: t.string({ resolve: ({ period }) => period.name }),
    views: t.exposeInt('views', { nullable: true, description: 'How often pages of its cars were opened.' }),
    requests: t.exposeInt('requests'),
    answerMinutes: t.exposeInt('answerMinutes', { nullable: true, description: 'The median, in opening hours.' }),
    orders: t.exposeInt('orders', { description: 'Placed in the period.' }),
    lostOrders: t.exposeInt('lostOrders', { description: 'Of these, rejected or cancelled.' }),
    sales: t.exposeInt('sales', { description: 'Cars in orders that were confirmed in the period.' }),
    turnover: t.expose('turnover', { type: 'Euro' }),
    daysInStock: t.exposeInt('daysInStock', { nullable: true, description: 'The median of the sold cars.' }),
    utilisation: t.exposeFloat('utilisation', { nullable: true, description: 'Of the workshop, in per cent.' }),
    missed: t.exposeFloat('missed', { nullable: true, description: 'Appointments nobody came to, in per cent.' }),
    purchases: t.exposeInt('purchases', { description: 'Trade-ins.' }),
    estimateDeviation: t.exposeFloat('estimateDeviation', {
      nullable: true,
      description: 'By how much the prices of trade-ins differed from their estimates, in per cent.',
    }),
  }),
})

builder.queryField('figures', (t) =>
  t.field({
    type: [PeriodFiguresType],
    description: 'A period and those before it, the earliest first: 12 months, 8 quarters or 4 years.',
    args: {
      merchant: t.arg.id({ required: true, description: 'UUID.' }),
      period: t.arg.string({ required: true, description: '`2026-11`, `2026-Q4` or `2026`.' }),
    },
    resolve: async (_, { merchant, period }, context) => {
      const of = { merchantId: await merchantIdOf(context, merchant), period: truncated(period) }
      return [...unwrapOrThrow(await readFigures(context.deps.read, context.actor, of)).figures]
    },
  }),
)

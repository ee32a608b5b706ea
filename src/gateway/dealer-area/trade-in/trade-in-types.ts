import { TRADE_IN_STATES } from '#domain/trade-in/trade-in-states.ts'
import type { WaterfallLine } from '#domain/trade-in/waterfall.ts'
import { builder } from '../builder.ts'

export const TradeInStateType = builder.enumType('TradeInState', { values: TRADE_IN_STATES })

export const PriceLineType = builder.objectRef<WaterfallLine>('TradeInPriceLine').implement({
  description: 'A line of how a price is made.',
  fields: (t) => ({
    isSum: t.boolean({ resolve: ({ kind }) => kind === 'SUM' }),
    key: t.exposeString('key'),
    amount: t.expose('amount', { type: 'Euro' }),
    question: t.string({ nullable: true, resolve: (line) => ('item' in line ? line.item.question : null) }),
    answer: t.string({ nullable: true, resolve: (line) => ('item' in line ? line.item.answer : null) }),
  }),
})

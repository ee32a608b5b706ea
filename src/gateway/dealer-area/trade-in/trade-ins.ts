import {
  readTradeInsForStaff,
  type StaffTradeInRow,
  TRADE_IN_PARTS,
} from '#use-cases/dealer-area/trade-in/trade-ins-for-staff.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { partPageOf } from '../list-page.ts'
import { merchantIdOf } from '../request.ts'
import { TradeInStateType } from './trade-in-types.ts'

const TradeInPartType = builder.enumType('TradeInPart', { values: TRADE_IN_PARTS })

const TradeInRowType = builder.objectRef<StaffTradeInRow>('StaffTradeInRow').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    requestId: t.id({
      ...{ nullable: true, description: 'Null for an offer that nobody had asked for.' },
      resolve: ({ requestId }) => (requestId === null ? null : String(requestId)),
    }),
    car: t.exposeString('car'),
    plate: t.exposeString('plate', { nullable: true }),
    person: t.exposeString('person'),
    state: t.expose('state', { type: TradeInStateType }),
    dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true }),
    estimate: t.expose('estimate', { type: 'Euro', nullable: true }),
    price: t.expose('price', { type: 'Euro', nullable: true }),
    validUntil: t.exposeString('validUntil', { nullable: true, description: 'YYYY-MM-DD.' }),
  }),
})

builder.queryField('staffTradeIns', (t) =>
  t.field({
    type: partPageOf('StaffTradeInPage', TradeInRowType, TRADE_IN_PARTS),
    description: 'A merchant’s trade-ins: those to value by due time, the others the latest first.',
    args: {
      merchant: t.arg.id({ required: true, description: 'UUID.' }),
      part: t.arg({ type: TradeInPartType, required: true }),
      page: t.arg.int({ description: 'From 1.' }),
    },
    resolve: async (_, { merchant, part, page }, context) => {
      const of = { merchantId: await merchantIdOf(context, merchant), part, page: page ?? 1 }
      return unwrapOrThrow(await readTradeInsForStaff(context.deps.read, context.actor, of))
    },
  }),
)

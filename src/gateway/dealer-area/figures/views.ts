import { type CarViews, readViewList, type ViewList } from '#use-cases/dealer-area/figures/view-list.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { truncated, merchantIdOf } from '../request.ts'

const CarViewsType = builder.objectRef<CarViews>('CarViews').implement({
  fields: (t) => ({
    vehicleId: t.id({ resolve: ({ vehicleId }) => String(vehicleId) }),
    internalNumber: t.exposeString('internalNumber'),
    title: t.exposeString('title'),
    views: t.exposeInt('views', { nullable: true, description: 'Null: fewer than may be shown.' }),
  }),
})

const ReferrerType = builder.objectRef<ViewList['referrers'][number]>('Referrer').implement({
  fields: (t) => ({ host: t.exposeString('host'), views: t.exposeInt('views') }),
})

const ViewListType = builder.objectRef<ViewList>('ViewList').implement({
  fields: (t) => ({
    cars: t.field({ type: [CarViewsType], resolve: ({ cars }) => [...cars] }),
    referrers: t.field({ type: [ReferrerType], resolve: ({ referrers }) => [...referrers] }),
  }),
})

builder.queryField('viewList', (t) =>
  t.field({
    type: ViewListType,
    description: 'How often each car was looked at in a period, and which sites visitors came from.',
    args: {
      merchant: t.arg.id({ required: true, description: 'UUID.' }),
      period: t.arg.string({ required: true, description: '`2026-11`, `2026-Q4` or `2026`.' }),
    },
    resolve: async (_, { merchant, period }, context) => {
      const of = { merchantId: await merchantIdOf(context, merchant), period: truncated(period) }
      return unwrapOrThrow(await readViewList(context.deps.read, context.actor, of))
    },
  }),
)

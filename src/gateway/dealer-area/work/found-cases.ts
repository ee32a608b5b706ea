import { titleIn } from '#domain/request/request.ts'
import { CASE_KINDS, findCases, type FoundCase } from '#use-cases/dealer-area/found-cases.ts'
import { readWorkCounts, type WorkCounts } from '#use-cases/dealer-area/work-counts.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { truncated, merchantIdOf } from '../request.ts'

const FoundCaseType = builder.objectRef<FoundCase>('FoundCase').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: builder.enumType('CaseKind', { values: CASE_KINDS }) }),
    id: t.id({ resolve: ({ id }) => String(id) }),
    title: t.string({ resolve: (row, _, { locale }) => titleIn(row, locale) }),
    note: t.exposeString('note', { description: 'Whose it is, or its number.' }),
  }),
})

const WorkCountsType = builder.objectRef<WorkCounts>('WorkCounts').implement({
  fields: (t) => ({
    orders: t.exposeInt('orders', { description: 'To accept.' }),
    requests: t.exposeInt('requests', { description: 'Without an answer.' }),
    lateRequests: t.exposeInt('lateRequests', { description: 'Of these the overdue ones.' }),
  }),
})

builder.queryFields((t) => ({
  findCases: t.field({
    type: [FoundCaseType],
    description: 'Orders, requests and cars by number, name or title; of each kind at most 20, the latest first.',
    args: { merchant: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
    resolve: async (_, { merchant, text }, context) => {
      const wanted = { merchantId: await merchantIdOf(context, merchant), text: truncated(text) }
      return [...unwrapOrThrow(await findCases(context.deps.read, context.actor, wanted)).cases]
    },
  }),
  workCounts: t.field({
    type: WorkCountsType,
    description: 'What waits in each area.',
    args: { merchant: t.arg.id({ required: true }) },
    resolve: async (_, { merchant }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      return unwrapOrThrow(await readWorkCounts(context.deps.read, context.actor, merchantId)).counts
    },
  }),
}))

import { titleIn } from '#domain/request/request.ts'
import { readWorkList, type WorkItem } from '#use-cases/dealer-area/work-list.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { merchantIdOf } from '../request.ts'
import { AppointmentKindType } from '../calendar/calendar-types.ts'
import { RequestKindType } from '../request/request-types.ts'

const WorkKindType = builder.enumType('WorkKind', {
  values: ['REQUEST', 'ORDER', 'APPOINTMENT', 'TRADE_IN', 'FINANCING', 'IMPORT'] as const,
})

const WorkItemType = builder.objectRef<WorkItem>('WorkItem').implement({
  description: 'One thing to do next, and until when.',
  fields: (t) => ({
    kind: t.expose('kind', { type: WorkKindType }),
    dueAt: t.expose('dueAt', { type: 'DateTime' }),
    person: t.exposeString('person'),
    title: t.string({
      nullable: true,
      resolve: (item, _, { locale }) => ('title' in item ? titleIn(item, locale) : null),
    }),
    requestId: t.id({
      nullable: true,
      resolve: (item) => ('requestId' in item ? String(item.requestId) : null),
    }),
    request: t.field({
      type: RequestKindType,
      nullable: true,
      resolve: (item) => (item.kind === 'REQUEST' ? item.request : null),
    }),
    appointment: t.field({
      type: AppointmentKindType,
      nullable: true,
      resolve: (item) => (item.kind === 'APPOINTMENT' ? item.appointment : null),
    }),
    orderId: t.id({ nullable: true, resolve: (item) => (item.kind === 'ORDER' ? String(item.orderId) : null) }),
    runId: t.id({
      ...{ nullable: true, description: 'Of an import that was not applied; null where one has not come.' },
      resolve: (item) => (item.kind === 'IMPORT' && item.runId !== null ? String(item.runId) : null),
    }),
    isNew: t.boolean({
      description: 'An order that is to be accepted; else one that was put off until today.',
      resolve: (item) => item.kind === 'ORDER' && item.state === 'PLACED',
    }),
    total: t.field({ type: 'Euro', nullable: true, resolve: (item) => (item.kind === 'ORDER' ? item.total : null) }),
  }),
})

builder.queryField('workList', (t) =>
  t.field({
    type: [WorkItemType],
    description: 'What waits for a merchant, the most urgent first: only what this member of staff may see.',
    args: { merchant: t.arg.id({ required: true, description: 'UUID.' }) },
    resolve: async (_, { merchant }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      return [...unwrapOrThrow(await readWorkList(context.deps.read, context.actor, merchantId)).items]
    },
  }),
)

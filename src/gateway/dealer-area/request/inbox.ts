import { titleIn } from '#domain/request/request.ts'
import { type Inbox, INBOX_PARTS, type InboxRequest, readInbox } from '#use-cases/dealer-area/inbox.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { merchantIdOf } from '../request.ts'
import { RequestKindType, RequestStateType } from './request-types.ts'

const InboxPartType = builder.enumType('InboxPart', { values: INBOX_PARTS })

const InboxRequestType = builder.objectRef<InboxRequest>('InboxRequest').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    kind: t.expose('kind', { type: RequestKindType }),
    state: t.expose('state', { type: RequestStateType }),
    title: t.string({ resolve: (row, _, { locale }) => titleIn(row, locale) }),
    person: t.exposeString('person'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true }),
    assignee: t.exposeString('assignee', { nullable: true, description: 'Who answers it.' }),
    startsAt: t.expose('startsAt', {
      ...{ type: 'DateTime', nullable: true },
      description: 'Of an appointment that is to come.',
    }),
  }),
})

export const InboxType = builder.objectRef<Inbox>('Inbox').implement({
  fields: (t) => ({
    rows: t.field({ type: [InboxRequestType], description: 'At most 50.', resolve: ({ rows }) => [...rows] }),
    open: t.int({ resolve: ({ counts }) => counts.OPEN }),
    mine: t.int({ description: 'Open ones of the requester.', resolve: ({ counts }) => counts.MINE }),
    waiting: t.int({ resolve: ({ counts }) => counts.WAITING }),
    closed: t.int({ resolve: ({ counts }) => counts.CLOSED }),
  }),
})

builder.queryField('inbox', (t) =>
  t.field({
    type: InboxType,
    description: 'A page of a part of the requests to a merchant, those due first.',
    args: {
      merchant: t.arg.id({ required: true, description: 'UUID.' }),
      part: t.arg({ type: InboxPartType, required: true }),
      page: t.arg.int({ description: 'From 1.' }),
    },
    resolve: async (_, { merchant, part, page }, context) => {
      const of = { merchantId: await merchantIdOf(context, merchant), part, page: page ?? 1 }
      return unwrapOrThrow(await readInbox(context.deps.read, context.actor, of))
    },
  }),
)

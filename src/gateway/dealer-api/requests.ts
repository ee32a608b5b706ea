import { REQUEST_KINDS, REQUEST_SIDES } from '#domain/request/request.ts'
import type { Changed } from '#use-cases/merchant-event/read-changed.ts'
import {
  type MachineMessage,
  type MachineRequest,
  readRequestsForMachine,
} from '#use-cases/dealer-api/requests-for-machine.ts'
import { unwrapOrThrow } from '../outcome.ts'
import { admit } from './admit.ts'
import { builder } from './builder.ts'
import { PAGE_ARGUMENTS, sinceOf } from './page-arguments.ts'

const RequestKindType = builder.enumType('RequestKind', { values: REQUEST_KINDS })
const AuthorType = builder.enumType('MessageAuthor', { values: REQUEST_SIDES })

const MessageType = builder.objectRef<MachineMessage>('RequestMessage').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    author: t.field({ type: AuthorType, resolve: ({ author }) => author }),
    text: t.exposeString('text'),
  }),
})

const RequestType = builder.objectRef<MachineRequest>('Request').implement({
  fields: (t) => ({
    number: t.id({ resolve: ({ id }) => String(id) }),
    kind: t.field({ type: RequestKindType, resolve: ({ kind }) => kind }),
    state: t.exposeString('state'),
    title: t.exposeString('title'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email', { description: 'Empty where only a telephone number is known.' }),
    phone: t.exposeString('phone', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true, description: 'When it has to be answered.' }),
    vehicleNumber: t.exposeString('vehicleNumber', {
      nullable: true,
      description: 'Your own number of the car it is about.',
    }),
    messages: t.field({ type: [MessageType], resolve: ({ messages }) => [...messages] }),
  }),
})

interface RequestPage extends Omit<Changed, 'ids'> {
  readonly requests: readonly MachineRequest[]
}

const RequestPageType = builder.objectRef<RequestPage>('RequestPage').implement({
  fields: (t) => ({
    nodes: t.field({ type: [RequestType], resolve: ({ requests }) => [...requests] }),
    next: t.exposeString('next', {
      description: 'Give it as `after` next time.',
    }),
    hasMore: t.exposeBoolean('hasMore'),
  }),
})

builder.queryField('requests', (t) =>
  t.field({
    type: RequestPageType,
    description:
      'The requests that changed since a cursor, the oldest change first, for keys with the purpose REQUESTS. Applications for a loan ' +
      'are not among them.',
    args: PAGE_ARGUMENTS,
    resolve: async (_, args, context) => {
      const { actor, deps } = admit(context)
      return unwrapOrThrow(await readRequestsForMachine(deps, actor, sinceOf(args)))
    },
  }),
)

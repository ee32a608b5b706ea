import { STATE_ACTORS } from '#domain/order/transitions.ts'
import { CLOSING_REASONS } from '#domain/request/closing-reasons.ts'
import { MESSAGE_WARNINGS, warningsOf } from '#domain/request/message-warnings.ts'
import { REQUEST_KINDS, REQUEST_SIDES } from '#domain/request/request.ts'
import { REQUEST_STATES, type RequestState } from '#domain/request/transitions.ts'
import type { RequestView } from '#use-cases/request/request.ts'
import { builder } from '../builder.ts'

export const RequestKindRef = builder.enumType('RequestKind', { values: REQUEST_KINDS })
export const RequestSideRef = builder.enumType('RequestSide', { values: REQUEST_SIDES })
export const RequestStateRef = builder.enumType('RequestState', {
  values: [...new Set(Object.values(REQUEST_STATES).flat())] as readonly RequestState[],
})
export const ClosingReasonRef = builder.enumType('ClosingReason', { values: CLOSING_REASONS })
const MessageWarningRef = builder.enumType('MessageWarning', { values: MESSAGE_WARNINGS })
const RequestActorRef = builder.enumType('RequestActor', { values: STATE_ACTORS })

export const RequestEventType = builder.objectRef<RequestView['events'][number]>('RequestEvent').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    actor: t.expose('actor', { type: RequestActorRef }),
    to: t.expose('to', { type: RequestStateRef }),
    movedTo: t.expose('movedTo', {
      type: 'DateTime',
      nullable: true,
      description: 'The time that its appointment got with it.',
    }),
    reason: t.expose('reason', { type: ClosingReasonRef, nullable: true }),
  }),
})

export const RequestMessageType = builder.objectRef<RequestView['messages'][number]>('RequestMessage').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    author: t.expose('author', { type: RequestSideRef }),
    text: t.exposeString('text'),
    warnings: t.field({
      type: [MessageWarningRef],
      description: 'What it asks for that frauds ask for.',
      resolve: ({ text }) => warningsOf(text),
    }),
  }),
})

import { type ContactData, RequestMessage } from '#domain/request/contact.ts'
import { isToCome } from '#domain/request/appointment-steps.ts'
import { titleIn } from '#domain/request/request.ts'
import { transitionsFrom } from '#domain/request/transitions.ts'
import type { ClosingReason } from '#domain/request/closing-reasons.ts'
import type { RequestState } from '#domain/request/transitions.ts'
import { addNote } from '#use-cases/dealer-area/add-note.ts'
import { answerAsStaff, moveAsStaff } from '#use-cases/dealer-area/answer-as-staff.ts'
import type { CaseNote } from '#use-cases/dealer-area/case-notes.ts'
import { assigneeFingerprint, assignRequest, type Colleague } from '#use-cases/dealer-area/assign-request.ts'
import { readInbox } from '#use-cases/dealer-area/inbox.ts'
import { readRequestForStaff, type StaffRequest } from '#use-cases/dealer-area/request-for-staff.ts'
import type { RequestView } from '#use-cases/request/request.ts'
import { readInput, unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { LastChangeType } from '../last-change.ts'
import { requireStaff } from '../require-staff.ts'
import { InboxType } from './inbox.ts'
import { ReplyTemplateType } from './reply-templates.ts'
import { StaffBookingType, StaffContactType } from './request-about.ts'
import { ClosingReasonType, RequestKindType, RequestStateType } from './request-types.ts'

const MessageType = builder.objectRef<RequestView['messages'][number]>('RequestMessage').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    isOwn: t.boolean({ description: 'Of the merchant.', resolve: ({ author }) => author === 'MERCHANT' }),
    text: t.exposeString('text'),
  }),
})

export const EventType = builder.objectRef<RequestView['events'][number]>('RequestEvent').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    to: t.expose('to', { type: RequestStateType }),
    reason: t.expose('reason', { type: ClosingReasonType, nullable: true }),
  }),
})

interface Step {
  readonly to: RequestState
  readonly reasons: readonly ClosingReason[]
}

const StepType = builder.objectRef<Step>('RequestStep').implement({
  description: 'A state that the merchant may move a request to; with one of the reasons, where there are some.',
  fields: (t) => ({
    to: t.expose('to', { type: RequestStateType }),
    reasons: t.field({ type: [ClosingReasonType], resolve: ({ reasons }) => [...reasons] }),
  }),
})

export const CaseNoteType = builder.objectRef<CaseNote>('CaseNote').implement({
  description: 'What somebody wrote down for colleagues; no customer sees it.',
  fields: (t) => ({
    author: t.exposeString('author'),
    at: t.expose('at', { type: 'DateTime' }),
    text: t.exposeString('text'),
  }),
})

const ColleagueType = builder.objectRef<Colleague>('Colleague').implement({
  fields: (t) => ({ id: t.id({ resolve: ({ id }) => String(id) }), name: t.exposeString('name') }),
})

const StaffRequestType = builder.objectRef<StaffRequest>('StaffRequest').implement({
  description: 'A request as its merchant sees it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    kind: t.expose('kind', { type: RequestKindType }),
    state: t.expose('state', { type: RequestStateType }),
    isOpen: t.exposeBoolean('isOpen'),
    title: t.string({ resolve: ({ data }, _, { locale }) => titleIn(data, locale) }),
    customerTitle: t.string({
      description: 'The title in the language that the customer reads, for an answer.',
      resolve: ({ data, locale }) => titleIn(data, locale),
    }),
    person: t.string({ resolve: ({ person: { firstName, lastName } }) => `${firstName} ${lastName}`.trim() }),
    email: t.string({ resolve: ({ person }) => person.email }),
    phone: t.string({ nullable: true, resolve: ({ person }) => person.phone }),
    vehicleId: t.id({ nullable: true, resolve: ({ vehicleId }) => (vehicleId === null ? null : String(vehicleId)) }),
    contact: t.field({
      type: StaffContactType,
      nullable: true,
      description: 'What a customer who writes about a car wishes.',
      resolve: ({ kind, data }) => (kind === 'CONTACT' && 'requestType' in data ? (data as ContactData) : null),
    }),
    booked: t.expose('booked', { type: StaffBookingType, nullable: true }),
    startsAt: t.expose('startsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Of its appointment; null without one, or where it is cancelled.',
    }),
    merchantSlug: t.exposeString('merchantSlug'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true }),
    deleteAfter: t.expose('deleteAfter', { type: 'DateTime', nullable: true }),
    messages: t.field({ type: [MessageType], resolve: ({ messages }) => [...messages] }),
    events: t.field({ type: [EventType], resolve: ({ events }) => [...events] }),
    steps: t.field({ type: [StepType], resolve: stepsOf }),
    notes: t.field({ type: [CaseNoteType], resolve: ({ notes }) => [...notes] }),
    assignee: t.field({
      type: ColleagueType,
      nullable: true,
      description: 'Who answers it.',
      resolve: ({ assignedTo, colleagues }) => colleagues.find(({ id }) => id === assignedTo) ?? null,
    }),
    assigneeFingerprint: t.string({
      description: 'Goes back with a change of who answers it.',
      resolve: ({ assignedTo }) => assigneeFingerprint(assignedTo),
    }),
    lastAssignment: t.expose('lastAssignment', { type: LastChangeType, nullable: true }),
    colleagues: t.field({
      type: [ColleagueType],
      description: 'Who may answer it.',
      resolve: ({ colleagues }) => [...colleagues],
    }),
    templates: t.field({ type: [ReplyTemplateType], resolve: ({ templates }) => [...templates] }),
    inbox: t.field({
      type: InboxType,
      description: 'The first page of the requests that its merchant has to answer, those due first.',
      resolve: async ({ merchantId }, _, { actor, deps }) =>
        unwrapOrThrow(await readInbox(deps.read, actor, { merchantId, part: 'OPEN', page: 1 })),
    }),
  }),
})

/** The steps that get a button. Moving an appointment has a form of its own, and a trade-in changes on its own page. */
function stepsOf({ kind, state, startsAt }: StaffRequest): Step[] {
  if (kind === 'TRADE_IN') return []
  return transitionsFrom(kind, state, 'MERCHANT').flatMap(({ to, reasons = [], isMove }) =>
    isMove || (to === 'NO_SHOW' && isToCome(startsAt, new Date())) ? [] : [{ to, reasons }],
  )
}

builder.queryField('staffRequest', (t) =>
  t.field({
    type: StaffRequestType,
    description: 'Refused: FORBIDDEN for somebody else’s and for one that does not exist.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { actor, deps }) =>
      unwrapOrThrow(await readRequestForStaff(deps.read, actor, rowId(id))).request,
  }),
)

builder.mutationField('answerRequest', (t) =>
  t.boolean({
    description: 'Writes to the customer, who is mailed a link to the message.',
    args: { id: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
    resolve: async (_, { id, text }, context) => {
      const message = { requestId: rowId(id), ...readInput(RequestMessage, { text }) }
      unwrapOrThrow(await answerAsStaff(context.deps.writer, requireStaff(context), message))
      return true
    },
  }),
)

builder.mutationField('moveRequest', (t) =>
  t.boolean({
    description: 'Moves a request on. Refused: CONFLICT where it has moved on meanwhile.',
    args: {
      id: t.arg.id({ required: true }),
      to: t.arg({ type: RequestStateType, required: true }),
      reason: t.arg({ type: ClosingReasonType }),
    },
    resolve: async (_, { id, to, reason }, context) => {
      const step = { requestId: rowId(id), to, reason: reason ?? undefined }
      unwrapOrThrow(await moveAsStaff(context.deps.writer, requireStaff(context), step))
      return true
    },
  }),
)

builder.mutationFields((t) => ({
  addRequestNote: t.boolean({
    description: 'Writes a note for colleagues.',
    args: { id: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
    resolve: async (_, { id, text }, context) => {
      const actor = requireStaff(context)
      const note = readInput(RequestMessage, { text })
      unwrapOrThrow(await addNote(context.deps.writer, actor, { requestId: rowId(id) }, note.text))
      return true
    },
  }),
  assignRequest: t.boolean({
    description:
      'Gives a request to a colleague; without one it is nobody’s. Refused: CHANGED where somebody else has given it away meanwhile.',
    args: { id: t.arg.id({ required: true }), staff: t.arg.id(), fingerprint: t.arg.string({ required: true }) },
    resolve: async (_, { id, staff, fingerprint }, context) => {
      const assignment = { requestId: rowId(id), staffId: staff == null ? null : rowId(staff), fingerprint }
      unwrapOrThrow(await assignRequest(context.deps.writer, requireStaff(context), assignment))
      return true
    },
  }),
}))

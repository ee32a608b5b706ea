import { BANKING_TYPES } from '#domain/banking/vocabulary.ts'
import {
  FINANCING_PARTS,
  readFinancingForStaff,
  readFinancingsForStaff,
  type StaffFinancing,
  type StaffFinancingView,
} from '#use-cases/dealer-area/financing/financings-for-staff.ts'
import { viewDocument } from '#use-cases/dealer-area/financing/view-document.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { StateActorType } from '../order/orders.ts'
import { OpenedFileType } from '../opened-file.ts'
import { partPageOf } from '../list-page.ts'
import { truncated, merchantIdOf } from '../request.ts'
import { RequestStateType } from '../request/request-types.ts'
import { requireStaff } from '../require-staff.ts'

const BankingTypeRef = builder.enumType('BankingType', { values: BANKING_TYPES })
const FinancingPartType = builder.enumType('FinancingPart', { values: FINANCING_PARTS })

const FinancingType = builder.objectRef<StaffFinancing>('StaffFinancing').implement({
  description: 'A financing application as its dealer sees it: nothing of what was answered.',
  fields: (t) => ({
    requestId: t.id({ resolve: ({ requestId }) => String(requestId) }),
    orderId: t.id({ resolve: ({ orderId }) => String(orderId) }),
    type: t.expose('type', { type: BankingTypeRef }),
    state: t.expose('state', { type: RequestStateType }),
    title: t.exposeString('title'),
    person: t.exposeString('person'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    bank: t.exposeString('bank', { nullable: true, description: 'Who received it, by name; null until passed on.' }),
    passedOnAt: t.expose('passedOnAt', { type: 'DateTime', nullable: true }),
  }),
})

const DocumentType = builder.objectRef<StaffFinancingView['documents'][number]>('FinancingDocument').implement({
  fields: (t) => ({
    key: t.exposeID('key'),
    document: t.string({ description: 'Which proof it is.', resolve: ({ field }) => field }),
    fileName: t.exposeString('fileName'),
    bytes: t.exposeInt('bytes'),
  }),
})

const ViewType = builder.objectRef<StaffFinancingView['views'][number]>('FinancingView').implement({
  description: 'Who has seen answers or documents.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    viewer: t.exposeString('viewer', { description: 'CUSTOMER, MERCHANT, ADMIN or BANK.' }),
    name: t.exposeString('name'),
  }),
})

const EventType = builder.objectRef<StaffFinancingView['events'][number]>('FinancingEvent').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    actor: t.expose('actor', { type: StateActorType }),
    to: t.expose('to', { type: RequestStateType }),
  }),
})

const FinancingViewType = builder.objectRef<StaffFinancingView>('StaffFinancingView').implement({
  fields: (t) => ({
    financing: t.field({ type: FinancingType, resolve: (view) => view }),
    bankUrl: t.exposeString('bankUrl', { nullable: true, description: 'The bank’s own page about it.' }),
    documents: t.field({ type: [DocumentType], resolve: ({ documents }) => [...documents] }),
    views: t.field({ type: [ViewType], resolve: ({ views }) => [...views] }),
    events: t.field({ type: [EventType], resolve: ({ events }) => [...events] }),
  }),
})

builder.queryField('staffFinancings', (t) =>
  t.field({
    type: partPageOf('StaffFinancingPage', FinancingType, FINANCING_PARTS),
    description: 'Open applications, the oldest first, or ended ones, the latest first.',
    args: {
      merchant: t.arg.id({ required: true, description: 'UUID.' }),
      part: t.arg({ type: FinancingPartType, required: true }),
      page: t.arg.int({ description: 'From 1.' }),
    },
    resolve: async (_, { merchant, part, page }, context) => {
      const of = { merchantId: await merchantIdOf(context, merchant), part, page: page ?? 1 }
      return unwrapOrThrow(await readFinancingsForStaff(context.deps.read, context.actor, of))
    },
  }),
)

builder.queryField('staffFinancing', (t) =>
  t.field({
    type: FinancingViewType,
    description: 'By its request. Refused: FORBIDDEN; NOT_FOUND for a request about something else.',
    args: { request: t.arg.id({ required: true }) },
    resolve: async (_, { request }, { actor, deps }) =>
      unwrapOrThrow(await readFinancingForStaff(deps.read, actor, rowId(request))),
  }),
)

builder.mutationField('viewFinancingDocument', (t) =>
  t.field({
    type: OpenedFileType,
    description: 'Opens a document; the view is recorded, and the applicant sees it. Refused: FORBIDDEN, NOT_FOUND.',
    args: { request: t.arg.id({ required: true }), key: t.arg.id({ required: true }) },
    resolve: async (_, { request, key }, context) => {
      const of = { requestId: rowId(request), key: truncated(key) }
      const { deps } = context
      return unwrapOrThrow(await viewDocument(deps, requireStaff(context), of)).file
    },
  }),
)

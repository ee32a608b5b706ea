import type { FinancingViewer } from '#database/banking-tables.ts'
import { bankingStepOf } from '#use-cases/banking/banking-request.ts'
import {
  type ApplicationStatus,
  readApplicationStatus,
  readWantedDocuments,
  requestOfOrder,
} from '#use-cases/banking/application-status.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { sendProofs } from '#use-cases/banking/send-proofs.ts'
import { type Upload, uploadsOf } from '#use-cases/upload/uploads.ts'
import { unwrapOrThrow } from '../outcome.ts'
import { rowId, shopperOf } from '../session/actor.ts'
import { builder } from '../builder.ts'
import { OrderType } from '../order/order.ts'
import { RequestType } from '../request/request.ts'
import { BankingDocumentRef, BankingStepRef, BankingTypeRef } from './banking.ts'

const ViewerRef = builder.enumType('ApplicationViewer', {
  values: ['CUSTOMER', 'MERCHANT', 'ADMIN', 'BANK'] as const satisfies readonly FinancingViewer[],
})

const ApplicationViewType = builder.objectRef<ApplicationStatus['views'][number]>('ApplicationView').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    viewer: t.expose('viewer', { type: ViewerRef }),
    name: t.exposeString('name'),
  }),
})

const ProofType = builder.objectRef<Upload>('SentProof').implement({
  fields: (t) => ({
    key: t.exposeID('key'),
    field: t.exposeString('field', { description: 'The document of the list that it is.' }),
    fileName: t.exposeString('fileName'),
    path: t.string({ resolve: ({ key }, _, { locale }) => pathFor('upload', locale, { upload: key }) }),
  }),
})

const ApplicationStatusType = builder.objectRef<ApplicationStatus>('FinancingApplication').implement({
  description: 'An application that was sent; its answers are shown to nobody here.',
  fields: (t) => ({
    orderId: t.id({ resolve: ({ orderId }) => String(orderId) }),
    type: t.expose('type', { type: BankingTypeRef }),
    passedOnAt: t.expose('passedOnAt', { type: 'DateTime', nullable: true }),
    bankUrl: t.exposeString('bankUrl', { nullable: true, description: 'The bank’s own page about it.' }),
    wantedDocuments: t.field({
      type: [BankingDocumentRef],
      description: 'The proofs that belong to its answers, sent or not; none once the answers are deleted.',
      resolve: ({ requestId }, _, { deps }) => readWantedDocuments(deps, requestId),
    }),
    documents: t.field({
      type: [ProofType],
      description: 'The proofs that were sent.',
      resolve: async ({ requestId, customerId }, _, { deps }) => {
        const owner = { kind: 'CUSTOMER', customerId } as const
        return uploadsOf(deps.read, { attachedTo: `request:${requestId}`, owner })
      },
    }),
    views: t.field({
      type: [ApplicationViewType],
      description: 'Who has seen the answers, the first first.',
      resolve: ({ views }) => [...views],
    }),
  }),
})

builder.objectField(RequestType, 'financing', (t) =>
  t.field({
    type: ApplicationStatusType,
    nullable: true,
    description:
      'Of a request of the kind FINANCING, for its customer with a log-in: the key of a mailed link does not show it.',
    resolve: async ({ id, kind }, _, { deps, actor }) => {
      const status =
        kind === 'FINANCING' && actor.kind === 'CUSTOMER' ? await readApplicationStatus(deps.read, id) : null
      return status && actor.kind === 'CUSTOMER' && status.customerId === actor.customerId ? status : null
    },
  }),
)

builder.objectField(OrderType, 'bankingRequestId', (t) =>
  t.id({
    nullable: true,
    description: 'The financing application that was sent for it.',
    resolve: async ({ id, provider }, _, { deps }) => {
      const requestId = provider === 'BANKING_REQUEST' ? await requestOfOrder(deps.read, id) : undefined
      return requestId === undefined ? null : String(requestId)
    },
  }),
)

builder.objectField(OrderType, 'bankingStep', (t) =>
  t.field({
    type: BankingStepRef,
    nullable: true,
    description: 'Where the application that its customer has begun goes on; null where none is begun.',
    resolve: async ({ id, provider }, _, { deps, actor }) =>
      provider === 'BANKING_REQUEST' && actor.kind === 'CUSTOMER'
        ? bankingStepOf(deps, { customerId: actor.customerId, orderId: id })
        : null,
  }),
)

builder.mutationField('sendBankingDocuments', (t) =>
  t.boolean({
    description:
      'Sends the proofs that were uploaded for an application after it was sent. Refused: NOT_FOUND for any other, CONFLICT once it is decided.',
    args: { id: t.arg.id({ required: true, description: 'Of the request.' }) },
    resolve: async (_, { id }, context) => {
      unwrapOrThrow(await sendProofs(context.deps.writer, shopperOf(context), rowId(id)))
      return true
    },
  }),
)

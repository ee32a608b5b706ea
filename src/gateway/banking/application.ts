import type { FinancingViewer } from '#database/banking-tables.ts'
import { readApplicationStatus, type ApplicationStatus, requestOfOrder } from '#use-cases/banking/application-status.ts'
import { builder } from '../builder.ts'
import { OrderType } from '../order/order.ts'
import { RequestType } from '../request/request.ts'
import { BankingTypeRef } from './banking.ts'

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

const ApplicationStatusType = builder.objectRef<ApplicationStatus>('FinancingApplication').implement({
  description: 'An application that was sent; its answers are shown to nobody here.',
  fields: (t) => ({
    orderId: t.id({ resolve: ({ orderId }) => String(orderId) }),
    type: t.expose('type', { type: BankingTypeRef }),
    passedOnAt: t.expose('passedOnAt', { type: 'DateTime', nullable: true }),
    bankUrl: t.exposeString('bankUrl', { nullable: true, description: 'The bank’s own page about it.' }),
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
    description: 'Of a request of the kind FINANCING, for its customer only.',
    resolve: ({ id, kind, side }, _, { deps }) =>
      kind === 'FINANCING' && side === 'CUSTOMER' ? readApplicationStatus(deps.read, id) : null,
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

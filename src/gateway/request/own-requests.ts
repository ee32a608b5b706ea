import { titleIn } from '#domain/request/request.ts'
import { type OwnRequest, readOwnRequests } from '#use-cases/request/own-requests.ts'
import { readMerchants } from '#use-cases/merchant/merchants.ts'
import { builder } from '../builder.ts'
import { shopperOf } from '../session/actor.ts'
import { RequestKindRef, RequestStateRef } from './request-parts.ts'
import { RequestSellerType } from './request-people.ts'

const OwnRequestType = builder.objectRef<OwnRequest>('OwnRequest').implement({
  description: 'A request in the list of its customer.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    kind: t.expose('kind', { type: RequestKindRef }),
    state: t.expose('state', { type: RequestStateRef }),
    isOpen: t.exposeBoolean('isOpen'),
    title: t.string({ resolve: (request, _, { locale }) => titleIn(request, locale) }),
    seller: t.field({
      type: RequestSellerType,
      resolve: async ({ merchantId }, _, { deps }) => (await readMerchants(deps.read, [merchantId])).get(merchantId)!,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    startsAt: t.expose('startsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Of an appointment that is to come.',
    }),
    isAnswered: t.exposeBoolean('isAnswered', { description: 'The seller has written last.' }),
  }),
})

builder.queryField('requests', (t) =>
  t.field({
    type: [OwnRequestType],
    description:
      'The customer’s requests, open ones first, at most 100; on a dealer’s storefront only those to that dealer.',
    resolve: (_, __, context) => readOwnRequests(context.deps.read, shopperOf(context)),
  }),
)

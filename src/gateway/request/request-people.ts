import { dealerTexts } from '#messages/dealer.ts'
import { inLanguage } from '#messages/texts.ts'
import type { RequestView } from '#use-cases/request/request.ts'
import { SalutationType } from '../account/customer.ts'
import { builder } from '../builder.ts'
import { SellerKind } from '../merchant/seller-kind.ts'

export const RequestSellerType = builder
  .objectRef<{ readonly name: string; readonly kind: 'COMPANY' | 'PRIVATE'; readonly city: string }>('RequestSeller')
  .implement({
    fields: (t) => ({
      name: t.string({
        description: 'Of private sellers only that they are private.',
        resolve: ({ kind, name }, _, { locale }) =>
          kind === 'PRIVATE' ? inLanguage(dealerTexts, locale).privateSeller : name,
      }),
      kind: t.expose('kind', { type: SellerKind }),
      city: t.exposeString('city'),
    }),
  })

export const RequestPersonType = builder.objectRef<Partial<RequestView['person']>>('RequestPerson').implement({
  description: 'Who sent the request. Private sellers only learn the first name.',
  fields: (t) => ({
    salutation: t.expose('salutation', { type: SalutationType, nullable: true }),
    firstName: t.exposeString('firstName', { nullable: true }),
    lastName: t.exposeString('lastName', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
  }),
})

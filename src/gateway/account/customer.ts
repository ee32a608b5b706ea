import { CUSTOMER_KINDS, SALUTATIONS } from '#domain/account/customer.ts'
import { type Customer, readCustomer } from '#use-cases/account/customer.ts'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { requireCustomer } from '../session/actor.ts'

export const SalutationType = builder.enumType('Salutation', { values: SALUTATIONS })
export const CustomerKindType = builder.enumType('CustomerKind', { values: CUSTOMER_KINDS })

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

/** What customers enter about themselves, in registering and later. */
export const personInput = (t: InputFields) => ({
  kind: t.field({ type: CustomerKindType }),
  company: t.string(),
  vatId: t.string(),
  salutation: t.field({ type: SalutationType }),
  firstName: t.string({ required: true }),
  lastName: t.string({ required: true }),
  phone: t.string(),
})

export const CustomerType = builder.objectRef<Customer>('Customer').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    email: t.exposeString('email'),
    kind: t.expose('kind', { type: CustomerKindType }),
    company: t.exposeString('company', { nullable: true }),
    vatId: t.exposeString('vatId', { nullable: true }),
    salutation: t.expose('salutation', { type: SalutationType, nullable: true }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    phone: t.exposeString('phone', { nullable: true }),
    priceAlerts: t.boolean({
      description: 'Whether the customer receives mails about price drops of favourites.',
      resolve: ({ priceAlerts = false }) => priceAlerts,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

/** The requesting customer's data. */
export async function ownCustomer(context: GatewayContext): Promise<Customer> {
  const { customerId } = requireCustomer(context)
  const customer = await readCustomer(context.deps.read, customerId)
  if (!customer) throw new Refusal('INVALID_ACCESS_TOKEN', 'Invalid access token')
  return customer
}

builder.queryField('customer', (t) =>
  t.field({
    type: CustomerType,
    nullable: true,
    description: 'The customer who is logged in; null for a visitor.',
    resolve: (_, __, context) => (context.actor.kind === 'VISITOR' ? null : ownCustomer(context)),
  }),
)

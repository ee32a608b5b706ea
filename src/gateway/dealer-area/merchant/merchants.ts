import { createMerchant } from '#use-cases/merchant-settings/create-merchant.ts'
import { type ListedMerchant, listMerchants } from '#use-cases/merchant-settings/merchant-list.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { requireStaff } from '../require-staff.ts'
import { MerchantStateType } from './settings.ts'

const ListedMerchantType = builder.objectRef<ListedMerchant>('ListedMerchant').implement({
  description: 'A merchant as administrators see it.',
  fields: (t) => ({
    uuid: t.exposeID('uuid'),
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    zip: t.exposeString('zip'),
    city: t.exposeString('city'),
    state: t.expose('state', { type: MerchantStateType }),
    vehicles: t.exposeInt('vehicles', { description: 'In stock, whether or not they are shown.' }),
    staff: t.exposeInt('staff'),
    invited: t.exposeInt('invited', { description: 'Invitations that can still be accepted.' }),
  }),
})

builder.queryField('merchants', (t) =>
  t.field({
    type: [ListedMerchantType],
    description: 'Every merchant, by name; for administrators.',
    resolve: async (_, __, { actor, deps }) => [...unwrapOrThrow(await listMerchants(deps.read, actor)).merchants],
  }),
)

builder.mutationField('createMerchant', (t) =>
  t.string({
    description: 'Creates a merchant that is not published yet, and returns its slug.',
    args: {
      name: t.arg.string({ required: true }),
      slug: t.arg.string({ required: true }),
      street: t.arg.string({ required: true }),
      zip: t.arg.string({ required: true }),
      city: t.arg.string({ required: true }),
    },
    resolve: async (_, merchant, context) =>
      unwrapOrThrow(await createMerchant(context.deps, requireStaff(context), merchant)).slug,
  }),
)

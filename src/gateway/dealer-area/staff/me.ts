import { STAFF_ROLES } from '#domain/staff/roles.ts'
import { type OwnStaff, readOwnStaff, type StaffMerchant } from '#use-cases/staff/staff.ts'
import { builder } from '../builder.ts'
import { MerchantStateType } from '../merchant/settings.ts'

export const StaffRoleType = builder.enumType('StaffRole', { values: STAFF_ROLES })

const StaffMerchantType = builder.objectRef<StaffMerchant>('StaffMerchant').implement({
  description: 'A merchant that somebody works for.',
  fields: (t) => ({
    uuid: t.exposeID('uuid'),
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    state: t.expose('state', { type: MerchantStateType }),
    roles: t.field({ type: [StaffRoleType], resolve: ({ roles }) => [...roles] }),
    permissions: t.stringList({
      description: 'What the requester may do there, such as “orders.read”.',
      resolve: ({ permissions }) => [...permissions],
    }),
  }),
})

const StaffType = builder.objectRef<OwnStaff>('Staff').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    isAdmin: t.exposeBoolean('isAdmin', { description: 'Whether this is an administrator of the platform.' }),
    hasSecondFactor: t.exposeBoolean('hasSecondFactor'),
    isSteppedUp: t.exposeBoolean('isSteppedUp', {
      description: 'Whether the second factor was shown in the last ten minutes.',
    }),
    recoveryCodes: t.exposeInt('recoveryCodes', { description: 'How many are left.' }),
    merchants: t.field({ type: [StaffMerchantType], resolve: ({ merchants }) => [...merchants] }),
  }),
})

builder.queryField('me', (t) =>
  t.field({
    type: StaffType,
    nullable: true,
    description: 'The member of staff who is logged in; null for nobody.',
    resolve: (_, __, { actor, deps }) => (actor.kind === 'STAFF' ? readOwnStaff(deps.read, actor) : null),
  }),
)

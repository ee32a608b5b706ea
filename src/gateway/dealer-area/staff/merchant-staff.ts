import { changeStaffRoles, removeStaff } from '#use-cases/staff/change-roles.ts'
import { inviteAdmin, inviteStaff } from '#use-cases/staff/invite.ts'
import {
  type PendingInvitation,
  readMerchantInvitations,
  readMerchantStaff,
  rolesFingerprint,
  type StaffMember,
} from '#use-cases/staff/merchant-staff.ts'
import { resendInvitation } from '#use-cases/staff/resend-invitation.ts'
import { resetSecondFactor } from '#use-cases/staff/reset-second-factor.ts'
import { withdrawInvitation } from '#use-cases/staff/withdraw-invitation.ts'
import { readLastChange } from '#use-cases/audit/last-change.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import type { DealerContext } from '../context.ts'
import { LastChangeType } from '../last-change.ts'
import { clientOf, merchantIdOf, siteOf } from '../request.ts'
import { requireStaff } from '../require-staff.ts'
import { StaffRoleType } from './me.ts'

/** Somebody who works for a merchant; may work for others, too. */
interface MemberOfMerchant extends StaffMember {
  readonly merchantId: number
}

const StaffMemberType = builder.objectRef<MemberOfMerchant>('StaffMember').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    isActive: t.boolean({
      description: 'False until the second factor is set up (again).',
      resolve: ({ state }) => state === 'ACTIVE',
    }),
    roles: t.field({ type: [StaffRoleType], resolve: ({ roles }) => [...roles] }),
    fingerprint: t.string({ description: 'Of the roles.', resolve: ({ roles }) => rolesFingerprint(roles) }),
    lastChange: t.field({
      type: LastChangeType,
      nullable: true,
      description: 'Of the roles with this merchant.',
      resolve: async ({ id, merchantId }, _, { deps }) =>
        (await readLastChange(deps.read, `staff ${id}`, { merchantId })) ?? null,
    }),
    lastLoginAt: t.expose('lastLoginAt', { type: 'DateTime', nullable: true }),
  }),
})

const PendingInvitationType = builder.objectRef<PendingInvitation>('PendingInvitation').implement({
  description: 'Somebody who is invited and has not accepted yet.',
  fields: (t) => ({
    id: t.exposeID('id'),
    email: t.exposeString('email'),
    name: t.exposeString('name', { nullable: true }),
    roles: t.field({ type: [StaffRoleType], resolve: ({ roles }) => [...roles] }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

builder.queryFields((t) => ({
  merchantStaff: t.field({
    type: [StaffMemberType],
    description: 'Who works for a merchant.',
    args: { merchant: t.arg.id({ required: true, description: 'UUID.' }) },
    resolve: async (_, { merchant }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      const { members } = unwrapOrThrow(await readMerchantStaff(context.deps.read, context.actor, merchantId))
      return members.map((member) => ({ ...member, merchantId }))
    },
  }),
  merchantInvitations: t.field({
    type: [PendingInvitationType],
    args: { merchant: t.arg.id({ required: true }) },
    resolve: async (_, { merchant }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      const { invitations } = unwrapOrThrow(await readMerchantInvitations(context.deps.read, context.actor, merchantId))
      return [...invitations]
    },
  }),
}))

builder.mutationFields((t) => ({
  inviteStaff: t.boolean({
    description: 'Invites somebody by mail to work for a merchant.',
    args: {
      merchant: t.arg.id({ required: true }),
      email: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
      roles: t.arg({ type: [StaffRoleType], required: true }),
    },
    resolve: async (_, { merchant, ...invitee }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      const invitation = { ...invitee, merchantId, locale: context.locale }
      unwrapOrThrow(
        await inviteStaff(context.deps, siteOf(context), requireStaff(context), clientOf(context), invitation),
      )
      return true
    },
  }),
  withdrawStaffInvitation: t.boolean({
    args: { merchant: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
    resolve: async (_, { merchant, id }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      unwrapOrThrow(await withdrawInvitation(context.deps, requireStaff(context), merchantId, id))
      return true
    },
  }),
  resendStaffInvitation: t.boolean({
    description: 'Mails an invitation again, with a new link; the earlier one stops working.',
    args: { merchant: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
    resolve: async (_, { merchant, id }, context) => {
      const invitation = { merchantId: await merchantIdOf(context, merchant), id }
      const actor = requireStaff(context)
      unwrapOrThrow(await resendInvitation(context.deps, siteOf(context), actor, clientOf(context), invitation))
      return true
    },
  }),
  changeStaffRoles: t.boolean({
    description: 'Gives somebody other roles at a merchant. Their sessions end, and every owner is mailed.',
    args: {
      merchant: t.arg.id({ required: true }),
      staff: t.arg.id({ required: true }),
      roles: t.arg({ type: [StaffRoleType], required: true }),
      fingerprint: t.arg.string({ required: true, description: 'Of the roles that the form showed.' }),
    },
    resolve: async (_, { merchant, staff, roles, fingerprint }, context) => {
      const member = await memberOf(context, merchant, staff)
      const change = { ...member, roles, fingerprint }
      unwrapOrThrow(await changeStaffRoles(context.deps, siteOf(context), requireStaff(context), change))
      return true
    },
  }),
  removeStaff: t.boolean({
    description: 'Takes somebody away from a merchant. Their sessions end, and every owner is mailed.',
    args: { merchant: t.arg.id({ required: true }), staff: t.arg.id({ required: true }) },
    resolve: async (_, { merchant, staff }, context) => {
      const member = await memberOf(context, merchant, staff)
      unwrapOrThrow(await removeStaff(context.deps, siteOf(context), requireStaff(context), member))
      return true
    },
  }),
  resetSecondFactor: t.boolean({
    description: 'Lets somebody who has lost the second factor set it up again, by a link to their address.',
    args: { merchant: t.arg.id({ required: true }), staff: t.arg.id({ required: true }) },
    resolve: async (_, { merchant, staff }, context) => {
      const member = await memberOf(context, merchant, staff)
      unwrapOrThrow(await resetSecondFactor(context.deps, siteOf(context), requireStaff(context), member))
      return true
    },
  }),
  inviteAdmin: t.boolean({
    description: 'Invites an administrator of the platform by mail.',
    args: { email: t.arg.string({ required: true }), name: t.arg.string({ required: true }) },
    resolve: async (_, invitee, context) => {
      const invitation = { ...invitee, locale: context.locale }
      unwrapOrThrow(await inviteAdmin(context.deps, siteOf(context), requireStaff(context), invitation))
      return true
    },
  }),
}))

async function memberOf(context: DealerContext, merchant: string, staff: string) {
  return { merchantId: await merchantIdOf(context, merchant), staffId: rowId(staff) }
}

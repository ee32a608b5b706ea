import { acceptInvitation } from '#use-cases/staff/accept-invitation.ts'
import { confirmSecondFactor, type SecondFactorReady } from '#use-cases/staff/confirm-second-factor.ts'
import { readInvitation, type StaffInvitation } from '#use-cases/staff/invitation.ts'
import { joinByInvitation } from '#use-cases/staff/join-by-invitation.ts'
import type { SecondFactorSetup } from '#use-cases/staff/second-factor-setup.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { clientOf, truncated, siteOf } from '../request.ts'
import { requireStaff } from '../require-staff.ts'
import { StaffLoginType } from './log-in.ts'
import { StaffRoleType } from './me.ts'

const StaffInvitationType = builder.objectRef<StaffInvitation>('StaffInvitation').implement({
  fields: (t) => ({
    email: t.exposeString('email', {
      nullable: true,
      description: 'Null: whoever opens the set-up link enters theirs.',
    }),
    name: t.exposeString('name', { nullable: true }),
    merchantName: t.exposeString('merchantName', { nullable: true }),
    isAdmin: t.exposeBoolean('isAdmin'),
    roles: t.field({ type: [StaffRoleType], resolve: ({ roles }) => [...roles] }),
    hasAccount: t.exposeBoolean('hasAccount', {
      description: 'The address has an account: its holder logs in and sends joinByInvitation.',
    }),
  }),
})

export const SecondFactorSetupType = builder.objectRef<SecondFactorSetup>('SecondFactorSetup').implement({
  description: 'What an authenticator app needs.',
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'To type, in base32.' }),
    uri: t.exposeString('uri'),
    qr: t.exposeString('qr', { description: 'The URI as a QR code, in SVG.' }),
  }),
})

const SecondFactorReadyType = builder.objectRef<SecondFactorReady>('SecondFactorReady').implement({
  fields: (t) => ({
    login: t.field({ type: StaffLoginType, resolve: ({ login }) => login }),
    recoveryCodes: t.stringList({ description: 'Shown once.', resolve: ({ recoveryCodes }) => [...recoveryCodes] }),
  }),
})

builder.queryField('staffInvitation', (t) =>
  t.field({
    type: StaffInvitationType,
    nullable: true,
    description: 'The invitation of a link; null where it is unknown, accepted or too old.',
    args: { key: t.arg.string({ required: true }) },
    resolve: async (_, { key }, { deps }) => (await readInvitation(deps.read, truncated(key))) ?? null,
  }),
)

builder.mutationFields((t) => ({
  acceptStaffInvitation: t.field({
    type: SecondFactorSetupType,
    args: {
      key: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      email: t.arg.string({ description: 'Only where the invitation names none.' }),
    },
    resolve: async (_, { key, email, ...account }, context) => {
      const acceptance = { ...account, key: truncated(key), email: email ?? null, locale: context.locale }
      return unwrapOrThrow(await acceptInvitation(context.deps, clientOf(context), acceptance))
    },
  }),
  confirmSecondFactor: t.field({
    type: SecondFactorReadyType,
    description: 'Puts the account of an invitation in force by the first code of its authenticator app.',
    args: { key: t.arg.string({ required: true }), code: t.arg.string({ required: true }) },
    resolve: async (_, { key, code }, context) => {
      const entered = { key: truncated(key), code: truncated(code) }
      return unwrapOrThrow(await confirmSecondFactor(context.deps, siteOf(context), clientOf(context), entered))
    },
  }),
  joinByInvitation: t.boolean({
    description: 'Gives the requester the roles of an invitation to their own address.',
    args: { key: t.arg.string({ required: true }) },
    resolve: async (_, { key }, context) => {
      unwrapOrThrow(await joinByInvitation(context.deps, siteOf(context), requireStaff(context), truncated(key)))
      return true
    },
  }),
}))

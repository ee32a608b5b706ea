import { DEMO_STAFF } from '#domain/staff/demo-staff.ts'
import { beginAuthenticator, confirmAuthenticator } from '#use-cases/staff/change-authenticator.ts'
import { addPasskey, beginPasskey, removePasskey } from '#use-cases/staff/change-passkeys.ts'
import { readDemoCode } from '#use-cases/staff/demo-code.ts'
import { type OwnPasskey, readPasskeys } from '#use-cases/staff/passkeys.ts'
import { stepUpWithPasskey } from '#use-cases/staff/passkey-login.ts'
import { renewRecoveryCodes } from '#use-cases/staff/recovery-codes.ts'
import { stepUp } from '#use-cases/staff/step-up.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { clientOf, truncated, siteOf } from '../request.ts'
import { requireStaff } from '../require-staff.ts'
import { SecondFactorSetupType } from './invitations.ts'
import { PasskeyOptionsType } from './log-in.ts'

const PasskeyType = builder.objectRef<OwnPasskey>('Passkey').implement({
  fields: (t) => ({
    id: t.exposeID('credentialId'),
    name: t.exposeString('name'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.queryFields((t) => ({
  passkeys: t.field({
    type: [PasskeyType],
    description: 'The requester’s own.',
    resolve: (_, __, context) => readPasskeys(context.deps.read, requireStaff(context)),
  }),
  demoCode: t.string({
    nullable: true,
    description: 'The present code of one of the demo’s accounts; always null in production.',
    args: { email: t.arg.string({ required: true }) },
    resolve: (_, { email }, { deps }) =>
      deps.showsDemoCodes ? readDemoCode(deps, Object.values(DEMO_STAFF), email) : null,
  }),
}))

builder.mutationFields((t) => ({
  stepUp: t.boolean({
    description: 'Shows the second factor again: what needs it is allowed for ten minutes.',
    args: { code: t.arg.string({ required: true }) },
    resolve: async (_, { code }, context) => {
      const actor = requireStaff(context)
      unwrapOrThrow(await stepUp(context.deps, siteOf(context), actor, clientOf(context), truncated(code)))
      return true
    },
  }),
  stepUpWithPasskey: t.boolean({
    description: 'The same by a passkey; its question is that of beginPasskeyLogin.',
    args: { id: t.arg.id({ required: true }), response: t.arg.string({ required: true }) },
    resolve: async (_, answer, context) => {
      unwrapOrThrow(await stepUpWithPasskey(context.deps, requireStaff(context), clientOf(context), answer))
      return true
    },
  }),
  beginPasskey: t.field({
    type: PasskeyOptionsType,
    description: 'A question that makes a new passkey of the requester.',
    resolve: async (_, __, context) => unwrapOrThrow(await beginPasskey(context.deps, requireStaff(context))),
  }),
  addPasskey: t.boolean({
    args: {
      id: t.arg.id({ required: true, description: 'Of the question.' }),
      response: t.arg.string({ required: true, description: 'JSON of the browser.' }),
      name: t.arg.string({ required: true }),
    },
    resolve: async (_, passkey, context) => {
      unwrapOrThrow(await addPasskey(context.deps, siteOf(context), requireStaff(context), passkey))
      return true
    },
  }),
  removePasskey: t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      unwrapOrThrow(await removePasskey(context.deps, requireStaff(context), id))
      return true
    },
  }),
  renewRecoveryCodes: t.stringList({
    description: 'Ten new recovery codes, shown once; the earlier ones stop working.',
    resolve: async (_, __, context) => [
      ...unwrapOrThrow(await renewRecoveryCodes(context.deps, requireStaff(context))).recoveryCodes,
    ],
  }),
  beginAuthenticator: t.field({
    type: SecondFactorSetupType,
    description: 'For another authenticator app; the present one works until the other is confirmed.',
    resolve: async (_, __, context) => unwrapOrThrow(await beginAuthenticator(context.deps, requireStaff(context))),
  }),
  confirmAuthenticator: t.boolean({
    args: { code: t.arg.string({ required: true }) },
    resolve: async (_, { code }, context) => {
      const actor = requireStaff(context)
      unwrapOrThrow(
        await confirmAuthenticator(context.deps, siteOf(context), actor, clientOf(context), truncated(code)),
      )
      return true
    },
  }),
}))

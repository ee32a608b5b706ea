import type { StaffLogin } from '#use-cases/staff/begin-session.ts'
import type { PasskeyOptions } from '#use-cases/staff/challenge.ts'
import { logInStaff } from '#use-cases/staff/log-in.ts'
import { beginPasskeyLogin, logInWithPasskey } from '#use-cases/staff/passkey-login.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { builder } from '../builder.ts'
import { clientOf, truncated, siteOf } from '../request.ts'

export const StaffLoginType = builder.objectRef<StaffLogin>('StaffLogin').implement({
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'For the session’s cookie. It is not stored and cannot be read again.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

export const PasskeyOptionsType = builder.objectRef<PasskeyOptions>('PasskeyOptions').implement({
  description: 'A question to an authenticator, which is answered once and within five minutes.',
  fields: (t) => ({
    id: t.exposeID('id'),
    options: t.exposeString('options', { description: 'JSON for navigator.credentials.' }),
  }),
})

builder.mutationFields((t) => ({
  logInStaff: t.field({
    type: StaffLoginType,
    description:
      'Begins a session. WRONG_CREDENTIALS never says what was wrong; after five wrong codes an account takes none for 15 minutes.',
    args: {
      email: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      code: t.arg.string({ required: true, description: 'Of the authenticator app, or a recovery code.' }),
    },
    resolve: async (_, { email, password, code }, context) => {
      const credentials = { email: truncated(email), password: truncated(password), code: truncated(code) }
      return unwrapOrThrow(await logInStaff(context.deps, siteOf(context), clientOf(context), credentials))
    },
  }),
  beginPasskeyLogin: t.field({
    type: PasskeyOptionsType,
    resolve: async (_, __, context) => unwrapOrThrow(await beginPasskeyLogin(context.deps, clientOf(context))),
  }),
  logInWithPasskey: t.field({
    type: StaffLoginType,
    args: {
      id: t.arg.id({ required: true }),
      response: t.arg.string({ required: true, description: 'JSON of the browser.' }),
    },
    resolve: async (_, answer, context) =>
      unwrapOrThrow(await logInWithPasskey(context.deps, clientOf(context), answer)),
  }),
}))

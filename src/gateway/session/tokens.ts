import { logIn } from '#use-cases/session/log-in.ts'
import { logOut, logOutEverywhere } from '#use-cases/session/log-out.ts'
import { renewSession } from '#use-cases/session/renew-session.ts'
import type { IssuedTokens } from '#domain/session/tokens.ts'
import { builder } from '../builder.ts'
import { unwrapOrThrow } from '../outcome.ts'
import { Refusal } from '../refusal.ts'
import { requireCustomer } from './actor.ts'

const AccessToken = builder.objectRef<IssuedTokens & { readonly deviceToken?: string }>('AccessToken').implement({
  fields: (t) => ({
    accessToken: t.exposeString('accessToken'),
    refreshToken: t.exposeString('refreshToken'),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    deviceToken: t.string({
      nullable: true,
      description:
        'After logging in: send it as X-Known-Device with later log-ins, which then have a limit of their own. Gives no access.',
      resolve: ({ deviceToken }) => deviceToken ?? null,
    }),
  }),
})

/** Characters. No password or address is longer, so that nobody can have a long text hashed. */
const MAX_ENTERED = 300

builder.mutationFields((t) => ({
  createCustomerAccessToken: t.field({
    type: AccessToken,
    description:
      'Logs in. Cart and favourites of the visitor named by X-Anonymous-Customer-Unique-Id move to the customer.',
    args: { email: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: async (_, { email, password }, { deps, clientNetwork: network, deviceToken, anonymousId }) => {
      const entered = { email: email.slice(0, MAX_ENTERED), password: password.slice(0, MAX_ENTERED) }
      const credentials = { ...entered, network, deviceToken, anonymousId }
      const login = unwrapOrThrow(await logIn(deps.writer, deps.tokens, credentials))
      return { ...login.tokens, deviceToken: login.deviceToken }
    },
  }),
  renewCustomerAccessToken: t.field({
    type: AccessToken,
    args: { customerRefreshToken: t.arg.string({ required: true }) },
    resolve: async (_, { customerRefreshToken }, { deps }) => {
      const tokens = await renewSession(deps.writer, deps.tokens, customerRefreshToken.slice(0, 200))
      if (!tokens) throw new Refusal('INVALID_ACCESS_TOKEN', 'Invalid access token')
      return tokens
    },
  }),
  deleteCustomerAccessToken: t.boolean({
    description: 'Logs out: the tokens of this log-in stop working at once; with `everywhere` those of every device.',
    args: { everywhere: t.arg.boolean({ defaultValue: false }) },
    resolve: async (_, { everywhere }, context) => {
      const actor = requireCustomer(context)
      await (everywhere ? logOutEverywhere : logOut)(context.deps.writer, actor)
      return true
    },
  }),
}))

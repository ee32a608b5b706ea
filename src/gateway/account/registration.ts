import { confirmCustomer } from '#use-cases/account/confirm-customer.ts'
import { enqueueAccountMail } from '#use-cases/account/enqueue-account-mail.ts'
import { registerCustomer } from '#use-cases/account/register-customer.ts'
import { resetPassword } from '#use-cases/account/change-password.ts'
import { mailedTarget } from '#domain/session/redirect-target.ts'
import { email } from '#domain/account/fields.ts'
import { enteredPassword } from '#domain/account/password.ts'
import { PasswordPair, Registration } from '#domain/account/registration.ts'
import { z } from 'zod'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'
import { unwrapOrThrow, readInput } from '../outcome.ts'
import { subscribeToo } from '../newsletter/subscribe-too.ts'
import { countAttempt, hashOfKey, mailSite } from '../session/actor.ts'
import { BotProofInput, checkBot } from '../session/bot-check.ts'
import { CustomerType, personInput } from './customer.ts'

const REDIRECT_TO =
  'Path of this shop to continue at once the account is confirmed; its query and any other path are ignored.'

const CustomerInput = builder.inputType('CustomerInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    ...personInput(t),
    termsAccepted: t.boolean({ required: true }),
    botCheck: t.field({ type: BotProofInput }),
    newsletter: t.boolean({ description: 'Orders the newsletter too; it begins once its own mail is confirmed.' }),
    redirectTo: t.string({
      description: REDIRECT_TO,
    }),
  }),
})

const EmailAddress = z.object({ email })
const EnteredPassword = z.object({ password: enteredPassword })

builder.mutationFields((t) => ({
  createCustomer: t.field({
    type: CustomerType,
    description:
      'Registers a customer. The answer is the same if the address already has an account; its owner is told by mail.',
    args: { input: t.arg({ type: CustomerInput, required: true }) },
    resolve: async (_, { input: { botCheck, redirectTo, newsletter, ...input } }, context) => {
      const registration = readInput(Registration, input)
      await checkBot(context, 'register', botCheck, registration.email)
      const target = mailedTarget(redirectTo ?? null)
      const { id, createdAt } = await registerCustomer(context.deps.writer, mailSite(context), registration, target)
      await subscribeToo(context, newsletter, registration.email, 'REGISTRATION')
      return { ...registration, id, createdAt, updatedAt: createdAt }
    },
  }),
  confirmCustomer: t.boolean({
    description: 'Confirms the registration that was entered with this password. The key works until one is confirmed.',
    args: { registrationKey: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: async (_, { registrationKey, password: entered }, context) => {
      const { password } = readInput(EnteredPassword, { password: entered })
      await countAttempt(context, 'confirm', hashOfKey(registrationKey))
      unwrapOrThrow(await confirmCustomer(context.deps.writer, registrationKey, password))
      return true
    },
  }),
  resendCustomerActivationToken: t.boolean({
    description: 'Returns true whether or not an account exists.',
    args: {
      input: t.arg.string({ required: true, description: 'The e-mail address.' }),
      redirectTo: t.arg.string({ description: REDIRECT_TO }),
    },
    resolve: async (_, { input, redirectTo }, context) => {
      const target = mailedTarget(redirectTo ?? null)
      return mailLater(context, 'resend-activation', input, target === undefined ? {} : { redirectTo: target })
    },
  }),
  customerRecover: t.boolean({
    description: 'Returns true whether or not an account exists.',
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_, { email }, context) => mailLater(context, 'recover-customer', email),
  }),
  customerReset: t.boolean({
    args: {
      passwordHash: t.arg.string({ required: true, description: 'The key of the mailed link; it works once.' }),
      password: t.arg.string({ required: true }),
      passwordConfirm: t.arg.string({ required: true }),
    },
    resolve: async (_, { passwordHash, ...pair }, context) => {
      const { password } = readInput(PasswordPair, pair)
      await countAttempt(context, 'key')
      unwrapOrThrow(await resetPassword(context.deps.writer, mailSite(context), passwordHash, password))
      return true
    },
  }),
}))

async function mailLater(
  context: GatewayContext,
  job: 'recover-customer' | 'resend-activation',
  input: string,
  more = {},
) {
  const { email } = readInput(EmailAddress, { email: input })
  await countAttempt(context, job === 'recover-customer' ? 'recover' : 'resend', email)
  await enqueueAccountMail(context.deps.writer, job, { ...more, email, site: mailSite(context) })
  return true
}

import { confirmCustomer } from '#use-cases/account/confirm-customer.ts'
import { enqueueAccountMail } from '#use-cases/account/enqueue-account-mail.ts'
import { registerCustomer } from '#use-cases/account/register-customer.ts'
import { resetPassword } from '#use-cases/account/change-password.ts'
import { mailedTarget } from '#domain/session/redirect-target.ts'
import { email } from '#domain/account/fields.ts'
import { enteredPassword } from '#domain/account/password.ts'
import { PasswordPair, Registration } from '#domain/account/registration.ts'
import { refused } from '#domain/refused.ts'
import { z } from 'zod'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'
import { unwrapOrThrow, readInput } from '../outcome.ts'
import { countAttempt, hashOfKey, mailSite } from '../session/actor.ts'
import { CustomerType, personInput } from './customer.ts'

const BotProofInput = builder.inputType('BotProofInput', {
  description:
    'A solved challenge of GET /api/bot-check, or the signed stamp of a form that was open for some seconds.',
  fields: (t) => ({ solution: t.string(), stamp: t.string(), trap: t.string() }),
})

const REDIRECT_TO =
  'Path of this shop to continue at once the account is confirmed; its query and any other path are ignored.'

const CustomerInput = builder.inputType('CustomerInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    ...personInput(t),
    termsAccepted: t.boolean({ required: true }),
    botCheck: t.field({ type: BotProofInput }),
    redirectTo: t.string({
      description: REDIRECT_TO,
    }),
  }),
})

const EmailAddress = z.object({ email })
const EnteredPassword = z.object({ password: enteredPassword })

builder.queryField('botCheckStamp', (t) =>
  t.string({
    description: 'For forms without script: signed now, valid after some seconds.',
    resolve: (_, __, { deps }) => deps.botCheck.stamp(),
  }),
)

builder.mutationFields((t) => ({
  createCustomer: t.field({
    type: CustomerType,
    description:
      'Registers a customer. The answer is the same if the address already has an account; its owner is told by mail.',
    args: { input: t.arg({ type: CustomerInput, required: true }) },
    resolve: async (_, { input: { botCheck, redirectTo, ...input } }, context) => {
      const registration = readInput(Registration, input)
      await checkBot(context, botCheck, registration.email)
      const target = mailedTarget(redirectTo ?? null)
      const { id, createdAt } = await registerCustomer(context.deps.writer, mailSite(context), registration, target)
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

/** Counts the registration as well: those without script have a lower limit. */
async function checkBot(
  context: GatewayContext,
  proof: typeof BotProofInput.$inferInput | null | undefined,
  email: string,
): Promise<void> {
  const { solution = null, stamp = null, trap = null } = proof ?? {}
  const verdict = await context.deps.botCheck.judge({ solution, stamp, trap })
  if (verdict === 'FAILED') unwrapOrThrow(refused('BOT_SUSPECTED'))
  await countAttempt(context, verdict === 'SOLVED' ? 'register' : 'register-without-script', email)
}

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

import { confirmCustomer } from '#use-cases/account/confirm-customer.ts'
import { askForMail } from '#use-cases/account/ask-for-mail.ts'
import { registerCustomer } from '#use-cases/account/register-customer.ts'
import { resetPassword } from '#use-cases/account/change-password.ts'
import { redirectTarget } from '#domain/session/redirect-target.ts'
import { email } from '#domain/account/fields.ts'
import { PasswordPair, Registration } from '#domain/account/registration.ts'
import { z } from 'zod'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'
import { accepted, readInput } from '../outcome.ts'
import { countedAttempt, mailSite } from '../session/actor.ts'
import { CustomerKindType, CustomerType, SalutationType } from './customer.ts'

const BotProofInput = builder.inputType('BotProofInput', {
  description: 'A solved challenge of GET /api/bot-check, or the stamp of a form that was open for some seconds.',
  fields: (t) => ({ solution: t.string(), stamp: t.string(), trap: t.string() }),
})

const CustomerInput = builder.inputType('CustomerInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    kind: t.field({ type: CustomerKindType }),
    company: t.string(),
    vatId: t.string(),
    salutation: t.field({ type: SalutationType }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    phone: t.string(),
    termsAccepted: t.boolean({ required: true }),
    botCheck: t.field({ type: BotProofInput }),
    redirectTo: t.string({
      description: 'Path of this shop that the login leads to once the account is confirmed; any other is ignored.',
    }),
  }),
})

const EmailAddress = z.object({ email })

builder.queryField('botCheckStamp', (t) =>
  t.string({
    description: 'For forms that work without script: signed now, good some seconds from now.',
    resolve: (_, __, { sources }) => sources.botCheck.stamp(),
  }),
)

builder.mutationFields((t) => ({
  createCustomer: t.field({
    type: CustomerType,
    description: 'Registers. The answer is the same where the address has an account already; its owner gets a mail.',
    args: { input: t.arg({ type: CustomerInput, required: true }) },
    resolve: async (_, { input: { botCheck, redirectTo, ...input } }, context) => {
      const registration = readInput(Registration, input)
      const { solution = null, stamp = null, trap = null } = botCheck ?? {}
      const verdict = await context.sources.botCheck.judge({ solution, stamp, trap })
      if (verdict === 'FAILED') accepted({ kind: 'refused', code: 'BOT_SUSPECTED' })
      await countedAttempt(context, verdict === 'SOLVED' ? 'register' : 'register-without-script', registration.email)
      const { id, createdAt } = await registerCustomer(
        context.sources.writer,
        mailSite(context),
        registration,
        redirectTarget(redirectTo ?? null),
      )
      return { ...registration, id, createdAt, updatedAt: createdAt }
    },
  }),
  confirmCustomer: t.boolean({
    args: { registrationKey: t.arg.string({ required: true }) },
    resolve: async (_, { registrationKey }, context) => {
      await countedAttempt(context, 'token', context.clientNetwork)
      accepted(await confirmCustomer(context.sources.writer, registrationKey))
      return true
    },
  }),
  resendCustomerActivationToken: t.boolean({
    description: 'Says true whether there is an account or not.',
    args: { input: t.arg.string({ required: true, description: 'The e-mail address.' }) },
    resolve: async (_, { input }, context) => mailLater(context, 'resend-activation', input),
  }),
  customerRecover: t.boolean({
    description: 'Says true whether there is an account or not.',
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
      await countedAttempt(context, 'token', context.clientNetwork)
      accepted(await resetPassword(context.sources.writer, mailSite(context), passwordHash, password))
      return true
    },
  }),
}))

async function mailLater(context: GatewayContext, job: 'recover-customer' | 'resend-activation', input: string) {
  const { email } = readInput(EmailAddress, { email: input })
  await countedAttempt(context, 'mail', email)
  await askForMail(context.sources.writer, job, { email, site: mailSite(context) })
  return true
}

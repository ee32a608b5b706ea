import { sendContinueLink } from '#use-cases/mail/send-continue-link.ts'
import { builder } from '../builder.ts'
import { unwrapOrThrow } from '../outcome.ts'
import { countAttempt, mailSite, requireCustomer } from '../session/actor.ts'

builder.mutationField('sendContinueLink', (t) =>
  t.string({
    description:
      'Mails the customer a link to a step of any flow, which opens its draft on another device after the log-in; returns the address.',
    args: {
      step: t.arg.string({ required: true, description: 'The screen of the step, as `banking-income`.' }),
      of: t.arg.id({ description: 'The order, for a flow that has a draft for each.' }),
    },
    resolve: async (_, { step, of }, context) => {
      const { customerId } = requireCustomer(context)
      await countAttempt(context, 'continue-later', String(customerId))
      const place = { step, of: of ?? null }
      const { email } = unwrapOrThrow(await sendContinueLink(context.deps.writer, mailSite(context), customerId, place))
      return email
    },
  }),
)

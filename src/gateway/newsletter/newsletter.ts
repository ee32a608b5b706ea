import { SubscribeForm, UnsubscribeForm } from '#domain/newsletter/subscription.ts'
import { NEWSLETTER_PLACES } from '#domain/newsletter/sources.ts'
import { readAccountSubscription } from '#use-cases/newsletter/account-subscription.ts'
import { changeAccountSubscription } from '#use-cases/newsletter/change-account-subscription.ts'
import { confirmSubscription } from '#use-cases/newsletter/confirm-subscription.ts'
import { unsubscribeByEmail, unsubscribeByKey } from '#use-cases/newsletter/unsubscribe.ts'
import { builder } from '../builder.ts'
import { readInput, unwrapOrThrow } from '../outcome.ts'
import { countAttempt, mailSite, requireCustomer } from '../session/actor.ts'
import { BotProofInput, checkBot } from '../session/bot-check.ts'
import { orderNewsletter } from './subscribe-too.ts'

export const NewsletterPlaceRef = builder.enumType('NewsletterPlace', { values: NEWSLETTER_PLACES })

const SubscribeInput = builder.inputType('SubscribeNewsletterInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    place: t.field({ type: NewsletterPlaceRef, description: 'Where the form stands; FORM where it is left out.' }),
    consent: t.boolean({ required: true, description: 'That the sentence beside the box was agreed to.' }),
    isProgram: t.boolean({ description: 'Sent to `/api/newsletter/subscribe`: it has source codes of its own.' }),
    botCheck: t.field({ type: BotProofInput }),
  }),
})

builder.queryField('newsletterSubscription', (t) =>
  t.boolean({
    description: 'Whether the address of the account gets the newsletter of this shop.',
    resolve: (_, __, context) =>
      readAccountSubscription(context.deps.read, requireCustomer(context), context.brand.slug),
  }),
)

builder.mutationFields((t) => ({
  subscribeNewsletter: t.boolean({
    description:
      'Mails the link that confirms the subscription. Returns true whether or not the address is subscribed already. Refused: INVALID_INPUT, ' +
      'BOT_SUSPECTED, RATE_LIMITED.',
    args: { input: t.arg({ type: SubscribeInput, required: true }) },
    resolve: async (_, { input: { botCheck, isProgram, place, ...entered } }, context) => {
      const order = readInput(SubscribeForm, { ...entered, place: place ?? undefined })
      await checkBot(context, 'newsletter', botCheck, order.email)
      await orderNewsletter(context, { ...order, channel: isProgram ? 'API' : 'PAGE' })
      return true
    },
  }),
  confirmNewsletter: t.boolean({
    description: 'Puts a subscription in force by the secret of its mail. Refused: LINK_EXPIRED, RATE_LIMITED.',
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_, { token }, context) => {
      await countAttempt(context, 'key')
      const { brand, clientNetwork: network, deps } = context
      unwrapOrThrow(await confirmSubscription(deps.writer, { token, network, sender: brand.name }))
      return true
    },
  }),
  unsubscribeNewsletter: t.boolean({
    description: 'Ends a subscription by the key in its mails. Returns true whether or not there is one.',
    args: { key: t.arg.string({ required: true }), isOneClick: t.arg.boolean() },
    resolve: async (_, { key, isOneClick }, { clientNetwork: network, deps }) => {
      await unsubscribeByKey(deps.writer, key, { channel: isOneClick ? 'ONE_CLICK' : 'PAGE', network })
      return true
    },
  }),
  unsubscribeNewsletterByEmail: t.boolean({
    description:
      'Ends the subscription of an address, whose owner is informed. Returns true whether or not there is one. Refused: INVALID_INPUT, ' +
      'BOT_SUSPECTED, RATE_LIMITED.',
    args: { email: t.arg.string({ required: true }), botCheck: t.arg({ type: BotProofInput }) },
    resolve: async (_, { email: entered, botCheck }, context) => {
      const { email } = readInput(UnsubscribeForm, { email: entered })
      await checkBot(context, 'newsletter', botCheck, email)
      const { clientNetwork: network, deps } = context
      await unsubscribeByEmail(deps.writer, mailSite(context), email, { channel: 'PAGE', network })
      return true
    },
  }),
  changeAccountNewsletter: t.boolean({
    description: 'Subscribes the address of the account, which is confirmed already, or ends its subscription.',
    args: { isSubscribed: t.arg.boolean({ required: true }) },
    resolve: async (_, { isSubscribed }, context) => {
      const { brand, clientNetwork: network, deps } = context
      const change = { site: mailSite(context), sender: brand.name, network, isSubscribed }
      await changeAccountSubscription(deps.writer, requireCustomer(context), change)
      return isSubscribed
    },
  }),
}))

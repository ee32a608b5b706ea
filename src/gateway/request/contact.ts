import { contactSeller } from '#use-cases/request/contact-seller.ts'
import { IdempotentForm } from '#domain/idempotency-key.ts'
import type { NewsletterPlace } from '#domain/newsletter/sources.ts'
import { TIMES_OF_DAY } from '#domain/appointments/time-of-day.ts'
import { CONTACT_TYPES, type ContactFinance, ContactForm, REQUEST_TYPES } from '#domain/request/contact.ts'
import { SalutationType } from '../account/customer.ts'
import { builder } from '../builder.ts'
import { PaymentInput, requestedPayment } from '../cart/input.ts'
import { subscribeToo } from '../newsletter/subscribe-too.ts'
import { unwrapSlot } from '../appointment/days.ts'
import { readInput } from '../outcome.ts'
import { mailSite } from '../session/actor.ts'
import { BotProofInput, checkBot } from '../session/bot-check.ts'

export const ContactTypeRef = builder.enumType('ContactType', { values: CONTACT_TYPES })
export const RequestTypeRef = builder.enumType('RequestType', { values: REQUEST_TYPES })
export const TimeOfDayRef = builder.enumType('TimeOfDay', { values: TIMES_OF_DAY })

const ChosenTimeInput = builder.inputType('ChosenTimeInput', {
  fields: (t) => ({
    day: t.string({ required: true, description: 'YYYY-MM-DD.' }),
    minute: t.int({ required: true, description: 'After midnight in Berlin.' }),
  }),
})

const ContactDealerInput = builder.inputType('ContactDealerInput', {
  fields: (t) => ({
    vehicleId: t.id({ required: true }),
    requestType: t.field({ type: RequestTypeRef, required: true }),
    contactType: t.field({ type: ContactTypeRef, required: true }),
    day: t.string({ description: 'YYYY-MM-DD: the day wished for a test drive.' }),
    timeOfDay: t.field({ type: TimeOfDayRef }),
    slot: t.field({
      type: ChosenTimeInput,
      description: 'Of a test drive, where the car has `testDriveDays`.',
    }),
    salutation: t.field({ type: SalutationType }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    email: t.string({ required: true }),
    phone: t.string({ description: 'Needed for a call.' }),
    text: t.string({ description: 'At most 500 characters.' }),
    payment: t.field({ type: PaymentInput, description: 'The loan or lease that was shown.' }),
    newsletter: t.boolean({ description: 'Orders the newsletter of the shop too.' }),
    botCheck: t.field({ type: BotProofInput }),
  }),
})

const SentRequestType = builder.objectRef<{ readonly id: number; readonly key: string }>('SentRequest').implement({
  description: 'Where the request can be read and changed.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    key: t.exposeString('key', { description: 'Opens the request without a log-in.' }),
  }),
})

builder.mutationField('contactDealer', (t) =>
  t.field({
    type: SentRequestType,
    description:
      'Sends a request about a car to its seller, with or without an account. Refused: INVALID_INPUT, NOT_FOUND, UNAVAILABLE (with `extensions.alternatives` where a time is taken), ' +
      'BOT_SUSPECTED, RATE_LIMITED.',
    args: {
      key: t.arg.string({
        required: true,
        description: 'Idempotency key of the form: submitted twice, it is one request.',
      }),
      input: t.arg({ type: ContactDealerInput, required: true }),
    },
    resolve: async (_, { input: { vehicleId, payment, botCheck, newsletter, ...entered }, ...form }, context) => {
      const { key } = readInput(IdempotentForm, form)
      const contact = readInput(ContactForm, entered)
      await checkBot(context, 'contact', botCheck, contact.email)
      const { actor, deps, scope } = context
      const sent = unwrapSlot(
        await contactSeller(deps, {
          ...{ site: mailSite(context), scope, key, vehicleId, contact, finance: financeOf(payment) },
          customerId: actor.kind === 'CUSTOMER' ? actor.customerId : null,
        }),
      )
      await subscribeToo(context, newsletter, contact.email, placeOf(contact))
      return sent
    },
  }),
)

/** Where the newsletter was ordered, by what the form was about. */
function placeOf({ requestType, contactType }: Pick<ContactForm, 'requestType' | 'contactType'>): NewsletterPlace {
  if (requestType === 'TEST_DRIVE' || requestType === 'TRADE_IN') return requestType
  return contactType === 'VIDEOCALL' ? 'DEALER_VIDEO' : 'DEALER_CONTACT'
}

function financeOf(payment: Parameters<typeof requestedPayment>[0]): ContactFinance | null {
  const { kind, options } = requestedPayment(payment)
  return kind === 'CASH' ? null : { ...options, kind }
}

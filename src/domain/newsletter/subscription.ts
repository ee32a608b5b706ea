import { z } from 'zod'
import { email } from '../account/fields.ts'
import { NEWSLETTER_PLACES } from './sources.ts'

/** Days that the link of the opt-in mail is valid. */
export const CONFIRM_DAYS = 7
/** Hard bounces after which nothing more is sent to an address. */
export const MAX_HARD_BOUNCES = 2

/** How a step of a consent reached us. */
export const CONSENT_CHANNELS = ['PAGE', 'API', 'ACCOUNT', 'ONE_CLICK', 'BOUNCE'] as const
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number]

/** What somebody enters to subscribe. */
export const SubscribeForm = z.object({
  email,
  place: z.enum(NEWSLETTER_PLACES, { error: 'INVALID' }).default('FORM'),
  /** Nothing is sent to somebody who has not agreed. */
  consent: z.literal(true, { error: 'NOT_ACCEPTED' }),
})

/** What somebody enters who has no mail with its link at hand. */
export const UnsubscribeForm = z.object({ email })

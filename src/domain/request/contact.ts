import { z } from 'zod'
import { SALUTATIONS } from '../account/customer.ts'
import { email, emptyToNull, optionalChoice, personName, phone } from '../account/fields.ts'
import { TIMES_OF_DAY } from '../appointments/time-of-day.ts'
import { berlinToday } from '../berlin-time.ts'
import { addDays, isDay } from '../delivery/calendar-day.ts'
import type { FinanceInput } from '../financing/finance-terms.ts'
import { plainLines } from '../plain-text.ts'
import { MAX_MESSAGE, type RequestData } from './request.ts'

/** How the customer wants to be answered (specification, section 3). */
export const CONTACT_TYPES = ['CALLBACK', 'EMAIL', 'VIDEOCALL'] as const
export type ContactType = (typeof CONTACT_TYPES)[number]

/** What the customer wants (specification, section 3). */
export const REQUEST_TYPES = [
  'CAR_REQUEST',
  'CONFIGURED_VEHICLE_REQUEST',
  'ORDER_VEHICLE_REQUEST',
  'TEST_DRIVE',
  'TRADE_IN',
] as const
export type RequestType = (typeof REQUEST_TYPES)[number]

/** How far ahead a day for a test drive or a call can be wished, in days. */
export const MAX_DAYS_AHEAD = 60

const isOfferedDay = (day: string) => {
  const today = berlinToday()
  return isDay(day) && day > today && day <= addDays(today, MAX_DAYS_AHEAD)
}

/** A message of a request. */
export const RequestMessage = z.object({
  text: plainLines.pipe(z.string().min(1, { error: 'REQUIRED' }).max(MAX_MESSAGE, { error: 'TOO_LONG' })),
})

/** The form with which a visitor contacts the seller of a car. */
export const ContactForm = z
  .object({
    requestType: z.enum(REQUEST_TYPES, { error: 'INVALID' }).default('CAR_REQUEST'),
    contactType: z.enum(CONTACT_TYPES, { error: 'INVALID' }).default('EMAIL'),
    day: z
      .preprocess(
        emptyToNull,
        z.string({ error: 'INVALID_DATE' }).refine(isOfferedDay, { error: 'INVALID_DATE' }).nullable(),
      )
      .default(null),
    timeOfDay: optionalChoice(TIMES_OF_DAY),
    /** The time chosen for a test drive, where the seller gives them online. */
    slot: z
      .object({ day: z.string().refine(isDay), minute: z.number().int().min(0).max(1439) })
      .nullable()
      .default(null),
    salutation: optionalChoice(SALUTATIONS),
    firstName: personName,
    lastName: personName,
    email,
    phone,
    text: z
      .preprocess(emptyToNull, plainLines.pipe(z.string().max(MAX_MESSAGE, { error: 'TOO_LONG' })).nullable())
      .default(null),
  })
  .superRefine(({ requestType, contactType, timeOfDay, phone: number, text }, context) => {
    const require = (path: string, value: string | null) => {
      if (value === null) context.addIssue({ code: 'custom', path: [path], message: 'REQUIRED' })
    }
    // What a test drive needs depends on its seller: see `missingTime`.
    if (requestType === 'TEST_DRIVE') {
      if (contactType === 'CALLBACK') require('phone', number)
      return
    }
    if (contactType === 'EMAIL') require('text', text)
    else require('timeOfDay', timeOfDay)
    if (contactType === 'CALLBACK') require('phone', number)
  })
export type ContactForm = z.output<typeof ContactForm>

/** The loan or lease the customer had before them, in the terms of the calculator; what is left out has its default. */
export type ContactFinance = Partial<FinanceInput> & { readonly kind: 'LOAN' | 'LEASING' }

/** What a request of the kind CONTACT says about itself. */
export interface ContactData
  extends RequestData,
    Pick<ContactForm, 'requestType' | 'contactType' | 'day' | 'timeOfDay'> {
  /** The price the customer saw, in cents. */
  readonly price: number
  readonly finance: ContactFinance | null
}

/** What is missing of the time of a test drive: the chosen one where the seller gives them online, otherwise the wish. */
export function missingTime(
  { requestType, day, timeOfDay, slot }: Pick<ContactForm, 'requestType' | 'day' | 'timeOfDay' | 'slot'>,
  isOnline: boolean,
): ('time' | 'day' | 'timeOfDay')[] {
  if (requestType !== 'TEST_DRIVE') return []
  if (isOnline) return slot ? [] : ['time']
  return [...(day === null ? (['day'] as const) : []), ...(timeOfDay === null ? (['timeOfDay'] as const) : [])]
}

/** What can be asked of this seller: private persons are only written to. */
export function isOfferedBy(
  sellerKind: 'COMPANY' | 'PRIVATE',
  { requestType, contactType }: Pick<ContactForm, 'requestType' | 'contactType'>,
): boolean {
  return sellerKind === 'COMPANY' || (requestType === 'CAR_REQUEST' && contactType === 'EMAIL')
}

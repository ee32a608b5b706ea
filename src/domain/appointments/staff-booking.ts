import { z } from 'zod'
import { SALUTATIONS } from '../account/customer.ts'
import { email, line, optionalChoice, optionalLine, personName, phone } from '../account/fields.ts'
import { LOCALES } from '../locale.ts'

/** The appointments that staff make for somebody who calls; inspections and hand-overs belong to a car or an order that is there. */
export const STAFF_BOOKABLE = ['WORKSHOP', 'TEST_DRIVE'] as const
export type StaffBookable = (typeof STAFF_BOOKABLE)[number]

const Caller = z.object({
  salutation: optionalChoice(SALUTATIONS),
  ...{ firstName: personName, lastName: personName, phone },
  /** Empty: none is known, and nothing is mailed. */
  email: z
    .preprocess(
      (entered) => (typeof entered === 'string' && entered.trim() === '' ? undefined : entered),
      email.optional(),
    )
    .transform((address) => address ?? ''),
  /** In which language the mails are. */
  locale: z.enum(LOCALES),
})

/** Somebody who cannot be told of a change is not booked. */
const isReachable = (caller: { readonly email: string; readonly phone: string | null }) =>
  caller.email !== '' || caller.phone !== null
const UNREACHABLE = { path: ['phone'], message: 'REQUIRED' }

/** Whoever calls: with a telephone number, an e-mail address, or both. */
export const CallerInput = Caller.refine(isReachable, UNREACHABLE)

/** Whose car is to be worked on; the services are chosen with the time. */
export const WorkshopBooking = Caller.extend({
  ...{ make: line(60), model: optionalLine(80), plate: optionalLine(20) },
}).refine(isReachable, UNREACHABLE)
export type WorkshopBooking = z.output<typeof WorkshopBooking>

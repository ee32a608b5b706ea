import { z } from 'zod'
import { SALUTATIONS } from '../account/customer.ts'
import { email, line, optionalChoice, optionalLine, personName, phone } from '../account/fields.ts'
import { LOCALES } from '../locale.ts'

/** The appointments that staff make for somebody who calls; inspections and hand-overs belong to a car or an order that is there. */
export const STAFF_BOOKABLE = ['WORKSHOP', 'TEST_DRIVE'] as const
export type StaffBookable = (typeof STAFF_BOOKABLE)[number]

/** Whoever calls. */
export const CallerInput = z.object({
  salutation: optionalChoice(SALUTATIONS),
  ...{ firstName: personName, lastName: personName, email, phone },
  /** In which language the mails are. */
  locale: z.enum(LOCALES),
})

/** Whose car is to be worked on; the services are chosen with the time. */
export const WorkshopBooking = CallerInput.extend({
  ...{ make: line(60), model: optionalLine(80), plate: optionalLine(20) },
})
export type WorkshopBooking = z.output<typeof WorkshopBooking>

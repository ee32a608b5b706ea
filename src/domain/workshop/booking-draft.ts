import { z } from 'zod'
import { SALUTATIONS } from '../account/customer.ts'
import { email, emptyToNull, line, optionalChoice, optionalLine, personName, phone } from '../account/fields.ts'
import { FUELS } from '../vehicle/vocabulary.ts'
import { plainLines } from '../plain-text.ts'
import { MAX_BOOKING_MESSAGE } from './booking-limits.ts'

/** More services than these are agreed on with the workshop in person. */
export const MAX_BOOKED_SERVICES = 10
/** Cents: what a customer may set as a ceiling. */
const MAX_CEILING = 10_000_00

/** The car that is to be worked on. Months are YYYY-MM. */
export const ServiceVehicle = z.object({
  /** Of the garage; null for a car that was entered by hand. */
  garageId: z.number().nullable(),
  vin: z.string().nullable(),
  hsn: z.string().nullable(),
  tsn: z.string().nullable(),
  make: line(60),
  model: optionalLine(80),
  fuelType: optionalChoice(FUELS),
  registeredIn: z.string().nullable(),
  mileage: z.number().nullable(),
  plateNumber: z.string().nullable(),
})
export type ServiceVehicle = z.output<typeof ServiceVehicle>

/** Who brings the car, and what the workshop should know. */
export const ServiceContact = z.object({
  salutation: optionalChoice(SALUTATIONS),
  firstName: personName,
  lastName: personName,
  email,
  phone: phone.refine((number) => number !== null, { error: 'REQUIRED' }),
  message: z
    .preprocess(emptyToNull, plainLines.pipe(z.string().max(MAX_BOOKING_MESSAGE, { error: 'TOO_LONG' })).nullable())
    .default(null),
  /** Cents: above this the workshop calls first; null: it always does. */
  ceiling: z
    .int({ error: 'INVALID' })
    .min(0, { error: 'INVALID' })
    .max(MAX_CEILING, { error: 'INVALID' })
    .nullable()
    .default(null),
})
export type ServiceContact = z.output<typeof ServiceContact>

/** What somebody has entered in a workshop booking so far. */
export const BookingDraft = z.object({
  /** Names what the draft has reserved, whoever its owner is by then. */
  key: z.uuid(),
  skus: z.array(z.string()),
  /** The plate that was looked for. */
  plate: z.string().nullable(),
  vehicle: ServiceVehicle.nullable(),
  /** Where a workshop is looked for. */
  place: z.string().nullable(),
  /** UUID of the workshop. */
  merchant: z.uuid().nullable(),
  /** Cents: what was shown at the workshop; null until one is chosen for these services. */
  price: z.object({ price: z.int(), maxPrice: z.int().nullable() }).nullable(),
  slot: z.object({ day: z.string(), minute: z.int() }).nullable(),
  contact: ServiceContact.nullable(),
})
export type BookingDraft = z.output<typeof BookingDraft>

export function emptyBookingDraft(key: string): BookingDraft {
  return {
    ...{ key, skus: [], plate: null, vehicle: null, place: null },
    ...{ merchant: null, price: null, slot: null, contact: null },
  }
}

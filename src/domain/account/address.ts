import { z } from 'zod'
import { SALUTATIONS } from './customer.ts'
import { line, optionalChoice, optionalLine, personName, phone, postalCode } from './fields.ts'

/** A German postal address; the billing variant of the checkout has no default flags (`BillingAddress`). */
export const BillingAddress = z.object({
  salutation: optionalChoice(SALUTATIONS),
  firstName: personName,
  lastName: personName,
  street: line(120),
  houseNumber: line(12),
  additionalAddress: optionalLine(120),
  postalCode,
  city: line(80),
  phone,
})
export type BillingAddress = z.output<typeof BillingAddress>

export const CustomerAddress = BillingAddress.extend({
  isDefaultShipping: z.boolean().default(false),
  isDefaultBilling: z.boolean().default(false),
})
export type CustomerAddress = z.output<typeof CustomerAddress>

export const MAX_ADDRESSES = 30

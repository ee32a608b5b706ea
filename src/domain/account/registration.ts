import { z } from 'zod'
import { isCommonPassword } from './common-password.ts'
import { CUSTOMER_KINDS, SALUTATIONS } from './customer.ts'
import { email, optionalChoice, optionalLine, personName, phone } from './fields.ts'
import { newPassword } from './password.ts'

/** A customer's personal details, apart from e-mail address and password. */
export const PersonalDetails = z
  .object({
    kind: z.enum(CUSTOMER_KINDS, { error: 'INVALID' }).default('PRIVATE'),
    company: optionalLine(120),
    vatId: z
      .preprocess(
        (value) => (typeof value === 'string' ? value.replaceAll(/\s/g, '').toUpperCase() || null : value),
        z
          .string()
          .regex(/^[A-Z]{2}[A-Z0-9]{2,12}$/, { error: 'INVALID' })
          .nullable(),
      )
      .default(null),
    salutation: optionalChoice(SALUTATIONS),
    firstName: personName,
    lastName: personName,
    phone,
  })
  .refine(({ kind, company }) => kind === 'PRIVATE' || company !== null, { path: ['company'], error: 'REQUIRED' })
  .transform((details) => (details.kind === 'PRIVATE' ? { ...details, company: null, vatId: null } : details))

export type PersonalDetails = z.output<typeof PersonalDetails>

export const Registration = PersonalDetails.and(
  z.object({ email, password: newPassword, termsAccepted: z.literal(true, { error: 'NOT_ACCEPTED' }) }),
).refine((entered) => !isCommonPassword(entered.password, entered), { path: ['password'], error: 'TOO_COMMON' })

export type Registration = z.output<typeof Registration>

/** A new password, typed twice. */
export const PasswordPair = z
  .object({ password: newPassword, passwordConfirm: z.string({ error: 'REQUIRED' }) })
  .refine(({ password, passwordConfirm }) => password === passwordConfirm, {
    path: ['passwordConfirm'],
    error: 'NOT_THE_SAME',
  })

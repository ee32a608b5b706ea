import { z } from 'zod'
import { isCommonPassword } from './common-password.ts'

/** Shorter passwords are guessed; longer ones would only slow hashing down. */
const PASSWORD_LENGTH = { min: 10, max: 200 } as const

/** A password that is compared with a stored one. */
export const enteredPassword = z
  .string({ error: 'REQUIRED' })
  .min(1, { error: 'REQUIRED' })
  .max(PASSWORD_LENGTH.max, { error: 'WRONG_PASSWORD' })

/** A new password: at least ten characters, one of them neither letter nor digit (specification, section 5), and not a common one. */
export const newPassword = z
  .string({ error: 'REQUIRED' })
  .min(1, { error: 'REQUIRED' })
  .min(PASSWORD_LENGTH.min, { error: 'TOO_SHORT' })
  .max(PASSWORD_LENGTH.max, { error: 'TOO_LONG' })
  .refine((text) => Array.from(text).some(hasSpecialCharacter), { error: 'NO_SPECIAL_CHARACTER' })
  .refine((text) => !isCommonPassword(text), { error: 'TOO_COMMON' })

/** Whether a single character is neither a letter nor a digit; false for anything but one character. */
export function hasSpecialCharacter(character: string): boolean {
  return Array.from(character).length === 1 && !/[\p{L}\p{N}]/u.test(character)
}

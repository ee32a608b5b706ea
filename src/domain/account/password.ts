import { z } from 'zod'
import { hasSpecialCharacter } from './special-character.ts'

/** Shorter ones are guessed; longer ones would only keep the hash busy. */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const

/** What people choose although everybody tries it first; compared without case, figures and signs at the end. */
const COMMON = [
  'passwort',
  'password',
  'hallo',
  'qwertz',
  'qwerty',
  'asdfgh',
  'letmein',
  'willkommen',
  'welcome',
  'iloveyou',
  'sommer',
  'winter',
  'schatz',
  'fahrwerk',
  'admin',
  'deutschland',
]

/** A new password: at least ten characters, one of them neither letter nor figure (specification, section 5), none that everybody tries. */
export const newPassword = z
  .string({ error: 'REQUIRED' })
  .min(1, { error: 'REQUIRED' })
  .min(PASSWORD_LENGTH.min, { error: 'TOO_SHORT' })
  .max(PASSWORD_LENGTH.max, { error: 'TOO_LONG' })
  .refine((text) => Array.from(text).some(hasSpecialCharacter), { error: 'NO_SPECIAL_CHARACTER' })
  .refine((text) => !isCommon(text), { error: 'TOO_COMMON' })

function isCommon(text: string): boolean {
  const letters = text.toLowerCase().replaceAll(/[^a-zäöüß]/g, '')
  return new Set(text).size < 5 || COMMON.includes(letters)
}

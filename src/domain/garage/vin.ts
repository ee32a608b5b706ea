import { z } from 'zod'
import { emptyToNull } from '../account/fields.ts'

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/

/** Normalises a VIN for storage: upper case, without blanks and hyphens. */
function normalizedVin(text: string): string {
  return text.toUpperCase().replaceAll(/[\s-]/g, '')
}

/** A vehicle identification number (ISO 3779); empty → null. Its check digit binds nobody in Europe and is not asked for here. */
export const vin = z
  .preprocess(
    (value) => (typeof value === 'string' ? emptyToNull(normalizedVin(value)) : value),
    z.string({ error: 'INVALID_VIN' }).regex(VIN, { error: 'INVALID_VIN' }).nullable(),
  )
  .default(null)

/** The VIN that was probably meant where I, O or Q was typed, which no VIN contains; undefined where that is not the problem. */
export function suggestedVin(text: string): string | undefined {
  const typed = normalizedVin(text)
  const meant = typed.replaceAll('I', '1').replaceAll(/[OQ]/g, '0')
  return meant !== typed && VIN.test(meant) ? meant : undefined
}

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
/** Values of A to Z; I, O and Q have placeholders. */
const LETTER_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 0, 7, 0, 9, 2, 3, 4, 5, 6, 7, 8, 9]

/** Whether the ninth character is the check digit of the others (49 CFR 565.15). */
export function isCheckDigitRight(number: string): boolean {
  let sum = 0
  for (const [place, character] of number.split('').entries()) {
    const value = /\d/.test(character) ? Number(character) : (LETTER_VALUES[character.charCodeAt(0) - 65] ?? 0)
    sum += value * (WEIGHTS[place] ?? 0)
  }
  const rest = sum % 11
  return number[8] === (rest === 10 ? 'X' : String(rest))
}

/** Whether a VIN looks mistyped: only makers of North America, whose numbers begin with 1 to 5, keep to the check digit. */
export function looksMistyped(number: string): boolean {
  return /^[1-5]/.test(number) && !isCheckDigitRight(number)
}

/** Tenth characters in the order of their years; the first one is 1980, and after thirty they begin again. */
const YEAR_LETTERS = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/**
 * The model year that the tenth character may stand for, the latest that is not after next year. A guess: in Europe the place may hold
 * anything. Undefined where it stands for none.
 */
export function guessedModelYear(number: string, today: string): number | undefined {
  const place = YEAR_LETTERS.indexOf(number[9] ?? '?')
  if (place < 0) return undefined
  const latest = Number(today.slice(0, 4)) + 1
  const first = 1980 + place
  return first > latest ? undefined : first + Math.floor((latest - first) / 30) * 30
}

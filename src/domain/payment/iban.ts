import { z } from 'zod'
import type { FieldProblem } from '../field-problem.ts'

/** Characters of an IBAN in the countries of the SEPA area. Source: SWIFT IBAN registry. */
const LENGTHS: Readonly<Record<string, number>> = {
  ...{ AD: 24, AL: 28, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27 },
  ...{ GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MD: 24 },
  ...{ ME: 22, MK: 19, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, RS: 22, SE: 24, SI: 19, SK: 24, SM: 27, VA: 22 },
}

/** The IBAN without blanks and in capitals; null where its country, length or checksum is wrong. */
export function readIban(text: string): string | null {
  const iban = text.replaceAll(/[\s.-]/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return null
  const country = iban.slice(0, 2)
  if (iban.length !== LENGTHS[country]) return null
  if (country === 'DE' && !/^DE\d{20}$/.test(iban)) return null
  return hasChecksum(iban) ? iban : null
}

/** An IBAN in groups of four, as on bank cards. */
export function groupedIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?!$)/g, '$1 ')
}

/** Enough of an IBAN for its owner to recognise it: country and last four digits. */
export function maskedIban(iban: string): string {
  return `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`
}

/** The IBAN of an account, with its checksum computed. */
export function withChecksum(country: string, account: string): string {
  const rest = remainder(`${account}${country}00`)
  return `${country}${String(98 - rest).padStart(2, '0')}${account}`
}

/** ISO 7064 MOD 97-10: the first four characters behind the others, letters as numbers, the remainder is 1. */
export function hasChecksum(text: string): boolean {
  return remainder(`${text.slice(4)}${text.slice(0, 4)}`) === 1
}

function remainder(text: string): number {
  let rest = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36) // A = 10 … Z = 35
    rest = (value > 9 ? rest * 100 + value : rest * 10 + value) % 97
  }
  return rest
}

const problem = (code: FieldProblem) => ({ error: code })

/** An IBAN as entered. */
export const ibanField = z
  .string(problem('REQUIRED'))
  .trim()
  .min(1, problem('REQUIRED'))
  .transform((text, context) => {
    const iban = readIban(text)
    if (iban) return iban
    context.addIssue({ code: 'custom', message: 'INVALID_IBAN' satisfies FieldProblem })
    return z.NEVER
  })

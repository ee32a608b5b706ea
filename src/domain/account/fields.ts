import { z } from 'zod'
import { POSTAL_CODE } from '../places/postal-code.ts'
import type { FieldProblem } from '../field-problem.ts'
import { plainLine } from '../plain-text.ts'

const problem = (code: FieldProblem) => ({ error: code })

/** A required line of text; leading and trailing blanks are cut. */
export function line(max: number) {
  return plainLine.min(1, problem('REQUIRED')).max(max, problem('TOO_LONG'))
}

/** Mail programs make links of a dot between letters; `h.c.` is a title. */
const LINK = /:\/\/|www\.|[\p{L}\p{N}][.。]\p{L}{2}/iu
/** Tags, and characters nobody sees: they turn or hide what stands beside them. */
const NOT_IN_A_NAME = /[<>\p{Cf}]/u

/** A person's name. Our mails begin with it, so links and tags are refused: they could put a stranger's words into a mail. */
export const personName = line(80).refine(
  (name) => !NOT_IN_A_NAME.test(name) && !LINK.test(name.normalize('NFKC')),
  problem('INVALID'),
)

/** A line that may be left empty: null then. */
export function optionalLine(max: number) {
  return z.preprocess(emptyToNull, line(max).nullable()).default(null)
}

export function emptyToNull(value: unknown): unknown {
  return value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value
}

/** An optional choice from a list; null where none is made. */
export function optionalChoice<const T extends readonly [string, ...string[]]>(values: T) {
  return z.preprocess(emptyToNull, z.enum(values, problem('INVALID')).nullable()).default(null)
}

/** An e-mail address (RFC 5321 lengths). Only a mail can tell whether anybody reads it. */
export const email = z
  .string(problem('REQUIRED'))
  .trim()
  .min(1, problem('REQUIRED'))
  .max(254, problem('TOO_LONG'))
  .pipe(z.email(problem('INVALID_EMAIL')))

/** Addresses that differ only in case are one mailbox everywhere in practice. */
export function emailKey(address: string): string {
  return address.trim().toLowerCase()
}

/**
 * A telephone number as people write or paste it, stored as E.164: `0221 / 471 01-00` → `+492214710100`. No German number keeps its zero
 * behind the country's code, however it is written: `+49 0221`, `+49 (0) 221`. Empty → null.
 */
export const phone = z
  .preprocess(
    emptyToNull,
    z
      .string(problem('INVALID_PHONE'))
      .transform(internationalNumber)
      .pipe(z.string().regex(/^\+(?!490)[1-9]\d{6,14}$/, problem('INVALID_PHONE')))
      .nullable(),
  )
  .default(null)

function internationalNumber(text: string): string {
  const digits = text.replaceAll(/\(0\)/g, '').replaceAll(/[\s()/.\p{Pd}\p{Cf}]/gu, '')
  const number = digits.replace(/^00/, '+').replace(/^\+490/, '+49')
  return number.startsWith('0') ? `+49${number.slice(1)}` : number
}

/** A German postal code. */
export const postalCode = z
  .string(problem('REQUIRED'))
  .trim()
  .min(1, problem('REQUIRED'))
  // 01001 to 99998 are in use.
  .regex(POSTAL_CODE, problem('INVALID_POSTAL_CODE'))

import type { z } from 'zod'
import type { WrongLine } from './content/wrong-line.ts'

/** What can be wrong with one entered value; each has a text in both languages. */
const FIELD_PROBLEMS = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'INVALID',
  'INVALID_EMAIL',
  'INVALID_PHONE',
  'INVALID_POSTAL_CODE',
  'UNKNOWN_POSTAL_CODE',
  'OUTSIDE_DELIVERY_AREA',
  'INVALID_VIN',
  'INVALID_PLATE',
  'IMPOSSIBLE_PLATE',
  'INVALID_PIN',
  'INVALID_EVB',
  'INVALID_HSN',
  'INVALID_TSN',
  'INVALID_DATE',
  'INVALID_IBAN',
  'NO_SPECIAL_CHARACTER',
  'TOO_COMMON',
  'NOT_THE_SAME',
  'NOT_ACCEPTED',
  'WRONG_PASSWORD',
  'OTHER_TOWN',
] as const
export type FieldProblem = (typeof FIELD_PROBLEMS)[number]

/** One value that cannot be accepted. `limit` is the bound it missed, in the unit of the input. */
export interface RefusedValue {
  readonly field: string
  readonly code: FieldProblem
  readonly limit?: number
  /** Correct values, where they are known. */
  readonly suggestions?: readonly string[]
  /** Of a page's text: the line that is wrong. */
  readonly wrongLine?: WrongLine
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly RefusedValue[] }

/** Checks input against a form's schema; every wrong field is named once, in the order of the form. */
export function checked<S extends z.ZodType>(schema: S, input: unknown): Checked<z.output<S>> {
  const result = schema.safeParse(input)
  if (result.success) return { ok: true, value: result.data }
  const problems = new Map<string, RefusedValue>()
  for (const issue of result.error.issues) {
    const field = issue.path.join('.')
    if (!problems.has(field)) problems.set(field, { field, ...problemOf(issue) })
  }
  return { ok: false, problems: [...problems.values()] }
}

function problemOf(issue: z.core.$ZodIssue): Omit<RefusedValue, 'field'> {
  const code = FIELD_PROBLEMS.find((problem) => problem === issue.message) ?? 'INVALID'
  if (code === 'TOO_LONG' && issue.code === 'too_big') return { code, limit: Number(issue.maximum) }
  if (code === 'TOO_SHORT' && issue.code === 'too_small') return { code, limit: Number(issue.minimum) }
  return { code }
}

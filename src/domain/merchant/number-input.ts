import { z } from 'zod'
import type { FieldProblem } from '../field-problem.ts'
import { bareAmount } from '../format/bare-amount.ts'
import { parseNumber } from '../format/parse-number.ts'
import { problem } from './web-address.ts'

/** `1.500,50` or `1,500.50` as people write it, also `1.500,- €`. */
export const decimal = z
  .string(problem('REQUIRED'))
  .overwrite(bareAmount)
  .trim()
  .min(1, problem('REQUIRED'))
  .transform((text, context) => {
    const number = parseNumber(text)
    if (number !== undefined) return number
    context.addIssue({ code: 'custom', message: 'INVALID' satisfies FieldProblem })
    return z.NEVER
  })

export const cents = decimal.transform((euros) => Math.round(euros * 100))

/** Kilometres or months. */
export const wholeNumber = decimal.refine((value) => Number.isInteger(value) && value <= 10_000_000, problem('INVALID'))

/** A stored number as it is entered. */
export function decimalText(value: number): string {
  return String(value).replace('.', ',')
}

export function eurosText(value: number): string {
  return (value / 100).toFixed(value % 100 === 0 ? 0 : 2).replace('.', ',')
}

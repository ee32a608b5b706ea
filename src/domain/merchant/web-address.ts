import { z } from 'zod'
import { emptyToNull } from '../account/fields.ts'
import type { FieldProblem } from '../field-problem.ts'

export const problem = (code: FieldProblem) => ({ error: code })

/** Of a page on the public web; empty: none. */
export const webAddress = z.preprocess(
  emptyToNull,
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, ...problem('INVALID') }).nullable(),
)

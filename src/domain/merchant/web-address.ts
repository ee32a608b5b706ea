import { z } from 'zod'
import { emptyToNull } from '../account/fields.ts'
import type { FieldProblem } from '../field-problem.ts'

export const problem = (code: FieldProblem) => ({ error: code })

/** Of a page on the public web, as people write it: `https://` may be left out. Empty: none. */
export const webAddress = z.preprocess(
  withScheme,
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, ...problem('INVALID') }).nullable(),
)

function withScheme(value: unknown): unknown {
  const entered = emptyToNull(typeof value === 'string' ? value.trim() : value)
  return typeof entered !== 'string' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(entered) ? entered : `https://${entered}`
}

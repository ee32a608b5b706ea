import type { RefusedValue } from './field-problem.ts'
import type { RefusalCode } from './refusal-code.ts'

/** The expected "no" of a command. */
export interface Refused {
  readonly kind: 'refused'
  readonly code: RefusalCode
  /** The entered values that are to blame. */
  readonly fields?: readonly RefusedValue[]
  /** Seconds after which it is worth trying again. */
  readonly retryAfter?: number
}

export function refused(code: RefusalCode, more: Pick<Refused, 'fields' | 'retryAfter'> = {}): Refused {
  return { kind: 'refused', code, ...more }
}

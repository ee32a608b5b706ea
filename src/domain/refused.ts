import type { RefusedValue } from './field-problem.ts'
import type { RefusalCode } from './refusal-code.ts'

/** An expected refusal of a use case. */
export interface Refused {
  readonly kind: 'refused'
  readonly code: RefusalCode
  /** The wrong values. */
  readonly fields?: readonly RefusedValue[]
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number
}

export function refused(code: RefusalCode, more: Pick<Refused, 'fields' | 'retryAfter'> = {}): Refused {
  return { kind: 'refused', code, ...more }
}

import type { LabelValue } from '../vehicle/label-values.ts'

/** A new car whose energy label lacks values. */
export interface LabelGap {
  /** Line of the delivered file. */
  readonly line: number
  readonly internalNumber: string
  readonly missing: readonly LabelValue[]
}

/** The new cars of a delivery without a complete energy label. */
export interface LabelGaps {
  /** Whether such cars are published all the same. */
  readonly arePublished: boolean
  readonly count: number
  /** The first of them. */
  readonly vehicles: readonly LabelGap[]
}

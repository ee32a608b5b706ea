import type { Random } from '../../bench/search/random.ts'
import type { Target } from './target.ts'

/** One way to break in. */
export interface Attack {
  readonly area: string
  readonly name: string
  /** What is true of a shop that withstands it. */
  readonly mustHold: string
  /** What did not hold, one sentence each; none: the shop has withstood it. */
  readonly run: (target: Target, random: Random) => Promise<readonly string[]>
}

/** The sentences of those expectations that are false. */
export function failed(expectations: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(expectations)
    .filter(([, isTrue]) => !isTrue)
    .map(([sentence]) => `not so: ${sentence}`)
}

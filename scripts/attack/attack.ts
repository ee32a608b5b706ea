import type { Random } from '../../bench/search/random.ts'
import type { Target } from './target.ts'

/** One way to break in. */
export interface Attack {
  readonly area: string
  readonly name: string
  /** The sentence that is true of a shop that withstands it. */
  readonly mustHold: string
  /** Returns a sentence for each expectation that failed; none: the shop has withstood the attack. */
  readonly run: (target: Target, random: Random) => Promise<readonly string[]>
}

/** The sentences of those expectations that are false. */
export function failed(expectations: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(expectations)
    .filter(([, isTrue]) => !isTrue)
    .map(([sentence]) => `not so: ${sentence}`)
}

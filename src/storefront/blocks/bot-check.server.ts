import type { BotProofInput } from '#storefront/generated/graphql.ts'
import { blankToUndefined, type FormValues } from './form.server.ts'

/** The proof that `BotCheckFields` has put into a form. */
export function botProof({ solution, stamp, website }: FormValues): BotProofInput {
  return {
    solution: blankToUndefined(solution),
    stamp: blankToUndefined(stamp),
    trap: blankToUndefined(website),
  }
}

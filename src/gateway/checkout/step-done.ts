import type { Refused } from '#domain/refused.ts'
import type { Unavailable } from '#use-cases/reservation/reserve-vehicles.ts'
import { unavailable } from '../cart/unavailable.ts'
import { unwrapOrThrow } from '../outcome.ts'

/** The outcome of a step or of the order, or the GraphQL errors that its refusal is. */
export function stepDone<T extends { readonly kind: string }>(
  outcome: T | Unavailable | Refused,
): Exclude<T, Unavailable> {
  if (isUnavailable(outcome)) throw unavailable(outcome.items)
  return unwrapOrThrow<Exclude<T, Unavailable>>(outcome as Exclude<T, Unavailable> | Refused)
}

function isUnavailable(outcome: { readonly kind: string }): outcome is Unavailable {
  return outcome.kind === 'unavailable'
}

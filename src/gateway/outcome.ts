import { type Checked, checked } from '#domain/field-problem.ts'
import type { Refused } from '#domain/refused.ts'
import type { RefusalCode } from '#domain/refusal-code.ts'
import type { z } from 'zod'
import { Refusal } from './refusal.ts'

/** The message of each refusal code for clients of the API; pages have texts of their own. */
const MEANINGS: Partial<Record<RefusalCode, string>> = {
  INVALID_INPUT: 'Some values cannot be accepted: see extensions.fields.',
  WRONG_CREDENTIALS: 'The e-mail address or the password is wrong.',
  RATE_LIMITED: 'Too many attempts: see extensions.retryAfter, in seconds.',
  BOT_SUSPECTED: 'The bot check was not passed.',
  LINK_EXPIRED: 'The link was used already or is too old.',
  LIMIT_REACHED: 'The limit is reached: no more can be added.',
  KEY_REUSED: 'This idempotency key belongs to another request.',
  CONFLICT: 'The present state does not allow this.',
  UNAVAILABLE: 'This is not available at the moment.',
  PROVIDER_AWAY: 'A service that this needs does not answer: try again in a few seconds.',
  NOT_FOUND: 'There is no such thing.',
  FORBIDDEN: 'This is not yours.',
  STEP_UP_REQUIRED: 'Show the second factor again: see the mutation stepUp.',
  UNAUTHENTICATED: 'This needs somebody who is logged in.',
  DRAFT_ENDED: 'The draft that the form was opened with has been sent or discarded.',
  CHANGED: 'Something that was shown has changed: read it again.',
}

/** The error for the client when a service that its request needs does not answer. */
export function providerUnavailable(): Refusal {
  return refusalOf({ kind: 'refused', code: 'PROVIDER_AWAY' })
}

/** The outcome of a use case; its refusal is thrown as a GraphQL error. */
export function unwrapOrThrow<T extends { readonly kind: string }>(outcome: T | Refused): Exclude<T, Refused> {
  if (outcome.kind !== 'refused') return outcome as Exclude<T, Refused>
  throw refusalOf(outcome as Refused)
}

/** The error for the client of a request that is refused. */
export function refusalOf({ code, fields, retryAfter }: Refused): Refusal {
  const more = retryAfter === undefined ? {} : { retryAfter }
  return new Refusal(code, MEANINGS[code] ?? code, fields?.[0]?.field, fields, more)
}

/** Parses input with its schema; throws INVALID_INPUT naming every wrong field. */
export function readInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result: Checked<z.output<S>> = checked(schema, input)
  if (result.ok) return result.value
  throw refusalOf({ kind: 'refused', code: 'INVALID_INPUT', fields: result.problems })
}

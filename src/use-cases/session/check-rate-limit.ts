import type { Writer } from '#database/handles.ts'
import { countAttempt } from '#database/rate-limits.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { ATTEMPT_LIMITS, type Attempt } from '#domain/account/attempts.ts'

/** Whose attempts are counted. The account is what was entered, whether it exists or not. */
export interface RateLimitSubject {
  readonly account: string
  /** Network address of the client. */
  readonly address: string
}

/** Counts an attempt; returns a refusal (RATE_LIMITED) for one too many, otherwise undefined. */
export async function checkRateLimit(
  writer: Writer,
  attempt: Attempt,
  { account, address }: RateLimitSubject,
): Promise<Refused | undefined> {
  const limits = ATTEMPT_LIMITS[attempt]
  const ofAddress = await countAttempt(writer, `${attempt}:address:${address}`, limits.address.seconds)
  if (ofAddress.hits > limits.address.max) return refused('RATE_LIMITED', { retryAfter: ofAddress.secondsLeft })
  const ofAccount = await countAttempt(writer, `${attempt}:account:${account}`, limits.account.seconds)
  return ofAccount.hits > limits.account.max
    ? refused('RATE_LIMITED', { retryAfter: ofAccount.secondsLeft })
    : undefined
}

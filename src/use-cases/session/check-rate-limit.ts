import type { WriteHandle, Writer } from '#database/handles.ts'
import { countAttempt, forgetAttempts } from '#database/rate-limits.ts'
import {
  accountKey,
  ATTEMPT_LIMITS,
  type Attempt,
  type AttemptLimit,
  type AttemptLimits,
} from '#domain/account/attempts.ts'
import { type Refused, refused } from '#domain/refused.ts'

/** Whose attempts are counted. */
export interface RateLimitSubject {
  /** What was entered, whether it exists or not; left out where the attempt is on none. */
  readonly account?: string
  /** Network address of the client. */
  readonly network: string
  /** Id of a device that has logged in to the account before. */
  readonly device?: string | undefined
}

/** Counts an attempt; returns a refusal (RATE_LIMITED) for one too many, otherwise undefined. */
export async function checkRateLimit(
  writer: Writer,
  attempt: Attempt,
  subject: RateLimitSubject,
): Promise<Refused | undefined> {
  // The first limit that is reached ends it: refused attempts from one network do not count against the account.
  for (const [key, limit] of countersOf(attempt, subject)) {
    const { hits, secondsLeft } = await countAttempt(writer, key, limit.seconds)
    if (hits > limit.max) return refused('RATE_LIMITED', { retryAfter: secondsLeft })
  }
  return undefined
}

/** Forgets the attempts of this network or device on an account, after one that succeeded. */
export async function forgetOwnAttempts(handle: WriteHandle, attempt: Attempt, subject: RateLimitSubject) {
  const [own] = countersOf(attempt, subject).filter(([, limit]) => limit === limitsOf(attempt).accountFromNetwork)
  if (own) await forgetAttempts(handle, own[0])
}

function countersOf(attempt: Attempt, { account, network, device }: RateLimitSubject): [string, AttemptLimit][] {
  const limits = limitsOf(attempt)
  const [key, ofNetwork] = [account && accountKey(attempt, account), `${attempt}:network:${network}`]
  if (key && device && limits.accountFromNetwork) return [[`${key}:device:${device}`, limits.accountFromNetwork]]
  const counters: [string, AttemptLimit][] = [[ofNetwork, limits.network]]
  if (key && limits.accountFromNetwork) counters.push([`${key}:network:${network}`, limits.accountFromNetwork])
  if (key && limits.account) counters.push([key, limits.account])
  return counters
}

function limitsOf(attempt: Attempt): AttemptLimits {
  return ATTEMPT_LIMITS[attempt]
}

import { setTimeout as sleep } from 'node:timers/promises'

/** The service is temporarily unavailable; every other status is an answer. */
const RETRYABLE_STATUS: ReadonlySet<number> = new Set([502, 503, 504])

export function isUnavailable(status: number): boolean {
  return RETRYABLE_STATUS.has(status)
}

/** The specification's policy for external services (section 9). */
export const RETRY_POLICY = { timeoutMs: 30_000, retries: 2, pauseMs: 1_000 } as const

export interface RetryPolicy {
  /** The limit of one attempt, reading of its answer included. */
  readonly timeoutMs: number
  /** Attempts after the first. */
  readonly retries: number
  /** The pause between two attempts. */
  readonly pauseMs: number
}

interface FetchedText {
  readonly status: number
  readonly text: string
}

/**
 * Fetches text and retries after a network failure or while the service is unavailable, as `withRetry`. A request that changes something
 * must carry an idempotency key.
 */
export function fetchWithRetry(
  url: string,
  { signal: caller, ...init }: RequestInit,
  policy: RetryPolicy,
): Promise<FetchedText> {
  return withRetry(
    async (signal) => {
      const response = await fetch(url, { ...init, signal })
      return { status: response.status, text: await response.text() }
    },
    ({ status }) => isUnavailable(status),
    policy,
    caller,
  )
}

/**
 * Attempts anew after a failure or an answer that `isToRetry`. The result of the last attempt is final: its answer is returned, its failure
 * thrown. Stops once the caller's own signal is aborted.
 */
export async function withRetry<Answer>(
  attempt: (signal: AbortSignal) => Promise<Answer>,
  isToRetry: (answer: Answer) => boolean,
  { timeoutMs, retries, pauseMs }: RetryPolicy,
  caller?: AbortSignal | null,
): Promise<Answer> {
  for (let count = 0; ; count++) {
    const isLast = count >= retries
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const answer = await attempt(caller ? AbortSignal.any([timeout, caller]) : timeout)
      if (isLast || !isToRetry(answer)) return answer
    } catch (error) {
      if (isLast || caller?.aborted) throw error
    }
    await sleep(pauseMs, undefined, caller ? { signal: caller } : {})
  }
}

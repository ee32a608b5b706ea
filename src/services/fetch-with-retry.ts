import { setTimeout as sleep } from 'node:timers/promises'

/** The service is not there, or not yet; every other status is an answer. */
export const RETRYABLE_STATUS: ReadonlySet<number> = new Set([502, 503, 504])

/** The specification's policy for services of others (section 9). */
export const RETRY_POLICY = { timeoutMs: 30_000, retries: 2, pauseMs: 1_000 } as const

export interface RetryPolicy {
  /** For one attempt, its answer read to the end. */
  readonly timeoutMs: number
  /** Attempts after the first. */
  readonly retries: number
  /** Between two attempts. */
  readonly pauseMs: number
}

export interface FetchedText {
  readonly status: number
  readonly text: string
}

/**
 * Fetches text, again while nothing or a status of RETRYABLE_STATUS is answered. The last attempt counts as it is: its status is returned,
 * its failure thrown. Nothing is tried again once the caller's own `signal` is aborted. What changes something must carry an idempotency
 * key.
 */
export async function fetchWithRetry(
  url: string,
  { signal, ...init }: RequestInit,
  { timeoutMs, retries, pauseMs }: RetryPolicy,
): Promise<FetchedText> {
  for (let attempt = 0; ; attempt++) {
    const isLast = attempt >= retries
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([timeout, signal]) : timeout })
      const text = await response.text()
      if (isLast || !RETRYABLE_STATUS.has(response.status)) return { status: response.status, text }
    } catch (error) {
      if (isLast || signal?.aborted) throw error
    }
    await sleep(pauseMs, undefined, signal ? { signal } : {})
  }
}

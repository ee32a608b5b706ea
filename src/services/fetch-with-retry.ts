import { setTimeout as sleep } from 'node:timers/promises'

/** The service is temporarily unavailable; every other status is an answer. */
export const RETRYABLE_STATUS: ReadonlySet<number> = new Set([502, 503, 504])

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
 * Fetches text and retries after a network failure or a status in RETRYABLE_STATUS. The result of the last attempt is final: its status is
 * returned, its failure thrown. Stops retrying once the caller's own `signal` is aborted. A request that changes something must carry an
 * idempotency key.
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

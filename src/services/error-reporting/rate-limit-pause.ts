/** The pause after a refusal that names none (specification, section 9). */
export const DEFAULT_PAUSE_MS = 60_000

/**
 * How long nothing is sent after an answer; 0 for an answer that asks for no pause. `X-Sentry-Rate-Limits` is a list of
 * `seconds:categories:scope`; `Retry-After` has seconds or a date.
 */
export function rateLimitPause(status: number, headers: Headers, now: Date): number {
  const limits = headers.get('X-Sentry-Rate-Limits')
  if (limits !== null) {
    const seconds = limits.split(',').map((limit) => Number.parseInt(limit.trim(), 10))
    return Math.max(...seconds.map((value) => (Number.isNaN(value) ? DEFAULT_PAUSE_MS : value * 1_000)))
  }
  if (status !== 429) return 0
  const retryAfter = headers.get('Retry-After')
  if (retryAfter === null) return DEFAULT_PAUSE_MS
  if (/^\d+$/.test(retryAfter.trim())) return Number(retryAfter) * 1_000
  const until = Date.parse(retryAfter)
  return Number.isNaN(until) ? DEFAULT_PAUSE_MS : Math.max(0, until - now.getTime())
}

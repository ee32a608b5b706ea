export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'FAILED'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why no answer came. */
export const ATTEMPT_PROBLEMS = ['TIMED_OUT', 'UNREACHABLE', 'REFUSED_ADDRESS'] as const
export type AttemptProblem = (typeof ATTEMPT_PROBLEMS)[number]

const MINUTE = 60
const HOUR = 60 * MINUTE
/** Seconds from one failed attempt to the next: eight attempts in a little more than a day. */
const PAUSES = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 8 * HOUR, 10 * HOUR] as const

/** When to try again after so many failures; null: not any more. */
export function nextAttempt(failures: number, now: Date): Date | null {
  const pause = PAUSES[failures - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause * 1000)
}

/** Whether an attempt is due or under way; a delivery that only waits for its next one can be sent at once. */
export function isBeingSent(
  { state, nextAt }: { readonly state: DeliveryState; readonly nextAt: Date | null },
  now: Date,
): boolean {
  return state === 'WAITING' && (nextAt === null || nextAt <= now)
}

/** A webhook at which everything has failed for so long is switched off. */
export const SWITCH_OFF_AFTER_MS = 24 * HOUR * 1000

/** How long the former secret signs as well. */
export const SECRET_OVERLAP_MS = 24 * HOUR * 1000

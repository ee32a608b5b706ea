import { openMinutesBetween } from '#domain/request/due-time.ts'
import type { LockedRequest } from './lock-request.ts'

/** The columns that a seller's first answer sets: when it came, and after how many open minutes. Later ones set nothing. */
export function firstAnswer(
  { answered_at, created_at, federal_state, opening_hours }: LockedRequest,
  now: Date,
): { readonly answered_at?: Date; readonly answer_minutes?: number | null } {
  if (answered_at) return {}
  const business = { openingHours: opening_hours, state: federal_state }
  return { answered_at: now, answer_minutes: openMinutesBetween(created_at, now, business) }
}

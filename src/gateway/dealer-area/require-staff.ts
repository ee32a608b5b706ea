import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { Refusal } from '../refusal.ts'
import type { DealerContext } from './context.ts'

/** The member of staff of the session. Refused for everybody else (UNAUTHENTICATED). */
export function requireStaff({ actor }: DealerContext): StaffActor {
  if (actor.kind === 'STAFF') return actor
  throw new Refusal('UNAUTHENTICATED', 'This needs a member of staff who is logged in.')
}

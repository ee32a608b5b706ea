import { type Refused, refused } from '../refused.ts'
import { type Permission, ruleOf } from './permissions.ts'
import type { DealerAreaActor, StaffActor } from './staff-actor.ts'
import { STAFF_TIMING } from './timing.ts'

/**
 * Refuses what the actor may not do: UNAUTHENTICATED, FORBIDDEN, STEP_UP_REQUIRED where the second factor has to be shown again; otherwise
 * undefined. Every use case of the dealer area begins with it. Without a merchant only administrators have a permission.
 */
export function authorize(
  actor: DealerAreaActor,
  permission: Permission,
  merchantId: number | null,
  now: Date,
): Refused | undefined {
  if (actor.kind === 'NOBODY') return refused('UNAUTHENTICATED')
  if (!hasPermission(actor, permission, merchantId)) return refused('FORBIDDEN')
  return ruleOf(permission).stepUp && !isSteppedUp(actor, now) ? refused('STEP_UP_REQUIRED') : undefined
}

/** Whether the actor's roles give a permission, leaving the step-up aside. */
export function hasPermission(actor: StaffActor, permission: Permission, merchantId: number | null): boolean {
  const { roles, admin } = ruleOf(permission)
  if (admin && actor.isAdmin) return true
  const own = actor.roles.find((entry) => entry.merchantId === merchantId)?.roles ?? []
  return own.some((role) => roles.includes(role))
}

/** Whether the session has shown its second factor lately. */
export function isSteppedUp({ steppedUpAt }: StaffActor, now: Date): boolean {
  return steppedUpAt !== null && now.getTime() - steppedUpAt.getTime() < STAFF_TIMING.stepUp
}

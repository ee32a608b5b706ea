import type { WriteHandle } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { isSteppedUp } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { checkRateLimit } from '../session/check-rate-limit.ts'
import { auditActor } from './audit-actor.ts'
import type { StaffClient, StaffDeps } from './staff-deps.ts'
import type { StaffSite } from './staff-mail.ts'
import { lockStaff } from './staff-row.ts'
import { takeCode, wrongCode } from './take-code.ts'

/** Shows the second factor of a session again. Refused: INVALID_INPUT for `code`, RATE_LIMITED. */
export async function stepUp(
  deps: StaffDeps,
  site: StaffSite,
  actor: StaffActor,
  { network }: StaffClient,
  code: string,
): Promise<{ readonly kind: 'done' } | Refused> {
  const wait = await checkRateLimit(deps.writer, 'staff-code', { account: `staff ${actor.staffId}`, network })
  if (wait) return wait
  return deps.writer.transaction(async (handle) => {
    const staff = await lockStaff(handle, actor.staffId)
    if (!staff || !(await takeCode(handle, deps, site, staff, code))) return wrongCode()
    await recordStepUp(handle, actor)
    return { kind: 'done' }
  })
}

export async function recordStepUp(handle: WriteHandle, actor: StaffActor): Promise<void> {
  await handle
    .updateTable('staff_sessions')
    .set({ stepped_up_at: new Date() })
    .where('id', '=', actor.sessionId)
    .where('ended_at', 'is', null)
    .execute()
  await recordAudit(handle, auditActor(actor), { operation: 'step-up', subject: `staff ${actor.staffId}` })
}

/** What guards a person's own account: changing it takes a second factor that was just shown. Refused: STEP_UP_REQUIRED. */
export function requireStepUp(actor: StaffActor): Refused | undefined {
  return isSteppedUp(actor, new Date()) ? undefined : refused('STEP_UP_REQUIRED')
}

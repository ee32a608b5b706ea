import { type Refused, refused } from '#domain/refused.ts'
import { OPERATOR, recordAudit } from '../audit/record-audit.ts'
import { endAccount } from './change-roles.ts'
import { endOpenSessions } from './log-out.ts'
import type { StaffDeps } from './staff-deps.ts'
import { mailOwners, type StaffSite } from './staff-mail.ts'
import { readRoles } from './staff-actor.ts'
import { lockStaffOfEmail } from './staff-row.ts'

/**
 * Ends somebody's account everywhere, as the operator of the server: an administrator who leaves, for instance. Sessions end at once, and
 * the owners of every merchant they worked for are mailed. Refused: NOT_FOUND.
 */
export async function endStaffAsOperator(
  { writer }: Pick<StaffDeps, 'writer'>,
  site: StaffSite,
  email: string,
): Promise<{ readonly kind: 'done' } | Refused> {
  return writer.transaction(async (handle) => {
    const staff = await lockStaffOfEmail(handle, email)
    if (!staff || staff.state === 'ENDED') return refused('NOT_FOUND')
    const merchants = await readRoles(handle, staff.id)
    for (const { merchantId } of merchants)
      await mailOwners(handle, site, merchantId, {
        change: 'REMOVED',
        member: staff.name,
        roles: [],
        by: OPERATOR.name,
      })
    await handle.deleteFrom('staff_roles').where('staff_id', '=', staff.id).execute()
    await endAccount(handle, staff.id)
    await endOpenSessions(handle, staff.id)
    await recordAudit(handle, OPERATOR, {
      ...{ operation: 'end-staff', subject: `staff ${staff.id}`, before: { merchants, isAdmin: staff.is_admin } },
    })
    return { kind: 'done' }
  })
}

import type { WriteHandle } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { type AuditActor, OPERATOR, recordAudit } from '../audit/record-audit.ts'
import { auditActor } from './audit-actor.ts'
import { type MemberOfStaff, rolesAt } from './change-roles.ts'
import { endOpenSessions } from './log-out.ts'
import type { StaffDeps } from './staff-deps.ts'
import { mailOwners, mailStaff, type StaffSite } from './staff-mail.ts'
import { readRoles } from './staff-actor.ts'
import { lockStaff, lockStaffOfEmail, type StaffRow } from './staff-row.ts'
import { storeInvitation } from './store-invitation.ts'

/**
 * Lets somebody who has lost the second factor set up their account again, by a link to their own address; until then nobody can use it.
 * Sessions end at once, and the owners of every merchant they work for are mailed. Refused: as by `authorize`; NOT_FOUND; FORBIDDEN for
 * oneself, and for administrators unless by another one.
 */
export async function resetSecondFactor(
  { writer }: Pick<StaffDeps, 'writer'>,
  site: StaffSite,
  actor: StaffActor,
  { merchantId, staffId }: MemberOfStaff,
): Promise<{ readonly kind: 'done' } | Refused> {
  const refusal = authorize(actor, 'staff.change', merchantId, new Date())
  if (refusal) return refusal
  return writer.transaction(async (handle) => {
    const staff = await lockStaff(handle, staffId)
    if (!staff || (await rolesAt(handle, merchantId, staffId)).length === 0) return refused('NOT_FOUND')
    if (staffId === actor.staffId || (staff.is_admin && !actor.isAdmin)) return refused('FORBIDDEN')
    await reset(handle, site, auditActor(actor), staff)
    return { kind: 'done' }
  })
}

/** The same for the operator of the server, by address; returns the key of the link. Refused: NOT_FOUND. */
export async function resetSecondFactorAsOperator(
  { writer }: Pick<StaffDeps, 'writer'>,
  site: StaffSite,
  email: string,
): Promise<{ readonly kind: 'done'; readonly key: string } | Refused> {
  return writer.transaction(async (handle) => {
    const staff = await lockStaffOfEmail(handle, email)
    if (!staff || staff.state === 'ENDED') return refused('NOT_FOUND')
    return { kind: 'done', key: await reset(handle, site, OPERATOR, staff) }
  })
}

async function reset(handle: WriteHandle, site: StaffSite, by: AuditActor, staff: StaffRow): Promise<string> {
  const { id, email, name, locale } = staff
  await handle
    .updateTable('staff')
    .set({ state: 'INVITED', totp_secret: null, totp_next: null, totp_confirmed_at: null })
    .where('id', '=', id)
    .execute()
  await handle.deleteFrom('staff_passkeys').where('staff_id', '=', id).execute()
  await handle.deleteFrom('staff_recovery_codes').where('staff_id', '=', id).execute()
  await endOpenSessions(handle, id)
  const token = await storeInvitation(handle, { email, name, locale, staffId: id, invitedBy: by.staffId })
  await mailStaff(handle, site, staff, { kind: 'staff-second-factor-reset', name, token })
  const merchants = await readRoles(handle, id)
  for (const { merchantId, roles } of merchants)
    await mailOwners(handle, site, merchantId, { change: 'SECOND_FACTOR_RESET', member: name, roles, by: by.name })
  // At each of the merchants, so that each owner finds it.
  const entry = { operation: 'reset-second-factor', subject: `staff ${id}` } as const
  for (const merchantId of merchants.length > 0 ? merchants.map((one) => one.merchantId) : [null])
    await recordAudit(handle, by, { ...entry, merchantId })
  return token
}

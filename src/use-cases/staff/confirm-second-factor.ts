import { createHash } from 'node:crypto'
import { type Refused, refused } from '#domain/refused.ts'
import { readAppCode } from '#domain/staff/recovery-code.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { WriteHandle } from '#database/handles.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { checkRateLimit } from '../session/check-rate-limit.ts'
import { beginStaffSession, type StaffLogin } from './begin-session.ts'
import { type InvitationRow, lockInvitation } from './open-invitation.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import type { StaffClient, StaffDeps } from './staff-deps.ts'
import { mailOwners, type StaffSite } from './staff-mail.ts'
import { lockStaff, type StaffRow } from './staff-row.ts'
import { wrongCode } from './take-code.ts'
import { openTotpSecret } from './totp-secret.ts'

export interface SecondFactorReady {
  readonly kind: 'done'
  readonly login: StaffLogin
  /** Shown once. */
  readonly recoveryCodes: readonly string[]
}

/**
 * Puts an account in force by the first code of its authenticator app, gives it the roles of its invitation, and begins a session. Refused:
 * LINK_EXPIRED; INVALID_INPUT for `code`; RATE_LIMITED.
 */
export async function confirmSecondFactor(
  deps: StaffDeps,
  site: StaffSite,
  client: StaffClient,
  { key, code }: { readonly key: string; readonly code: string },
): Promise<SecondFactorReady | Refused> {
  const account = createHash('sha256').update(key).digest('hex')
  const wait = await checkRateLimit(deps.writer, 'staff-code', { account, network: client.network })
  if (wait) return wait
  return deps.writer.transaction(async (handle) => {
    const invitation = await lockInvitation(handle, key)
    const staff = invitation?.staff_id ? await lockStaff(handle, invitation.staff_id) : undefined
    if (!invitation || staff?.state !== 'INVITED' || !staff.totp_secret) return refused('LINK_EXPIRED')
    const secret = openTotpSecret(deps.secretBox, staff.id, staff.totp_secret)
    const step = deps.secondFactor.totp.stepOf(secret, readAppCode(code) ?? '', new Date())
    if (step === undefined) return wrongCode()
    await handle
      .updateTable('staff')
      .set({ state: 'ACTIVE', totp_confirmed_at: new Date(), totp_last_step: step })
      .where('id', '=', staff.id)
      .execute()
    const recoveryCodes = await issueRecoveryCodes(handle, staff.id)
    await giveInvitedRoles(handle, site, invitation, staff)
    const login = await beginStaffSession(handle, staff, client, 'INVITATION')
    return { kind: 'done', login, recoveryCodes }
  })
}

/** Gives somebody what an invitation is for. It is used up by that. */
export async function giveInvitedRoles(
  handle: WriteHandle,
  site: StaffSite,
  invitation: InvitationRow,
  { id, name }: Pick<StaffRow, 'id' | 'name'>,
): Promise<void> {
  const { merchant_id: merchantId, is_admin: isAdmin } = invitation
  const roles = invitation.roles as StaffRole[]
  await handle
    .updateTable('staff_invitations')
    .set({ accepted_at: new Date(), staff_id: id })
    .where('id', '=', invitation.id)
    .execute()
  if (isAdmin) await handle.updateTable('staff').set({ is_admin: true }).where('id', '=', id).execute()
  if (merchantId !== null && roles.length > 0) {
    await mailOwners(handle, site, merchantId, { change: 'JOINED', member: name, roles, by: name })
    await handle
      .insertInto('staff_roles')
      .values(roles.map((role) => ({ staff_id: id, merchant_id: merchantId, role })))
      .onConflict((on) => on.doNothing())
      .execute()
  }
  await recordAudit(
    handle,
    { staffId: id, name },
    {
      ...{ operation: 'accept-invitation', subject: `staff ${id}`, merchantId },
      after: { roles, isAdmin },
    },
  )
}

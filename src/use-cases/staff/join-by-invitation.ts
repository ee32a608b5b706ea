import { emailKey } from '#domain/account/fields.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { giveInvitedRoles } from './confirm-second-factor.ts'
import { lockInvitation } from './open-invitation.ts'
import type { StaffDeps } from './staff-deps.ts'
import type { StaffSite } from './staff-mail.ts'
import { lockStaff } from './staff-row.ts'

/**
 * Gives the requester the roles of an invitation to their own address, for those who work for another merchant already. Refused:
 * LINK_EXPIRED; FORBIDDEN where it is for another address.
 */
export async function joinByInvitation(
  { writer }: Pick<StaffDeps, 'writer'>,
  site: StaffSite,
  actor: StaffActor,
  key: string,
): Promise<{ readonly kind: 'done' } | Refused> {
  return writer.transaction(async (handle) => {
    const invitation = await lockInvitation(handle, key)
    const staff = await lockStaff(handle, actor.staffId)
    if (!invitation || staff?.state !== 'ACTIVE') return refused('LINK_EXPIRED')
    if (invitation.email === null || emailKey(invitation.email) !== staff.email_key) return refused('FORBIDDEN')
    await giveInvitedRoles(handle, site, invitation, staff)
    return { kind: 'done' }
  })
}

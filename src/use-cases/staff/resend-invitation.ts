import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { checkRateLimit } from '../session/check-rate-limit.ts'
import { auditActor } from './audit-actor.ts'
import { isInvitationId } from './invitation.ts'
import type { StaffClient, StaffDeps } from './staff-deps.ts'
import { mailStaff, type StaffSite } from './staff-mail.ts'
import { storeInvitation } from './store-invitation.ts'

/**
 * Mails an invitation that is not accepted again, with a new link that lasts as long as a first one; the earlier link stops working.
 * Refused: as by `authorize`; NOT_FOUND; RATE_LIMITED.
 */
export async function resendInvitation(
  { writer }: Pick<StaffDeps, 'writer'>,
  site: StaffSite,
  actor: StaffActor,
  { network }: StaffClient,
  { merchantId, id }: { readonly merchantId: number; readonly id: string },
): Promise<{ readonly kind: 'done' } | Refused> {
  const refusal =
    authorize(actor, 'staff.change', merchantId, new Date()) ??
    (await checkRateLimit(writer, 'staff-invite', { account: String(actor.staffId), network }))
  if (refusal) return refusal
  if (!isInvitationId(id)) return refused('NOT_FOUND')
  return writer.transaction(async (handle) => {
    const open = await handle
      .selectFrom('staff_invitations as i')
      .innerJoin('merchants as m', 'm.id', 'i.merchant_id')
      .select(['i.email', 'i.name', 'i.roles', 'i.locale', 'm.name as merchant'])
      .where('i.id', '=', id)
      .where('i.merchant_id', '=', merchantId)
      .where('i.accepted_at', 'is', null)
      .forUpdate('i')
      .executeTakeFirst()
    if (open?.email == null) return refused('NOT_FOUND')
    const { email, name, locale, merchant } = open
    const roles = open.roles as StaffRole[]
    const token = await storeInvitation(handle, {
      ...{ email, name, locale, roles, merchantId, invitedBy: actor.staffId },
    })
    await mailStaff(handle, site, { email, locale }, { kind: 'staff-invitation', merchant, token })
    await recordAudit(handle, auditActor(actor), {
      ...{ operation: 'resend-invitation', subject: email, merchantId, after: { roles } },
    })
    return { kind: 'done' }
  })
}

import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { auditActor } from './audit-actor.ts'
import { isInvitationId } from './invitation.ts'
import type { StaffDeps } from './staff-deps.ts'

/** Withdraws an invitation that is not accepted: its link stops working. Refused: as by `authorize`; NOT_FOUND. */
export async function withdrawInvitation(
  { writer }: Pick<StaffDeps, 'writer'>,
  actor: StaffActor,
  merchantId: number,
  id: string,
): Promise<{ readonly kind: 'done' } | Refused> {
  const refusal = authorize(actor, 'staff.change', merchantId, new Date())
  if (refusal) return refusal
  if (!isInvitationId(id)) return refused('NOT_FOUND')
  return writer.transaction(async (handle) => {
    const withdrawn = await handle
      .deleteFrom('staff_invitations')
      .where('id', '=', id)
      .where('merchant_id', '=', merchantId)
      .where('accepted_at', 'is', null)
      .returning(['email', 'roles'])
      .executeTakeFirst()
    if (!withdrawn) return refused('NOT_FOUND')
    const { email, roles } = withdrawn
    await recordAudit(handle, auditActor(actor), {
      ...{ operation: 'withdraw-invitation', subject: email ?? '', merchantId, before: { roles } },
    })
    return { kind: 'done' }
  })
}

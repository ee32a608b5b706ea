import { email, personName } from '#domain/account/fields.ts'
import { checked } from '#domain/field-problem.ts'
import type { Locale } from '#domain/locale.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { STAFF_ROLES, type StaffRole } from '#domain/staff/roles.ts'
import { z } from 'zod'
import { type AuditActor, OPERATOR, recordAudit } from '../audit/record-audit.ts'
import { checkRateLimit } from '../session/check-rate-limit.ts'
import { auditActor } from './audit-actor.ts'
import type { StaffClient, StaffDeps } from './staff-deps.ts'
import { mailStaff, type StaffSite } from './staff-mail.ts'
import { storeInvitation } from './store-invitation.ts'
import type { WriteHandle } from '#database/handles.ts'

/** Who is invited, and the language of the mail. */
export interface Invitee {
  readonly email: string
  readonly name: string
  readonly locale: Locale
}

const MemberInput = z.object({
  email,
  name: personName,
  roles: z.array(z.enum(STAFF_ROLES)).min(1, { error: 'REQUIRED' }),
})
const AdminInput = MemberInput.omit({ roles: true })

/**
 * Invites somebody by mail to work for a merchant. Refused: as by `authorize`; INVALID_INPUT; CONFLICT for somebody who works there
 * already; RATE_LIMITED.
 */
export async function inviteStaff(
  deps: Pick<StaffDeps, 'writer'>,
  site: StaffSite,
  actor: StaffActor,
  { network }: StaffClient,
  { merchantId, roles, ...invitee }: Invitee & { readonly merchantId: number; readonly roles: readonly StaffRole[] },
): Promise<{ readonly kind: 'done' } | Refused> {
  const refusal =
    authorize(actor, 'staff.change', merchantId, new Date()) ??
    (await checkRateLimit(deps.writer, 'staff-invite', { account: String(actor.staffId), network }))
  if (refusal) return refusal
  const input = checked(MemberInput, { ...invitee, roles })
  if (!input.ok) return refused('INVALID_INPUT', { fields: input.problems })
  return deps.writer.transaction(async (handle) => {
    if (await worksFor(handle, merchantId, input.value.email)) return refused('CONFLICT')
    const { name: merchant } = await handle
      .selectFrom('merchants')
      .select('name')
      .where('id', '=', merchantId)
      .executeTakeFirstOrThrow()
    const row = { ...input.value, locale: invitee.locale }
    const token = await storeInvitation(handle, { ...row, merchantId, invitedBy: actor.staffId })
    await mailStaff(handle, site, row, { kind: 'staff-invitation', merchant, token })
    await recordAudit(handle, auditActor(actor), {
      ...{ operation: 'invite', subject: input.value.email, merchantId, after: { roles: input.value.roles } },
    })
    return { kind: 'done' }
  })
}

/** Invites an administrator of the platform by mail. Refused: as by `authorize`; INVALID_INPUT. */
export async function inviteAdmin(
  deps: Pick<StaffDeps, 'writer'>,
  site: StaffSite,
  actor: StaffActor,
  invitee: Invitee,
): Promise<{ readonly kind: 'done' } | Refused> {
  const refusal = authorize(actor, 'admins.change', null, new Date())
  if (refusal) return refusal
  const input = checked(AdminInput, invitee)
  if (!input.ok) return refused('INVALID_INPUT', { fields: input.problems })
  await storeAdminInvitation(deps, site, auditActor(actor), { ...input.value, locale: invitee.locale })
  return { kind: 'done' }
}

/** Invites an administrator as the operator of the server; returns the key of the link. Refused: INVALID_INPUT. */
export async function inviteAdminAsOperator(
  deps: Pick<StaffDeps, 'writer'>,
  site: StaffSite,
  address: string,
): Promise<{ readonly kind: 'done'; readonly key: string } | Refused> {
  const input = checked(z.object({ email }), { email: address })
  if (!input.ok) return refused('INVALID_INPUT', { fields: input.problems })
  const invitee = { email: input.value.email, name: null, locale: 'de' } as const
  return { kind: 'done', key: await storeAdminInvitation(deps, site, OPERATOR, invitee) }
}

function storeAdminInvitation(
  { writer }: Pick<StaffDeps, 'writer'>,
  site: StaffSite,
  by: AuditActor,
  invitee: { readonly email: string; readonly name: string | null; readonly locale: Locale },
): Promise<string> {
  return writer.transaction(async (handle) => {
    const token = await storeInvitation(handle, { ...invitee, isAdmin: true, invitedBy: by.staffId })
    await mailStaff(handle, site, invitee, { kind: 'staff-invitation', merchant: null, token })
    await recordAudit(handle, by, { operation: 'invite-admin', subject: invitee.email })
    return token
  })
}

async function worksFor(handle: WriteHandle, merchantId: number, address: string): Promise<boolean> {
  const row = await handle
    .selectFrom('staff as s')
    .innerJoin('staff_roles as r', 'r.staff_id', 's.id')
    .select('s.id')
    .where('s.email_key', '=', address.toLowerCase())
    .where('r.merchant_id', '=', merchantId)
    .executeTakeFirst()
  return row !== undefined
}

import type { WriteHandle } from '#database/handles.ts'
import { checked } from '#domain/field-problem.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import { STAFF_ROLES, type StaffRole } from '#domain/staff/roles.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { z } from 'zod'
import { recordAudit } from '../audit/record-audit.ts'
import { auditActor } from './audit-actor.ts'
import { endOpenSessions } from './log-out.ts'
import type { StaffDeps } from './staff-deps.ts'
import { mailOwners, type StaffSite } from './staff-mail.ts'
import { rolesFingerprint } from './merchant-staff.ts'
import { lockStaff, type StaffRow } from './staff-row.ts'

const Input = z.object({ roles: z.array(z.enum(STAFF_ROLES)).min(1, { error: 'REQUIRED' }) })

/** Somebody at a merchant. */
export interface MemberOfStaff {
  readonly merchantId: number
  readonly staffId: number
}

/**
 * Gives a member of staff other roles; their sessions end at once, and every owner is mailed. Refused: as by `authorize`; INVALID_INPUT;
 * NOT_FOUND; CHANGED where the form showed other roles; CONFLICT where nobody would own the merchant any more.
 */
export async function changeStaffRoles(
  deps: Pick<StaffDeps, 'writer'>,
  site: StaffSite,
  actor: StaffActor,
  {
    roles,
    fingerprint,
    ...member
  }: MemberOfStaff & {
    readonly roles: readonly StaffRole[]
    /** Of the roles that the form showed. */
    readonly fingerprint: string
  },
): Promise<{ readonly kind: 'done' } | Refused> {
  const input = checked(Input, { roles: [...new Set(roles)] })
  const refusal = authorize(actor, 'staff.change', member.merchantId, new Date())
  if (refusal) return refusal
  if (!input.ok) return refused('INVALID_INPUT', { fields: input.problems })
  return setRoles(deps, site, actor, member, { roles: input.value.roles, fingerprint })
}

/**
 * Takes a member of staff away from a merchant; their sessions end at once, and every owner is mailed. The account of somebody who
 * works for nobody any more ends. Refused: as by `authorize`; NOT_FOUND; CONFLICT where nobody would own the merchant any more.
 */
export async function removeStaff(
  deps: Pick<StaffDeps, 'writer'>,
  site: StaffSite,
  actor: StaffActor,
  member: MemberOfStaff,
): Promise<{ readonly kind: 'done' } | Refused> {
  const refusal = authorize(actor, 'staff.change', member.merchantId, new Date())
  return refusal ?? setRoles(deps, site, actor, member, { roles: [], fingerprint: null })
}

function setRoles(
  { writer }: Pick<StaffDeps, 'writer'>,
  site: StaffSite,
  actor: StaffActor,
  { merchantId, staffId }: MemberOfStaff,
  { roles, fingerprint }: { readonly roles: readonly StaffRole[]; readonly fingerprint: string | null },
): Promise<{ readonly kind: 'done' } | Refused> {
  return writer.transaction(async (handle) => {
    // One after another, or two owners could remove each other.
    await handle.selectFrom('merchants').select('id').where('id', '=', merchantId).forNoKeyUpdate().execute()
    const staff = await lockStaff(handle, staffId)
    const before = await rolesAt(handle, merchantId, staffId)
    if (!staff || before.length === 0) return refused('NOT_FOUND')
    if (fingerprint !== null && fingerprint !== rolesFingerprint(before)) return refused('CHANGED')
    if (!roles.includes('OWNER') && !(await hasOtherOwner(handle, merchantId, staffId))) return refused('CONFLICT')
    // Before the change: an owner who is removed is mailed, too.
    const change = roles.length > 0 ? 'ROLES' : 'REMOVED'
    await mailOwners(handle, site, merchantId, { change, member: staff.name, roles, by: actor.name })
    await handle
      .deleteFrom('staff_roles')
      .where('merchant_id', '=', merchantId)
      .where('staff_id', '=', staffId)
      .execute()
    if (roles.length > 0)
      await handle
        .insertInto('staff_roles')
        .values(roles.map((role) => ({ merchant_id: merchantId, staff_id: staffId, role })))
        .execute()
    else await endUnusedAccount(handle, staff)
    await endOpenSessions(handle, staffId)
    await recordAudit(handle, auditActor(actor), {
      ...{ operation: roles.length > 0 ? 'change-roles' : 'remove-staff', subject: `staff ${staffId}`, merchantId },
      ...{ before: { roles: before }, after: { roles } },
    })
    return { kind: 'done' }
  })
}

export async function rolesAt(handle: WriteHandle, merchantId: number, staffId: number): Promise<StaffRole[]> {
  const rows = await handle
    .selectFrom('staff_roles')
    .select('role')
    .where('merchant_id', '=', merchantId)
    .where('staff_id', '=', staffId)
    .orderBy('role')
    .execute()
  return rows.map(({ role }) => role)
}

async function hasOtherOwner(handle: WriteHandle, merchantId: number, staffId: number): Promise<boolean> {
  const other = await handle
    .selectFrom('staff_roles as r')
    .innerJoin('staff as s', 's.id', 'r.staff_id')
    .select('s.id')
    .where('r.merchant_id', '=', merchantId)
    .where('r.role', '=', 'OWNER')
    .where('r.staff_id', '!=', staffId)
    .where('s.state', '=', 'ACTIVE')
    .executeTakeFirst()
  return other !== undefined
}

async function endUnusedAccount(handle: WriteHandle, { id, is_admin }: StaffRow): Promise<void> {
  const other = await handle.selectFrom('staff_roles').select('role').where('staff_id', '=', id).executeTakeFirst()
  if (!other && !is_admin) await endAccount(handle, id)
}

/** Ends an account: nothing of its second factor works any more. */
export async function endAccount(handle: WriteHandle, id: number): Promise<void> {
  await handle
    .updateTable('staff')
    .set({ state: 'ENDED', is_admin: false, totp_secret: null, totp_next: null, totp_confirmed_at: null })
    .where('id', '=', id)
    .execute()
  await handle.deleteFrom('staff_passkeys').where('staff_id', '=', id).execute()
  await handle.deleteFrom('staff_recovery_codes').where('staff_id', '=', id).execute()
}

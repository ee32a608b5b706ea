import type { ReadHandle } from '#database/handles.ts'
import type { Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffRole, StaffState } from '#domain/staff/roles.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'

export interface StaffMember {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly state: StaffState
  readonly roles: readonly StaffRole[]
  readonly lastLoginAt: Date | null
}

/** What the form of a member's roles shows. */
export function rolesFingerprint(roles: readonly StaffRole[]): string {
  return roles.toSorted().join(' ')
}

/** Somebody who has not accepted yet. */
export interface PendingInvitation {
  readonly id: string
  readonly email: string
  readonly name: string | null
  readonly roles: readonly StaffRole[]
  readonly expiresAt: Date
}

/** Who works for a merchant, by name. Refused: as by `authorize`. */
export async function readMerchantStaff(
  read: ReadHandle,
  actor: DealerAreaActor,
  merchantId: number,
): Promise<{ readonly kind: 'done'; readonly members: readonly StaffMember[] } | Refused> {
  const refusal = authorize(actor, 'staff.read', merchantId, new Date())
  return refusal ?? { kind: 'done', members: await readMembers(read, merchantId) }
}

/** Who is invited to work for a merchant, the newest first. Refused: as by `authorize`. */
export async function readMerchantInvitations(
  read: ReadHandle,
  actor: DealerAreaActor,
  merchantId: number,
): Promise<{ readonly kind: 'done'; readonly invitations: readonly PendingInvitation[] } | Refused> {
  const refusal = authorize(actor, 'staff.read', merchantId, new Date())
  return refusal ?? { kind: 'done', invitations: await readInvitations(read, merchantId) }
}

async function readMembers(read: ReadHandle, merchantId: number): Promise<StaffMember[]> {
  const rows = await read
    .selectFrom('staff as s')
    .innerJoin('staff_roles as r', 'r.staff_id', 's.id')
    .select(['s.id', 's.name', 's.email', 's.state', 's.last_login_at as lastLoginAt', 'r.role'])
    .where('r.merchant_id', '=', merchantId)
    .orderBy('s.name')
    .orderBy('s.id')
    .orderBy('r.role')
    .execute()
  const byMember = Map.groupBy(rows, ({ id }) => id)
  return [...byMember.values()].map((own) => {
    const { role: _, ...member } = own[0]!
    return { ...member, roles: own.map(({ role }) => role) }
  })
}

async function readInvitations(read: ReadHandle, merchantId: number): Promise<PendingInvitation[]> {
  const rows = await read
    .selectFrom('staff_invitations')
    .select(['id', 'email', 'name', 'roles', 'expires_at as expiresAt'])
    .where('merchant_id', '=', merchantId)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', new Date())
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ email, roles, ...row }) => ({ ...row, email: email ?? '', roles: roles as StaffRole[] }))
}

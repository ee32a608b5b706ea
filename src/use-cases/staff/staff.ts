import type { ReadHandle } from '#database/handles.ts'
import type { MerchantState } from '#domain/merchant/merchant-state.ts'
import { hasPermission, isSteppedUp } from '#domain/staff/authorize.ts'
import { PERMISSION_NAMES, type Permission } from '#domain/staff/permissions.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'

/** A merchant that somebody works for. */
export interface StaffMerchant {
  readonly id: number
  readonly uuid: string
  readonly slug: string
  readonly name: string
  readonly state: MerchantState
  readonly roles: readonly StaffRole[]
  /** What somebody may do there; some of it only after showing the second factor again. */
  readonly permissions: readonly Permission[]
}

/** The account of a member of staff, as its holder sees it. */
export interface OwnStaff {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly isAdmin: boolean
  readonly hasSecondFactor: boolean
  /** Whether the second factor was shown lately. */
  readonly isSteppedUp: boolean
  /** How many recovery codes are left. */
  readonly recoveryCodes: number
  /** By name. */
  readonly merchants: readonly StaffMerchant[]
}

export async function readOwnStaff(read: ReadHandle, actor: StaffActor): Promise<OwnStaff> {
  const { staffId } = actor
  const [staff, codes, merchants] = await Promise.all([
    read
      .selectFrom('staff')
      .select(['id', 'name', 'email', 'is_admin as isAdmin', 'totp_confirmed_at'])
      .where('id', '=', staffId)
      .executeTakeFirstOrThrow(),
    read
      .selectFrom('staff_recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('staff_id', '=', staffId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow(),
    readMerchantsOf(read, actor),
  ])
  const { totp_confirmed_at, ...own } = staff
  const security = { isSteppedUp: isSteppedUp(actor, new Date()), recoveryCodes: codes.left }
  return { ...own, hasSecondFactor: totp_confirmed_at !== null, ...security, merchants }
}

async function readMerchantsOf(read: ReadHandle, actor: StaffActor): Promise<StaffMerchant[]> {
  const { roles } = actor
  if (roles.length === 0) return []
  const rows = await read
    .selectFrom('merchants')
    .select(['id', 'uuid', 'slug', 'name', 'state'])
    .where(
      'id',
      'in',
      roles.map(({ merchantId }) => merchantId),
    )
    .orderBy('name')
    .execute()
  return rows.map((row) => ({
    ...row,
    roles: roles.find(({ merchantId }) => merchantId === row.id)?.roles ?? [],
    permissions: PERMISSION_NAMES.filter((permission) => hasPermission(actor, permission, row.id)),
  }))
}

/** The id of the merchant with this UUID; undefined for none. */
export async function readMerchantId(read: ReadHandle, uuid: string): Promise<number | undefined> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uuid)) return undefined
  const row = await read.selectFrom('merchants').select('id').where('uuid', '=', uuid).executeTakeFirst()
  return row?.id
}

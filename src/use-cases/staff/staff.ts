import type { ReadHandle } from '#database/handles.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'

/** A merchant that somebody works for. */
export interface StaffMerchant {
  readonly id: number
  readonly uuid: string
  readonly slug: string
  readonly name: string
  readonly roles: readonly StaffRole[]
}

/** The account of a member of staff, as its holder sees it. */
export interface OwnStaff {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly isAdmin: boolean
  readonly hasSecondFactor: boolean
  /** By name. */
  readonly merchants: readonly StaffMerchant[]
}

export async function readOwnStaff(read: ReadHandle, { staffId, roles }: StaffActor): Promise<OwnStaff> {
  const [staff, merchants] = await Promise.all([
    read
      .selectFrom('staff')
      .select(['id', 'name', 'email', 'is_admin as isAdmin', 'totp_confirmed_at'])
      .where('id', '=', staffId)
      .executeTakeFirstOrThrow(),
    readMerchantsOf(read, roles),
  ])
  const { totp_confirmed_at, ...own } = staff
  return { ...own, hasSecondFactor: totp_confirmed_at !== null, merchants }
}

async function readMerchantsOf(read: ReadHandle, roles: StaffActor['roles']): Promise<StaffMerchant[]> {
  if (roles.length === 0) return []
  const rows = await read
    .selectFrom('merchants')
    .select(['id', 'uuid', 'slug', 'name'])
    .where(
      'id',
      'in',
      roles.map(({ merchantId }) => merchantId),
    )
    .orderBy('name')
    .execute()
  return rows.map((row) => ({ ...row, roles: roles.find(({ merchantId }) => merchantId === row.id)?.roles ?? [] }))
}

/** The id of the merchant with this UUID; undefined for none. */
export async function readMerchantId(read: ReadHandle, uuid: string): Promise<number | undefined> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uuid)) return undefined
  const row = await read.selectFrom('merchants').select('id').where('uuid', '=', uuid).executeTakeFirst()
  return row?.id
}

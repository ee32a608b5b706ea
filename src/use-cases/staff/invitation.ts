import type { ReadHandle } from '#database/handles.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { emailKey } from '#domain/account/fields.ts'
import { secretKeyHash } from './secret-key.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text from outside can be the id of an invitation, which PostgreSQL would refuse otherwise. */
export function isInvitationId(text: string): boolean {
  return ID.test(text)
}

/** An invitation as the page of its link shows it. */
export interface StaffInvitation {
  /** Null: whoever opens the set-up link enters theirs. */
  readonly email: string | null
  readonly name: string | null
  /** Null: as an administrator, or of an account that is set up again. */
  readonly merchantName: string | null
  readonly isAdmin: boolean
  readonly roles: readonly StaffRole[]
  /** The address has an account already: its holder logs in and joins. */
  readonly hasAccount: boolean
}

/** The invitation of a link; undefined where it is unknown, accepted or too old. */
export async function readInvitation(read: ReadHandle, key: string): Promise<StaffInvitation | undefined> {
  const row = await read
    .selectFrom('staff_invitations as i')
    .leftJoin('merchants as m', 'm.id', 'i.merchant_id')
    .select(['i.email', 'i.name', 'i.roles', 'i.is_admin as isAdmin', 'm.name as merchantName'])
    .where('i.key_hash', '=', secretKeyHash(key))
    .where('i.accepted_at', 'is', null)
    .where('i.expires_at', '>', new Date())
    .executeTakeFirst()
  if (!row) return undefined
  const account = await read
    .selectFrom('staff')
    .select('id')
    .where('email_key', '=', emailKey(row.email ?? ''))
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst()
  return { ...row, roles: row.roles as StaffRole[], hasAccount: account !== undefined }
}

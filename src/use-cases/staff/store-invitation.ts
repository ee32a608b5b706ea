import type { WriteHandle } from '#database/handles.ts'
import { emailKey } from '#domain/account/fields.ts'
import type { Locale } from '#domain/locale.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { STAFF_TIMING } from '#domain/staff/timing.ts'
import { sql } from 'kysely'
import { newSecretKey, secretKeyHash } from './secret-key.ts'

interface NewInvitation {
  /** Null: the set-up link of the first administrator. */
  readonly email: string | null
  readonly name?: string | null
  readonly locale: Locale
  readonly isAdmin?: boolean
  readonly merchantId?: number | null
  readonly roles?: readonly StaffRole[]
  /** The account that is to be set up again. */
  readonly staffId?: number | null
  readonly invitedBy: number | null
}

/**
 * Stores an invitation in the place of earlier ones for the same, except that several set-up links may be open: each web process that
 * starts prints one. Returns the key of the link, of which only the hash is stored.
 */
export async function storeInvitation(handle: WriteHandle, invitation: NewInvitation): Promise<string> {
  const { email, locale, name = null, isAdmin = false, merchantId = null, roles = [], staffId = null } = invitation
  if (email !== null)
    await handle
      .deleteFrom('staff_invitations')
      .where('accepted_at', 'is', null)
      .where(sql<boolean>`lower(email) = ${emailKey(email)}`)
      .where('is_admin', '=', isAdmin)
      .where('merchant_id', merchantId === null ? 'is' : '=', merchantId)
      .execute()
  const key = newSecretKey()
  const lifetime = email === null ? STAFF_TIMING.setUpLink : STAFF_TIMING.invitation
  await handle
    .insertInto('staff_invitations')
    .values({
      key_hash: secretKeyHash(key),
      ...{ email, name, locale, is_admin: isAdmin, merchant_id: merchantId, roles: [...roles], staff_id: staffId },
      invited_by: invitation.invitedBy,
      expires_at: new Date(Date.now() + lifetime),
      accepted_at: null,
    })
    .execute()
  return key
}

import type { Selectable } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'
import type { Tables } from '#database/tables.ts'
import { secretKeyHash } from './secret-key.ts'
import { hasAdmin } from './set-up.ts'

export type InvitationRow = Selectable<Tables['staff_invitations']>

/** The invitation of a link, locked; undefined where it is unknown, accepted or too old, or a set-up link that is no longer needed. */
export async function lockInvitation(handle: WriteHandle, key: string): Promise<InvitationRow | undefined> {
  const row = await handle
    .selectFrom('staff_invitations')
    .selectAll()
    .where('key_hash', '=', secretKeyHash(key))
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', new Date())
    .forUpdate()
    .executeTakeFirst()
  return row && row.email === null && (await hasAdmin(handle)) ? undefined : row
}

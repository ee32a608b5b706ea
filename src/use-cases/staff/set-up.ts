import type { SelectHandle, Writer } from '#database/handles.ts'
import { storeInvitation } from './store-invitation.ts'

/** A new key for a set-up link, which makes the first administrator and closes all of them. Undefined once there is one. */
export async function issueSetUpKey(writer: Writer): Promise<string | undefined> {
  return writer.transaction(async (handle) => {
    if (await hasAdmin(handle)) return undefined
    return storeInvitation(handle, { email: null, locale: 'de', isAdmin: true, invitedBy: null })
  })
}

/** Whether somebody can administer this platform. */
export async function hasAdmin(read: SelectHandle): Promise<boolean> {
  const row = await read
    .selectFrom('staff')
    .select('id')
    .where('is_admin', '=', true)
    .where('state', '=', 'ACTIVE')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

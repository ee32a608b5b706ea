import { refreshHash } from '#database/account/refresh-hash.ts'
import type { ReadHandle } from '#database/handles.ts'

/**
 * Whose session a browser's refresh token belongs to, also one that has ended; undefined for a token we never gave. It lets nobody do
 * anything.
 */
export async function readOwnerOfSession(read: ReadHandle, refreshToken: string): Promise<number | undefined> {
  const row = await read
    .selectFrom('refresh_tokens as t')
    .innerJoin('session_families as f', 'f.id', 't.family_id')
    .select('f.customer_id')
    .where('t.hash', '=', refreshHash(refreshToken))
    .executeTakeFirst()
  return row?.customer_id
}

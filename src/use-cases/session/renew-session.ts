import { refreshHash } from '#database/account/refresh-hash.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { SESSION_TIMING } from '#domain/session/timing.ts'
import type { IssuedTokens } from '#domain/session/tokens.ts'
import type { SessionTokens } from '#services/session-tokens/port.ts'
import { issueTokens } from './issue-tokens.ts'

/**
 * Exchanges a refresh token for a new pair; undefined where it is unknown, expired or its session has ended. Each token is exchanged once:
 * presented again, it gets the same successor within the grace period (two tabs) and as long as that successor is unused (a lost answer).
 * After that the whole session ends, because one of the two holders stole it (RFC 9700, section 4.14).
 */
export async function renewSession(
  writer: Writer,
  tokens: SessionTokens,
  refreshToken: string,
): Promise<IssuedTokens | undefined> {
  return writer.transaction(async (handle) => {
    const hash = refreshHash(refreshToken)
    const row = await handle
      .selectFrom('refresh_tokens as t')
      .innerJoin('session_families as f', 'f.id', 't.family_id')
      .innerJoin('customers as c', 'c.id', 'f.customer_id')
      .select(['t.family_id', 't.replaced_at', 't.expires_at', 'f.customer_id', 'f.ended_at', 'c.status'])
      .where('t.hash', '=', hash)
      .forUpdate(['t', 'f'])
      .executeTakeFirst()
    if (!row || row.ended_at || row.status !== 'ACTIVE' || row.expires_at < new Date()) return undefined
    const isLate = row.replaced_at && Date.now() - row.replaced_at.getTime() > SESSION_TIMING.reuseGrace
    if (isLate && (await isUsed(handle, tokens.refreshToken(refreshToken)))) {
      await handle
        .updateTable('session_families')
        .set({ ended_at: new Date() })
        .where('id', '=', row.family_id)
        .execute()
      return undefined
    }
    if (!row.replaced_at)
      await handle.updateTable('refresh_tokens').set({ replaced_at: new Date() }).where('hash', '=', hash).execute()
    return issueTokens(handle, tokens, { customerId: row.customer_id, familyId: row.family_id }, refreshToken)
  })
}

async function isUsed(handle: WriteHandle, refreshToken: string): Promise<boolean> {
  const row = await handle
    .selectFrom('refresh_tokens')
    .select('replaced_at')
    .where('hash', '=', refreshHash(refreshToken))
    .executeTakeFirst()
  return row?.replaced_at != null
}

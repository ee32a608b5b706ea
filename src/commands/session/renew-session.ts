import type { Writer } from '#database/handles.ts'
import { SESSION_TIMING } from '#domain/session/timing.ts'
import type { IssuedTokens } from '#domain/session/tokens.ts'
import type { SessionTokens } from '#services/session-tokens/port.ts'
import { issueTokens, refreshHash } from './issue-tokens.ts'

/**
 * Trades a refresh token for a new pair; undefined where it is unknown, expired or its log-in has ended. Each token is traded once: whoever
 * brings one again within the grace gets the same successor (two tabs), later the whole log-in ends, because one of the two stole it
 * (RFC 9700, section 4.14).
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
    if (row.replaced_at && Date.now() - row.replaced_at.getTime() > SESSION_TIMING.reuseGrace) {
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

import { refreshHash } from '#database/account/refresh-hash.ts'
import type { WriteHandle } from '#database/handles.ts'
import { SESSION_TIMING } from '#domain/session/timing.ts'
import type { IssuedTokens } from '#domain/session/tokens.ts'
import type { SessionTokens } from '#services/session-tokens/port.ts'

/** Issues a token pair for a session; only the hash of the refresh token is stored. */
export async function issueTokens(
  handle: WriteHandle,
  tokens: SessionTokens,
  claims: { readonly customerId: number; readonly familyId: string },
  predecessor?: string,
): Promise<IssuedTokens> {
  const now = Date.now()
  const expiresAt = new Date(Math.floor((now + SESSION_TIMING.accessToken) / 1000) * 1000) // rounded to seconds, as in the token
  const refreshToken = tokens.refreshToken(predecessor)
  await handle
    .insertInto('refresh_tokens')
    .values({
      hash: refreshHash(refreshToken),
      family_id: claims.familyId,
      expires_at: new Date(now + SESSION_TIMING.refreshToken),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { accessToken: await tokens.accessToken(claims, expiresAt), refreshToken, expiresAt }
}

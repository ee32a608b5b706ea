import type { ReadHandle } from '#database/handles.ts'
import type { CustomerActor } from '#domain/actor.ts'
import type { SessionTokens } from '#services/session-tokens/port.ts'

/** The holder of an access token and when it expires; undefined where it is expired or forged, or its session has ended. */
export async function readActor(
  read: ReadHandle,
  tokens: SessionTokens,
  accessToken: string,
): Promise<(CustomerActor & { readonly expiresAt: Date }) | undefined> {
  const claims = await tokens.read(accessToken)
  if (!claims) return undefined
  const row = await read
    .selectFrom('session_families as f')
    .innerJoin('customers as c', 'c.id', 'f.customer_id')
    .select('c.role')
    .where('f.id', '=', claims.familyId)
    .where('f.customer_id', '=', claims.customerId)
    .where('f.ended_at', 'is', null)
    .where('c.status', '=', 'ACTIVE')
    .executeTakeFirst()
  return row && { kind: 'CUSTOMER', ...claims, role: row.role }
}

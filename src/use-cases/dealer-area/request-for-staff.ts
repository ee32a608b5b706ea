import type { ReadHandle, SelectHandle } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { readRequestAs, type RequestView } from '../request/request.ts'

/** A request to the merchant of a member of staff. Refused as by `authorize`; one that does not exist like somebody else's. */
export async function readRequestForStaff(
  read: ReadHandle,
  actor: DealerAreaActor,
  requestId: number,
): Promise<{ readonly kind: 'found'; readonly request: RequestView } | Refused> {
  const allowed = await authorizeRequest(read, actor, 'requests.read', requestId)
  if (allowed.kind === 'refused') return allowed
  const request = await readRequestAs(read, requestId, 'MERCHANT')
  return request ? { kind: 'found', request } : refused('FORBIDDEN')
}

/** The merchant of a request that somebody has a permission for. Offers of private persons are no requests to a merchant. */
export async function authorizeRequest(
  handle: SelectHandle,
  actor: DealerAreaActor,
  permission: Permission,
  requestId: number,
): Promise<{ readonly kind: 'allowed'; readonly merchantId: number } | Refused> {
  if (actor.kind === 'NOBODY') return refused('UNAUTHENTICATED')
  const row = await handle
    .selectFrom('requests')
    .select('merchant_id as merchantId')
    .where('id', '=', requestId)
    .where('kind', '!=', 'PRIVATE_SALE')
    .executeTakeFirst()
  if (!row) return refused('FORBIDDEN')
  return authorize(actor, permission, row.merchantId, new Date()) ?? { kind: 'allowed', merchantId: row.merchantId }
}

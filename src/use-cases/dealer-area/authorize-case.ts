import type { SelectHandle } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'

type Allowed = Promise<{ readonly kind: 'allowed'; readonly merchantId: number } | Refused>

/** The merchant of a request that somebody has a permission for. Offers of private persons are no requests to a merchant. */
export async function authorizeRequest(
  handle: SelectHandle,
  actor: DealerAreaActor,
  permission: Permission,
  requestId: number,
): Allowed {
  const row = handle
    .selectFrom('requests')
    .select('merchant_id as merchantId')
    .where('id', '=', requestId)
    .where('kind', '!=', 'PRIVATE_SALE')
    .executeTakeFirst()
  return authorizeAt(actor, permission, await row)
}

/** The merchant of an order that somebody has a permission for. */
export async function authorizeOrder(
  handle: SelectHandle,
  actor: DealerAreaActor,
  permission: Permission,
  orderId: number,
): Allowed {
  const row = handle
    .selectFrom('orders')
    .select('merchant_id as merchantId')
    .where('id', '=', orderId)
    .executeTakeFirst()
  return authorizeAt(actor, permission, await row)
}

/** One that does not exist is refused like somebody else's. */
async function authorizeAt(
  actor: DealerAreaActor,
  permission: Permission,
  row: { readonly merchantId: number } | undefined,
): Allowed {
  if (actor.kind === 'NOBODY') return refused('UNAUTHENTICATED')
  if (!row) return refused('FORBIDDEN')
  return authorize(actor, permission, row.merchantId, new Date()) ?? { kind: 'allowed', ...row }
}

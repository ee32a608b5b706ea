import type { SelectHandle } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { DealerAreaActor, StaffActor } from '#domain/staff/staff-actor.ts'

/**
 * The merchant of a slug, for somebody who has a permission there. Refused as by `authorize`; an unknown merchant like somebody else's
 * (FORBIDDEN).
 */
export async function merchantOfStaff(
  handle: SelectHandle,
  actor: DealerAreaActor,
  permission: Permission,
  slug: string,
): Promise<{ readonly kind: 'found'; readonly merchantId: number; readonly staff: StaffActor } | Refused> {
  if (actor.kind === 'NOBODY') return refused('UNAUTHENTICATED')
  const row = await handle.selectFrom('merchants').select('id').where('slug', '=', slug).executeTakeFirst()
  if (!row) return refused('FORBIDDEN')
  return authorize(actor, permission, row.id, new Date()) ?? { kind: 'found', merchantId: row.id, staff: actor }
}

import type { ReadHandle } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { type Order, readAnyOrder } from '../order/orders.ts'
import { authorizeOrder } from './authorize-case.ts'

/** An order with everything its documents say. Refused as by `authorizeOrder`. */
export async function readOrderForDocuments(
  read: ReadHandle,
  actor: StaffActor,
  orderId: number,
): Promise<{ readonly kind: 'found'; readonly order: Order } | Refused> {
  const allowed = await authorizeOrder(read, actor, 'orders.read', orderId)
  if (allowed.kind === 'refused') return allowed
  const order = await readAnyOrder(read, orderId)
  return order ? { kind: 'found', order } : refused('FORBIDDEN')
}

import type { WriteHandle } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { moveRequest } from '../request/move-request.ts'

type Decision = 'APPROVED' | 'REJECTED' | 'WITHDRAWN'
const DAY_MS = 86_400_000

/** Whether nothing is left to decide about an order's financing. */
export function isDecided(state: string): state is Decision {
  return state === 'APPROVED' || state === 'REJECTED' || state === 'WITHDRAWN'
}

/**
 * Ends the open financing application of an order as its financing has ended, if it has one. After an approval the right of withdrawal is
 * recalled a day later (Directive (EU) 2023/2225 article 10: one to seven days after the contract).
 */
export async function endApplication(
  handle: WriteHandle,
  { orderId, to, actor }: { readonly orderId: number; readonly to: Decision; readonly actor: StateActor },
): Promise<void> {
  const request = await handle
    .selectFrom('requests')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'FINANCING')
    .where('delete_after', 'is', null)
    .executeTakeFirst()
  if (!request) return
  const requestId = request.id
  const reason = to !== 'WITHDRAWN' ? undefined : actor === 'CUSTOMER' ? 'WITHDRAWN' : 'ORDER_ENDED'
  await moveRequest(handle, { requestId, to, actor, reason })
  if (to !== 'APPROVED') return
  const runAt = new Date(Date.now() + DAY_MS)
  await enqueue(handle, 'remind-of-credit-withdrawal', { requestId }, { runAt, key: `credit-withdrawal-${requestId}` })
}

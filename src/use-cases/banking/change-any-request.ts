import type { WriteHandle } from '#database/handles.ts'
import type { FinancingState } from '#domain/order/financing-states.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { allowsStep, isClosed } from '#domain/request/transitions.ts'
import { changeFinancing } from '../order/change-financing.ts'
import { lockRequest } from '../request/lock-request.ts'
import { changeRequest, type RequestChange } from '../request/change-request.ts'

/**
 * Moves a request of any kind on as the table of transitions allows. The end of a financing application is a decision about its order: the
 * order is changed, and its application follows (`endApplication`). Refused: NOT_FOUND, and CONFLICT where the table does not allow it.
 */
export async function changeAnyRequest(
  handle: WriteHandle,
  change: RequestChange,
): Promise<{ readonly kind: 'done' } | Refused> {
  const { requestId, to, actor, reason } = change
  const row = await lockRequest(handle, requestId)
  if (row?.kind !== 'FINANCING' || row.order_id === null || !isClosed('FINANCING', to))
    return changeRequest(handle, change)
  if (!allowsStep({ kind: row.kind, from: row.state, to, actor, reason })) return refused('CONFLICT')
  const outcome = await changeFinancing(handle, { orderId: row.order_id, to: to as FinancingState, actor })
  return outcome.kind === 'refused' ? refused('CONFLICT') : { kind: 'done' }
}

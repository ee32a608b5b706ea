import type { WriteHandle } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { isClosed } from '#domain/request/transitions.ts'
import { lockRequest } from './lock-request.ts'
import { moveRequest, type RequestChange } from './move-request.ts'

export type { RequestChange } from './move-request.ts'

/**
 * Moves a request on as the table of transitions allows, in the caller's transaction. Refused: NOT_FOUND, and CONFLICT where the table does
 * not allow this step, or where it ends a financing application: that is a decision about its order (`changeAnyRequest`). Who may act for
 * whom is the caller's to check.
 */
export async function changeRequest(
  handle: WriteHandle,
  change: RequestChange,
): Promise<{ readonly kind: 'done' } | Refused> {
  const row = await lockRequest(handle, change.requestId)
  if (row?.kind === 'FINANCING' && isClosed('FINANCING', change.to)) return refused('CONFLICT')
  return moveRequest(handle, change)
}

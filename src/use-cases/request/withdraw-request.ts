import type { Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { transitionsFrom } from '#domain/request/transitions.ts'
import { changeRequest } from './change-request.ts'
import { lockRequest } from './lock-request.ts'
import { type RequestAccess, sideOf } from './request.ts'

/**
 * Withdraws a request for the person who sent it. Refused: NOT_FOUND for everybody else, CONFLICT where it is closed. `change`: how it
 * ends.
 */
export async function withdrawRequest(
  writer: Writer,
  access: RequestAccess,
  requestId: number,
  change: typeof changeRequest = changeRequest,
): Promise<{ readonly kind: 'done' } | Refused> {
  return writer.transaction(async (handle) => {
    if ((await sideOf(handle, requestId, access)) !== 'CUSTOMER') return refused('NOT_FOUND')
    const row = await lockRequest(handle, requestId)
    // It ends an order: that takes the customer’s own log-in, because mails are passed on.
    const isOwn =
      row?.kind !== 'FINANCING' || (await sideOf(handle, requestId, { ...access, key: null })) === 'CUSTOMER'
    if (!isOwn) return refused('NOT_FOUND')
    const step =
      row && transitionsFrom(row.kind, row.state, 'CUSTOMER').find((way) => way.reasons?.includes('WITHDRAWN'))
    if (!step) return refused('CONFLICT')
    return change(handle, { requestId, to: step.to, actor: 'CUSTOMER', reason: 'WITHDRAWN' })
  })
}

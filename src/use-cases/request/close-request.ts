import type { Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { ClosingReason } from '#domain/request/closing-reasons.ts'
import { closingStep } from '#domain/request/transitions.ts'
import { changeRequest } from './change-request.ts'
import { lockRequest } from './lock-request.ts'
import { type RequestAccess, sideOf } from './request.ts'

/**
 * Closes a contact for its seller, with one of the reasons the table gives a seller. Refused: NOT_FOUND for everybody else, CONFLICT where
 * it is closed or cannot be closed with this reason.
 */
export async function closeRequest(
  writer: Writer,
  access: RequestAccess,
  { requestId, reason }: { readonly requestId: number; readonly reason: ClosingReason },
): Promise<{ readonly kind: 'done' } | Refused> {
  return writer.transaction(async (handle) => {
    if ((await sideOf(handle, requestId, access)) !== 'MERCHANT') return refused('NOT_FOUND')
    const row = await lockRequest(handle, requestId)
    const step = row && closingStep(row.kind, row.state, reason)
    return step ? changeRequest(handle, { requestId, to: step.to, actor: 'MERCHANT', reason }) : refused('CONFLICT')
  })
}

import type { Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { changeRequest } from './change-request.ts'
import { type RequestAccess, sideOf } from './request.ts'

/** The customer agrees to the time that was proposed. Refused: NOT_FOUND for everybody else, CONFLICT where none waits for an answer. */
export async function acceptProposedTime(
  writer: Writer,
  access: RequestAccess,
  requestId: number,
): Promise<{ readonly kind: 'done' } | Refused> {
  return writer.transaction(async (handle) =>
    (await sideOf(handle, requestId, access)) === 'CUSTOMER'
      ? changeRequest(handle, { requestId, to: 'CONFIRMED', actor: 'CUSTOMER' })
      : refused('NOT_FOUND'),
  )
}

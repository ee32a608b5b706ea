import type { WriteHandle, Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { ClosingReason } from '#domain/request/closing-reasons.ts'
import type { RequestState } from '#domain/request/transitions.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { audited } from './audited.ts'
import { changeAnyRequest } from '../banking/change-any-request.ts'
import { authorizeRequest } from './authorize-case.ts'
import { endWithNoShow } from './calendar/record-no-show.ts'
import { writeMessage } from '../request/write-message.ts'

type Outcome = Promise<{ readonly kind: 'done' } | Refused>

/** Writes to the customer of a request. Refused as by `authorizeRequest` and `writeMessage`. */
export function answerAsStaff(
  writer: Writer,
  actor: StaffActor,
  { requestId, text }: { readonly requestId: number; readonly text: string },
): Outcome {
  return audited(writer, actor, {
    allow: (handle) => authorizeRequest(handle, actor, 'requests.answer', requestId),
    entry: { operation: 'answer-request', subject: `request ${requestId}` },
    change: (handle) => writeMessage(handle, { requestId, author: 'MERCHANT', text }),
  })
}

interface Step {
  readonly requestId: number
  readonly to: RequestState
  readonly reason: ClosingReason | undefined
}

/**
 * Moves a request on as its table of transitions allows: a financing application by those who may decide about it, a trade-in never, which
 * moves by its offer alone. Refused as by `authorizeRequest`, `changeAnyRequest` and `recordNoShow`.
 */
export function moveAsStaff(writer: Writer, actor: StaffActor, { requestId, to, reason }: Step): Outcome {
  return audited(writer, actor, {
    allow: (handle) => allowMove(handle, actor, requestId),
    entry: {
      ...{ operation: 'move-request', subject: `request ${requestId}` },
      after: { state: to, reason: reason ?? null },
    },
    change: (handle) =>
      to === 'NO_SHOW'
        ? endWithNoShow(handle, requestId)
        : changeAnyRequest(handle, { requestId, to, actor: 'MERCHANT', reason }),
  })
}

async function allowMove(handle: WriteHandle, actor: StaffActor, requestId: number) {
  const row = await handle.selectFrom('requests').select('kind').where('id', '=', requestId).executeTakeFirst()
  const permission = row?.kind === 'FINANCING' ? 'financing.change' : 'requests.answer'
  const allowed = await authorizeRequest(handle, actor, permission, requestId)
  return allowed.kind === 'allowed' && row?.kind === 'TRADE_IN' ? refused('CONFLICT') : allowed
}

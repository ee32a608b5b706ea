import type { WriteHandle } from '#database/handles.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { ClosingReason } from '#domain/request/closing-reasons.ts'
import type { RequestKind } from '#domain/request/request.ts'
import { allowsStep, isClosed, type RequestState } from '#domain/request/transitions.ts'
import { RETENTION_MS } from '#domain/retention.ts'
import { cancelAppointment } from '../appointment/cancel-appointment.ts'
import { firstAnswer } from './first-answer.ts'
import { lockRequest } from './lock-request.ts'
import { moveTradeInOf } from './move-trade-in.ts'
import { showListing } from './show-listing.ts'
import { writeRequestEvent } from './write-request-event.ts'

export interface RequestChange {
  readonly requestId: number
  readonly to: RequestState
  readonly actor: StateActor
  readonly reason?: ClosingReason | undefined
  /** Until when a proposal waits for the customer. */
  readonly expiresAt?: Date | undefined
  /** The time that the caller has given its appointment in this transaction. */
  readonly movedTo?: Date | undefined
}

/**
 * Moves a request on as the table of transitions allows, without what follows elsewhere (`changeRequest`): locks its row, writes the event
 * and has it mailed. Refused: NOT_FOUND, and CONFLICT where the table does not allow this step.
 */
export async function moveRequest(
  handle: WriteHandle,
  { requestId, to, actor, reason, expiresAt, movedTo }: RequestChange,
): Promise<{ readonly kind: 'done' } | Refused> {
  const row = await lockRequest(handle, requestId)
  if (!row) return refused('NOT_FOUND')
  const { kind, state: from } = row
  if (!allowsStep({ kind, from, to, actor, reason, isMove: movedTo !== undefined })) return refused('CONFLICT')
  const now = new Date()
  const closed = isClosed(kind, to)
  await handle
    .updateTable('requests')
    .set({
      ...{ state: to, changed_at: now, expires_at: expiresAt ?? null, closed_reason: closed ? (reason ?? null) : null },
      delete_after: closed ? new Date(now.getTime() + retentionOf(kind, to)) : null,
      ...(actor === 'MERCHANT' ? firstAnswer(row, now) : {}),
    })
    .where('id', '=', requestId)
    .execute()
  // What is still to come is free for others as soon as nobody comes.
  if (closed) await cancelAppointment(handle, requestId)
  if (kind === 'TRADE_IN') await moveTradeInOf(handle, { requestId, to, actor })
  await writeRequestEvent(handle, { requestId, actor, from, to, reason, movedTo })
  if (kind === 'PRIVATE_SALE') await showListing(handle, { requestId, from, to, actor })
  return { kind: 'done' }
}

/** Milliseconds after the end. */
function retentionOf(kind: RequestKind, to: RequestState): number {
  return kind === 'FINANCING' && to !== 'APPROVED' ? RETENTION_MS.endedApplications : RETENTION_MS.closedRequests
}

import type { WriteHandle } from '#database/handles.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { canTransition } from '#domain/order/transitions.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { ClosingReason } from '#domain/request/closing-reasons.ts'
import { REQUEST_STATES } from '#domain/request/transitions.ts'
import { TRADE_IN_TRANSITIONS, type TradeInState } from '#domain/trade-in/trade-in-states.ts'
import { changeRequest } from '../request/change-request.ts'
import { writeTradeInEvent } from '#database/trade-in-events.ts'

interface TradeInChange {
  readonly tradeInId: number
  readonly to: TradeInState
  readonly actor: StateActor
  /** The order that accepts or releases it. */
  readonly orderId?: number | undefined
  /** Shown in the trade-in's history. */
  readonly reason?: string | undefined
}

/**
 * Takes a trade-in to its next state and records who, when and why. Refused: NOT_FOUND; CONFLICT where the table of transitions does not
 * allow the step to this actor.
 */
export async function changeTradeInState(
  handle: WriteHandle,
  { tradeInId, to, actor, orderId, reason }: TradeInChange,
): Promise<{ readonly kind: 'done' } | Refused> {
  const tradeIn = await handle
    .selectFrom('trade_ins')
    .select(['state', 'request_id as requestId'])
    .where('id', '=', tradeInId)
    .forUpdate()
    .executeTakeFirst()
  if (!tradeIn) return refused('NOT_FOUND')
  if (!canTransition(TRADE_IN_TRANSITIONS, tradeIn.state, to, actor)) return refused('CONFLICT')
  const belongsToOrder = to === 'ACCEPTED' || to === 'PURCHASED'
  await handle
    .updateTable('trade_ins')
    .set({ state: to, order_id: belongsToOrder ? (orderId ?? null) : null })
    .where('id', '=', tradeInId)
    .execute()
  await writeTradeInEvent(handle, { tradeInId, actor, from: tradeIn.state, to, orderId, reason })
  if (tradeIn.requestId !== null) await moveRequest(handle, tradeIn.requestId, to, actor)
  return { kind: 'done' }
}

/** Its request moves along; one that is closed already stays, as that of a purchase does. */
async function moveRequest(handle: WriteHandle, requestId: number, to: TradeInState, actor: StateActor): Promise<void> {
  const state = REQUEST_STATES.TRADE_IN.find((known) => known === to)
  if (state) await changeRequest(handle, { requestId, to: state, actor, reason: reasonOf(to, actor) })
}

/** Trade-ins have no closing reasons of their own. */
function reasonOf(to: TradeInState, actor: StateActor): ClosingReason | undefined {
  if (to === 'EXPIRED') return 'OFFER_EXPIRED'
  if (to !== 'DECLINED') return undefined
  return actor === 'CUSTOMER' ? 'WITHDRAWN' : 'OTHER'
}

import type { WriteHandle } from '#database/handles.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { canTransition } from '#domain/order/transitions.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { TRADE_IN_TRANSITIONS, type TradeInState } from '#domain/trade-in/trade-in-states.ts'

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
    .select('state')
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
  return { kind: 'done' }
}

/** The only place that writes the history of trade-ins. */
export async function writeTradeInEvent(
  handle: WriteHandle,
  { tradeInId, actor, from, to, orderId, reason }: TradeInChange & { readonly from: TradeInState | null },
): Promise<void> {
  await handle
    .insertInto('trade_in_events')
    .values({
      trade_in_id: tradeInId,
      actor,
      from_state: from,
      to_state: to,
      order_id: orderId ?? null,
      reason: reason ?? null,
    })
    .execute()
}

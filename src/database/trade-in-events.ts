import type { StateActor } from '#domain/order/transitions.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-states.ts'
import type { WriteHandle } from './handles.ts'

interface TradeInEvent {
  readonly tradeInId: number
  readonly actor: StateActor
  /** Null: the beginning. */
  readonly from: TradeInState | null
  readonly to: TradeInState
  readonly orderId?: number | undefined
  readonly reason?: string | undefined
}

/** The only place that writes the history of trade-ins. */
export async function writeTradeInEvent(
  handle: WriteHandle,
  { tradeInId, actor, from, to, orderId, reason }: TradeInEvent,
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

import type { WriteHandle } from '#database/handles.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { TRADE_IN_STATES } from '#domain/trade-in/trade-in-states.ts'
import { writeTradeInEvent } from '#database/trade-in-events.ts'

/** Locks the trade-in of a request: before the request, as everywhere both are locked. */
export async function lockTradeInOf(handle: WriteHandle, requestId: number): Promise<void> {
  await handle.selectFrom('trade_ins').select('id').where('request_id', '=', requestId).forUpdate().execute()
}

/** Moves the trade-in of a request along with it; one that is there already stays. */
export async function moveTradeInOf(
  handle: WriteHandle,
  { requestId, to: state, actor }: { readonly requestId: number; readonly to: string; readonly actor: StateActor },
): Promise<void> {
  const to = TRADE_IN_STATES.find((known) => known === state)
  const tradeIn = await handle
    .selectFrom('trade_ins')
    .select(['id', 'state'])
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  if (!tradeIn || !to || tradeIn.state === to) return
  await handle.updateTable('trade_ins').set({ state: to }).where('id', '=', tradeIn.id).execute()
  if (to === 'DECLINED' || to === 'EXPIRED')
    await handle.deleteFrom('cart_lines').where('trade_in_id', '=', tradeIn.id).execute()
  await writeTradeInEvent(handle, { tradeInId: tradeIn.id, actor, from: tradeIn.state, to })
}

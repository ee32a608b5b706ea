import { isGivenCar } from '#database/given-car.ts'
import type { WriteHandle } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { UnavailableItem } from '#domain/cart/unavailable.ts'
import { isOpenOffer } from '#domain/trade-in/trade-in.ts'
import { changeTradeInState } from './change-state.ts'

/**
 * Locks trade-ins that are to be ordered, by id as everybody else does, and says which cannot be had any more: somebody else's, declined, run
 * out, part of another order, or of a car that another dealer takes.
 */
export async function unavailableTradeIns(
  handle: WriteHandle,
  customerId: number,
  ids: readonly number[],
): Promise<UnavailableItem[]> {
  if (ids.length === 0) return []
  const rows = await handle
    .selectFrom('trade_ins')
    .select(['id', 'customer_id', 'state', 'valid_until as validUntil'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  const taken = await handle
    .selectFrom('trade_ins as t')
    .select('t.id')
    .where('t.id', 'in', [...ids])
    .where(isGivenCar('t'))
    .execute()
  const today = berlinToday()
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id && one.customer_id === customerId)
    const isTaken = taken.some((one) => one.id === id)
    if (row && isOpenOffer({ ...row, isTaken }, today)) return []
    return [{ productType: 'TradeInVehicle', id: String(id), reasons: ['UNAVAILABLE'] }]
  })
}

/** Accepts with an order what it takes in payment; it was locked and looked at in the same transaction. */
export async function acceptTradeIns(handle: WriteHandle, orderId: number, ids: readonly number[]): Promise<void> {
  for (const tradeInId of ids) {
    const outcome = await changeTradeInState(handle, { tradeInId, to: 'ACCEPTED', actor: 'CUSTOMER', orderId })
    if (outcome.kind === 'refused') throw new Error('A trade-in was locked and is not open')
  }
}

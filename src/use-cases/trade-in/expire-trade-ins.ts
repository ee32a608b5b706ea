import type { WriteHandle, Writer } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { changeTradeInState } from './change-state.ts'

/** Expires offers after their last day; returns how many. Offers that are part of an order stay. */
export async function expireTradeIns(writer: Writer, today: string = berlinToday()): Promise<number> {
  return writer.transaction(async (handle) => {
    const over = await lockedOffers(handle).where('valid_until', '<', today).execute()
    return expire(handle, over)
  })
}

/** The same for one car inside a transaction, so that a new offer does not wait for the timer. */
export async function expireOffersFor(handle: WriteHandle, garageVehicleId: number, today: string): Promise<void> {
  const over = lockedOffers(handle).where('garage_vehicle_id', '=', garageVehicleId).where('valid_until', '<', today)
  await expire(handle, await over.execute())
}

/** The lock waits for an order that is accepting the offer at this moment; afterwards it is no longer open. */
function lockedOffers(handle: WriteHandle) {
  return handle.selectFrom('trade_ins').select('id').where('state', '=', 'OFFERED').orderBy('id').forUpdate()
}

async function expire(handle: WriteHandle, offers: readonly { readonly id: number }[]): Promise<number> {
  for (const { id } of offers) await changeTradeInState(handle, { tradeInId: id, to: 'EXPIRED', actor: 'TIMER' })
  return offers.length
}

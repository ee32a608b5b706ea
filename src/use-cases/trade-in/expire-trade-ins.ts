import type { WriteHandle, Writer } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { changeTradeInState } from './change-state.ts'

/** Ends the offers whose last day is over; returns how many. Those that are part of an order stay with it. */
export async function expireTradeIns(writer: Writer, today: string = berlinToday()): Promise<number> {
  return writer.transaction(async (handle) => {
    const over = await lockedOffers(handle).where('valid_until', '<', today).execute()
    return expire(handle, over)
  })
}

/** The same for one car, inside a transaction: a new offer does not wait for the timer. */
export async function expireOffersFor(handle: WriteHandle, garageVehicleId: number, today: string): Promise<void> {
  const over = lockedOffers(handle).where('garage_vehicle_id', '=', garageVehicleId).where('valid_until', '<', today)
  await expire(handle, await over.execute())
}

/** One that an order takes at this moment is none any more once the order is placed: it is waited for. */
function lockedOffers(handle: WriteHandle) {
  return handle.selectFrom('trade_ins').select('id').where('state', '=', 'OFFERED').orderBy('id').forUpdate()
}

async function expire(handle: WriteHandle, offers: readonly { readonly id: number }[]): Promise<number> {
  for (const { id } of offers) await changeTradeInState(handle, { tradeInId: id, to: 'EXPIRED', actor: 'TIMER' })
  return offers.length
}

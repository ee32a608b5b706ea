import type { ReadHandle, SelectHandle, WriteHandle, Writer } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { forEachSafely, type OnRowError, pagedById } from '../for-each-safely.ts'
import { changeTradeInState } from './change-state.ts'

interface ExpiryDeps {
  readonly read: ReadHandle
  readonly writer: Writer
  readonly onError: OnRowError
}

/**
 * Ends the offers whose last day is over; returns how many. Those that are part of an order stay with it. An offer that cannot be ended is
 * reported.
 */
export async function expireTradeIns(
  { read, writer, onError }: ExpiryDeps,
  today: string = berlinToday(),
): Promise<number> {
  const readPage = (after: number, limit: number) =>
    offers(read).where('valid_until', '<', today).where('id', '>', after).limit(limit).execute()
  let expired = 0
  const expireOne = async ({ id }: { readonly id: number }) => {
    expired += await writer.transaction(async (handle) => {
      // An order may have accepted it since then.
      const over = await offers(handle).where('valid_until', '<', today).where('id', '=', id).forUpdate().execute()
      return expire(handle, over)
    })
  }
  await forEachSafely(pagedById(readPage), expireOne, onError)
  return expired
}

/** The same for one car inside a transaction, so that a new offer does not wait for the timer. */
export async function expireOffersFor(handle: WriteHandle, garageVehicleId: number, today: string): Promise<void> {
  const over = offers(handle)
    .forUpdate()
    .where('garage_vehicle_id', '=', garageVehicleId)
    .where('valid_until', '<', today)
  await expire(handle, await over.execute())
}

/** Open offers. They are locked before they end, because an order may be accepting one at this moment. */
function offers(handle: SelectHandle) {
  return handle.selectFrom('trade_ins').select('id').where('state', '=', 'OFFERED').orderBy('id')
}

async function expire(handle: WriteHandle, offers: readonly { readonly id: number }[]): Promise<number> {
  for (const { id } of offers) await changeTradeInState(handle, { tradeInId: id, to: 'EXPIRED', actor: 'TIMER' })
  return offers.length
}

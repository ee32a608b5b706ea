import type { WriteHandle, Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { existingCart, touchCart } from '#database/carts.ts'
import { changeTradeInState } from './change-state.ts'

/**
 * The customer does not want an offer; it leaves the cart too. Refused: NOT_FOUND for anybody else's; CONFLICT where it is part of an
 * order, or over.
 */
export async function declineTradeIn(
  writer: Writer,
  { customerId, tradeInId }: { readonly customerId: number; readonly tradeInId: number },
): Promise<{ readonly kind: 'done' } | Refused> {
  return writer.transaction(async (handle) => {
    // The cart first, as everybody does who locks both.
    const cartId = await existingCart(handle, { kind: 'CUSTOMER', customerId })
    const own = await handle
      .selectFrom('trade_ins')
      .select('id')
      .where('id', '=', tradeInId)
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
    if (!own) return refused('NOT_FOUND')
    return decline(handle, tradeInId, cartId)
  })
}

interface OwnCar {
  readonly customerId: number
  readonly garageVehicleId: number
}

/** Locks the open offers for a car: before the garage, as everybody does who locks both. */
export async function lockOffersFor(
  handle: WriteHandle,
  { customerId, garageVehicleId }: OwnCar,
): Promise<readonly number[]> {
  const offers = await handle
    .selectFrom('trade_ins')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('garage_vehicle_id', '=', garageVehicleId)
    .where('state', '=', 'OFFERED')
    .orderBy('id')
    .forUpdate()
    .execute()
  return offers.map(({ id }) => id)
}

/** Declines every open offer for a car that leaves its owner's garage; the cart, where there is one, is locked. */
export async function declineOffersFor(handle: WriteHandle, car: OwnCar, cartId: string | undefined): Promise<void> {
  for (const id of await lockOffersFor(handle, car)) await decline(handle, id, cartId, 'its car left the garage')
}

async function decline(handle: WriteHandle, tradeInId: number, cartId: string | undefined, reason?: string) {
  const outcome = await changeTradeInState(handle, { tradeInId, to: 'DECLINED', actor: 'CUSTOMER', reason })
  if (outcome.kind === 'done' && cartId) {
    await handle.deleteFrom('cart_lines').where('trade_in_id', '=', tradeInId).execute()
    await touchCart(handle, cartId)
  }
  return outcome
}

import type { Writer, WriteHandle } from '#database/handles.ts'
import { once } from '#database/idempotency.ts'
import type { CartOwner } from '#domain/cart/cart.ts'
import type { Refused } from '#domain/refused.ts'
import { releaseStaleReservations } from '../reservation/reserve-vehicles.ts'
import { type CartKey, isLine } from './cart-key.ts'
import { existingCart, ownerName, touchCart } from '#database/carts.ts'

interface Deleting {
  readonly owner: CartOwner
  readonly items: readonly CartKey[]
  /** The idempotency key of the request; null without one. */
  readonly key: string | null
}

/**
 * Removes items from a cart. With a car go its accessories and services, and its reservation ends at once. An item that is not in the cart
 * is no error.
 */
export async function deleteFromCart(
  writer: Writer,
  { owner, items, key }: Deleting,
): Promise<{ readonly kind: 'done' } | Refused> {
  const requestKey = key ? { owner: ownerName(owner), operation: 'deleteFromCart', key } : null
  return writer.transaction((handle) =>
    once(handle, requestKey, items, async () => {
      const cartId = await existingCart(handle, owner)
      if (cartId) {
        for (const item of items) await deleteLine(handle, cartId, item)
        await deleteWithoutCar(handle, cartId)
        await touchCart(handle, cartId)
        if (owner.kind === 'CUSTOMER') await releaseStaleReservations(handle, owner.customerId)
      }
      return { kind: 'done' as const }
    }),
  )
}

async function deleteLine(handle: WriteHandle, cartId: string, item: CartKey): Promise<void> {
  const condition = isLine(item)
  if (condition) await handle.deleteFrom('cart_lines').where('cart_id', '=', cartId).where(condition).execute()
}

/** Removes lines whose car is no longer in the cart. */
export async function deleteWithoutCar(handle: WriteHandle, cartId: string): Promise<void> {
  await handle
    .deleteFrom('cart_lines as l')
    .where('l.cart_id', '=', cartId)
    .where('l.for_vehicle_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cart_lines as car')
            .select('car.id')
            .where('car.cart_id', '=', cartId)
            .whereRef('car.vehicle_id', '=', 'l.for_vehicle_id'),
        ),
      ),
    )
    .execute()
}

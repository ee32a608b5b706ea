import type { Writer } from '#database/handles.ts'
import { once } from '#database/idempotency.ts'
import type { CartOwner, ProductType } from '#domain/cart/cart.ts'
import type { Refused } from '#domain/refused.ts'
import { isVehicleId } from '#domain/vehicle/vehicle-slug.ts'
import { existingCart, ownerName, touchCart } from './cart-row.ts'

export interface Deleting {
  readonly owner: CartOwner
  readonly items: readonly { readonly productType: ProductType; readonly id: string }[]
  /** Given with a request that may come twice. */
  readonly key: string | null
}

/** Takes things out of a cart. What is not in it is out of it already. */
export async function deleteFromCart(
  writer: Writer,
  { owner, items, key }: Deleting,
): Promise<{ readonly kind: 'done' } | Refused> {
  const requestKey = key ? { owner: ownerName(owner), operation: 'deleteFromCart', key } : null
  const vehicles = items
    .filter(({ productType, id }) => productType === 'Vehicle' && isVehicleId(id))
    .map(({ id }) => Number(id))
  return writer.transaction((handle) =>
    once(handle, requestKey, items, async () => {
      const cartId = await existingCart(handle, owner)
      if (cartId && vehicles.length > 0) {
        await handle
          .deleteFrom('cart_lines')
          .where('cart_id', '=', cartId)
          .where('vehicle_id', 'in', vehicles)
          .execute()
        await touchCart(handle, cartId)
      }
      return { kind: 'done' as const }
    }),
  )
}

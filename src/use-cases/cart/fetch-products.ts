import type { ReadHandle } from '#database/handles.ts'
import type { CartOwner } from '#domain/cart/cart.ts'
import { readProducts } from './accessory-line.ts'
import { linesOf } from './cart-rows.ts'
import type { CartDeps } from './cart.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'

/**
 * The products in a cart, asked of their providers now and answered from memory later: a provider must not be waited for inside a
 * transaction. A product that comes into the cart in between counts as gone.
 */
export async function fetchCartProducts(
  { read, accessories }: { readonly read: ReadHandle; readonly accessories: CartDeps['accessories'] },
  owner: CartOwner,
  scope: MerchantScope,
): Promise<CartDeps['accessories']> {
  const lines = await linesOf(read, owner, scope)
    .select('l.accessory_id')
    .where('l.accessory_id', 'is not', null)
    .execute()
  const products = await readProducts(
    accessories,
    lines.flatMap((line) => line.accessory_id ?? []),
  )
  return { product: async (id) => products.get(id) }
}

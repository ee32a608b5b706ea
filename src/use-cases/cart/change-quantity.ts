import type { Writer } from '#database/handles.ts'
import { type CartOwner, MAX_QUANTITY } from '#domain/cart/cart.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { type CartKey, isLine } from './cart-key.ts'
import { existingCart, touchCart } from '#database/carts.ts'

interface ChangingQuantity {
  readonly owner: CartOwner
  readonly item: CartKey
  readonly quantity: number
}

/**
 * Sets the quantity of an accessory. The price that was seen stays, so that a difference is still shown. Refused: INVALID_INPUT for fewer
 * than one or more than 20, and for items that are not sold in quantities; NOT_FOUND where it is not in the cart.
 */
export async function changeQuantity(
  writer: Writer,
  { owner, item, quantity }: ChangingQuantity,
): Promise<{ readonly kind: 'done' } | Refused> {
  const condition = isLine(item)
  const isCountable = item.productType === 'Accessory' || item.productType === 'AccessoryStandAlone'
  if (!isCountable || !condition) return invalid('id')
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) return invalid('quantity')
  return writer.transaction(async (handle) => {
    const cartId = await existingCart(handle, owner)
    if (!cartId) return refused('NOT_FOUND')
    const changed = await handle
      .updateTable('cart_lines')
      .set({ quantity })
      .where('cart_id', '=', cartId)
      .where(condition)
      .returning('id')
      .execute()
    if (changed.length === 0) return refused('NOT_FOUND')
    await touchCart(handle, cartId)
    return { kind: 'done' as const }
  })
}

function invalid(field: string): Refused {
  return refused('INVALID_INPUT', { fields: [{ field, code: 'INVALID' }] })
}

import type { WriteHandle } from './handles.ts'
import type { CartOwner } from '#domain/cart/cart.ts'

/** The owner of idempotency keys, which count for one owner only. */
export function ownerName(owner: CartOwner): string {
  return owner.kind === 'CUSTOMER' ? `customer:${owner.customerId}` : `visitor:${owner.anonymousId}`
}

/**
 * The id of the owner's cart, created where there is none, and locked until the end of the transaction. Undefined where a visitor names the
 * cart of a customer.
 */
export async function lockedCart(handle: WriteHandle, owner: CartOwner): Promise<string | undefined> {
  await handle
    .insertInto('carts')
    .values(
      owner.kind === 'CUSTOMER' ? { customer_id: owner.customerId } : { id: owner.anonymousId, customer_id: null },
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return existingCart(handle, owner)
}

/** The same for an existing cart; undefined where there is none. */
export async function existingCart(handle: WriteHandle, owner: CartOwner): Promise<string | undefined> {
  const cart = handle.selectFrom('carts').select('id').forUpdate()
  const own =
    owner.kind === 'CUSTOMER'
      ? cart.where('customer_id', '=', owner.customerId)
      : cart.where('id', '=', owner.anonymousId).where('customer_id', 'is', null)
  return (await own.executeTakeFirst())?.id
}

/** Marks the cart as used: unused ones are deleted after a while. */
export async function touchCart(handle: WriteHandle, cartId: string): Promise<void> {
  await handle.updateTable('carts').set({ updated_at: new Date() }).where('id', '=', cartId).execute()
}

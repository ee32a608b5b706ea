import { sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'
import { MAX_LINES, MAX_QUANTITY } from '#domain/cart/cart.ts'
import { existingCart, lockedCart, touchCart } from '#database/carts.ts'
import { deleteWithoutCar } from './delete-from-cart.ts'

/** Whether `own` holds the same thing as `l`: the columns of the table's unique constraint. */
const SAME_THING = sql`
  (own.vehicle_id, own.provider_id, own.accessory_id, own.service_key, own.for_vehicle_id)
    is not distinct from (l.vehicle_id, l.provider_id, l.accessory_id, l.service_key, l.for_vehicle_id)`

/**
 * Merges the visitor's cart into the customer's at login: accessories add up, of a car in both the customer's line wins (open point 60),
 * and the visitor's cart is deleted. Beyond the limit the oldest of the visitor's lines are dropped, and with a car its accessories. Part
 * of the login's transaction; does nothing for an unknown id, or one that belongs to a customer.
 */
export async function mergeCarts(handle: WriteHandle, anonymousId: string, customerId: number): Promise<void> {
  const from = await existingCart(handle, { kind: 'VISITOR', anonymousId })
  if (!from) return
  const into = await lockedCart(handle, { kind: 'CUSTOMER', customerId })
  if (!into) return
  await sql`
    update cart_lines own set quantity = least(${MAX_QUANTITY}, own.quantity + l.quantity)
    from cart_lines l
    where own.cart_id = ${into} and l.cart_id = ${from} and l.accessory_id is not null and ${SAME_THING}`.execute(
    handle,
  )
  await sql`
    update cart_lines set cart_id = ${into}
    where id in (
      select l.id from cart_lines l
      where l.cart_id = ${from}
        and not exists (select from cart_lines own where own.cart_id = ${into} and ${SAME_THING})
      order by l.added_at desc
      limit greatest(0, ${MAX_LINES} - (select count(*) from cart_lines where cart_id = ${into})))`.execute(handle)
  await handle.deleteFrom('carts').where('id', '=', from).execute()
  await deleteWithoutCar(handle, into)
  await touchCart(handle, into)
}

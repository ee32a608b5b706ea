import { sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'
import { MOST_LINES } from '#domain/cart/cart.ts'
import { existingCart, lockedCart, touchCart } from './cart-row.ts'

/**
 * A visitor who logs in brings their cart along: its lines become the customer's, whose own line wins where both have the same car
 * (decision 60), and the visitor's cart is gone. Beyond the limit the oldest of the visitor's lines stay behind. Part of the log-in's
 * transaction; does nothing for an id nobody has, and for one that is a customer's.
 */
export async function mergeCarts(handle: WriteHandle, anonymousId: string, customerId: number): Promise<void> {
  const from = await existingCart(handle, { kind: 'VISITOR', anonymousId })
  if (!from) return
  const into = await lockedCart(handle, { kind: 'CUSTOMER', customerId })
  if (!into) return
  await sql`
    update cart_lines set cart_id = ${into}
    where id in (
      select l.id from cart_lines l
      where l.cart_id = ${from}
        and not exists (select from cart_lines own where own.cart_id = ${into} and own.vehicle_id = l.vehicle_id)
      order by l.added_at desc
      limit greatest(0, ${MOST_LINES} - (select count(*) from cart_lines where cart_id = ${into})))`.execute(handle)
  await handle.deleteFrom('carts').where('id', '=', from).execute()
  await touchCart(handle, into)
}

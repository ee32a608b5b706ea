import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'

/** Which state of a customer's cart and its cars was read: an order is placed only while they are still the same. */
export interface CartVersions {
  readonly cartId: string
  readonly cart: string
  readonly vehicles: ReadonlyMap<number, string>
}

/** Undefined where the customer has no cart. To be read before what it is the version of: a change in between shows then. */
export async function readCartVersions(read: ReadHandle, customerId: number): Promise<CartVersions | undefined> {
  const cart = await read
    .selectFrom('carts')
    .select(['id', sql<string>`updated_at::text`.as('version')])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!cart) return undefined
  const vehicles = await read
    .selectFrom('vehicles as v')
    .innerJoin('cart_lines as l', 'l.vehicle_id', 'v.id')
    .select(['v.id', sql<string>`v.updated_at::text`.as('version')])
    .where('l.cart_id', '=', cart.id)
    .execute()
  return { cartId: cart.id, cart: cart.version, vehicles: new Map(vehicles.map(({ id, version }) => [id, version])) }
}

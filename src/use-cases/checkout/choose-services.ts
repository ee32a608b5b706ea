import { sql } from 'kysely'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { MOST_LINES } from '#domain/cart/cart.ts'
import { lockedCart, touchCart } from '../cart/cart-row.ts'
import type { ShopScope } from './hold-vehicles.ts'

/** The services wanted with one car of the cart; what is not named is not wanted (any more). */
export interface CarServices {
  readonly vehicleId: number
  readonly keys: readonly string[]
}

/**
 * Puts the chosen services beside the cars of the customer's cart, and takes the others away. Refused (INVALID_INPUT, by car): a service
 * that the car's dealer does not offer, more than one of a kind, a car that is not in the cart, or one that is named twice.
 */
export async function chooseServices(
  writer: Writer,
  customerId: number,
  { merchantUuids }: ShopScope,
  chosen: readonly CarServices[],
): Promise<{ readonly kind: 'done' } | Refused> {
  if (chosen.length > MOST_LINES || new Set(chosen.map(({ vehicleId }) => vehicleId)).size < chosen.length)
    return refused('INVALID_INPUT', { fields: [{ field: 'cars', code: 'INVALID' }] })
  return writer.transaction(async (handle) => {
    const cartId = await lockedCart(handle, { kind: 'CUSTOMER', customerId })
    if (!cartId) return refused('NOT_FOUND')
    const lines = []
    for (const [index, { vehicleId, keys }] of chosen.entries()) {
      const offered = await offeredWith(handle, cartId, vehicleId)
      const wanted = keys.flatMap((key) => offered.find((service) => service.key === key) ?? [])
      const kinds = new Set(wanted.map(({ kind }) => kind))
      if (wanted.length < keys.length || kinds.size < wanted.length)
        return refused('INVALID_INPUT', { fields: [{ field: `cars.${index}.services`, code: 'INVALID' }] })
      lines.push(...wanted.map((service) => ({ vehicleId, ...service })))
    }
    await sql`
      delete from cart_lines l using merchants m
      where m.id = l.merchant_id and l.cart_id = ${cartId} and l.product_type = 'Service'
        and (${merchantUuids.length === 0} or m.uuid = any(${[...merchantUuids]}::uuid[]))`.execute(handle)
    if (lines.length > 0)
      await handle
        .insertInto('cart_lines')
        .values(
          lines.map(({ vehicleId, key, price, merchantId }) => ({
            cart_id: cartId,
            product_type: 'Service' as const,
            merchant_id: merchantId,
            service_key: key,
            for_vehicle_id: vehicleId,
            payment: 'CASH' as const,
            price_cents: price,
          })),
        )
        .execute()
    await touchCart(handle, cartId)
    return { kind: 'done' }
  })
}

interface Offered {
  readonly key: string
  readonly kind: string
  readonly price: number
  readonly merchantId: number
}

/** What the dealer of a car offers with it: its own services, or those of every dealer. Nothing with a car that is not in the cart. */
async function offeredWith(handle: WriteHandle, cartId: string, vehicleId: number): Promise<Offered[]> {
  const { rows } = await sql<Offered & { readonly own: boolean }>`
    select s.key, s.kind, s.price_cents as price, l.merchant_id as "merchantId", s.merchant_id is not null as own
    from cart_lines l join extra_services s on s.merchant_id = l.merchant_id or s.merchant_id is null
    where l.cart_id = ${cartId} and l.vehicle_id = ${vehicleId} and l.product_type = 'Vehicle'`.execute(handle)
  const own = rows.filter((row) => row.own)
  return own.length > 0 ? own : rows
}

import type { Writer, WriteHandle } from '#database/handles.ts'
import { once } from '#database/idempotency.ts'
import { type CartOwner, MOST_LINES, type ProductType } from '#domain/cart/cart.ts'
import { type UnavailableItem, unavailableReasons } from '#domain/cart/unavailable.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { isVehicleId } from '#domain/vehicle/vehicle-slug.ts'
import { lockedCart, ownerName, touchCart } from './cart-row.ts'
import { type AskedPayment, pricePayment, type SeenPayment } from './price-payment.ts'
import { type Car, readCar } from './read-car.ts'

export interface CartItem {
  readonly productType: ProductType
  readonly id: string
  readonly quantity: number
  readonly payment: AskedPayment
}

export interface Adding {
  readonly owner: CartOwner
  readonly items: readonly CartItem[]
  /** Of the shop the request came to; empty: all. */
  readonly merchantUuids: readonly string[]
  /** Given with a request that may come twice. */
  readonly key: string | null
}

export type CartOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'unavailable'; readonly items: readonly UnavailableItem[] }
  | Refused

interface Line {
  readonly car: Car
  readonly payment: SeenPayment
}

/**
 * Puts cars into a cart, all or none. A car that is in it already gets the new choice of payment. Refused: what cannot be had, each with
 * its reasons; LIMIT_REACHED; INVALID_INPUT for options that are not on offer and for more than one of a car; FORBIDDEN for the id of a
 * cart that belongs to a customer.
 */
export async function addToCart(writer: Writer, { owner, items, merchantUuids, key }: Adding): Promise<CartOutcome> {
  const requestKey = key ? { owner: ownerName(owner), operation: 'addToCart', key } : null
  return writer.transaction((handle) =>
    once<CartOutcome>(handle, requestKey, items, async () => {
      const lines = await linesOf(handle, items, merchantUuids)
      if ('kind' in lines) return lines
      const cartId = await lockedCart(handle, owner)
      if (!cartId) return refused('FORBIDDEN')
      if (!(await hasRoom(handle, cartId, lines))) return refused('LIMIT_REACHED')
      for (const line of lines) await putLine(handle, cartId, line)
      await touchCart(handle, cartId)
      return { kind: 'done' }
    }),
  )
}

async function linesOf(
  handle: WriteHandle,
  items: readonly CartItem[],
  merchantUuids: readonly string[],
): Promise<Line[] | Exclude<CartOutcome, { kind: 'done' }>> {
  const lines: Line[] = []
  const unavailable: UnavailableItem[] = []
  for (const [index, { productType, id, quantity, payment }] of items.entries()) {
    const car =
      productType === 'Vehicle' && isVehicleId(id) ? await readCar(handle, Number(id), merchantUuids) : undefined
    const reasons = unavailableReasons(car)
    if (!car || reasons.length > 0) {
      unavailable.push({ productType, id, reasons })
      continue
    }
    if (quantity !== 1) return invalid(`items.${index}.quantity`)
    const offer = pricePayment(car, payment)
    if (typeof offer === 'string') return invalid(`items.${index}.payment.${offer}`)
    lines.push({ car, payment: offer })
  }
  return unavailable.length > 0 ? { kind: 'unavailable', items: unavailable } : lines
}

function invalid(field: string): Refused {
  return refused('INVALID_INPUT', { fields: [{ field, code: 'INVALID' }] })
}

async function hasRoom(handle: WriteHandle, cartId: string, lines: readonly Line[]): Promise<boolean> {
  const ids = new Set(lines.map(({ car }) => car.id))
  const others = await handle
    .selectFrom('cart_lines')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('cart_id', '=', cartId)
    .where((eb) => eb.or([eb('vehicle_id', 'is', null), eb('vehicle_id', 'not in', [...ids])]))
    .executeTakeFirstOrThrow()
  return others.count + ids.size <= MOST_LINES
}

async function putLine(handle: WriteHandle, cartId: string, { car, payment }: Line): Promise<void> {
  const seen = {
    payment: payment.kind,
    finance_input: payment.input && JSON.stringify(payment.input),
    price_cents: payment.price,
    monthly_rate_cents: payment.monthlyRate,
    added_at: new Date(),
  }
  await handle
    .insertInto('cart_lines')
    .values({ cart_id: cartId, product_type: 'Vehicle', vehicle_id: car.id, merchant_id: car.merchantId, ...seen })
    .onConflict((conflict) => conflict.columns(['cart_id', 'vehicle_id']).doUpdateSet(seen))
    .execute()
}

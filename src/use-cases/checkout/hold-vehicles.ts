import { sql } from 'kysely'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { HOLD_MINUTES, MOST_HELD } from '#domain/checkout/draft.ts'
import type { UnavailableItem } from '#domain/cart/unavailable.ts'
import type { Refused } from '#domain/refused.ts'
import { refused } from '#domain/refused.ts'

export type HoldOutcome =
  | { readonly kind: 'done'; readonly heldUntil: Date | null }
  | { readonly kind: 'unavailable'; readonly items: readonly UnavailableItem[] }
  | Refused

/**
 * Keeps the cars of the customer's cart for them, for half an hour from now; whoever else wants one is told so. Refused: what another keeps
 * or has bought, each with its reasons; LIMIT_REACHED for more cars than one customer may keep from others.
 */
export async function holdVehicles(writer: Writer, customerId: number, shop: ShopScope): Promise<HoldOutcome> {
  return writer.transaction((handle) => renewHolds(handle, customerId, shop))
}

/** The cars of the cart that one shop sells: another one's are none of its business. */
export interface ShopScope {
  /** Empty: every dealer's. */
  readonly merchantUuids: readonly string[]
}

/** The same inside a transaction; `heldUntil` is null where the cart holds no car. Cars that are no longer in the cart are let go. */
export async function renewHolds(
  handle: WriteHandle,
  customerId: number,
  { merchantUuids }: ShopScope,
): Promise<HoldOutcome> {
  // Locked first, looked at afterwards: who waited for the lock has to see what the other wrote meanwhile.
  const { rows: cars } = await sql<{ id: number; state: string }>`
    select v.id, v.state from vehicles v
    where v.id in (
      select l.vehicle_id from cart_lines l join carts c on c.id = l.cart_id join merchants m on m.id = l.merchant_id
      where c.customer_id = ${customerId} and l.product_type = 'Vehicle'
        and (${merchantUuids.length === 0} or m.uuid = any(${[...merchantUuids]}::uuid[])))
    order by v.id
    for no key update`.execute(handle)
  const ids = cars.map(({ id }) => id)
  const held = await heldByOthers(handle, customerId, ids)
  const unavailable = cars.flatMap(({ id, state }) => unavailableItem(id, state, held))
  if (unavailable.length > 0) return { kind: 'unavailable', items: unavailable }
  if (cars.length > MOST_HELD) return refused('LIMIT_REACHED')
  await letGoOfLeftCars(handle, customerId)
  if (cars.length === 0) return { kind: 'done', heldUntil: null }
  const heldUntil = new Date(Date.now() + HOLD_MINUTES * 60_000)
  await handle
    .insertInto('vehicle_holds')
    .values(cars.map(({ id }) => ({ vehicle_id: id, customer_id: customerId, held_until: heldUntil })))
    // An own one, or one that ended this moment: others' are not here any more.
    .onConflict((conflict) =>
      conflict.column('vehicle_id').doUpdateSet({ customer_id: customerId, held_until: heldUntil }),
    )
    .execute()
  return { kind: 'done', heldUntil }
}

/** Ends the customer's reservations of cars that are not in the cart any more, and everybody's that have run out. */
export async function letGoOfLeftCars(handle: WriteHandle, customerId: number): Promise<void> {
  await sql`
    delete from vehicle_holds h
    where h.held_until <= clock_timestamp() or (h.customer_id = ${customerId} and not exists (
      select from cart_lines l join carts c on c.id = l.cart_id
      where c.customer_id = ${customerId} and l.vehicle_id = h.vehicle_id))`.execute(handle)
}

/** The cars that somebody else keeps at this moment. */
export async function heldByOthers(
  handle: WriteHandle,
  customerId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const holds = await handle
    .selectFrom('vehicle_holds')
    .select('vehicle_id')
    .where('vehicle_id', 'in', [...ids])
    .where('customer_id', '<>', customerId)
    .where('held_until', '>', sql<Date>`clock_timestamp()`)
    .execute()
  return new Set(holds.map((hold) => hold.vehicle_id))
}

/** Why a dealer's car cannot be had; empty where it can. */
export function unavailableItem(id: number, state: string | undefined, held: ReadonlySet<number>): UnavailableItem[] {
  const item = { productType: 'Vehicle', id: String(id) } as const
  if (state === 'RESERVED' || (state === 'PUBLISHED' && held.has(id)))
    return [{ ...item, reasons: ['RESERVED', 'UNAVAILABLE'] }]
  return state === 'PUBLISHED' ? [] : [{ ...item, reasons: ['UNAVAILABLE'] }]
}

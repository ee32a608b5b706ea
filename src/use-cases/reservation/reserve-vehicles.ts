import { sql } from 'kysely'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { RESERVATION_MINUTES, MAX_RESERVED_VEHICLES } from '#domain/checkout/draft.ts'
import type { UnavailableItem } from '#domain/cart/unavailable.ts'
import type { Refused } from '#domain/refused.ts'
import { refused } from '#domain/refused.ts'
import type { Shopper } from '#domain/shopper.ts'

/** What of the cart cannot be bought now, each thing with its reasons. */
export interface Unavailable {
  readonly kind: 'unavailable'
  readonly items: readonly UnavailableItem[]
}

type ReservationOutcome = { readonly kind: 'done'; readonly reservedUntil: Date | null } | Unavailable | Refused

/**
 * Reserves the cars of the customer's cart that this shop sells, for half an hour from now. Refused: cars that somebody else has reserved
 * or bought, each with its reasons; LIMIT_REACHED for more cars than one customer may reserve.
 */
export async function reserveVehicles(writer: Writer, shopper: Shopper): Promise<ReservationOutcome> {
  return writer.transaction((handle) => renewReservations(handle, shopper))
}

/**
 * The same inside a transaction, which locks the cars until its end; `reservedUntil` is null where the cart holds no car. Reservations of
 * cars that are no longer in the cart end.
 */
export async function renewReservations(
  handle: WriteHandle,
  { customerId, scope: { merchantUuids } }: Shopper,
): Promise<ReservationOutcome> {
  // Locked first and read afterwards: a transaction that waited for the lock has to see what the other one wrote.
  const { rows: cars } = await sql<{ id: number; state: string }>`
    select v.id, case when seller.state = 'PUBLISHED' then v.state else 'ARCHIVED' end as state
    from vehicles v join merchants seller on seller.id = v.merchant_id
    where v.id in (
      select l.vehicle_id from cart_lines l join carts c on c.id = l.cart_id join merchants m on m.id = l.merchant_id
      where c.customer_id = ${customerId} and l.product_type = 'Vehicle'
        and (${merchantUuids.length === 0} or m.uuid = any(${[...merchantUuids]}::uuid[])))
    order by v.id
    for no key update of v`.execute(handle)
  const ids = cars.map(({ id }) => id)
  const reserved = await reservedByOthers(handle, customerId, ids)
  const unavailable = cars.flatMap(({ id, state }) => unavailableItem(id, state, reserved))
  if (unavailable.length > 0) return { kind: 'unavailable', items: unavailable }
  if (cars.length > MAX_RESERVED_VEHICLES) return refused('LIMIT_REACHED')
  await releaseStaleReservations(handle, customerId)
  if (cars.length === 0) return { kind: 'done', reservedUntil: null }
  const reservedUntil = new Date(Date.now() + RESERVATION_MINUTES * 60_000)
  await handle
    .insertInto('vehicle_holds')
    .values(cars.map(({ id }) => ({ vehicle_id: id, customer_id: customerId, held_until: reservedUntil })))
    // A conflict is with the customer's own reservation or one that has just ended: those of others were refused above.
    .onConflict((conflict) =>
      conflict.column('vehicle_id').doUpdateSet({ customer_id: customerId, held_until: reservedUntil }),
    )
    .execute()
  return { kind: 'done', reservedUntil }
}

/** Ends the customer's reservations of cars that are not in the cart any more, and everybody's that have run out. */
export async function releaseStaleReservations(handle: WriteHandle, customerId: number): Promise<void> {
  await sql`
    delete from vehicle_holds h
    where h.held_until <= clock_timestamp() or (h.customer_id = ${customerId} and not exists (
      select from cart_lines l join carts c on c.id = l.cart_id
      where c.customer_id = ${customerId} and l.vehicle_id = h.vehicle_id))`.execute(handle)
}

/** Those of the cars that somebody else has reserved at this moment. */
async function reservedByOthers(
  handle: WriteHandle,
  customerId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const reservations = await handle
    .selectFrom('vehicle_holds')
    .select('vehicle_id')
    .where('vehicle_id', 'in', [...ids])
    .where('customer_id', '<>', customerId)
    .where('held_until', '>', sql<Date>`clock_timestamp()`)
    .execute()
  return new Set(reservations.map((reservation) => reservation.vehicle_id))
}

/** Why a dealer's car cannot be bought; empty where it can. */
function unavailableItem(id: number, state: string, reserved: ReadonlySet<number>): UnavailableItem[] {
  const item = { productType: 'Vehicle', id: String(id) } as const
  if (state === 'RESERVED' || (state === 'PUBLISHED' && reserved.has(id)))
    return [{ ...item, reasons: ['RESERVED', 'UNAVAILABLE'] }]
  return state === 'PUBLISHED' ? [] : [{ ...item, reasons: ['UNAVAILABLE'] }]
}

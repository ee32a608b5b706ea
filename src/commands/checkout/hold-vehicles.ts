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
export async function holdVehicles(writer: Writer, customerId: number): Promise<HoldOutcome> {
  return writer.transaction((handle) => renewHolds(handle, customerId))
}

/** The same inside a transaction; `heldUntil` is null where the cart holds no car. Cars that are no longer in the cart are let go. */
export async function renewHolds(handle: WriteHandle, customerId: number): Promise<HoldOutcome> {
  const { rows: cars } = await sql<{ id: number; state: string; heldByOther: boolean }>`
    select v.id, v.state, exists (
      select from vehicle_holds h where h.vehicle_id = v.id and h.customer_id <> ${customerId} and h.held_until > now()
    ) as "heldByOther"
    from vehicles v
    where v.id in (
      select l.vehicle_id from cart_lines l join carts c on c.id = l.cart_id
      where c.customer_id = ${customerId} and l.product_type = 'Vehicle')
    order by v.id
    for no key update of v`.execute(handle)
  const unavailable = cars.filter(({ state, heldByOther }) => heldByOther || state !== 'PUBLISHED')
  if (unavailable.length > 0) return { kind: 'unavailable', items: unavailable.map(unavailableItem) }
  if (cars.length > MOST_HELD) return refused('LIMIT_REACHED')
  await sql`delete from vehicle_holds where customer_id = ${customerId} or held_until <= now()`.execute(handle)
  if (cars.length === 0) return { kind: 'done', heldUntil: null }
  const heldUntil = new Date(Date.now() + HOLD_MINUTES * 60_000)
  await handle
    .insertInto('vehicle_holds')
    .values(cars.map(({ id }) => ({ vehicle_id: id, customer_id: customerId, held_until: heldUntil })))
    .execute()
  return { kind: 'done', heldUntil }
}

function unavailableItem({
  id,
  state,
  heldByOther,
}: {
  id: number
  state: string
  heldByOther: boolean
}): UnavailableItem {
  const isReserved = heldByOther || state === 'RESERVED'
  return { productType: 'Vehicle', id: String(id), reasons: isReserved ? ['RESERVED', 'UNAVAILABLE'] : ['UNAVAILABLE'] }
}

import { sql } from 'kysely'
import type { Writer } from '#database/handles.ts'
import { type Favourite, MAX_FAVOURITES } from '#domain/account/favourite.ts'
import type { CustomerActor } from '#domain/actor.ts'

/**
 * Adds and removes favourites. Existing ones stay unchanged, unknown vehicles are left out, and beyond the limit nothing is added. Prices
 * are those the visitor saw when adding, so that a later change can be shown.
 */
export async function changeFavourites(
  writer: Writer,
  { customerId }: CustomerActor,
  { add, remove }: { readonly add: readonly Favourite[]; readonly remove: readonly number[] },
): Promise<void> {
  await writer.transaction(async (handle) => {
    // One change at a time for each customer: two tabs together must not exceed the limit.
    await handle.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()
    if (remove.length > 0)
      await handle
        .deleteFrom('favourites')
        .where('customer_id', '=', customerId)
        .where('vehicle_id', 'in', [...remove])
        .execute()
    if (add.length === 0) return
    await sql`
      insert into favourites (customer_id, vehicle_id, price_cents, alerted_price_cents, added_at)
      select ${customerId}, v.id, n.price, v.price_cents, least(n.added_at, now())
      from unnest(${add.map(({ vehicleId }) => vehicleId)}::bigint[], ${add.map(({ price }) => price)}::bigint[],
        ${add.map(({ addedAt }) => addedAt.toISOString())}::timestamptz[]) as n (id, price, added_at)
      join vehicles v on v.id = n.id
      where not exists (select from favourites f where f.customer_id = ${customerId} and f.vehicle_id = v.id)
      order by n.added_at desc
      limit greatest(0, ${MAX_FAVOURITES} - (select count(*) from favourites where customer_id = ${customerId}))
      on conflict do nothing`.execute(handle)
  })
}

import type { ReadHandle } from '#database/handles.ts'
import type { Favourite } from '#domain/account/favourite.ts'

/** A customer's favourites, the oldest first. */
export async function readFavourites(read: ReadHandle, customerId: number): Promise<Favourite[]> {
  return read
    .selectFrom('favourites')
    .select(['vehicle_id as vehicleId', 'price_cents as price', 'added_at as addedAt'])
    .where('customer_id', '=', customerId)
    .orderBy('added_at')
    .orderBy('vehicle_id')
    .execute()
}

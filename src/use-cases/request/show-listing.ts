import { sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'
import { recordVehicleChanges } from '#database/stock/change-log.ts'
import type { VehicleState } from '#domain/stock/stock-state.ts'
import { newsOfListing } from '#domain/private-sale/listing-mails.ts'
import type { ListingData } from '#domain/private-sale/listing.ts'
import type { RequestState } from '#domain/request/transitions.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { findOrAddModel } from '../vehicle/find-or-add-model.ts'

/** How an offer stands in the stock; in any other state it is not there. */
const IN_STOCK: Partial<Record<RequestState, VehicleState>> = {
  ONLINE: 'PUBLISHED',
  RESERVED: 'RESERVED',
  SOLD: 'SOLD',
}

interface ListingChange {
  readonly requestId: number
  readonly from: RequestState
  readonly to: RequestState
  readonly actor: StateActor
}

/**
 * The car of a private person's offer follows its state: it is created when the offer is first shown, shows what the seller has entered
 * last, and leaves the search within a second after its end. Its seller is mailed. The last statement of each change of state.
 */
export async function showListing(handle: WriteHandle, change: ListingChange): Promise<void> {
  const { requestId, from, to, actor } = change
  const row = await handle
    .selectFrom('requests')
    .select(['merchant_id', 'vehicle_id', 'data'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  const needsReview = (row.data as ListingData).reviewReasons.length > 0
  const news = newsOfListing({ from, to, actor, needsReview })
  if (news) await enqueue(handle, 'send-listing-mail', { requestId, news })
  const state = IN_STOCK[to] ?? 'ARCHIVED'
  if (to === 'SOLD' || to === 'ENDED') await enqueue(handle, 'run-timed-transitions', {})
  if (row.vehicle_id === null && state !== 'PUBLISHED') return
  const columns = state === 'PUBLISHED' ? columnsOf(row.data as ListingData) : {}
  if (row.vehicle_id !== null) {
    await handle
      .updateTable('vehicles')
      .set({ ...columns, state, updated_at: new Date() })
      .where('id', '=', row.vehicle_id)
      .execute()
    await writePrice(handle, row.vehicle_id, row.data as ListingData, state)
    await recordVehicleChanges(handle, [row.vehicle_id])
    return
  }
  const { make, model } = row.data as ListingData
  const { id } = await handle
    .insertInto('vehicles')
    .values({
      ...columnsOf(row.data as ListingData),
      ...{ merchant_id: row.merchant_id, internal_number: String(requestId), state },
      // A person has reviewed the offer where its make or model was new to the shop.
      ...(await findOrAddModel(handle, make, model)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await handle.updateTable('requests').set({ vehicle_id: id }).where('id', '=', requestId).execute()
  await writePrice(handle, id, row.data as ListingData, state)
  await recordVehicleChanges(handle, [id])
}

function columnsOf(data: ListingData) {
  const { vehicleName, make, model, price, mileage, firstRegistration, fuelType, accident, description, pictures } =
    data
  const title = `${make} ${model}`
  const isNamedSo = vehicleName.toLowerCase().startsWith(title.toLowerCase())
  return {
    ...({
      price_cents: price,
      mileage,
      fuel: fuelType,
      first_registration: firstRegistration,
      condition: 'USED',
    } as const),
    model_description: (isNamedSo ? vehicleName.slice(title.length).trim() : vehicleName) || null,
    accident: accident === null ? null : accident === 'YES',
    ...{ description, is_negotiable: !data.isFixedPrice },
    pictures: pictures.map(({ picture }) => picture),
  }
}

/** A reduction may only be advertised with the lowest price of the last 30 days, so each price is recorded. */
async function writePrice(handle: WriteHandle, vehicleId: number, { price }: ListingData, state: VehicleState) {
  if (state !== 'PUBLISHED') return
  await sql`
    insert into price_history (vehicle_id, price_cents) select ${vehicleId}, ${price}
    where ${price} is distinct from (
      select price_cents from price_history where vehicle_id = ${vehicleId} order by changed_at desc limit 1)
    on conflict do nothing`.execute(handle)
}

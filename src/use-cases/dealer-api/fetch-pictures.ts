import type { Database } from '#database/connection.ts'
import type { WriteHandle } from '#database/handles.ts'
import { lockStock, lockVehicles } from '../stock/locked-stock.ts'
import { storeVehicles } from '../stock/store-vehicles.ts'
import { discardPhotographs } from '../stock/unused-photographs.ts'
import { enqueuePictures } from './order-pictures.ts'
import { type NamedPictures, type NamedPicturesDeps, storeNamedPictures } from './store-named-pictures.ts'
import { withFedValues } from './with-fed-values.ts'

export interface FetchDeps extends NamedPicturesDeps {
  readonly database: Database
  /** How long one attempt may take: the orders of other dealers wait for it. */
  readonly orderMs?: number
}

const ORDER_MS = 2 * 60_000
const MAX_ATTEMPTS = 3
const AGAIN_MS = 10 * 60_000

/**
 * Fetches the pictures that a program has named and gives them to the vehicle, as a delivery would: a person's own stay. While some may
 * still come, the vehicle keeps what it has and only those are fetched again. What never comes or is no picture is noted and left out.
 */
export async function fetchPictures(deps: FetchDeps, { vehicleId }: { readonly vehicleId: number }): Promise<void> {
  const { database, images, orderMs = ORDER_MS } = deps
  const order = await database.read
    .selectFrom('picture_orders as p')
    .innerJoin('vehicles as v', 'v.id', 'p.vehicle_id')
    .select(['p.urls', 'p.stored', 'p.requested_at as requestedAt', 'p.attempts', 'v.merchant_id as merchantId'])
    .where('p.vehicle_id', '=', vehicleId)
    .where('p.fetched_at', 'is', null)
    .executeTakeFirst()
  if (!order) return
  const added: string[] = []
  try {
    const deadline = AbortSignal.timeout(orderMs)
    const found = await storeNamedPictures(deps, order, { deadline, onNew: (key) => added.push(key) })
    const isDone = !found.mayPass || order.attempts + 1 >= MAX_ATTEMPTS
    await database.transaction(async (handle) => {
      const isCurrent = await noteOutcome(handle, { vehicleId, ...order, found, isDone })
      if (!isCurrent) return
      if (!isDone) return enqueuePictures(handle, vehicleId, new Date(Date.now() + AGAIN_MS))
      const pictures = [...new Set(order.urls.flatMap((url) => found.stored[url] ?? []))]
      if (pictures.length > 0 || order.urls.length === 0)
        await givePictures(handle, { vehicleId, ...order }, { pictures, isPartial: found.mayPass })
    })
  } finally {
    // A later order may have come, or the car may be gone.
    await discardPhotographs(database, images, added)
  }
}

interface Outcome {
  readonly vehicleId: number
  readonly requestedAt: Date
  readonly found: NamedPictures
  readonly isDone: boolean
}

/** False where another order has come meanwhile: its own job fetches that one. */
async function noteOutcome(handle: WriteHandle, { vehicleId, requestedAt, found, isDone }: Outcome) {
  const noted = await handle
    .updateTable('picture_orders')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      stored: JSON.stringify(isDone ? {} : found.stored),
      problems: JSON.stringify(found.problems),
      fetched_at: isDone ? new Date() : null,
    }))
    .where('vehicle_id', '=', vehicleId)
    .where('requested_at', '=', requestedAt)
    .returning('vehicle_id')
    .executeTakeFirst()
  return noted !== undefined
}

/** Where only a part could be fetched, only a vehicle without pictures gets it, so that an outage takes no pictures away. */
async function givePictures(
  handle: WriteHandle,
  { vehicleId, merchantId }: { readonly vehicleId: number; readonly merchantId: number },
  { pictures, isPartial }: { readonly pictures: readonly string[]; readonly isPartial: boolean },
): Promise<void> {
  const stock = await lockStock(handle, merchantId)
  const [vehicle] = await lockVehicles(handle, merchantId, [vehicleId])
  if (!vehicle) return
  const fedBefore = vehicle.handFields.includes('pictures') ? vehicle.feedValues?.pictures : vehicle.pictures
  if (isPartial && Array.isArray(fedBefore) && fedBefore.length > 0) return
  const fed = withFedValues(vehicle, { pictures }, stock, false)
  // Pictures put no car on sale that was taken off.
  if (fed !== vehicle) await storeVehicles(handle, [{ ...fed, state: vehicle.state }], stock.products)
}

import type { Database } from '#database/connection.ts'
import type { WriteHandle } from '#database/handles.ts'
import { type UploadProblem, VEHICLE_PICTURE_LIMIT } from '#domain/upload/upload.ts'
import type { Images } from '#services/images/port.ts'
import type { FetchProblem, PictureSource } from '#services/picture-source/port.ts'
import type { FileReader } from '#services/uploads/port.ts'
import { lockStock, lockVehicles } from '../stock/locked-stock.ts'
import { storeVehicles } from '../stock/store-vehicles.ts'
import { discardPhotographs } from '../stock/unused-photographs.ts'
import { enqueuePictures } from './order-pictures.ts'
import { withFedValues } from './with-fed-values.ts'

export interface FetchDeps {
  readonly database: Database
  readonly images: Images
  readonly files: FileReader
  readonly source: PictureSource
}

export type PictureProblem = FetchProblem | UploadProblem

const MAX_ATTEMPTS = 3
const AGAIN_MS = 10 * 60_000
/** These may pass. */
const RETRYABLE: readonly PictureProblem[] = ['TIMED_OUT', 'UNREACHABLE']

/**
 * Fetches the pictures that a program has named and gives them to the vehicle, as a delivery would: a person's own stay. What cannot be
 * fetched or is no picture is left out and noted, and fetched again where that may pass; where none is left, the vehicle keeps what it has.
 */
export async function fetchPictures(deps: FetchDeps, { vehicleId }: { readonly vehicleId: number }): Promise<void> {
  const { database, images } = deps
  const order = await database.read
    .selectFrom('picture_orders as p')
    .innerJoin('vehicles as v', 'v.id', 'p.vehicle_id')
    .select(['p.urls', 'p.requested_at as requestedAt', 'p.attempts', 'v.merchant_id as merchantId'])
    .where('p.vehicle_id', '=', vehicleId)
    .where('p.fetched_at', 'is', null)
    .executeTakeFirst()
  if (!order) return
  const stored: { readonly key: string; readonly isNew: boolean }[] = []
  const problems: { readonly url: string; readonly problem: PictureProblem }[] = []
  try {
    for (const url of order.urls) {
      const picture = await storeFrom(deps, url)
      if (typeof picture === 'string') problems.push({ url, problem: picture })
      else stored.push(picture)
    }
    const mayPass = problems.some(({ problem }) => RETRYABLE.includes(problem)) && order.attempts + 1 < MAX_ATTEMPTS
    await database.transaction(async (handle) => {
      const isCurrent = await noteOutcome(handle, { vehicleId, ...order, problems, isDone: !mayPass })
      if (!isCurrent) return
      if (mayPass) await enqueuePictures(handle, vehicleId, order.merchantId, new Date(Date.now() + AGAIN_MS))
      const keys = [...new Set(stored.map(({ key }) => key))]
      if (keys.length > 0 || order.urls.length === 0) await givePictures(handle, { vehicleId, ...order }, keys)
    })
  } finally {
    // A later order may have come, or the car may be gone.
    await discardPhotographs(
      database,
      images,
      stored.flatMap(({ key, isNew }) => (isNew ? [key] : [])),
    )
  }
}

async function storeFrom({ images, files, source }: FetchDeps, url: string) {
  const bytes = await source.fetch(url, VEHICLE_PICTURE_LIMIT.maxBytes)
  if (typeof bytes === 'string') return bytes
  if (bytes.length === 0) return 'EMPTY_FILE'
  const picture = await files.readPicture(bytes)
  return typeof picture === 'string' ? picture : ((await images.add(picture.bytes)) ?? 'DAMAGED')
}

interface Outcome {
  readonly vehicleId: number
  readonly requestedAt: Date
  readonly problems: readonly object[]
  readonly isDone: boolean
}

/** False where another order has come meanwhile: its own job fetches that one. */
async function noteOutcome(handle: WriteHandle, { vehicleId, requestedAt, problems, isDone }: Outcome) {
  const noted = await handle
    .updateTable('picture_orders')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      problems: JSON.stringify(problems),
      fetched_at: isDone ? new Date() : null,
    }))
    .where('vehicle_id', '=', vehicleId)
    .where('requested_at', '=', requestedAt)
    .returning('vehicle_id')
    .executeTakeFirst()
  return noted !== undefined
}

async function givePictures(
  handle: WriteHandle,
  { vehicleId, merchantId }: { readonly vehicleId: number; readonly merchantId: number },
  pictures: readonly string[],
): Promise<void> {
  const stock = await lockStock(handle, merchantId)
  const [vehicle] = await lockVehicles(handle, merchantId, [vehicleId])
  if (!vehicle) return
  const fed = withFedValues(vehicle, { pictures }, stock, false)
  // Pictures put no car on sale that was taken off.
  if (fed !== vehicle) await storeVehicles(handle, [{ ...fed, state: vehicle.state }], stock.products)
}

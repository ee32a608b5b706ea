import type { Writer } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'
import { authorizeMachine } from '#domain/dealer-api/authorize-machine.ts'
import type { DealerApiActor } from '#domain/dealer-api/machine-actor.ts'
import type { RefusedValue } from '#domain/field-problem.ts'
import { isPublicUrl } from '#domain/public-url.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { VEHICLE_PICTURE_LIMIT } from '#domain/upload/upload.ts'

export interface PictureOrder {
  readonly number: string
  /** In the order in which they are shown. */
  readonly urls: readonly string[]
}

const MAX_URL = 1_000
const NOTHING_YET = { problems: '[]', stored: '{}' } as const

/**
 * Notes the addresses of a vehicle's pictures, which a job fetches; an order before this one counts no more. Refused as by
 * `authorizeMachine`; INVALID_INPUT for too many and for addresses without TLS or in private networks; NOT_FOUND.
 */
export async function orderPictures(
  writer: Writer,
  actor: DealerApiActor,
  { number, urls }: PictureOrder,
): Promise<{ readonly kind: 'done' } | Refused> {
  const machine = authorizeMachine(actor, 'STOCK')
  if (machine.kind === 'refused') return machine
  const problem = problemOf(urls)
  if (problem) return refused('INVALID_INPUT', { fields: [problem] })
  return writer.transaction(async (handle) => {
    const vehicle = await handle
      .selectFrom('vehicles')
      .select('id')
      .where('merchant_id', '=', machine.merchantId)
      .where('internal_number', '=', number)
      .executeTakeFirst()
    if (!vehicle) return refused('NOT_FOUND')
    const order = { urls: [...urls], requested_at: new Date(), attempts: 0, fetched_at: null }
    await handle
      .insertInto('picture_orders')
      .values({ vehicle_id: vehicle.id, ...order, ...NOTHING_YET })
      .onConflict((on) => on.column('vehicle_id').doUpdateSet({ ...order, ...NOTHING_YET }))
      .execute()
    await enqueuePictures(handle, vehicle.id)
    return { kind: 'done' } as const
  })
}

/** All orders are fetched one after the other: slow hosts never occupy more than one of the runners of jobs. */
export function enqueuePictures(handle: Parameters<typeof enqueue>[0], vehicleId: number, runAt?: Date): Promise<void> {
  const options = { key: `pictures ${vehicleId}`, queue: 'pictures', ...(runAt ? { runAt } : {}) }
  return enqueue(handle, 'fetch-pictures', { vehicleId }, options)
}

function problemOf(urls: readonly string[]): RefusedValue | undefined {
  const limit = VEHICLE_PICTURE_LIMIT.maxFiles
  if (urls.length > limit) return { field: 'urls', code: 'TOO_LONG', limit }
  const wrong = urls.findIndex((url) => url.length > MAX_URL || !isPublicUrl(url, false))
  if (wrong >= 0) return { field: `urls.${wrong}`, code: 'INVALID' }
  return new Set(urls).size < urls.length ? { field: 'urls', code: 'INVALID' } : undefined
}

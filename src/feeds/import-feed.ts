import { applyFeed, type DeliveredVehicle, type FeedOutcome } from '#commands/stock/apply-feed.ts'
import { recordFeedRun } from '#commands/stock/record-feed-run.ts'
import type { Database } from '#database/connection.ts'
import type { Images } from '#services/images/port.ts'
import { type FeedArchive, openFeed } from './archive.ts'
import { readMobileDeFeed } from './mobilede/read-feed.ts'
import type { FeedSettings, FeedVehicle } from './mobilede/read-row.ts'
import type { FeedRefusal } from './mobilede/refusal.ts'

/** A report names at most this many refusals one by one; beyond, they are only counted, so that memory stays constant. */
const MOST_REFUSALS = 1_000

export interface FeedMerchant {
  readonly id: number
  readonly vatCodeOne: FeedSettings['vatCodeOne']
  readonly keepPictures: boolean
}

export interface FeedImport {
  readonly merchant: FeedMerchant
  /** The delivered file: CSV, or a ZIP of one CSV and pictures. */
  readonly file: string
  readonly fileName: string
  /** `YYYY-MM-DD` in Berlin. */
  readonly today: string
  readonly removalLimit: number
  readonly allowRemoval: boolean
  readonly onProgress?: (rows: number) => void
}

export interface FeedReport {
  readonly outcome: FeedOutcome
  /** Rows read, refused ones included. */
  readonly rows: number
  readonly refusals: readonly FeedRefusal[]
  readonly refusalCount: number
}

/**
 * Takes in a dealer's file: reads it row by row, stores its pictures, and makes the stock what it says. Throws a
 * `FeedFileRefusal` where the file as a whole cannot be read; then the stock is as it was.
 */
export async function importFeed(database: Database, images: Images, order: FeedImport): Promise<FeedReport> {
  const archive = await openFeed(order.file)
  try {
    const tally = { rows: 0, refusals: [] as FeedRefusal[], refusalCount: 0 }
    const outcome = await applyFeed(database, {
      merchantId: order.merchant.id,
      vehicles: deliveredVehicles(archive, images, order, tally),
      removalLimit: order.removalLimit,
      allowRemoval: order.allowRemoval,
    })
    const report = { outcome, ...tally }
    await recordFeedRun(database, {
      merchantId: order.merchant.id,
      fileName: order.fileName,
      outcome,
      refusals: tally.refusals,
    })
    return report
  } finally {
    await archive.close()
  }
}

interface Tally {
  rows: number
  refusals: FeedRefusal[]
  refusalCount: number
}

async function* deliveredVehicles(
  archive: FeedArchive,
  images: Images,
  order: FeedImport,
  tally: Tally,
): AsyncGenerator<DeliveredVehicle> {
  const { vatCodeOne, keepPictures } = order.merchant
  for await (const item of readMobileDeFeed(archive.csv(), { vatCodeOne, today: order.today })) {
    if ('refusal' in item) {
      tally.refusalCount++
      if (item.refusal.scope === 'VEHICLE') tally.rows++
      if (tally.refusals.length < MOST_REFUSALS) tally.refusals.push(item.refusal)
      continue
    }
    tally.rows++
    if (tally.rows % 1_000 === 0) order.onProgress?.(tally.rows)
    yield { ...item.vehicle, pictures: await storedPictures(item.vehicle, archive, images, keepPictures) }
  }
}

/** Keys of the vehicle's pictures in this delivery; null (keep) or none where it brings none. */
async function storedPictures(
  { imageKey }: FeedVehicle,
  archive: FeedArchive,
  images: Images,
  keep: boolean,
): Promise<string[] | null> {
  const entries = archive.pictures.get(imageKey.toLowerCase()) ?? []
  const keys: string[] = []
  for (const entry of entries) {
    const key = await images.add(await archive.readPicture(entry))
    if (key) keys.push(key)
  }
  return keys.length > 0 || !keep ? keys : null
}

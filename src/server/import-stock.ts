import path from 'node:path'
import { berlinToday } from '#domain/berlin-time.ts'
import { type FeedProgress, type FeedReport, importFeed } from '#feeds/import-feed.ts'
import { findFeedMerchant } from '#use-cases/merchant/feed-merchant.ts'
import { imagePipeline } from '#services/images/pipeline.ts'
import type { Config } from './config.ts'
import { objectStore } from './object-store.ts'
import type { Store } from './store.ts'

interface StockImport {
  /** Slug or UUID of the merchant. */
  readonly merchant: string
  readonly file: string
  readonly fileName?: string
  readonly allowRemoval: boolean
  readonly isDryRun?: boolean
  readonly isPartial?: boolean
  readonly staffId?: number
  readonly uploadId?: string | undefined
  readonly onProgress?: (progress: FeedProgress) => void
}

/** Imports a merchant's file; undefined for an unknown merchant. */
export async function importStock(
  { database }: Store,
  config: Config,
  order: StockImport,
): Promise<FeedReport | undefined> {
  const merchant = await findFeedMerchant(database.read, order.merchant)
  if (!merchant) return undefined
  const images = imagePipeline(objectStore(config))
  return importFeed(database, images, {
    merchant,
    file: order.file,
    fileName: order.fileName ?? path.basename(order.file),
    today: berlinToday(),
    removalLimit: config.feedRemovalLimit,
    allowRemoval: order.allowRemoval,
    isDryRun: order.isDryRun ?? false,
    isPartial: order.isPartial ?? false,
    staffId: order.staffId ?? null,
    uploadId: order.uploadId,
    ...(order.onProgress ? { onProgress: order.onProgress } : {}),
  })
}

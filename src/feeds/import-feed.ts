import { applyFeed, type DeliveredVehicle, type FeedOutcome, type RefusedRow } from '#use-cases/stock/apply-feed.ts'
import { discardPhotographs } from '#use-cases/stock/unused-photographs.ts'
import { recordFeedRun } from '#use-cases/stock/record-feed-run.ts'
import type { Database } from '#database/connection.ts'
import type { Images } from '#services/images/port.ts'
import { type FeedArchive, openFeed } from './archive.ts'
import { FeedFileRefusal } from './file-refusal.ts'
import { readDeliveredRows } from './mobilede/delivered-rows.ts'
import { readMobileDeFeed } from './mobilede/read-feed.ts'
import type { FeedSettings, FeedVehicle } from './mobilede/read-row.ts'
import { type FeedRefusal, shortened } from './mobilede/refusal.ts'

/**
 * A report lists at most this many refusals; further ones are only counted, so that memory stays constant. Refused pictures have a limit of
 * their own, because an archive may have tens of them for each car, which would leave no room for the rows that a dealer has to mend.
 */
const MAX_REFUSALS = { rows: 1_000, pictures: 200 }

interface FeedMerchant {
  readonly id: number
  readonly vatCodeOne: FeedSettings['vatCodeOne']
  readonly keepPictures: boolean
}

interface FeedImport {
  readonly merchant: FeedMerchant
  /** The delivered file: CSV, or a ZIP of one CSV and pictures. */
  readonly file: string
  readonly fileName: string
  /** `YYYY-MM-DD` in Berlin. */
  readonly today: string
  readonly removalLimit: number
  readonly allowRemoval: boolean
  /** The file is not the whole stock: cars that it does not name stay as they are. */
  readonly isPartial?: boolean
  /** Only reports what the file would change. */
  readonly isDryRun?: boolean
  /** Who uploaded the file; null where nobody did. */
  readonly staffId?: number | null
  /** Of the run, for whoever sent the file. */
  readonly uploadId?: string | undefined
  readonly onProgress?: (progress: FeedProgress) => void
}

export interface FeedProgress {
  readonly rows: number
  /** Share of the file that is read, 0–1. */
  readonly share: number
}

export interface FeedReport {
  readonly outcome: FeedOutcome
  /** Rows read, refused ones included. */
  readonly rows: number
  readonly refusals: readonly FeedRefusal[]
  readonly refusalCount: number
  /** Names of files in the archive that belong to no car of the file; at most `MAX_REFUSALS.rows`. */
  readonly uselessPictures: readonly string[]
}

/**
 * Imports a dealer's file: reads it row by row, stores its pictures, updates the stock to match it, and saves a report. Throws a
 * `FeedFileRefusal` where the whole file cannot be read; then the stock stays as it was, and the report says so.
 */
export async function importFeed(database: Database, images: Images, order: FeedImport): Promise<FeedReport> {
  try {
    const archive = await openFeed(order.file)
    try {
      return await importArchive(database, images, archive, order)
    } finally {
      await archive.close()
    }
  } catch (error) {
    if (error instanceof FeedFileRefusal) {
      const { merchant, fileName, staffId = null, uploadId, isDryRun = false, isPartial = false } = order
      const outcome = { kind: 'refused', refusal: { code: error.code } } as const
      const run = { merchantId: merchant.id, fileName, staffId, uploadId, isDryRun, isPartial, outcome }
      await recordFeedRun(database.pool, { ...run, rows: 0, refused: 0, refusals: [] })
    }
    throw error
  }
}

async function importArchive(
  database: Database,
  images: Images,
  archive: FeedArchive,
  order: FeedImport,
): Promise<FeedReport> {
  const noted = { rows: 0, pictures: 0 }
  const tally: Tally = { rows: 0, refusals: [], refusalCount: 0, noted, unused: new Set(), stored: [] }
  const discard = () => discardPhotographs(database, images, tally.stored)
  const outcome = await applyFeed(database, {
    merchantId: order.merchant.id,
    vehicles: () => deliveredVehicles(archive, images, order, beginTally(tally, archive)),
    removalLimit: order.removalLimit,
    allowRemoval: order.allowRemoval,
    report: {
      ...{ fileName: order.fileName, refusals: tally.refusals },
      ...{ staffId: order.staffId ?? null, uploadId: order.uploadId },
      readRows: (lines) => readDeliveredRows(archive.csv(), lines),
    },
    isPartial: order.isPartial ?? false,
    isDryRun: order.isDryRun ?? false,
  }).catch(async (error: unknown) => {
    await discard()
    throw error
  })
  if (outcome.kind === 'refused' || order.isDryRun) await discard()
  const { rows, refusals, refusalCount } = tally
  return { outcome, rows, refusals, refusalCount, uselessPictures: uselessPictures(archive, tally) }
}

interface Tally {
  rows: number
  readonly refusals: FeedRefusal[]
  refusalCount: number
  noted: { rows: number; pictures: number }
  /** Keys of pictures that no vehicle has used yet. */
  unused: Set<string>
  /** Keys of the photographs that this import has stored; those of an import that is not applied are deleted again. */
  readonly stored: string[]
}

/** Resets the counts, because the file may be read a second time from its first line. */
function beginTally(tally: Tally, archive: FeedArchive): Tally {
  tally.refusals.length = 0
  const noted = { rows: 0, pictures: 0 }
  return Object.assign(tally, { rows: 0, refusalCount: 0, noted, unused: new Set(archive.pictures.keys()) })
}

async function* deliveredVehicles(
  archive: FeedArchive,
  images: Images,
  order: FeedImport,
  tally: Tally,
): AsyncGenerator<DeliveredVehicle | RefusedRow> {
  const { vatCodeOne } = order.merchant
  // Mended rows come without the pictures that came with the whole file.
  const keepPictures = order.merchant.keepPictures || order.isPartial === true
  let refusedLine = 0 // A row may be refused for several reasons but counts once.
  let bytes = 0
  const counted = (async function* chunks() {
    for await (const chunk of archive.csv()) {
      bytes += chunk.length
      yield chunk
    }
  })()
  for await (const item of readMobileDeFeed(counted, {
    vatCodeOne,
    today: order.today,
    isWholeStock: order.isPartial !== true,
  })) {
    if ('refusal' in item) {
      note(tally, item.refusal)
      if (item.refusal.scope === 'VALUE' || item.refusal.line === refusedLine) continue
      refusedLine = item.refusal.line
      tally.rows++
      yield { refused: true, internalNumber: item.refusal.internalNumber }
      continue
    }
    tally.rows++
    if (tally.rows % 1_000 === 0) order.onProgress?.({ rows: tally.rows, share: bytes / Math.max(1, archive.csvBytes) })
    yield { ...item.vehicle, pictures: await storedPictures(item.vehicle, archive, images, keepPictures, tally) }
  }
}

/** Keys of the vehicle's pictures in this delivery. Without any: null keeps the present ones, an empty list removes them. */
async function storedPictures(
  { imageKey, line, internalNumber }: FeedVehicle,
  archive: FeedArchive,
  images: Images,
  keep: boolean,
  tally: Tally,
): Promise<string[] | null> {
  const entries = archive.pictures.get(imageKey.toLowerCase()) ?? []
  tally.unused.delete(imageKey.toLowerCase())
  const keys: string[] = []
  for (const entry of entries) {
    const added = await images.add(await archive.readPicture(entry))
    if (added?.isNew) tally.stored.push(added.key)
    if (added) keys.push(added.key)
    else {
      const value = shortened(entry.fileName)
      note(tally, { line, internalNumber, field: null, code: 'PICTURE_UNREADABLE', value, scope: 'VALUE' })
    }
  }
  return keys.length > 0 || !keep ? keys : null
}

function note(tally: Tally, refusal: FeedRefusal): void {
  tally.refusalCount++
  const kind = refusal.code === 'PICTURE_UNREADABLE' ? 'pictures' : 'rows'
  if (++tally.noted[kind] <= MAX_REFUSALS[kind]) tally.refusals.push(refusal)
}

function uselessPictures(archive: FeedArchive, { unused }: Tally): string[] {
  const unmatched = [...unused].flatMap((key) => (archive.pictures.get(key) ?? []).map(({ fileName }) => fileName))
  return [...unmatched, ...archive.otherFiles].slice(0, MAX_REFUSALS.rows)
}

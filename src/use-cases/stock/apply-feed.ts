import { columnOf } from '#catalogue/field.ts'
import { STORED_ROWS } from '#catalogue/editable-fields.ts'
import type { VehicleAttributes } from '#catalogue/fields.ts'
import type { Database } from '#database/connection.ts'
import { inDelivery } from '#database/stock/delivery.ts'
import type { MergeCounts } from '#database/stock/merge-delivery.ts'
import type { AttributeColumn, StagedVehicle } from '#database/stock/staged-vehicles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { FinanceProduct } from '#domain/financing/finance-product.ts'
import type { EnergyLabelPolicy } from '#domain/merchant.ts'
import { type DeliveryRefusal, refuseDelivery } from '#domain/stock/delivery.ts'
import type { LabelGap, LabelGaps } from '#domain/stock/label-gaps.ts'
import { missingLabelValues, requiresLabel } from '#domain/vehicle/label-values.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { asNewOf, withDerived } from './derived-attributes.ts'
import { type HandOwned, readHandOwned, withHandValues } from './hand-owned.ts'
import { type FeedRun, recordFeedRun } from './record-feed-run.ts'

/** A vehicle as a feed delivers it. Attributes that are left out are unknown. */
export interface DeliveredVehicle {
  readonly line: number
  readonly internalNumber: string
  readonly makeName: string
  readonly modelName: string
  readonly attributes: Partial<VehicleAttributes>
  /** Keys of its pictures; null keeps the ones the vehicle has. */
  readonly pictures: readonly string[] | null
}

/** A rejected row. The car it names, if that could be read, stays unchanged. */
export interface RefusedRow {
  readonly refused: true
  readonly internalNumber: string | null
}

interface FeedDelivery {
  readonly merchantId: number
  /** Reads them from the beginning; called again where the first transaction was rolled back by a deadlock. */
  readonly vehicles: () => AsyncIterable<DeliveredVehicle | RefusedRow>
  /** Share (0–1) of the stock that may disappear without `allowRemoval`. */
  readonly removalLimit: number
  readonly allowRemoval: boolean
  /** The report stored with the delivery; its refusals are read once all vehicles are. Left out: none is stored. */
  readonly report?: Pick<FeedRun, 'fileName' | 'refusals' | 'staffId' | 'readRows'>
  /** The file is not the whole stock: cars that it does not name stay as they are. */
  readonly isPartial?: boolean
  /** Only reports what it would change, and changes nothing. */
  readonly isDryRun?: boolean
}

export type FeedOutcome =
  | ({
      readonly kind: 'applied'
      readonly duplicates: readonly { line: number; internalNumber: string }[]
      readonly labelGaps: LabelGaps
    } & MergeCounts)
  | { readonly kind: 'refused'; readonly refusal: DeliveryRefusal }

/** A report lists at most this many cars with a gap; further ones are only counted, so that memory stays constant. */
const MAX_LABEL_GAPS = 1_000

const NO_VAT = { vatMode: null, vatRate: null }

const COLUMNS: readonly AttributeColumn[] = STORED_ROWS.map((row) => ({ name: columnOf(row), type: row.sql }))

/**
 * Makes a merchant's stock equal to the feed: new vehicles are added, changed ones updated, missing ones archived, price changes recorded.
 * A new car whose energy label lacks values is not published, unless its dealer only wants that reported (Pkw-EnVKV).
 * One transaction; the same file twice changes nothing. Refuses what `refuseDelivery` names; then nothing is changed. The report is stored
 * in the same transaction. A dry run does all of this and is then rolled back, except for its report.
 */
export async function applyFeed(database: Database, delivery: FeedDelivery): Promise<FeedOutcome> {
  try {
    return await mergeDelivery(database, delivery)
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
    if (delivery.report) await recordFeedRun(database.pool, { ...delivery.report, ...error.run, isDryRun: true })
    return error.run.outcome
  }
}

type MergedRun = Pick<FeedRun, 'merchantId' | 'rows' | 'refused' | 'isPartial'> & { readonly outcome: FeedOutcome }

/** Rolls back the transaction of a dry run, and carries its result out of it. */
class DryRun extends Error {
  readonly run: MergedRun
  constructor(run: MergedRun) {
    super('dry run')
    this.run = run
  }
}

async function mergeDelivery(database: Database, delivery: FeedDelivery): Promise<FeedOutcome> {
  return inDelivery<FeedOutcome>(database.pool, delivery.merchantId, COLUMNS, async (stock) => {
    const refused = { rows: 0, internalNumbers: new Set<string>() }
    const seller = await stock.seller()
    const known: Known = {
      ...{ products: await stock.financeProducts(), pictures: await stock.pictureCounts(), seller },
      handOwned: await readHandOwned(stock.client, delivery.merchantId),
    }
    const labelGaps = { arePublished: seller.energyLabelPolicy === 'REPORT', count: 0, vehicles: [] as LabelGap[] }
    await stock.stage(staged(delivery.vehicles(), known, { refused, labelGaps }))
    await stock.keepUnchanged([...refused.internalNumbers])
    if (delivery.isPartial) await stock.keepRest()
    const duplicates = await stock.dropDuplicates()
    const comparison = { ...(await stock.compare()), refused: refused.rows }
    const refusal = refuseDelivery(comparison, delivery.removalLimit, delivery.allowRemoval)
    const outcome: FeedOutcome = refusal
      ? { kind: 'refused', refusal }
      : { kind: 'applied', duplicates, labelGaps, ...(await stock.merge()) }
    const { merchantId, report, isDryRun, isPartial = false } = delivery
    const notRead = refused.rows + duplicates.length
    const run = { merchantId, outcome, rows: comparison.delivered + notRead, refused: notRead, isPartial }
    if (isDryRun) throw new DryRun(run)
    if (report) await recordFeedRun(stock.client, { ...report, ...run })
    return outcome
  })
}

/** The merchant and its stock before the delivery. */
interface Known {
  readonly products: readonly FinanceProduct[]
  /** Number of pictures by internal number; vehicles without any are left out. */
  readonly pictures: ReadonlyMap<string, number>
  readonly seller: { readonly kind: 'COMPANY' | 'PRIVATE'; readonly energyLabelPolicy: EnergyLabelPolicy }
  /** What people have changed, by internal number. */
  readonly handOwned: ReadonlyMap<string, HandOwned>
}

/** What is noted while the rows are read. */
interface Notes {
  readonly refused: { rows: number; readonly internalNumbers: Set<string> }
  readonly labelGaps: { count: number; readonly vehicles: LabelGap[] }
}

async function* staged(
  rows: AsyncIterable<DeliveredVehicle | RefusedRow>,
  known: Known,
  { refused, labelGaps }: Notes,
): AsyncGenerator<StagedVehicle> {
  const today = berlinToday()
  for await (const row of rows) {
    if ('refused' in row) {
      refused.rows++
      if (row.internalNumber !== null) refused.internalNumbers.add(row.internalNumber)
      continue
    }
    const { vehicle, feedValues } = withHandValues(row, known.handOwned.get(row.internalNumber))
    const pictureCount = vehicle.pictures?.length ?? known.pictures.get(row.internalNumber) ?? 0
    // A private person charges no VAT, and the margin scheme of § 25a UStG is for dealers, whatever the file's column says.
    const offered = known.seller.kind === 'PRIVATE' ? { ...vehicle.attributes, ...NO_VAT } : vehicle.attributes
    const attributes = withDerived(offered, { products: known.products, pictureCount })
    const missing = requiresLabel(attributes, known.seller.kind, today) ? missingLabelValues(attributes) : []
    if (missing.length > 0) {
      const { line, internalNumber } = vehicle
      labelGaps.count++
      if (labelGaps.vehicles.length < MAX_LABEL_GAPS) labelGaps.vehicles.push({ line, internalNumber, missing })
    }
    yield {
      line: vehicle.line,
      internalNumber: vehicle.internalNumber,
      makeSlug: slugOf(vehicle.makeName),
      makeName: vehicle.makeName,
      modelSlug: slugOf(vehicle.modelName),
      modelName: vehicle.modelName,
      pictures: vehicle.pictures,
      isComplete: missing.length === 0 || known.seller.energyLabelPolicy === 'REPORT',
      asNew: asNewOf(vehicle.attributes, today),
      feedValues: feedValues && JSON.stringify(feedValues),
      attributes: STORED_ROWS.map((row) => attributes[row.key]),
    }
  }
}

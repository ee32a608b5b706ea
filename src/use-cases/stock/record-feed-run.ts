import type pg from 'pg'
import type { MergeCounts } from '#database/stock/merge-delivery.ts'
import type { DeliveredRows } from '#domain/stock/delivered-rows.ts'
import type { LabelGaps } from '#domain/stock/label-gaps.ts'

interface ReportedRefusal {
  readonly line: number
  readonly code?: string
}

export interface FeedRun {
  readonly merchantId: number
  readonly fileName: string
  readonly outcome:
    | ({
        readonly kind: 'applied'
        readonly duplicates: readonly { readonly line: number; readonly internalNumber: string }[]
        readonly labelGaps: LabelGaps
      } & MergeCounts)
    | { readonly kind: 'refused'; readonly refusal: { readonly code: string } }
  /** Rows read, refused ones included. */
  readonly rows: number
  readonly refused: number
  /** What was refused, row by row; its texts without control characters, which jsonb does not take. Duplicates and label gaps are added. */
  readonly refusals: readonly ReportedRefusal[]
  /** Who uploaded the file; null where nobody did. */
  readonly staffId: number | null
  /** A UUID by which whoever sent the file finds its run. */
  readonly uploadId?: string | undefined
  /** Records nothing where its upload has a run already. */
  readonly unlessRecorded?: boolean
  readonly isDryRun?: boolean
  readonly isPartial?: boolean
  /** Reads the file again for the rows of some lines; left out where it cannot be read. */
  readonly readRows?: (lines: ReadonlySet<number>) => Promise<DeliveredRows>
}

const NO_COUNTS = { inserted: 0, updated: 0, unchanged: 0, removed: 0 }
/** Of a report, as of refused rows. */
const MAX_DUPLICATES = 1_000

/** Rows to mend are of use while they are new: a delivery each hour would store gigabytes of them. */
const RUNS_WITH_ROWS = 10

/** Keeps what became of a delivery, for the dealer to look up: in the delivery's transaction where `client` is in one. */
export async function recordFeedRun(client: Pick<pg.Pool, 'query'>, run: FeedRun): Promise<void> {
  const { merchantId, fileName, outcome, refusals, rows, refused, staffId, isDryRun = false, isPartial = false } = run
  const isApplied = outcome.kind === 'applied'
  const { code, ...details }: { code?: string } = isApplied ? {} : outcome.refusal
  const counts = isApplied ? outcome : NO_COUNTS
  const reported = [...refusals, ...(isApplied ? addedRefusals(outcome) : [])]
  const stored = await client.query<{ id: number }>(
    `insert into feed_runs (merchant_id, file_name, outcome, reason, inserted, updated, unchanged, removed, refusals,
       row_count, refused_count, staff_id, is_dry_run, is_partial, details, upload_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
     ${run.unlessRecorded ? 'on conflict (upload_id) do nothing' : ''} returning id`,
    [
      merchantId,
      fileName
        .replaceAll(/\p{Cc}/gu, ' ')
        .slice(0, 200)
        .toWellFormed(),
      isApplied ? 'APPLIED' : 'REFUSED',
      code ?? null,
      ...[counts.inserted, counts.updated, counts.unchanged, counts.removed],
      JSON.stringify(reported),
      ...[rows, refused, staffId, isDryRun, isPartial, JSON.stringify(details), run.uploadId ?? null],
    ],
  )
  // A row is not mended for a picture, which is no part of it.
  const toMend = reported.filter(({ code: problem }) => problem !== 'PICTURE_UNREADABLE')
  if (!run.readRows || toMend.length === 0) return
  const { header, rows: delivered } = await run.readRows(new Set(toMend.map(({ line }) => line)))
  await client.query('insert into feed_run_rows (run_id, header, rows) values ($1, $2, $3)', [
    ...[stored.rows[0]!.id, header, JSON.stringify(delivered)],
  ])
  await client.query(
    `delete from feed_run_rows r using feed_runs f where f.id = r.run_id and f.merchant_id = $1
       and f.id < (select id from feed_runs where merchant_id = $1 order by id desc offset $2 limit 1)`,
    [merchantId, RUNS_WITH_ROWS - 1],
  )
}

/** What is only known once all rows are read. */
function addedRefusals({
  duplicates,
  labelGaps,
}: FeedRun['outcome'] & { kind: 'applied' }): readonly ReportedRefusal[] {
  return [
    ...duplicates
      .slice(0, MAX_DUPLICATES)
      .map((row) => ({ ...row, field: null, code: 'DUPLICATE', value: '', scope: 'VEHICLE' })),
    ...labelGaps.vehicles.map((gap) => ({
      ...gap,
      code: 'ENERGY_LABEL_INCOMPLETE',
      isPublished: labelGaps.arePublished,
    })),
  ]
}

import type pg from 'pg'
import type { MergeCounts } from '#database/stock/delivery.ts'
import type { LabelGaps } from '#domain/stock/label-gaps.ts'

export interface FeedRun {
  readonly merchantId: number
  readonly fileName: string
  readonly outcome:
    | ({ readonly kind: 'applied'; readonly labelGaps: LabelGaps } & MergeCounts)
    | { readonly kind: 'refused'; readonly refusal: { readonly code: string } }
  /** What was refused, row by row; its texts without control characters, which jsonb does not take. Label gaps are added. */
  readonly refusals: readonly unknown[]
}

/** Keeps what became of a delivery, for the dealer to look up: in the delivery's transaction where `client` is in one. */
export async function recordFeedRun(
  client: Pick<pg.Pool, 'query'>,
  { merchantId, fileName, outcome, refusals }: FeedRun,
): Promise<void> {
  const isApplied = outcome.kind === 'applied'
  const gaps = isApplied ? outcome.labelGaps : { vehicles: [], arePublished: false }
  const incomplete = gaps.vehicles.map((gap) => ({
    ...gap,
    code: 'ENERGY_LABEL_INCOMPLETE',
    isPublished: gaps.arePublished,
  }))
  const counts = isApplied ? outcome : { inserted: 0, updated: 0, unchanged: 0, removed: 0 }
  await client.query(
    `insert into feed_runs (merchant_id, file_name, outcome, reason, inserted, updated, unchanged, removed, refusals)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      merchantId,
      fileName
        .replaceAll(/\p{Cc}/gu, ' ')
        .slice(0, 200)
        .toWellFormed(),
      isApplied ? 'APPLIED' : 'REFUSED',
      isApplied ? null : outcome.refusal.code,
      ...[counts.inserted, counts.updated, counts.unchanged, counts.removed],
      JSON.stringify([...refusals, ...incomplete]),
    ],
  )
}

import type { Writer } from '#database/handles.ts'
import type { FeedOutcome } from './apply-feed.ts'

interface FeedRun {
  readonly merchantId: number
  readonly fileName: string
  readonly outcome: FeedOutcome
  /** What was refused, row by row. */
  readonly refusals: readonly unknown[]
}

/** Keeps what became of a delivery, for the dealer to look up. */
export async function recordFeedRun(
  writer: Writer,
  { merchantId, fileName, outcome, refusals }: FeedRun,
): Promise<void> {
  const applied = outcome.kind === 'applied'
  await writer.transaction((tx) =>
    tx
      .insertInto('feed_runs')
      .values({
        merchant_id: merchantId,
        file_name: fileName.slice(0, 200),
        outcome: applied ? 'APPLIED' : 'REFUSED',
        reason: applied ? null : outcome.refusal.code,
        inserted: applied ? outcome.inserted : 0,
        updated: applied ? outcome.updated : 0,
        unchanged: applied ? outcome.unchanged : 0,
        removed: applied ? outcome.removed : 0,
        refusals: JSON.stringify(refusals),
      })
      .execute(),
  )
}

import { sql } from 'kysely'
import type { SelectHandle } from '#database/handles.ts'
import { MAX_UNDO_VEHICLES } from '#domain/stock/delivery.ts'
import type { FeedRunRow } from './feed-runs.ts'

export const UNDO_STATES = ['POSSIBLE', 'NOTHING_CHANGED', 'REVERTED', 'NOT_LATEST', 'TOO_LARGE', 'CHANGED'] as const

/** Whether a delivery can be undone, or why not. */
export interface Undo {
  readonly state: (typeof UNDO_STATES)[number]
  /** How many of its cars have changed since. */
  readonly changed: number
}

/**
 * Only the latest delivery that changed the stock can be undone, and only while nothing of its cars has changed since: a person's change
 * or an order would be lost.
 */
export async function readUndo(handle: SelectHandle, run: FeedRunRow): Promise<Undo> {
  const { id, merchantId, outcome, isDryRun, revertedAt, inserted, updated, removed } = run
  const count = inserted + updated + removed
  if (revertedAt) return { state: 'REVERTED', changed: 0 }
  if (outcome === 'REFUSED' || isDryRun || count === 0) return { state: 'NOTHING_CHANGED', changed: 0 }
  const latest = handle
    .selectFrom('feed_runs')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('outcome', '=', 'APPLIED')
    .where('is_dry_run', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
  const { isLatest, stored, changed } = await handle
    .selectFrom('feed_runs as f')
    .leftJoin('delivery_changes as c', 'c.merchant_id', 'f.merchant_id')
    .leftJoin('vehicles as v', 'v.id', 'c.vehicle_id')
    .select(sql<boolean>`f.id = ${latest}`.as('isLatest'))
    // Cars of which only marks of the deliveries changed are not counted.
    .select(sql<number>`count(c.vehicle_id) filter (where c.before is null or c.before ? 'state')::int`.as('stored'))
    .select(sql<number>`count(v.id) filter (where v.updated_at > f.finished_at)::int`.as('changed'))
    .where('f.id', '=', id)
    .groupBy('f.id')
    .executeTakeFirstOrThrow()
  if (!isLatest) return { state: 'NOT_LATEST', changed: 0 }
  if (count > MAX_UNDO_VEHICLES || stored !== count) return { state: 'TOO_LARGE', changed: 0 }
  return { state: changed > 0 ? 'CHANGED' : 'POSSIBLE', changed }
}

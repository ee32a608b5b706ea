import type pg from 'pg'
import { readTimeline } from '#database/timeline.ts'

const BATCH = 2_000

/** The vehicles that changed, and the id of the last of the changes. */
export interface Changes {
  readonly lastId: number
  readonly vehicleIds: readonly number[]
}

/** Id of the latest change, 0 where there is none. */
export async function lastChange(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ id: number }>('select coalesce(max(id), 0) as id from vehicle_changes')
  return rows[0]!.id
}

/** A place in the log. */
interface LogPosition {
  readonly watermark: number
  readonly timeline: string
}

/**
 * Why the log is of no use and everything is read again: the log requests it, no longer reaches back that far, has too many changes, or
 * belongs to another history (after a failover), where the same ids may stand for other changes.
 */
export type RebuildReason = 'REQUESTED' | 'GAP_IN_LOG' | 'MANY_CHANGES' | 'OTHER_TIMELINE'

/** The changes after a known one, or why there are none to apply; there are too many from `rebuildFrom` on. */
export async function changesAfter(
  client: pg.ClientBase,
  position: LogPosition,
  rebuildFrom: number,
): Promise<Changes | RebuildReason> {
  return (await readTimeline(client)) === position.timeline
    ? await readChanges(client, position.watermark, rebuildFrom)
    : 'OTHER_TIMELINE'
}

async function readChanges(
  client: pg.ClientBase,
  watermark: number,
  rebuildFrom: number,
): Promise<Changes | RebuildReason> {
  const { rows } = await client.query<{ id: number; vehicle_id: number | null }>(
    'select id, vehicle_id from vehicle_changes where id > $1 order by id limit $2',
    [watermark, BATCH],
  )
  const last = rows.at(-1)
  if (!last) return { lastId: watermark, vehicleIds: [] }
  if (rows.some((row) => row.vehicle_id === null)) return 'REQUESTED'
  if (await hasGap(client, watermark)) return 'GAP_IN_LOG'
  const isFull = rows.length === BATCH
  if (isFull && (await pendingAfter(client, watermark)) > rebuildFrom) return 'MANY_CHANGES'
  return { lastId: last.id, vehicleIds: [...new Set(rows.map((row) => row.vehicle_id!))] }
}

async function pendingAfter(client: pg.ClientBase, watermark: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*) as count from vehicle_changes where id > $1',
    [watermark],
  )
  return rows[0]!.count
}

/** Old log rows are deleted, so a reader that was away for long has missed some. */
async function hasGap(client: pg.ClientBase, watermark: number): Promise<boolean> {
  const { rows } = await client.query<{ oldest: number }>('select coalesce(min(id), 0) as oldest from vehicle_changes')
  return watermark > 0 && rows[0]!.oldest > watermark + 1
}

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
 * The changes after a known one; `rebuild` where the log requests it, no longer reaches back that far, has more than `rebuildFrom` of them,
 * or belongs to another history: there the same ids may stand for other changes.
 */
export async function changesAfter(
  client: pg.ClientBase,
  position: LogPosition,
  rebuildFrom: number,
): Promise<Changes | 'rebuild'> {
  return (await readTimeline(client)) === position.timeline
    ? await readChanges(client, position.watermark, rebuildFrom)
    : 'rebuild'
}

async function readChanges(
  client: pg.ClientBase,
  watermark: number,
  rebuildFrom: number,
): Promise<Changes | 'rebuild'> {
  const { rows } = await client.query<{ id: number; vehicle_id: number | null }>(
    'select id, vehicle_id from vehicle_changes where id > $1 order by id limit $2',
    [watermark, BATCH],
  )
  const last = rows.at(-1)
  if (!last) return { lastId: watermark, vehicleIds: [] }
  const needsRebuild = rows.some((row) => row.vehicle_id === null)
  const isFull = rows.length === BATCH
  if (
    needsRebuild ||
    (await hasGap(client, watermark)) ||
    (isFull && (await pendingAfter(client, watermark)) > rebuildFrom)
  )
    return 'rebuild'
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

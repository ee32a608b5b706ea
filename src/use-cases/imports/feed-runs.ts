import { sql } from 'kysely'
import type { ReadHandle, SelectHandle } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { DeliveredRows } from '#domain/stock/delivered-rows.ts'
import { authorize, hasPermission } from '#domain/staff/authorize.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { readUndo, type Undo } from './undo.ts'

/** What became of a delivery. */
export interface FeedRunRow {
  readonly id: number
  readonly merchantId: number
  readonly fileName: string
  readonly finishedAt: Date
  readonly outcome: 'APPLIED' | 'REFUSED'
  readonly reason: string | null
  readonly rows: number
  readonly inserted: number
  readonly updated: number
  readonly unchanged: number
  readonly removed: number
  readonly refused: number
  readonly isDryRun: boolean
  /** The file was not the whole stock: what it did not name stayed. */
  readonly isPartial: boolean
  readonly revertedAt: Date | null
  /** Null for a run of a command. */
  readonly uploadId: string | null
  /** Who uploaded it; null where it came by HTTP or a command. */
  readonly by: string | null
  readonly details: Readonly<Record<string, number>>
}

/** A row of the file, or a value of it, that was not taken. */
export interface RunRefusal {
  readonly line: number
  readonly internalNumber: string | null
  readonly field: string | null
  readonly code: string
  readonly value: string
  readonly scope: 'VEHICLE' | 'VALUE'
  /** Of an energy label: keys of the field table. */
  readonly missing: readonly string[]
  readonly isPublished: boolean
  /** The car it names; null where there is none. */
  readonly vehicleId: number | null
}

export interface FeedRunView {
  readonly kind: 'found'
  readonly run: FeedRunRow
  readonly refusals: readonly RunRefusal[]
  /** How many rows can be given back to be mended. */
  readonly mendable: number
  /** The last applied delivery of an earlier day; null without one, and of one that was not the whole stock. */
  readonly previous: FeedRunRow | null
  readonly undo: Undo
  /** Whether this member of staff may undo it. */
  readonly mayUndo: boolean
}

const MAX_RUNS = 50

/** A merchant's deliveries, the latest first; at most 50. Refused as by `authorize`. */
export async function readFeedRuns(
  read: ReadHandle,
  actor: DealerAreaActor,
  merchantId: number,
): Promise<{ readonly kind: 'found'; readonly runs: readonly FeedRunRow[] } | Refused> {
  const refusal = authorize(actor, 'imports.read', merchantId, new Date())
  if (refusal) return refusal
  const runs = await runsOf(read)
    .where('f.merchant_id', '=', merchantId)
    .orderBy('f.id', 'desc')
    .limit(MAX_RUNS)
    .execute()
  return { kind: 'found', runs }
}

/** A delivery with all that was refused. Refused as by `authorizeRun`. */
export async function readFeedRun(
  read: ReadHandle,
  actor: DealerAreaActor,
  id: number,
): Promise<FeedRunView | Refused> {
  const allowed = await authorizeRun(read, actor, 'imports.read', id)
  if (allowed.kind === 'refused') return allowed
  const { run, merchantId } = allowed
  const [refusals, mendable, previous, undo] = await Promise.all([
    refusalsOf(read, run),
    countRows(read, id),
    runsOf(read)
      .where('f.merchant_id', '=', merchantId)
      .where('f.outcome', '=', 'APPLIED')
      .where('f.is_dry_run', '=', false)
      .where('f.is_partial', '=', false)
      .where('f.id', '<', run.isPartial ? 0 : id)
      .where(sql<boolean>`(f.finished_at at time zone 'Europe/Berlin')::date
        < (${run.finishedAt}::timestamptz at time zone 'Europe/Berlin')::date`)
      .orderBy('f.id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    readUndo(read, run),
  ])
  return {
    kind: 'found',
    run,
    ...{ refusals, mendable },
    previous: previous ?? null,
    undo,
    mayUndo: actor.kind === 'STAFF' && hasPermission(actor, 'imports.run', merchantId),
  }
}

/** The rows of a delivery in which something was refused, as they came. Refused as by `authorizeRun`. */
export async function readDeliveredRows(
  read: ReadHandle,
  actor: DealerAreaActor,
  id: number,
): Promise<({ readonly kind: 'found' } & DeliveredRows) | Refused> {
  const allowed = await authorizeRun(read, actor, 'imports.read', id)
  if (allowed.kind === 'refused') return allowed
  const row = await read
    .selectFrom('feed_run_rows')
    .select(['header', 'rows'])
    .where('run_id', '=', id)
    .executeTakeFirst()
  return { kind: 'found', header: row?.header ?? null, rows: row?.rows ?? [] }
}

async function countRows(read: ReadHandle, id: number): Promise<number> {
  const row = await read
    .selectFrom('feed_run_rows')
    .select(sql<number>`jsonb_array_length(rows)`.as('count'))
    .where('run_id', '=', id)
    .executeTakeFirst()
  return row?.count ?? 0
}

/** A delivery of a merchant at which somebody has a permission; one that does not exist is refused like somebody else's. */
export async function authorizeRun(
  handle: SelectHandle,
  actor: DealerAreaActor,
  permission: Permission,
  id: number,
): Promise<{ readonly kind: 'allowed'; readonly merchantId: number; readonly run: FeedRunRow } | Refused> {
  if (actor.kind === 'NOBODY') return refused('UNAUTHENTICATED')
  const run = await runsOf(handle).where('f.id', '=', id).executeTakeFirst()
  if (!run) return refused('FORBIDDEN')
  const { merchantId } = run
  return authorize(actor, permission, merchantId, new Date()) ?? { kind: 'allowed', merchantId, run }
}

type StoredRefusal = Partial<RunRefusal> & Pick<RunRefusal, 'line' | 'code'>

/** What the law wants comes first, then as in the file. */
async function refusalsOf(read: ReadHandle, { id, merchantId }: FeedRunRow): Promise<RunRefusal[]> {
  const row = await read.selectFrom('feed_runs').select('refusals').where('id', '=', id).executeTakeFirst()
  const stored = (row?.refusals ?? []) as readonly StoredRefusal[]
  const numbers = [...new Set(stored.flatMap(({ internalNumber }) => internalNumber ?? []))]
  const vehicles = await read
    .selectFrom('vehicles')
    .select(['id', 'internal_number as number'])
    .where('merchant_id', '=', merchantId)
    .where('internal_number', '=', sql<string>`any(${numbers}::text[])`)
    .execute()
  const ids = new Map(vehicles.map((vehicle) => [vehicle.number, vehicle.id]))
  const rank = ({ code }: StoredRefusal) => (code === 'ENERGY_LABEL_INCOMPLETE' ? 0 : 1)
  return stored
    .toSorted((one, other) => rank(one) - rank(other) || one.line - other.line)
    .map((refusal) => ({
      ...{ internalNumber: null, field: null, value: '', scope: 'VEHICLE', missing: [], isPublished: false },
      ...refusal,
      vehicleId: ids.get(refusal.internalNumber ?? '') ?? null,
    }))
}

function runsOf(handle: SelectHandle) {
  return handle
    .selectFrom('feed_runs as f')
    .leftJoin('staff as s', 's.id', 'f.staff_id')
    .select(['f.id', 'f.merchant_id as merchantId', 'f.file_name as fileName', 'f.finished_at as finishedAt'])
    .select(['f.outcome', 'f.reason', 'f.row_count as rows', 'f.refused_count as refused', 'f.details'])
    .select(['f.inserted', 'f.updated', 'f.unchanged', 'f.removed', 's.name as by'])
    .select(['f.is_dry_run as isDryRun', 'f.is_partial as isPartial', 'f.reverted_at as revertedAt'])
    .select('f.upload_id as uploadId')
}

/** The run of an upload; undefined as long as there is none. */
export async function findRunOfUpload(read: ReadHandle, uploadId: string): Promise<number | undefined> {
  const row = await read.selectFrom('feed_runs').select('id').where('upload_id', '=', uploadId).executeTakeFirst()
  return row?.id
}

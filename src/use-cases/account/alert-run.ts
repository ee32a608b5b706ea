import type { Database } from '#database/connection.ts'
import type { ReadHandle } from '#database/handles.ts'
import type { AlertRhythm } from '#domain/account/saved-search.ts'
import { RETENTION_MS } from '#domain/retention.ts'

export type Rhythm = Exclude<AlertRhythm, 'NONE'>

/** A vehicle counts as new by when its import began, which can be this long before anybody sees it. */
const MAX_IMPORT_MS = 3_600_000
/** No run looks back further: notes of what was named are deleted after that, and a vehicle would be named twice. */
const MAX_LOOK_BACK_MS = RETENTION_MS.alertedVehicles - 24 * 3_600_000

/** What a run of alerts has to look at. */
export interface AlertRun {
  readonly startedAt: Date
  /** When the last run began. */
  readonly ranAt: Date
  /** Position in the change log up to which the last run has looked; null where that is not known. */
  readonly fromChange: number | null
  /** Position up to which this run looks. */
  readonly toChange: number
  /** Since when the search that is furthest behind was left out of runs; null: all are up to date. */
  readonly behindSince: Date | null
}

/** What the next run of this rhythm has to look at; undefined where nothing has changed since the last one. */
export async function readAlertRun({ pool }: Pick<Database, 'pool'>, rhythm: Rhythm): Promise<AlertRun | undefined> {
  const { rows } = await pool.query<AlertRun & { oldestChange: number }>(
    `select now() as "startedAt", r.ran_at as "ranAt", r.change_id as "fromChange",
       (select coalesce(max(id), 0) from vehicle_changes) as "toChange",
       (select coalesce(min(id), 0) from vehicle_changes) as "oldestChange",
       (select min(behind_since) from saved_searches
        where alert = r.rhythm and behind_since is not null and alert_confirmed_at is not null) as "behindSince"
     from alert_runs r where r.rhythm = $1`,
    [rhythm],
  )
  const { oldestChange, ...run } = rows[0]!
  if (run.fromChange === run.toChange && run.behindSince === null) return undefined
  // Old rows of the log are deleted: a run that comes after a longer break cannot follow it.
  const isForgotten = run.fromChange !== null && oldestChange > run.fromChange + 1
  return isForgotten ? { ...run, fromChange: null } : run
}

/** Only a vehicle that was added after this moment is new to a search, `behindSince` where it was left out of runs. */
export function newSince({ startedAt, ranAt }: AlertRun, behindSince: Date | null): Date {
  const lookedUntil = Math.min(ranAt.getTime(), behindSince?.getTime() ?? Infinity)
  return new Date(Math.max(lookedUntil - MAX_IMPORT_MS, startedAt.getTime() - MAX_LOOK_BACK_MS))
}

/** Vehicles that are new to any search of the run, and when each was added. */
export async function readNewVehicles(read: ReadHandle, run: AlertRun): Promise<ReadonlyMap<number, Date>> {
  const added = read
    .selectFrom('vehicles as v')
    .select(['v.id', 'v.created_at'])
    .innerJoin('merchants as m', 'm.id', 'v.merchant_id')
    .where('v.state', 'in', ['PUBLISHED', 'RESERVED'])
    .where('m.state', '=', 'PUBLISHED')
    .where('v.created_at', '>', newSince(run, run.behindSince))
  const { fromChange } = run
  const followsLog = run.behindSince === null && fromChange !== null && !(await needsRebuild(read, fromChange))
  const rows = await (followsLog
    ? added.where('v.id', 'in', (query) =>
        query.selectFrom('vehicle_changes as c').select('c.vehicle_id').where('c.id', '>', fromChange),
      )
    : added
  ).execute()
  return new Map(rows.map(({ id, created_at }) => [id, created_at]))
}

/** A change that names no vehicle may be one of any. */
async function needsRebuild(read: ReadHandle, fromChange: number): Promise<boolean> {
  const row = await read
    .selectFrom('vehicle_changes')
    .select('id')
    .where('id', '>', fromChange)
    .where('vehicle_id', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

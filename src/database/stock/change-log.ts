import { sql } from 'kysely'
import type pg from 'pg'
import { RETENTION_MS } from '#domain/retention.ts'
import type { WriteHandle } from '../handles.ts'

/** Key of the advisory lock under which change rows are written, so that their ids rise in the order of commits. */
const CHANGE_LOG_LOCK = 4711

/** Readers that were away for longer rebuild their index, so older changes are of no use. */
const LOG_RETENTION_SECONDS = RETENTION_MS.vehicleChanges / 1000

/** The price of every other offer of a changed car's model may be rated otherwise now. */
const UNRATED = 'insert into unrated_models (model_id) select distinct model_id from vehicles where id in'
/** One run rates what all changes up to then have left unrated. */
const RATE = `select graphile_worker.add_job('rate-prices', payload => '{}'::json, job_key => 'rate-prices', queue_name => 'ratings', max_attempts => 12)`

/**
 * The last step of a use case that changes vehicles; `ids` is a query for their ids. Other transactions' changes wait from here to the
 * commit, which keeps the log in order, so nothing long may follow: only the row of the audit log and the answer kept for a repeated form.
 */
export async function recordChanges(client: pg.PoolClient, ids: string): Promise<void> {
  await client.query(`${UNRATED} (${ids})`)
  await recordScores(client, ids)
  await client.query(RATE)
}

/** The same for changes of scores and ratings alone, which leave the ratings of other cars as they are. */
export async function recordScores(client: pg.PoolClient, ids: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [CHANGE_LOG_LOCK])
  await client.query(`insert into vehicle_changes (vehicle_id) ${ids}`)
  // The newest row always stays, because it tells a reader that it has missed changes.
  await client.query(
    `delete from vehicle_changes where changed_at < now() - make_interval(secs => $1) and id < (select max(id) from vehicle_changes)`,
    [LOG_RETENTION_SECONDS],
  )
}

/** `recordChanges` at the end of a use case's transaction, for vehicles by id. */
export async function recordVehicleChanges(handle: WriteHandle, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`${sql.raw(UNRATED)} (select unnest(${[...ids]}::bigint[]))`.execute(handle)
  await sql`select pg_advisory_xact_lock(${CHANGE_LOG_LOCK})`.execute(handle)
  await sql`insert into vehicle_changes (vehicle_id) select unnest(${[...ids]}::bigint[])`.execute(handle)
  await sql.raw(RATE).execute(handle)
}

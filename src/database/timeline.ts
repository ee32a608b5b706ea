import type pg from 'pg'

/**
 * In SQL: the cluster and its timeline. A primary knows its own from the file it writes to; a standby from what it has received, or from
 * what its control file says it has replayed. After a promotion the number is a higher one.
 */
export const TIMELINE = `((select system_identifier from pg_control_system())::text || '/' ||
  case when pg_is_in_recovery()
    then greatest((select timeline_id from pg_control_checkpoint()), (select min_recovery_end_timeline from pg_control_recovery()),
      (select received_tli from pg_stat_wal_receiver))
    else ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::integer end)`

/**
 * Names the history that a server's rows belong to. After the promotion of a standby the last changes may be lost and their ids be used
 * again, so a reader that remembers ids of one history starts from the beginning in another.
 */
export async function readTimeline(client: Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>): Promise<string> {
  const { rows } = await (client as Pick<pg.ClientBase, 'query'>).query<{ timeline: string }>(
    `select ${TIMELINE} as timeline`,
  )
  return rows[0]!.timeline
}

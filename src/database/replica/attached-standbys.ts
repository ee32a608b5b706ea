import { sql } from 'kysely'
import type { ReadHandle, WriteHandle } from '../handles.ts'

/** The standbys that the primary sends its log to, or keeps it for, whoever reads from them. */
export interface AttachedStandbys {
  readonly count: number
  /** Those that are not connected: their log is kept, up to the server's limit. */
  readonly away: number
  /** Bytes of the log that the slowest connected one has not applied. */
  readonly behind: number
}

/** As the primary knows it. One without a slot is forgotten as soon as it is away, and a copy for a backup counts as none. */
export async function readAttachedStandbys(read: ReadHandle): Promise<AttachedStandbys> {
  const standbys = sql<AttachedStandbys>`(
    select count(*)::int as count, (count(*) filter (where sender.pid is null))::int as away,
      greatest(coalesce(max(pg_wal_lsn_diff(pg_current_wal_flush_lsn(), coalesce(sender.replay_lsn, slot.restart_lsn)))
        filter (where sender.pid is not null), 0), 0)::float8 as behind
    from pg_stat_replication sender
      full join (select * from pg_replication_slots where slot_type = 'physical' and not temporary) slot
        on slot.active_pid = sender.pid
    where not pg_is_in_recovery() and (sender.replay_lsn is not null or slot.wal_status is not null))`
  return await read.selectFrom(standbys.as('standbys')).selectAll().executeTakeFirstOrThrow()
}

/**
 * No longer keeps the log for standbys of `npm run standby` that are not connected, and answers the names of their slots. Each has to be
 * copied anew.
 */
export async function forgetAwayStandbys(handle: WriteHandle): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select slot_name as name, pg_drop_replication_slot(slot_name)
    from pg_replication_slots where slot_type = 'physical' and not active and slot_name like 'standby\\_%'`.execute(
    handle,
  )
  return rows.map(({ name }) => name)
}

import pg from 'pg'
import { StartRefusal } from '#domain/start-refusal.ts'

/** A move that the shop has made. */
export interface DatabaseMove {
  readonly id: string
  /** Where to, in words and without secrets. */
  readonly target: string
}

export async function noteMove(
  client: Pick<pg.Client, 'query'>,
  { id, target }: DatabaseMove,
  isLeft: boolean,
): Promise<void> {
  await client.query('insert into public.database_moves (id, target, is_left) values ($1, $2, $3)', [
    ...[id, target, isLeft],
  ])
}

/** Refuses (StartRefusal) a database that the shop has left: what is written there would be missing where the shop goes on. */
export async function refuseLeftDatabase(url: string): Promise<void> {
  const left = await withWriter(url, readLeft)
  if (!left) return
  throw new StartRefusal(
    `The shop has left this database: since ${left.at} it goes on in ${left.target}. Start it there; a database that was moved comes back by npm run admin -- move-database there, a former primary as a standby in an empty folder. Only where that one is lost: npm run admin -- reopen-database goes on with this one as it was left.`,
  )
}

/** A machine that lost its power does not refuse, it never answers. */
const REMOTE_LIMITS = { connectionTimeoutMillis: 5_000, query_timeout: 15_000, statement_timeout: 10_000 } as const
/** How long a transaction in progress may take to end. */
const END_MS = 5_000

/**
 * Marks the running database of a shop as left, makes it read-only and ends every connection to it, so that nothing more is written there.
 * Returns the position in the log up to which it was written. The mark is left out where the database is of a release that has none.
 */
export async function closeDatabase(url: string, move: DatabaseMove): Promise<string> {
  return withWriter(
    url,
    async (client) => {
      await client.query('begin')
      if (await hasTable(client)) await noteMove(client, move, true)
      await setReadOnly(client, 'set default_transaction_read_only = on')
      await client.query('commit')
      await endConnections(client)
      // A commit of its own, so that the log is on the disk up to here, and no further than a standby gets it.
      await client.query("select pg_logical_emit_message(true, 'fahrwerk', 'closed')")
      const { rows } = await client.query<{ position: string }>('select pg_current_wal_flush_lsn()::text as position')
      return rows[0]!.position
    },
    REMOTE_LIMITS,
  )
}

/** Throws where one goes on, because what it commits from now on would be in no standby. */
async function endConnections(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number; ended: boolean }>(
    `select pid, pg_terminate_backend(pid, $1) as ended from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    [END_MS],
  )
  const unended = rows.flatMap(({ pid, ended }) => (ended ? [] : [pid]))
  // Those that had ended by themselves are not ended by this either.
  const { rowCount } = await client.query('select from pg_stat_activity where pid = any($1::int[])', [unended])
  if (rowCount) throw new Error(`${rowCount} of the connections to it cannot be ended`)
}

/**
 * Allows a shop to start on a database that was left, and to write there, also where it was closed without a mark. Returns the move by
 * which it was left; undefined where there was none.
 */
export async function reopenDatabase(url: string): Promise<{ target: string; at: string } | undefined> {
  return withWriter(
    url,
    async (client) => {
      const left = await readLeft(client)
      if (left) await client.query('update public.database_moves set is_left = false where is_left')
      await setReadOnly(client, 'reset default_transaction_read_only')
      return left
    },
    REMOTE_LIMITS,
  )
}

/** Whether the shop of the source has left the target at some time, so that all that is in the target went on to the source. */
export async function hasLeftFor(target: Pick<pg.Client, 'query'>, source: Pick<pg.Client, 'query'>): Promise<boolean> {
  if (!(await hasTable(target)) || !(await hasTable(source))) return false
  const { rows: left } = await target.query<{ id: string }>('select id from public.database_moves where is_left')
  const known = await source.query('select from public.database_moves where id = any($1::uuid[])', [
    left.map(({ id }) => id),
  ])
  return left.length > 0 && known.rowCount === left.length
}

async function readLeft(client: Pick<pg.Client, 'query'>): Promise<{ target: string; at: string } | undefined> {
  if (!(await hasTable(client))) return undefined
  const { rows } = await client.query<{ target: string; at: Date }>(
    'select target, moved_at as at from public.database_moves where is_left order by moved_at desc limit 1',
  )
  return rows[0] && { target: rows[0].target, at: rows[0].at.toISOString() }
}

async function setReadOnly(client: Pick<pg.Client, 'query'>, setting: string): Promise<void> {
  await client.query(`do $$ begin execute format('alter database %I ${setting}', current_database()); end $$`)
}

async function hasTable(client: Pick<pg.Client, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('public.database_moves') is not null as there",
  )
  return rows[0]!.there
}

/** Writes also where the server was told that this database is to be read only. */
async function withWriter<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
  limits: pg.ClientConfig = {},
): Promise<Result> {
  const client = new pg.Client({ ...limits, connectionString: url, options: '-c default_transaction_read_only=off' })
  client.on('error', () => {}) // a connection that breaks also fails the statement in progress
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { againAfterDeadlock } from './deadlock.ts'
import type { ReadHandle, Writer } from './handles.ts'
import { preparing, type ReadClient } from './prepared.ts'
import type { Tables } from './tables.ts'

export interface Database extends Writer {
  readonly read: ReadHandle
  /** The pool itself, for statements the builder cannot express: COPY, advisory locks, snapshots. */
  readonly pool: pg.Pool
  close(): Promise<void>
}

/**
 * A new connection is a new process of PostgreSQL, which has read no catalogue and prepared no statement yet. A minute bridges the pauses
 * between visitors of a small shop; after a busy hour the server gets its memory back.
 */
const IDLE_MS = 60_000

/** The type `text[]`, which the driver has no name for. */
const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0]

const parseAny = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => (string | null)[]

/**
 * Types of PostgreSQL → JavaScript, set once: bigint and numeric as numbers (ids and amounts stay far below 2^53; money is
 * integer cents, the only numerics are decimals such as l/100 km), plain dates as `YYYY-MM-DD` strings.
 */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)
types.setTypeParser(pg.types.builtins.DATE, (text) => text)
types.setTypeParser(TEXT_ARRAY, textArray)

export interface ConnectionOptions {
  readonly maxConnections?: number
  /** A connection that takes longer than this fails, in milliseconds; left out, it fails when TCP gives up. */
  readonly connectionTimeoutMs?: number
  /** Called for broken connections. */
  readonly onError?: (error: Error) => void
  /** The class of the connections, where it is not the driver's own. */
  readonly Client?: typeof pg.Client | undefined
}

/** Transactions that end in a deadlock run again: `work` may be called several times. */
export function openDatabase(url: string, options: ConnectionOptions = {}): Database {
  const pool = createPool(url, options)
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    read: readHandle(async () => preparing(await pool.connect())),
    pool,
    transaction: (work) => againAfterDeadlock(() => kysely.transaction().execute(work)),
    // The pool itself is ended, because a builder that has run no query would leave it open.
    close: () => pool.end(),
  }
}

/** Reads by single statements, each on a connection that `connect` gives for it. */
export function readHandle(connect: () => Promise<ReadClient>): ReadHandle {
  const pool = { connect, end: async () => {} } as unknown as PostgresPool
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) as unknown as ReadHandle
}

export function createPool(url: string, options: ConnectionOptions): pg.Pool {
  const { Client, connectionTimeoutMs } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    idleTimeoutMillis: IDLE_MS,
    types,
    // Idle connections, too, notice a server that went away without closing them.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(Client ? { Client } : {}),
    ...(connectionTimeoutMs ? { connectionTimeoutMillis: connectionTimeoutMs } : {}),
  })
  const onError = options.onError ?? (() => {})
  // An idle connection that breaks is replaced by the next query; one that breaks while in use fails its query.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/** Parses a PostgreSQL text array. Most elements are codes without quotation marks, which are only split. */
function textArray(text: string): (string | null)[] {
  if (text === '{}') return []
  return /["\\]|(^|[{,])NULL([,}]|$)|^\[|^\{\{/.test(text) ? parseAny(text) : text.slice(1, -1).split(',')
}

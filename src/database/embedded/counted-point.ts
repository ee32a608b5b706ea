import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const TIMEOUT_MS = 30_000
const PAUSE_MS = 15

export interface CountedPoint {
  /** Name of the point in the log. */
  readonly name: string
  readonly at: Date
  /** Rows of each table at exactly this point; undefined where no moment without a writer came. */
  readonly counts: Readonly<Record<string, number>> | undefined
}

/**
 * Marks a point in the log and counts the rows there are at it, without locking anything: it looks for a moment in which nobody writes.
 * `client` must not be in a transaction.
 */
export async function countAtPoint(
  client: pg.Client,
  url: string,
  prefix: string,
  timeoutMs = TIMEOUT_MS,
): Promise<CountedPoint> {
  const reader = new pg.Client({ connectionString: url })
  reader.on('error', () => {}) // the statement under way reports it
  await reader.connect()
  try {
    const deadline = Date.now() + timeoutMs
    for (let attempt = 1; ; attempt++) {
      await reader.query('begin isolation level repeatable read read only')
      const before = await snapshotOf(reader)
      const name = `${prefix}-${attempt}`
      const at = new Date()
      await client.query('select pg_create_restore_point($1)', [name])
      // First who writes, then what has ended: a writer whose commit stands in the log before the point is found by one of the two.
      const { rows } = await client.query<{ writers: number }>(
        'select count(*)::int as writers from pg_stat_activity where backend_xid is not null',
      )
      const isQuiet = rows[0]!.writers === 0 && (await snapshotOf(client)) === before
      if (isQuiet) return { name, at, counts: await countTables(reader) }
      await reader.query('rollback')
      if (Date.now() > deadline) return { name, at, counts: undefined }
      await sleep(PAUSE_MS)
    }
  } finally {
    await reader.end()
  }
}

async function snapshotOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot')
  return rows[0]!.snapshot
}

/** Rows of each of the shop's tables. */
export async function countTables(client: Pick<pg.Client, 'query'>): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const counted = await client.query<{ n: string }>(`select count(*) as n from ${pg.escapeIdentifier(name)}`)
    counts[name] = Number(counted.rows[0]!.n)
  }
  return counts
}

import { realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const CONNECT_TIMEOUT_MS = 2_000

/**
 * Whether the server at `url` serves exactly this data folder. Asked over a connection, because lock files and process
 * lists are wrong after a kill.
 */
export async function isServing(url: string, data: string): Promise<boolean> {
  const answer = await runQuery(url, 'show data_directory')
  return typeof answer === 'string' && samePath(answer, data)
}

/** Waits for the server to answer, as long as its process lives: a recovery after a crash may take minutes. False once it has ended. */
export async function waitUntilServing(url: string, data: string, hasEnded: () => boolean): Promise<boolean> {
  while (!hasEnded()) {
    if (await isServing(url, data)) return true
    await sleep(25)
  }
  return false
}

/** How many clients besides the asker are connected; undefined where the server does not answer. */
export async function countClients(url: string): Promise<number | undefined> {
  const count = await runQuery(
    url,
    `select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return typeof count === 'number' ? count : undefined
}

async function runQuery(url: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => {}) // a server that goes away while we ask is an answer, not a fault
  try {
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(query)
    return Object.values(rows[0] ?? {})[0]
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

function samePath(a: string, b: string): boolean {
  try {
    return realpathSync(a) === realpathSync(b)
  } catch {
    return a === b
  }
}

import { realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const CONNECT_TIMEOUT_MS = 2_000
const START_TIMEOUT_MS = 60_000

/**
 * Whether the server at `url` serves exactly this data folder. Asked over a connection, because lock files and process
 * lists are wrong after a kill.
 */
export async function isServing(url: string, data: string): Promise<boolean> {
  const answer = await ask(url, 'show data_directory')
  return typeof answer === 'string' && samePath(answer, data)
}

/** Waits for the server to answer (a recovery after a crash may take a while); false as soon as its process has ended. */
export async function waitUntilServing(url: string, data: string, hasEnded: () => boolean): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (await isServing(url, data)) return true
    if (hasEnded()) return false
    await sleep(25)
  }
  return false
}

/** Whether anyone but the asker is connected. A server that does not answer has no clients. */
export async function otherClients(url: string): Promise<boolean> {
  const count = await ask(
    url,
    `select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return typeof count === 'number' && count > 0
}

async function ask(url: string, query: string): Promise<unknown> {
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

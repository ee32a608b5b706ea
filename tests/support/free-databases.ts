import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { cleanDatabase, type NewState } from './clean-database.ts'

/** The server of a run, its migrated template, and the beginning of the names of this run's databases. */
export interface TestServer {
  readonly url: string
  readonly template: string
  readonly newState: NewState
  readonly prefix: string
}

/** PostgreSQL's `invalid_catalog_name`: another process was faster. */
const GONE = '3D000'

export function databaseUrl(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/**
 * The name of a database like the template: one that another test file has given back, else a copy. A copy consists of a thousand files,
 * and cleaning takes a third of the time.
 */
export async function takeDatabase(server: TestServer): Promise<string> {
  const name = `${server.prefix}${randomUUID().slice(0, 8)}`
  await withClient(server.url, async (client) => {
    for (const used of await namesWith(client, free(server))) if (await rename(client, used, name)) return
    // Files are copied faster than pages are written to the log, and no copy has to outlive a crash.
    await client.query(`create database ${name} template ${server.template} strategy file_copy`)
  })
  return name
}

/** Under its new name nobody reaches it who still has the old one. */
export async function giveBackDatabase(server: TestServer, name: string): Promise<void> {
  await withClient(server.url, async (client) => {
    await waitUntilLeft(client, name)
    const isClean = await withClient(databaseUrl(server.url, name), (own) => cleanDatabase(own, server.newState)).catch(
      noWhereRefused,
    )
    await waitUntilLeft(client, name)
    const isFree =
      isClean &&
      (await rename(client, name, `${free(server)}${name.slice(server.prefix.length)}`).catch(noWhereRefused))
    // Somebody is still connected, or the database cannot be written: the next test file gets another one.
    if (!isFree) await client.query(`drop database ${name} with (force)`)
  })
}

/** Drops what this run has made. */
export async function dropDatabasesOf(server: TestServer): Promise<void> {
  const names = await withClient(server.url, (client) => namesWith(client, server.prefix))
  for (const name of [...names, server.template]) await dropDatabase(server.url, name)
}

export async function dropDatabase(server: string, name: string): Promise<void> {
  await withClient(server, async (client) => {
    await waitUntilLeft(client, name)
    await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  })
}

async function namesWith(client: pg.Client, prefix: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  return rows.map(({ datname }) => datname)
}

function noWhereRefused(error: unknown): false {
  if (error instanceof pg.DatabaseError) return false
  throw error
}

function free(server: TestServer): string {
  return `${server.prefix}free_`
}

async function rename(client: pg.Client, from: string, to: string): Promise<boolean> {
  try {
    await client.query(`alter database ${from} rename to ${to}`)
    return true
  } catch (error) {
    if ((error as { code?: string }).code === GONE) return false
    throw error
  }
}

/** Connections that are about to end get a second to do so: an end by force would fail the test file that closes them. */
async function waitUntilLeft(client: pg.Client, database: string): Promise<void> {
  for (let attempt = 0; attempt < 200 && (await isConnected(client, database)); attempt++) await setTimeout(5)
}

async function isConnected(client: pg.Client, database: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [database])
  return (rowCount ?? 0) > 0
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

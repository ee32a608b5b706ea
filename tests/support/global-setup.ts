import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startCluster } from '#database/embedded/cluster.ts'
import { ensureDatabase, migrate } from '#database/migrate.ts'
import { findBrowser } from './find-browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the server's maintenance database, and the migrated database tests copy. */
    server: string
    template: string
    /** Folder of the drawn pictures, which all shops of a run share. */
    drawings: string
    /** The browser of the journeys; empty where there is none. */
    browser: string
  }
}

/**
 * One PostgreSQL for all database tests, beside the shop's own: the embedded one, or the server of TEST_DATABASE_URL. Its migrated
 * template is copied for each test file, which takes some 50 ms.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.TEST_DATABASE_URL
  const cluster = external ? undefined : await startCluster(path.resolve('.data/test-postgres'))
  const server = external ?? cluster!.url
  if (cluster) await forgetDurability(server)
  const template = `fahrwerk_template_${randomUUID().slice(0, 8)}`
  await ensureDatabase(server, template)
  await migrate(databaseUrl(server, template))
  // A connection of its own says that the server is in use, so that another test run does not stop it.
  const presence = new pg.Client({ connectionString: server })
  await presence.connect()
  project.provide('server', server)
  project.provide('browser', (await findBrowser()) ?? '')
  project.provide('template', template)
  const drawings = mkdtempSync(path.join(tmpdir(), 'fahrwerk-drawings-'))
  project.provide('drawings', drawings)
  return async () => {
    rmSync(drawings, { recursive: true, force: true })
    await dropDatabase(server, template)
    await presence.end()
    await cluster?.stop()
  }
}

/** The databases of tests outlive no run: without waiting for the disk, a database is dropped ten times as fast. */
async function forgetDurability(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await client.query(`alter system set ${setting} = off`)
  await client.query('select pg_reload_conf()')
  await client.end()
}

export function databaseUrl(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** Connections that are about to end get a second to do so: an end by force would fail the test file that closes them. */
export async function dropDatabase(server: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const name = pg.escapeIdentifier(database)
  for (let attempt = 0; attempt < 20 && (await isConnected(client, database)); attempt++) await setTimeout(50)
  await client.query(`drop database if exists ${name} with (force)`)
  await client.end()
}

async function isConnected(client: pg.Client, database: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [database])
  return (rowCount ?? 0) > 0
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startCluster } from '#database/embedded/cluster.ts'
import { ensureDatabase, migrate } from '#database/migrate.ts'
import { readNewState } from './clean-database.ts'
import { findBrowser } from './find-browser.ts'
import { databaseUrl, dropDatabasesOf, type TestServer } from './free-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    server: TestServer
    /** Folder of the drawn pictures, which all shops of a run share. */
    drawings: string
    /** The browser of the journeys; empty where there is none. */
    browser: string
  }
}

/**
 * One PostgreSQL for all database tests, beside the shop's own: the embedded one, or the server of TEST_DATABASE_URL. What a test file
 * has used is cleaned for the next one; its migrated template is copied where no cleaned one is free.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.TEST_DATABASE_URL
  const cluster = external ? undefined : await startCluster(path.resolve('.data/test-postgres'))
  const url = external ?? cluster!.url
  if (cluster) await makeFastAndSteady(url)
  const server = await makeTemplate(url, randomUUID().slice(0, 8))
  // A connection of its own says that the server is in use, so that another test run does not stop it.
  const presence = new pg.Client({ connectionString: url })
  await presence.connect()
  project.provide('server', server)
  project.provide('browser', (await findBrowser()) ?? '')
  const drawings = mkdtempSync(path.join(tmpdir(), 'fahrwerk-drawings-'))
  project.provide('drawings', drawings)
  return async () => {
    rmSync(drawings, { recursive: true, force: true })
    await dropDatabasesOf(server)
    await presence.end()
    await cluster?.stop()
  }
}

async function makeTemplate(url: string, run: string): Promise<TestServer> {
  const template = `fahrwerk_template_${run}`
  await ensureDatabase(url, template)
  await migrate(databaseUrl(url, template))
  const client = new pg.Client({ connectionString: databaseUrl(url, template) })
  await client.connect()
  const newState = await readNewState(client)
  await client.end()
  return { url, template, newState, prefix: `fahrwerk_test_${run}_` }
}

/**
 * The databases of tests outlive no run: without waiting for the disk, a database is dropped ten times as fast. What the planner learns
 * by itself would let a test meet another plan by chance.
 */
async function makeFastAndSteady(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'])
    await client.query(`alter system set ${setting} = off`)
  await client.query('select pg_reload_conf()')
  await client.end()
}

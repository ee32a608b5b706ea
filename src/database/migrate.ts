import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, type MigrationResult, Migrator } from 'kysely/migration'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { StartRefusal } from '#domain/start-refusal.ts'

const FOLDER = path.join(import.meta.dirname, 'migrations')

/** A migration waits for a table at most this long, because every later query of the table waits behind it. */
const LOCK_TIMEOUT = '2s'
const PAUSE_MS = 1_000
/** Tries of one migration: about five minutes. */
const MAX_TRIES = 100
/** PostgreSQL's `lock_not_available`. */
const LOCK_TIMED_OUT = '55P03'

/**
 * Brings the schema up to date and returns the names of the migrations it ran. Safe from several processes at once (the
 * migrator takes a lock). Migrations only add, so that processes of the release before keep working; each has a transaction of its own, so
 * that no table is closed to them for longer than its own change takes. Refuses when a table stays in use.
 */
export async function migrate(url: string, folder = FOLDER): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 2, options: `-c lock_timeout=${LOCK_TIMEOUT}` })
  const database = new Kysely({ dialect: new PostgresDialect({ pool }) })
  try {
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => readMigrations(folder) } })
    const names = await migrateEach(migrator)
    // The job queue has a schema of its own, which it migrates itself.
    await runMigrations({ connectionString: url, logger: new Logger(() => () => {}) })
    return names
  } finally {
    await database.destroy()
  }
}

async function migrateEach(migrator: Migrator): Promise<string[]> {
  const names: string[] = []
  const isEmpty = (await migrator.getMigrations()).every(({ executedAt }) => executedAt === undefined)
  // Nobody uses an empty database, and seventy transactions take seconds.
  const next = isEmpty ? () => migrator.migrateToLatest() : () => migrator.migrateUp()
  for (let tries = 1; ; ) {
    const { error, results = [] } = await next()
    if (error && !isTimedOut(error)) throw explained(error)
    if (error) {
      if (++tries > MAX_TRIES) throw new StartRefusal(stillInUse(results))
      await sleep(PAUSE_MS)
    } else {
      if (results.length === 0) return names
      names.push(...results.map(({ migrationName }) => migrationName))
      tries = 1
    }
  }
}

function isTimedOut(error: unknown): boolean {
  return (error as { code?: string }).code === LOCK_TIMED_OUT
}

function stillInUse(results: readonly MigrationResult[]): string {
  const name = results.find(({ status }) => status === 'Error')?.migrationName ?? 'the next one'
  return `Migration ${name} waits for a table that a long transaction or another process uses. End it (pg_stat_activity shows it), and start again.`
}

/** A data folder that a newer checkout has used cannot be used by an older one. */
function explained(error: unknown): unknown {
  if (!(error instanceof Error) || !error.message.startsWith('corrupted migrations')) return error
  return new StartRefusal(
    `The database was used by another version of Fahrwerk (${error.message}). Use that version, or another database or data folder.`,
  )
}

function readMigrations(folder: string): Record<string, Migration> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return Object.fromEntries(
    files.map((file) => {
      const statements = readFileSync(path.join(folder, file), 'utf8')
      return [path.basename(file, '.sql'), { up: async (db) => void (await sql.raw(statements).execute(db)) }]
    }),
  )
}

/** Whether the database has the schema of a shop, of any release. */
export async function hasSchema(client: Pick<pg.Client, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ migrated: boolean }>(
    "select to_regclass('public.kysely_migration') is not null as migrated",
  )
  return rows[0]!.migrated
}

/** Creates a database on the cluster at `url` unless it exists. */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

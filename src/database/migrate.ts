import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { StartRefusal } from '#domain/start-refusal.ts'

const FOLDER = path.join(import.meta.dirname, 'migrations')

/**
 * Brings the schema up to date and returns the names of the migrations it ran. Safe from several processes at once (the
 * migrator takes a lock). Migrations only add, so that processes of the release before keep working.
 */
export async function migrate(url: string): Promise<string[]> {
  const database = new Kysely({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 2 }) }),
  })
  try {
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => readMigrations() } })
    const { error, results } = await migrator.migrateToLatest()
    if (error) throw explained(error)
    // The job queue has a schema of its own, which it migrates itself.
    await runMigrations({ connectionString: url, logger: new Logger(() => () => {}) })
    return (results ?? []).map((result) => result.migrationName)
  } finally {
    await database.destroy()
  }
}

/** A data folder that a newer checkout has used cannot be used by an older one. */
function explained(error: unknown): unknown {
  if (!(error instanceof Error) || !error.message.startsWith('corrupted migrations')) return error
  return new StartRefusal(
    `The database was used by another version of Fahrwerk (${error.message}). Use that version, or another database or data folder.`,
  )
}

function readMigrations(): Record<string, Migration> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  return Object.fromEntries(
    files.map((file) => {
      const statements = readFileSync(path.join(FOLDER, file), 'utf8')
      return [path.basename(file, '.sql'), { up: async (db) => void (await sql.raw(statements).execute(db)) }]
    }),
  )
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

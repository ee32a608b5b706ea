import path from 'node:path'
import { type Database, openDatabase } from '#database/connection.ts'
import { startCluster } from '#database/embedded/cluster.ts'
import { ensureDatabase, migrate } from '#database/migrate.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import type { Config } from './config.ts'

const DATABASE = 'fahrwerk'

export interface Store {
  readonly database: Database
  /** Connection string, password included: never log it. */
  readonly url: string
  readonly embedded: boolean
  /** Closes the connections, and stops the embedded server if nobody else uses it. */
  close(): Promise<void>
}

/** Opens the database the configuration names, or the embedded one, with its schema up to date. */
export async function openStore(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  maxConnections?: number,
): Promise<Store> {
  if (config.databaseUrl) return connect(config.databaseUrl, maxConnections)
  const cluster = await startCluster(path.join(config.dataFolder, 'postgres'))
  await ensureDatabase(cluster.url, DATABASE)
  const store = await connect(cluster.urlOf(DATABASE), maxConnections)
  return {
    ...store,
    embedded: true,
    async close() {
      await store.close()
      await cluster.stop()
    },
  }
}

async function connect(url: string, maxConnections: number | undefined): Promise<Store> {
  try {
    await migrate(url)
  } catch (error) {
    throw isConnectionProblem(error)
      ? new StartRefusal(`The database of DATABASE_URL cannot be reached: ${(error as Error).message}.`)
      : error
  }
  const database = openDatabase(url, maxConnections ? { maxConnections } : {})
  return { database, url, embedded: false, close: () => database.close() }
}

function isConnectionProblem(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? ''
  return /^(ECONN|ENOTFOUND|ETIMEDOUT|EAI_)/.test(code) || code.startsWith('28') || code === '3D000'
}

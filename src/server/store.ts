import path from 'node:path'
import { type ConnectionOptions, type Database, openDatabase } from '#database/connection.ts'
import { startCluster, type Watcher } from '#database/embedded/cluster.ts'
import { hasClosedPrimary, isStandby } from '#database/embedded/standby.ts'
import { ensureDatabase, migrate } from '#database/migrate.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import type { Config } from './config.ts'
import { checkOwner } from './database-owner.ts'
import { refuseDatabaseWithoutShop, refuseFolderWithoutShop } from './existing-shop.ts'

/** The shop's database on the embedded server. */
export const DATABASE = 'fahrwerk'

export interface Store {
  readonly database: Database
  /** Connection string, password included: never log it. */
  readonly url: string
  readonly embedded: boolean
  /** Starts the embedded server again where it dies; does nothing for another one, which has a supervisor of its own. */
  supervise(watcher: Watcher): () => void
  /** Closes the connections, and stops the embedded server if nobody else uses it. */
  close(): Promise<void>
}

type StoreConfig = Pick<Config, 'databaseUrl' | 'dataFolder'> & Partial<Pick<Config, 'backup' | 'objectStore'>>

interface ServerOptions {
  /** For a program that works on an existing shop: refuses where there is none, and makes nothing there. */
  readonly mustExist?: boolean
}

interface StoreOptions extends ConnectionOptions, ServerOptions {
  /** Called where nobody can say whether another database goes on as the shop; left out, a line on the standard error says it. */
  readonly onUnknownOwner?: (error: unknown) => void
}

export const OWNER_UNKNOWN = 'whether a standby of this database was promoted cannot be looked up in the object store'

/**
 * Opens the database the configuration names, or the embedded one, with its schema up to date. Refuses (StartRefusal) one that the shop
 * has left, and one in whose place another goes on.
 */
export async function openStore(
  config: StoreConfig,
  { onUnknownOwner = sayUnknownOwner, mustExist = false, ...options }: StoreOptions = {},
): Promise<Store> {
  const server = await openServer(config, { mustExist })
  const { url } = server
  try {
    if (mustExist) await refuseDatabaseWithoutShop(url, config)
    await checkOwner(server, config, onUnknownOwner)
    await migrate(url)
    const database = openDatabase(url, options)
    const close = async () => {
      await database.close()
      await server.close()
    }
    return { ...server, database, close }
  } catch (error) {
    await server.close()
    throw !server.embedded && isConnectionProblem(error)
      ? new StartRefusal(`The database of DATABASE_URL cannot be reached: ${(error as Error).message}.`)
      : error
  }
}

/** The server that has the shop's database, before anything is known of its contents. */
export async function openServer(
  config: StoreConfig,
  { mustExist = false }: ServerOptions = {},
): Promise<Omit<Store, 'database'>> {
  const { databaseUrl } = config
  if (databaseUrl) return { url: databaseUrl, embedded: false, supervise: () => () => {}, close: async () => {} }
  const folder = path.join(config.dataFolder, 'postgres')
  if (isStandby(folder))
    throw new StartRefusal(
      `${config.dataFolder} is a standby: npm run promote makes it the primary, npm run standby follows on.`,
    )
  if (hasClosedPrimary(folder))
    throw new StartRefusal(
      `The promotion of the standby in ${config.dataFolder} was interrupted: npm run promote ends it, and then the shop starts.`,
    )
  if (mustExist) refuseFolderWithoutShop(config.dataFolder)
  const cluster = await startCluster(folder, {
    archives: config.backup !== undefined,
  })
  try {
    await ensureDatabase(cluster.url, DATABASE)
    return { url: cluster.urlOf(DATABASE), embedded: true, supervise: cluster.supervise, close: () => cluster.stop() }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

export function sayUnknownOwner(error: unknown): void {
  console.error(`${OWNER_UNKNOWN}: ${error instanceof Error ? error.message : String(error)}`)
}

function isConnectionProblem(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? ''
  return /^(ECONN|ENOTFOUND|ETIMEDOUT|EAI_)/.test(code) || code.startsWith('28') || code === '3D000'
}

import path from 'node:path'
import pg from 'pg'
import { hasCluster } from '#database/embedded/cluster-files.ts'
import { hasSchema } from '#database/migrate.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import type { Config } from './config.ts'

/** Refuses (StartRefusal) a data folder without a database, before a program for an existing shop makes one there. */
export function refuseFolderWithoutShop(dataFolder: string): void {
  if (!hasCluster(path.join(dataFolder, 'postgres'))) throw new StartRefusal(noShop(dataFolder))
}

/** Refuses (StartRefusal) a database in which no shop was ever started, before a program for an existing shop makes its tables. */
export async function refuseDatabaseWithoutShop(
  url: string,
  { databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    if (await hasSchema(client)) return
  } finally {
    await client.end()
  }
  throw new StartRefusal(
    databaseUrl
      ? 'There is no shop in the database of DATABASE_URL: set it as for the shop; npm start begins a new one.'
      : noShop(dataFolder),
  )
}

function noShop(dataFolder: string): string {
  return `There is no shop in ${dataFolder}: set DATA_DIR as for the shop; npm start begins a new one.`
}

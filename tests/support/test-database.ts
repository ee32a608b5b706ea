import { afterAll, beforeAll, inject } from 'vitest'
import { type Database, openDatabase } from '#database/connection.ts'
import { databaseUrl, giveBackDatabase, takeDatabase } from './free-databases.ts'

export interface TestDatabase {
  database: Database
  url: string
}

/** A migrated database for this test file alone, empty at first. */
export function useTestDatabase(): TestDatabase {
  const holder = {} as TestDatabase
  const server = inject('server')
  let name: string | undefined
  beforeAll(async () => {
    name = await takeDatabase(server)
    holder.url = databaseUrl(server.url, name)
    holder.database = openDatabase(holder.url)
  })
  afterAll(async () => {
    await holder.database?.close()
    if (name) await giveBackDatabase(server, name)
  })
  return holder
}

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Database, openDatabase } from '#database/connection.ts'
import { databaseUrl, dropDatabase } from './global-setup.ts'

export interface TestDatabase {
  database: Database
  url: string
}

/** A migrated database of this test file's own, empty at first and dropped at the end. */
export function useTestDatabase(): TestDatabase {
  const holder = {} as TestDatabase
  const name = `fahrwerk_test_${randomUUID().slice(0, 8)}`
  beforeAll(async () => {
    const client = new pg.Client({ connectionString: inject('server') })
    await client.connect()
    // Files are copied faster than pages are written to the log, and no copy has to outlive a crash.
    await client.query(`create database ${name} template ${inject('template')} strategy file_copy`)
    await client.end()
    holder.url = databaseUrl(inject('server'), name)
    holder.database = openDatabase(holder.url)
  })
  afterAll(async () => {
    await holder.database?.close()
    await dropDatabase(inject('server'), name)
  })
  return holder
}

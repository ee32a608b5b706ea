import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { databaseUrl, dropDatabase } from '../../tests/support/free-databases.ts'
import { ensureDatabase, migrate } from './migrate.ts'

const NAME = `migrations_${process.pid}`
const server = inject('server').url
const url = databaseUrl(server, NAME)
const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-migrations-'))
const release = (file: string, statements: string) => writeFileSync(path.join(folder, `${file}.sql`), statements)
const pool = new pg.Pool({ connectionString: url })

beforeAll(async () => {
  await ensureDatabase(server, NAME)
  release('0001_cars', 'create table cars (id integer); insert into cars values (1)')
})

afterAll(async () => {
  await pool.end()
  rmSync(folder, { recursive: true })
  await dropDatabase(server, NAME)
})

it('leaves what migrations before a broken one have done', async () => {
  expect(await migrate(url, folder)).toEqual(['0001_cars'])
  release('0002_price', 'alter table cars add column price integer')
  release('0003_broken', 'alter table nothing add column price integer')
  await expect(migrate(url, folder)).rejects.toThrow('"nothing" does not exist')
  expect((await pool.query('select price from cars')).rows).toEqual([{ price: null }])
  release('0003_broken', 'create table nothing (id integer)')
  expect(await migrate(url, folder)).toEqual(['0003_broken'])
  expect(await migrate(url, folder)).toEqual([])
})

it('lets readers pass while it waits for a table in use', async () => {
  release('0004_place', 'alter table cars add column place text')
  const reader = await pool.connect()
  try {
    await reader.query('begin; select from cars')
    const done = migrate(url, folder)
    await vi.waitUntil(isWaiting, { timeout: 20_000, interval: 20 })
    // This query queues behind the waiting migration; without the time limit it would wait until the first reader ends.
    await pool.query('select from cars')
    expect((await pool.query('select from kysely_migration')).rowCount).toBe(3)
    await reader.query('commit')
    expect(await done).toEqual(['0004_place'])
  } finally {
    reader.release(true)
  }
})

async function isWaiting(): Promise<boolean> {
  const { rowCount } = await pool.query(`select from pg_locks where relation = 'cars'::regclass and not granted`)
  return rowCount === 1
}

import { expect, inject, it } from 'vitest'
import { openDatabase } from '#database/connection.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { databaseUrl } from '../../../tests/support/free-databases.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { findMissingObjects, keysStillNamed } from './missing-objects.ts'

const test = useTestDatabase()

async function* stored(...keys: string[]) {
  yield* keys
}

it('finds each object that a row names and that is not stored, once, and leaves out drawings', async () => {
  const { database } = test
  const { id } = await addMerchant(database)
  await deliver(database, id, [
    car('1', { pictures: ['photo/a', 'photo/shared', 'drawn/x'] }),
    car('2', { pictures: ['photo/shared'] }),
  ])
  await database.pool.query(`insert into brands (slug, name, merchant_uuids, logo_url)
    values ('one', 'One', '{}', '/logo/${'c'.repeat(32)}.png'), ('two', 'Two', '{}', 'https://elsewhere.example/logo.png')`)
  await database.pool.query(`insert into uploads (key, kind, field, file_name, content_type, bytes, object_key, uncovered_key, position)
    values ('u', 'PICTURE', 'x', 'x.jpg', 'image/jpeg', 1, 'uploads/shown', 'uploads/below', 1)`)
  const logo = `logos/${'c'.repeat(32)}.png`
  const all = [logo, 'photographs/photo/a', 'photographs/photo/shared', 'uploads/below', 'uploads/shown']
  expect(await findMissingObjects(database, stored())).toEqual({ count: 5, keys: all })
  const some = stored('photographs/photo/a', 'uploads/shown', logo, 'photographs/photo/unused')
  const left = ['photographs/photo/shared', 'uploads/below']
  expect(await findMissingObjects(database, some)).toEqual({ count: 2, keys: left })
  expect(await findMissingObjects(database, stored(...all))).toEqual({ count: 0, keys: [] })
  await database.pool.query('delete from uploads')
  expect(await keysStillNamed(database, left)).toEqual(['photographs/photo/shared'])
})

it('says nothing about the rows of an earlier release', async () => {
  await test.database.pool.query('alter table brands rename column people to persons')
  expect(await findMissingObjects(test.database, stored())).toBeUndefined()
})

it('gives its connection back where that breaks', async () => {
  const { pool } = test.database
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  const database = openDatabase(databaseUrl(inject('server').url, rows[0]!.name), { maxConnections: 1 })
  const { rows: own } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const broken = async function* () {
    await pool.query('select pg_terminate_backend($1, 5000)', [own[0]!.pid])
    yield 'photographs/photo/a'
  }
  await expect(findMissingObjects(database, broken())).rejects.toThrow(/connection/i)
  await database.close()
}, 20_000)

import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addMerchant } from '../../tests/support/stock.ts'
import { useTestDatabase } from '../../tests/support/test-database.ts'
import { openDatabase } from './connection.ts'

const test = useTestDatabase()

/** Each call waits until there are as many calls as `parties`. */
function meeting(parties: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  return () => {
    arrived += 1
    if (arrived === parties) resolve()
    return promise
  }
}

/** Locks two merchants one after the other; both parties hold their first before either asks for its second. */
async function lockBoth(ids: readonly number[], met: () => Promise<void>, onRun: () => void): Promise<void> {
  await test.database.transaction(async (handle) => {
    onRun()
    for (const id of ids) {
      await handle.selectFrom('merchants').select('id').where('id', '=', id).forUpdate().execute()
      await met()
    }
  })
}

it('repeats a transaction that lost a deadlock', async () => {
  const [a, b] = [await addMerchant(test.database, { slug: 'a' }), await addMerchant(test.database, { slug: 'b' })]
  const met = meeting(2)
  let runs = 0
  const count = () => void (runs += 1)
  await Promise.all([lockBoth([a.id, b.id], met, count), lockBoth([b.id, a.id], met, count)])
  expect(runs).toBeGreaterThanOrEqual(3)
})

it('gives a transaction up that loses every time', async () => {
  let runs = 0
  const losing = test.database.transaction(async (handle) => {
    runs += 1
    await sql`do $$ begin raise exception 'gives way' using errcode = 'deadlock_detected'; end $$`.execute(handle)
  })
  await expect(losing).rejects.toThrow('gives way')
  expect(runs).toBe(4)
})

it('throws any other error at once', async () => {
  let runs = 0
  const failing = test.database.transaction(async () => {
    runs += 1
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(runs).toBe(1)
})

it('ends its connections, also those that were only read from', async () => {
  const database = openDatabase(test.url)
  await database.read.selectFrom('makes').select('id').execute()
  await database.close()
  expect(database.pool.totalCount).toBe(0)
})

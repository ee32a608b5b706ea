import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestDatabase } from '../../tests/support/test-database.ts'
import { orConflict } from './savepoint.ts'

const test = useTestDatabase()

it('throws a deadlock, so that the transaction runs again', async () => {
  const both = Promise.withResolvers<void>()
  let begun = 0
  const locks = (keys: readonly [number, number]) =>
    test.database.transaction((handle) =>
      orConflict(handle, async () => {
        await sql`select pg_advisory_xact_lock(${keys[0]})`.execute(handle)
        begun += 1
        if (begun === 2) both.resolve()
        await both.promise
        await sql`select pg_advisory_xact_lock(${keys[1]})`.execute(handle)
        return 'DONE'
      }),
    )
  expect(await Promise.all([locks([1, 2]), locks([2, 1])])).toEqual(['DONE', 'DONE'])
  expect(begun).toBe(3)
})

it('answers CONFLICT where the work does, and undoes what it wrote', async () => {
  const outcome = await test.database.transaction(async (handle) => {
    await sql`create temporary table written (id integer) on commit drop`.execute(handle)
    const answer = await orConflict(handle, async () => {
      await sql`insert into written values (1)`.execute(handle)
      return 'CONFLICT'
    })
    return [answer, (await sql`select id from written`.execute(handle)).rows]
  })
  expect(outcome).toEqual(['CONFLICT', []])
})

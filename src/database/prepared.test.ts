import { expect, it } from 'vitest'
import { useTestDatabase } from '../../tests/support/test-database.ts'
import { runPrepared } from './prepared.ts'

const test = useTestDatabase()

it('prepares what comes again, and goes on where a migration changes what it answers', async () => {
  const client = await test.database.pool.connect()
  const prepared = async () => {
    const { rows } = await client.query<{ statement: string }>('select statement from pg_prepared_statements')
    return rows.map(({ statement }) => statement)
  }
  try {
    await client.query('create table things (id int); insert into things values (1), (2)')
    const read = (id: number) => runPrepared(client, 'select * from things where id = $1', [id])
    for (let run = 0; run < 3; run++) expect((await read(1)).rows).toEqual([{ id: 1 }])
    expect(await prepared()).toEqual([])
    expect((await read(2)).rows).toEqual([{ id: 2 }])
    expect((await read(3)).rows).toEqual([])
    expect(await prepared()).toEqual(['select * from things where id = $1'])

    await client.query('alter table things add name text')
    expect((await read(2)).rows).toEqual([{ id: 2, name: null }])
    for (let run = 0; run < 4; run++) expect((await read(1)).rows).toEqual([{ id: 1, name: null }])
    expect(await prepared()).toHaveLength(2)
    await expect(read('x' as unknown as number)).rejects.toThrow('invalid input syntax')
    expect((await read(2)).rows).toEqual([{ id: 2, name: null }])
  } finally {
    await client.query('drop table things')
    client.release()
  }
})

it('prepares no more than a hundred on a connection', async () => {
  const client = await test.database.pool.connect()
  try {
    for (let number = 0; number < 110; number++)
      for (let run = 0; run < 4; run++) await runPrepared(client, `select ${number} as n, $1::int`, [run])
    const { rows } = await client.query<{ count: number }>('select count(*) as count from pg_prepared_statements')
    expect(rows[0]!.count).toBe(100)
  } finally {
    client.release(true)
  }
})

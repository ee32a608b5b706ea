import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { readRows } from './read-rows.ts'
import { TimeSlicer } from './time-slicer.ts'

const test = useTestDatabase()
let client: pg.PoolClient

beforeAll(async () => {
  client = await test.database.pool.connect()
})
afterAll(() => client?.release())

const isReusable = async () => (await client.query<{ one: number }>('select 1 as one')).rows[0]?.one === 1

/** What is read of rows of a number and a text. */
async function numbersAndTexts(select: string): Promise<[number, string][]> {
  const rows: [number, string][] = []
  await readRows(client, select, new TimeSlicer(), (row) => {
    expect(row.readInt16BE()).toBe(2)
    rows.push([row.readInt32BE(6), row.toString('utf8', 14)])
  })
  return rows
}

it('reads every row in order, of any size, and none where there is none', async () => {
  // Up to three chunks of the connection long, so that rows lie across chunks in many ways.
  const sizes = Array.from({ length: 300 }, (_, n) => (n % 100 === 7 ? 200_000 : (n * 7_919) % 3_000))
  const select = `select n::integer, repeat('x', size) from unnest('{${sizes.join()}}'::integer[]) with ordinality as s(size, n)`
  expect(await numbersAndTexts(select)).toEqual(sizes.map((size, index) => [index + 1, 'x'.repeat(size)]))
  expect(await numbersAndTexts("select 1, 'x' where false")).toEqual([])
})

it('lets other work have its turn at each chunk once its time is over', async () => {
  class Expired extends TimeSlicer {
    override isOver() {
      return true
    }
  }
  let turns = 0
  let takesTurns = true
  const other = () => {
    turns++
    if (takesTurns) setImmediate(other)
  }
  setImmediate(other)
  const bytesByTurn: number[] = []
  await readRows(client, "select n, repeat('x', 100) from generate_series(1, 20000) as n", new Expired(), (row) => {
    bytesByTurn[turns] = (bytesByTurn[turns] ?? 0) + row.length
  })
  takesTurns = false
  expect(Math.max(...Object.values(bytesByTurn))).toBeLessThan(66_000)
})

it('rejects with an error of the database, after which the connection can be used', async () => {
  let count = 0
  const dividing = readRows(
    client,
    'select 1 / (3 - n) from generate_series(1, 9) as n',
    new TimeSlicer(),
    () => count++,
  )
  await expect(dividing).rejects.toThrow('division by zero')
  expect(count).toBe(2)
  expect(await isReusable()).toBe(true)
})

it('rejects with the first error of its taker, reading to the end, so that the connection can be used', async () => {
  let count = 0
  const refusing = readRows(client, 'select n from generate_series(1, 20000) as n', new TimeSlicer(), () => {
    if (++count > 2) throw new RangeError(`the row ${count}`)
  })
  await expect(refusing).rejects.toThrow('the row 3')
  expect(count).toBe(3)
  expect(await isReusable()).toBe(true)
})

it('rejects where the connection ends', async () => {
  const own = await test.database.pool.connect()
  const ending = 'select n, pg_terminate_backend(pg_backend_pid()) from generate_series(1, 9) as n'
  await expect(readRows(own, ending, new TimeSlicer(), () => {})).rejects.toThrow(/terminat/)
  own.release(true)
})

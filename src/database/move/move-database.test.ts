import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { databaseUrl, dropDatabase } from '../../../tests/support/free-databases.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { closeDatabase, refuseLeftDatabase, reopenDatabase } from './left-database.ts'
import { moveDatabase } from './move-database.ts'
import { moveRows } from './move-rows.ts'

const suffix = randomUUID().slice(0, 8)
const [FROM, TO] = [`fahrwerk_from_${suffix}`, `fahrwerk_to_${suffix}`] as const
const urlOf = (name: string) => databaseUrl(inject('server').url, name)
const move = (from: string, to: string, replace = false) =>
  moveDatabase(urlOf(from), { url: urlOf(to), name: `the database ${to}` }, replace)

async function query<Row extends object>(name: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: name === 'server' ? inject('server').url : urlOf(name) })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  for (const name of [FROM, TO]) await query('server', `create database ${name} template ${inject('server').template}`)
  await query(
    FROM,
    `insert into audit_log (id, at, actor, operation, subject, previous_hash, hash) values (1, now(), 'ä "', 'x', 'y', 'a', 'b');
     insert into job_workers (id) values ('one');
     insert into customers (email, email_key, password_hash, first_name, last_name, origin) values ('a', 'a', 'x', 'A', 'B', 'x');
     insert into makes (name, slug) select 'Make ' || n, 'make-' || n from generate_series(1, 3) n;
     select graphile_worker.add_job('send-mail')`,
  )
})
afterAll(async () => {
  for (const name of [FROM, TO]) await dropDatabase(inject('server').url, name)
})

it('moves every row, where the sequences stand, and leaves keys and triggers in force', async () => {
  const state = `select (select count(*)::int from makes) as makes, (select actor from audit_log) as actor,
    (select count(*)::int from graphile_worker.jobs) as jobs,
    (select count(*)::int from pg_constraint where contype = 'f') as keys,
    (select count(*)::int from pg_trigger where tgenabled = 'D') as disabled,
    (select sum(last_value)::int from pg_sequences) as sequences`
  await query(TO, "insert into job_workers (id) values ('of before')")
  const before = await query(FROM, state)
  expect(before).toEqual([expect.objectContaining({ makes: 3, actor: 'ä "', jobs: 1, disabled: 0 })])
  const moved = await move(FROM, TO)
  expect(moved.rows).toBeGreaterThan(5)
  expect(await query(TO, state)).toEqual(before)
  expect(await query(TO, 'select id from job_workers')).toEqual([{ id: 'one' }])
})

it('refuses itself, and a shop in which somebody still works', async () => {
  await expect(move(FROM, FROM, true)).rejects.toThrow(/uses already/)
  const other = new pg.Client({ connectionString: urlOf(FROM) })
  await other.connect()
  await expect(move(FROM, TO, true)).rejects.toThrow(/1 others are connected to the present/)
  await other.end()
})

it('says which tables are no shop’s, moves nothing and writes nothing into a database of others', async () => {
  const OTHERS = `fahrwerk_others_${suffix}`
  await query('server', `create database ${OTHERS}`)
  onTestFinished(() => dropDatabase(inject('server').url, OTHERS))
  await query(OTHERS, 'create table orders (id int); create table notes (id int)')
  await expect(move(FROM, OTHERS, true)).rejects.toThrow(
    new StartRefusal(
      'The new database is no shop’s and has tables: public.notes, public.orders. Name an empty one. Nothing was moved.',
    ),
  )
  const tables = "select relname as name from pg_class where relkind = 'r' and oid >= 16384 order by 1"
  expect(await query(OTHERS, tables)).toEqual([{ name: 'notes' }, { name: 'orders' }])

  // A shop with a table more, on either side.
  for (const [name, which] of [
    [TO, 'new'],
    [FROM, 'present'],
  ] as const) {
    await query(name, 'create table notes (id int)')
    await expect(move(FROM, TO, true)).rejects.toThrow(
      `only the ${which} database has public.notes. Delete what is no shop’s`,
    )
    await query(name, 'drop table notes')
    await query(name, 'create materialized view figures as select count(*) from makes')
    await expect(move(FROM, TO, true)).rejects.toThrow(`only the ${which} database has public.figures.`)
    await query(name, 'drop materialized view figures')
  }
  for (const name of [TO, FROM]) await query(name, 'create table notes (id int) partition by range (id)')
  await expect(move(FROM, TO, true)).rejects.toThrow('in the new database public.notes is no plain table')
  for (const name of [TO, FROM]) await query(name, 'drop table notes')
  await query(TO, 'alter table makes add note text')
  await expect(move(FROM, TO, true)).rejects.toThrow(/the new database public.makes has the columns .*note/)
  await query(TO, 'alter table makes drop note')
})

it('marks the database that was left, takes a shop back into it without being told to, and lets nobody else in', async () => {
  const leftTo = async (name: string) =>
    refuseLeftDatabase(urlOf(name)).catch((error: unknown) => (error as StartRefusal).message)
  expect(await leftTo(FROM)).toContain(`in the database ${TO}. Start it there`)
  expect(await leftTo(TO)).toBeUndefined()
  const moves = await query<{ id: string; target: string }>(TO, 'delete from database_moves returning id, target')
  await expect(move(TO, FROM), 'it was not this shop that left it').rejects.toThrow(/has a shop already/)
  for (const { id, target } of moves)
    await query(TO, `insert into database_moves (id, target) values ('${id}', '${target}')`)
  await query(TO, "insert into makes (name, slug) values ('Since then', 'since-then')")
  await move(TO, FROM)
  expect(await query(FROM, "select name from makes where slug = 'since-then'")).toHaveLength(1)
  expect(await leftTo(FROM)).toBeUndefined()
  expect(await leftTo(TO)).toContain(`in the database ${FROM}`)
  expect(await reopenDatabase(urlOf(TO))).toMatchObject({ target: `the database ${FROM}` })
  expect(await leftTo(TO)).toBeUndefined()
  expect(await reopenDatabase(urlOf(TO))).toBeUndefined()
  await query('server', `alter database ${TO} set default_transaction_read_only = on`)
  await reopenDatabase(urlOf(TO))
  await query(TO, "insert into job_workers (id) values ('after a closing without a mark')")
})

it('says that everything was moved where the source is lost before it is marked', async () => {
  const [source, target] = [FROM, TO].map((name) => new pg.Client({ connectionString: urlOf(name) }))
  for (const client of [source!, target!]) await client.connect()
  const query = source!.query.bind(source!) as (...given: unknown[]) => Promise<unknown>
  const lost = (...given: unknown[]) => (given[0] === 'commit' ? Promise.reject(new Error('gone')) : query(...given))
  Object.assign(source!, { query: lost })
  const move = moveRows(source!, target!, { id: randomUUID(), target: 'the new one' })
  await expect(move).rejects.toThrow(/^Everything was moved to the new one, but .*\(gone\)/)
  const { rows } = await target!.query("select is_left from database_moves where target = 'the new one'")
  expect(rows).toEqual([{ is_left: false }])
  for (const client of [source!, target!]) await client.end()
})

it('does not wait long for a machine that no longer answers', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const closing = closeDatabase(`postgres://fahrwerk:x@127.0.0.1:${port}/x`, { id: randomUUID(), target: 'x' })
  await expect(closing).rejects.toThrow(/timeout/)
  silent.close()
}, 10_000)

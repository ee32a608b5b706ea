import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '#database/connection.ts'
import { type Cluster, startCluster } from '#database/embedded/cluster.ts'
import {
  copyStandby,
  findPrimary,
  hasClosedPrimary,
  isStandby,
  noteClosing,
  stateOf,
} from '#database/embedded/standby.ts'
import { ensureDatabase, migrate } from '#database/migrate.ts'
import { closeDatabase, refuseLeftDatabase } from '#database/move/left-database.ts'
import { readAttachedStandbys } from '#database/replica/attached-standbys.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { runServerProgram } from '../../../tests/support/run-server-program.ts'
import { noteOwner, refuseFormerOwner } from '../database-owner.ts'
import { DATABASE, openStore } from '../store.ts'
import { FORGET_STANDBYS_VERB } from '../verbs/forget-standbys-verb.ts'
import { closePrimary } from './close-primary.ts'

const root = mkdtempSync(path.join(tmpdir(), 'fahrwerk-standby-'))
const folderOf = (name: string) => path.join(root, name)
const dataFolder = folderOf('shop')
const environment = { DATA_KEY: 'k'.repeat(40), SESSION_SECRET: 's'.repeat(40) }
let cluster: Cluster
let writer: pg.Client
let shop: Database

beforeAll(async () => {
  cluster = await startCluster(path.join(dataFolder, 'postgres'))
  const url = cluster.urlOf(DATABASE)
  await ensureDatabase(cluster.url, DATABASE)
  await migrate(url)
  shop = openDatabase(url)
  writer = new pg.Client({ connectionString: url })
  await writer.connect()
  await writer.query('create table ledger (id serial primary key, note text)')
})
afterAll(async () => {
  await writer.end().catch(() => {}) // a test has ended it
  await cluster.stop()
  rmSync(root, { recursive: true, force: true })
})

const write = (note: string) => writer.query('insert into ledger (note) values ($1)', [note])
const runPromote = (...options: string[]) =>
  runServerProgram('standby/promote.ts', options, { ...environment, DATA_DIR: folderOf('standby') })

it('a standby follows, refuses to be a shop, and writes once it is promoted', async () => {
  const folderOfStandby = path.join(root, 'standby/postgres')
  const unreachable = copyStandby('postgres://fahrwerk:x@127.0.0.1:1/postgres', folderOfStandby)
  await expect(unreachable).rejects.toThrow(/The primary at 127.0.0.1:1 cannot be reached/)
  await copyStandby(cluster.url, folderOfStandby)
  const standby = await startCluster(folderOfStandby)
  const client = new pg.Client({ connectionString: standby.urlOf(DATABASE) })
  await client.connect()
  await write('followed')
  const count = async () =>
    (await client.query("select from ledger where note = 'followed'").catch(() => undefined))?.rowCount
  await expect.poll(count, { timeout: 10_000 }).toBe(1)
  await expect(client.query("insert into ledger (note) values ('no')")).rejects.toThrow(/read-only/)
  const attached = () => readAttachedStandbys(shop.read)
  const hasCaughtUp = () => expect.poll(attached, { timeout: 10_000 }).toEqual({ count: 1, away: 0, behind: 0 })
  await hasCaughtUp()
  await writer.query("select pg_create_physical_replication_slot('standby_gone', true)")
  expect(await attached()).toMatchObject({ count: 2, away: 1 })
  const forget = () => FORGET_STANDBYS_VERB.run({ database: shop }, [])
  expect(await forget()).toBe('Forgotten: standby_gone.')
  expect(await forget(), 'the connected one is kept').toBe('No standby is away.')
  await hasCaughtUp()
  await shop.close()

  const refused = openStore({ databaseUrl: undefined, dataFolder: path.join(root, 'standby') })
  await expect(refused).rejects.toThrow(/is a standby: npm run promote/)

  const living = await runPromote()
  expect(living).toMatchObject({ code: 1, said: expect.stringContaining('and two shops would take') })
  expect(isStandby(folderOfStandby)).toBe(true)
  await writer.end()
  const control = new pg.Client({ connectionString: standby.url })
  await control.connect()
  const primary = await findPrimary(control)
  const close = () => closePrimary(primary, control, folderOf('standby'), 200)

  // What the primary has confirmed arrives, and is not applied within the limit.
  await control.query('select pg_wal_replay_pause()')
  await expect(close()).rejects.toThrow(/has not received all .* the primary can be written to again/)
  expect(hasClosedPrimary(folderOfStandby)).toBe(false)
  await control.query('select pg_wal_replay_resume()')

  const last = new pg.Client({ connectionString: cluster.urlOf(DATABASE) })
  last.on('error', () => {}) // it is ended by the closing
  await last.connect()
  await last.query("insert into ledger (note) values ('confirmed')")
  const { rows } = await last.query<{ pid: number }>('select pg_backend_pid() as pid')
  process.kill(rows[0]!.pid, 'SIGSTOP') // as if it waited for its disk, on which it commits later
  await expect(close()).rejects.toThrow(/COULD NOT BE CLOSED \(1 of the connections .*nothing was promoted/)
  process.kill(rows[0]!.pid, 'SIGCONT')

  const closed = await runPromote('--close-living-primary')
  expect(closed).toMatchObject({ code: 0, said: expect.stringContaining('is read-only now: it takes no orders') })
  expect(closed.said).toMatch(/is closed: .* its shop refuses to start/)
  expect(closed.said, 'only where it was not closed').not.toMatch(/prevent it/)
  expect((await client.query("select from ledger where note = 'confirmed'")).rowCount).toBe(1)
  await client.query("insert into ledger (note) values ('promoted')")
  await client.end()
  expect(isStandby(folderOfStandby)).toBe(false)
  await refuseLeftDatabase(standby.urlOf(DATABASE)) // the mark that came with the log is away again

  // As if the program had ended after the promotion itself: the mark is still here.
  noteClosing(folderOfStandby)
  await closeDatabase(standby.urlOf(DATABASE), { id: randomUUID(), target: 'this one' })
  const interrupted = openStore({ databaseUrl: undefined, dataFolder: folderOf('standby') })
  await expect(interrupted).rejects.toThrow(/was interrupted: npm run promote ends it/)
  expect(await runPromote()).toMatchObject({ code: 0, said: expect.stringContaining('Start the shop') })
  expect(hasClosedPrimary(folderOfStandby)).toBe(false)
  await refuseLeftDatabase(standby.urlOf(DATABASE))
  expect(await runPromote()).toMatchObject({ code: 1, said: expect.stringContaining('is no standby') })
  const store = fileSystemStore(path.join(root, 'shared'))
  const [first, second] = [path.join(root, 'first'), path.join(root, 'second')]
  const check = (url: string, at: string) =>
    refuseFormerOwner(url, store, at).then(
      () => 'starts',
      (error: Error) => error.message,
    )
  expect(await check(cluster.urlOf(DATABASE), first), 'nobody was promoted').toBe('starts')
  await noteOwner(standby.urlOf(DATABASE), store, second)
  expect(await check(standby.urlOf(DATABASE), second)).toBe('starts')
  expect(await check(cluster.urlOf(DATABASE), first)).toMatch(/goes on in .*second on .*reopen-database makes/)
  expect(await check(standby.urlOf(DATABASE), path.join(root, 'copy')), 'of the promoted one').toMatch(/goes on in/)
  await noteOwner(cluster.urlOf(DATABASE), store, first)
  expect(await check(cluster.urlOf(DATABASE), first)).toBe('starts')
  expect(await check(standby.urlOf(DATABASE), second), 'the first one was reopened').toMatch(/goes on in .*first on/)
  await control.end()
  await standby.stop()

  const former = new pg.Client({ connectionString: cluster.urlOf(DATABASE) })
  await former.connect()
  await expect(former.query("insert into ledger (note) values ('no')")).rejects.toThrow(/read-only/)
  await former.end()
  const restarted = openStore({ databaseUrl: undefined, dataFolder })
  await expect(restarted).rejects.toThrow(/goes on in the standby that was promoted in/)
})

it('takes an answer of the address of the primary for what it is', () => {
  const answer = (code: string) => stateOf(Object.assign(new pg.DatabaseError('no', 2, 'error'), { code })).state
  expect(['53300', '57P03', '57P01', '28P01', '3D000'].map(answer)).toEqual([
    ...['ALIVE', 'ALIVE', 'ALIVE', 'UNKNOWN', 'UNKNOWN'],
  ])
  expect(stateOf(new Error('connect ECONNREFUSED'))).toEqual({ state: 'SILENT' })
})

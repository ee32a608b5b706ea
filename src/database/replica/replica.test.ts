import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Pair, startPair } from '../../../tests/support/standby.ts'
import { NO_FILTERS } from '#catalogue/filters.ts'
import { countMatches } from '#use-cases/vehicle-search/vehicle-search.ts'
import { type IndexRead, openVehicleIndex } from '#use-cases/vehicle-search/vehicle-index.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { type Database, openDatabase } from '../connection.ts'
import { objectionTo, openReplica, type SharedReads } from './replica.ts'

let pair: Pair
let database: Database
let reads: SharedReads
const switches: boolean[] = []

beforeAll(async () => {
  pair = await startPair()
  database = openDatabase(pair.primaryUrl)
  reads = await openReplica(database.pool, pair.standbyUrl, { onSwitch: (isUsed) => switches.push(isUsed) })
})
afterAll(async () => {
  await reads?.close()
  await database?.close()
  await pair?.stop()
})

const isUsed = () => reads.standby!.isUsed()
const isStandby = async () =>
  (await reads.pool.query<{ answer: boolean }>('select pg_is_in_recovery() as answer')).rows[0]!.answer
const eventually = (probe: () => unknown) => expect.poll(probe, { timeout: 5_000, interval: 20 })

it.each([
  ['', { hasPrimary: false, isUsed: true }],
  ['its timeline is 1/3, the primary’s 1/4', { hasPrimary: false, isUsed: false }],
  ['its timeline is 1/3, the primary’s 1/4', { hasPrimary: true, isUsed: true }],
])('finds “%s” against a standby that names an earlier timeline: %o', (objection, state) => {
  const found = objectionTo({ timeline: '1/3', primaryTimeline: '1/4', lag: 0, ...state }) ?? ''
  expect(found.replace("'", '’')).toBe(objection)
})

it('reads from the primary where there is no standby at the start, and says so once', async () => {
  const reasons: string[] = []
  const onSwitch = (isStandbyUsed: boolean, reason: string) => reasons.push(`${isStandbyUsed} ${reason}`)
  const alone = await openReplica(database.pool, 'postgres://nobody@127.0.0.1:1/none', { onSwitch })
  expect((await alone.read.selectFrom('makes').select('id').execute()).length).toBe(0)
  await sleep(500)
  expect(reasons).toEqual([expect.stringMatching(/^false .*ECONNREFUSED/)])
  await alone.close()
})

it('reads from the standby while it keeps up, from the primary while it is behind or down, and never from another timeline', async () => {
  await eventually(isUsed).toBe(true)
  expect(await isStandby()).toBe(true)
  const { id } = await addMerchant(database, { slug: 'replicated' })
  const readNames = () => reads.read.selectFrom('merchants').select('slug').where('id', '=', id).execute()
  await eventually(readNames).toEqual([{ slug: 'replicated' }])
  expect(reads.standby!.lag()).toBeLessThan(1_000)

  const index = await openVehicleIndex(reads)
  index.follow(() => {})
  const count = () => countMatches(NO_FILTERS, { merchantUuids: [] }, index)
  await deliver(database, id, [car('1'), car('2')])
  await eventually(count).toBe(2)

  await pair.atStandby('select pg_wal_replay_pause()')
  await deliver(database, id, [car('1'), car('2'), car('3')])
  await eventually(isUsed).toBe(false)
  expect(reads.standby!.lag()).toBeGreaterThan(1_000)
  expect(await isStandby()).toBe(false)
  await eventually(count).toBe(3)

  const before = reads.generation()
  await pair.atStandby('select pg_wal_replay_resume()')
  await eventually(isUsed).toBe(true)
  // Once at the switch, once a second later, because pages of the primary may have been newer.
  await eventually(() => reads.generation() - before).toBe(2)
  expect(switches).toEqual([true, false, true])

  // The query waits for the silent standby until a measurement notices the silence; then the primary answers it.
  const { resume } = await pair.freezeStandby()
  const began = performance.now()
  expect(await readNames()).toEqual([{ slug: 'replicated' }])
  expect(isUsed()).toBe(false)
  expect(performance.now() - began).toBeLessThan(4_000)
  await deliver(database, id, [car('1'), car('2')])
  await eventually(count).toBe(2)
  resume()
  await deliver(database, id, [car('1'), car('2'), car('3')])
  await eventually(isUsed).toBe(true)
  await eventually(count).toBe(3)
  await eventually(() => reads.standby!.lag()).toBe(0)

  // A measured lag may be a moment old, and the last commit may not be written yet: the promoted server is to have all three cars.
  const { rows } = await database.pool.query<{ lsn: string }>('select pg_current_wal_insert_lsn() as lsn')
  const isBehind = `pg_last_wal_replay_lsn() < '${rows[0]!.lsn}'`
  await pair.atStandby(`do $$ begin while ${isBehind} loop perform pg_sleep(0.02); end loop; end $$`)
  await pair.promote()
  await eventually(isUsed).toBe(false)
  expect(await isStandby()).toBe(false)
  expect(await readNames()).toEqual([{ slug: 'replicated' }])
  await index.stop()

  // A shop whose address now leads to the promoted server, which never received the last change.
  const promoted = openDatabase(pair.standbyUrl)
  let server = database
  const moving = {
    get read() {
      return server.read
    },
    get pool() {
      return server.pool
    },
  }
  const reasons: string[] = []
  const followed = await openVehicleIndex(
    Object.assign(moving, { onRead: (read: IndexRead) => reasons.push(read.reason) }),
  )
  const seen = () => countMatches(NO_FILTERS, { merchantUuids: [] }, followed)
  await deliver(database, id, [car('1'), car('2'), car('3'), car('4')])
  await followed.catchUp()
  expect(seen()).toBe(4)
  const generation = followed.generation
  server = promoted
  await followed.catchUp()
  expect([seen(), followed.generation]).toEqual([3, generation + 1])
  expect(reasons).toEqual(['START', 'OTHER_TIMELINE'])
  await deliver(promoted, id, [car('1'), car('2')])
  await followed.catchUp()
  expect(seen()).toBe(2)
  await followed.stop()
  await promoted.close()

  pair.killStandby()
  await eventually(() => reads.standby!.lag()).toBeUndefined()
  expect(switches).toEqual([true, false, true, false, true, false])
  expect(await readNames()).toEqual([{ slug: 'replicated' }])
})

import { beforeEach, expect, it } from 'vitest'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { applyFeed, type DeliveredVehicle } from '#use-cases/stock/apply-feed.ts'
import { addStaff, staffActor } from '../../../tests/support/staff.ts'
import { addMerchant, car } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { type FeedRunRow, readFeedRun, readFeedRuns } from './feed-runs.ts'
import { undoFeedRun } from './undo-feed-run.ts'

const test = useTestDatabase()
let merchantId: number
let owner: StaffActor
let merchants = 0

beforeEach(async () => {
  merchantId = (await addMerchant(test.database, { slug: `dealer-${++merchants}` })).id
  const staffId = await addStaff(test.database, `owner-${merchants}@example.com`, { merchantId, roles: ['OWNER'] })
  owner = staffActor({ merchantId, roles: ['OWNER'], staffId })
})

/** Delivers the cars; the run of it. */
async function runOf(vehicles: readonly DeliveredVehicle[], isDryRun = false): Promise<FeedRunRow> {
  await applyFeed(test.database, {
    ...{ merchantId, removalLimit: 1, allowRemoval: true, isDryRun },
    vehicles: async function* all() {
      yield* vehicles
    },
    report: { fileName: 'stock.csv', refusals: [], staffId: owner.staffId },
  })
  const found = await readFeedRuns(test.database.read, owner, merchantId)
  if (found.kind === 'refused') throw new Error(found.code)
  return found.runs[0]!
}

async function stock() {
  const { rows } = await test.database.pool.query<{ row: object }>(
    `select to_jsonb(v) - 'updated_at' - 'id' - 'created_at' as row from vehicles v
     where merchant_id = $1 and state <> 'ARCHIVED' order by internal_number`,
    [merchantId],
  )
  return rows.map(({ row }) => row)
}

const priced = (number: string, price: number) => car(number, { attributes: { price, mileage: price } })

it('an undone delivery leaves the stock as it was before, and the price in its history', async () => {
  await runOf([priced('A', 10_000_00), priced('B', 20_000_00)])
  const before = await stock()
  const run = await runOf([priced('A', 9_000_00), priced('C', 30_000_00)])
  expect(run).toMatchObject({ rows: 2, inserted: 1, updated: 1, removed: 1, refused: 0, by: expect.any(String) })
  expect(await undoFeedRun(test.database, owner, run.id)).toEqual({ kind: 'done', count: 3 })
  expect(await stock()).toEqual(before)
  const { rows } = await test.database.pool.query<{ price: number }>(
    `select h.price_cents as price from price_history h join vehicles v on v.id = h.vehicle_id
     where v.merchant_id = $1 and v.internal_number = 'A' order by h.changed_at`,
    [merchantId],
  )
  expect(rows.map(({ price }) => price)).toEqual([10_000_00, 9_000_00, 10_000_00])
  expect(await undoFeedRun(test.database, owner, run.id)).toMatchObject({ code: 'CONFLICT' })
  expect(await readFeedRun(test.database.read, owner, run.id)).toMatchObject({ undo: { state: 'REVERTED' } })
})

it('only the latest delivery can be undone, and not once one of its cars has changed', async () => {
  const first = await runOf([priced('A', 10_000_00)])
  const second = await runOf([priced('A', 9_000_00)])
  expect(await undoFeedRun(test.database, owner, first.id)).toMatchObject({ code: 'CONFLICT' })
  await test.database.pool.query("update vehicles set state = 'RESERVED', updated_at = now() where merchant_id = $1", [
    merchantId,
  ])
  expect(await undoFeedRun(test.database, owner, second.id)).toMatchObject({ code: 'CHANGED' })
  expect(await readFeedRun(test.database.read, owner, second.id)).toMatchObject({
    undo: { state: 'CHANGED', changed: 1 },
  })
})

it('a dry run reports what it would change, changes nothing and does not stand in the way of an undo', async () => {
  const run = await runOf([priced('A', 10_000_00)])
  const before = await stock()
  const dry = await runOf([priced('A', 9_000_00), priced('B', 1_000_00), { ...priced('B', 2_000_00), line: 7 }], true)
  expect(dry).toMatchObject({ isDryRun: true, rows: 3, inserted: 1, updated: 1, refused: 1 })
  expect(await stock()).toEqual(before)
  expect(await readFeedRun(test.database.read, owner, dry.id)).toMatchObject({
    undo: { state: 'NOTHING_CHANGED' },
    refusals: [{ internalNumber: 'B', code: 'DUPLICATE' }],
  })
  expect(await undoFeedRun(test.database, owner, run.id)).toEqual({ kind: 'done', count: 1 })
})

it('a delivery is compared with the last one of an earlier day', async () => {
  const yesterday = await runOf([priced('A', 10_000_00)])
  await test.database.pool.query("update feed_runs set finished_at = now() - interval '1 day' where id = $1", [
    yesterday.id,
  ])
  await runOf([priced('A', 9_500_00)])
  const run = await runOf([priced('A', 9_000_00)])
  expect(await readFeedRun(test.database.read, owner, run.id)).toMatchObject({ previous: { id: yesterday.id } })
})

it('an undone delivery takes back what it said of cars that people and orders have', async () => {
  await runOf([priced('A', 10_000_00), priced('B', 20_000_00), priced('C', 30_000_00)])
  await test.database.pool.query(
    `update vehicles set state = case internal_number when 'A' then 'RESERVED' when 'B' then 'DRAFT' else state end,
       hand_fields = case internal_number when 'B' then '{state}' when 'C' then '{price}' else '{}' end::text[],
       feed_values = case internal_number when 'C' then '{"price": 3000000}'::jsonb end where merchant_id = $1`,
    [merchantId],
  )
  const before = await stock()
  const run = await runOf([priced('C', 29_000_00)])
  expect(await stock()).toMatchObject([
    { is_missing: true },
    { is_missing: true },
    { feed_values: { price: 2_900_000 } },
  ])
  await undoFeedRun(test.database, owner, run.id)
  expect(await stock()).toEqual(before)
})

import { beforeEach, expect, it } from 'vitest'
import { lastMail } from '../../../tests/support/account.ts'
import { addStaff, staffActor } from '../../../tests/support/staff.ts'
import { addMerchant, car } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { applyFeed } from '../stock/apply-feed.ts'
import { readExpectedDelivery } from '../dealer-area/expected-delivery.ts'
import { readWorkList } from '../dealer-area/work-list.ts'
import { mailMissingDeliveries } from './mail-missing-deliveries.ts'

const test = useTestDatabase()
const DAY = 86_400_000
let merchants = 0
let merchantId: number
let email: string

beforeEach(async () => {
  merchantId = (await addMerchant(test.database, { slug: `dealer-${++merchants}`, name: 'Autohaus Lindenhof' })).id
  email = `owner-${merchants}@example.com`
  await addStaff(test.database, email, { merchantId, roles: ['OWNER'] })
  await test.database.pool.query(
    `update merchants set feed_days = '1-7', feed_by_minute = 0, feed_schedule_since = '2026-01-01' where id = $1`,
    [merchantId],
  )
})

const owner = () => staffActor({ merchantId, roles: ['OWNER'], staffId: 1 })

async function run(now?: Date) {
  const onError = (id: number | string, error: unknown) => {
    throw new Error(`merchant ${id}`, { cause: error })
  }
  const deps = { read: test.database.read, writer: test.database, mainOrigin: 'https://shop.example', onError }
  await mailMissingDeliveries(deps, now)
}

async function mailCount(): Promise<number> {
  const { rows } = await test.database.pool.query(`select 1 from mails where recipient = $1`, [email])
  return rows.length
}

it('a delivery that has not come is in the work list, and its owners have one mail about it', async () => {
  const expected = await readExpectedDelivery(test.database.read, owner(), merchantId)
  expect(expected).toMatchObject({ expected: { missingSince: expect.any(Date) } })
  const work = await readWorkList(test.database.read, owner(), merchantId)
  expect(work).toMatchObject({ items: [{ kind: 'IMPORT', runId: null }] })
  await run()
  await run()
  expect(await mailCount()).toBe(1)
  expect(await lastMail(test.database, email)).toMatchObject({ kind: 'delivery-missing' })
  await run(new Date(Date.now() + DAY))
  expect(await mailCount()).toBe(2)
})

it('one that came is not missing, and neither is one that a merchant without schedule does not expect', async () => {
  await applyFeed(test.database, {
    ...{ merchantId, removalLimit: 1, allowRemoval: true, isDryRun: false },
    vehicles: async function* one() {
      yield car('A')
    },
    report: { fileName: 'stock.csv', refusals: [], staffId: null },
  })
  expect(await readExpectedDelivery(test.database.read, owner(), merchantId)).toMatchObject({
    expected: { missingSince: null },
  })
  await test.database.pool.query('update merchants set feed_days = null where id = $1', [merchantId])
  expect(await readExpectedDelivery(test.database.read, owner(), merchantId)).toMatchObject({ expected: null })
  await run()
  expect(await mailCount()).toBe(0)
})

it('a refused delivery stays in the work list until a whole one is applied, whatever parts come after it', async () => {
  await test.database.pool.query('update merchants set feed_days = null where id = $1', [merchantId])
  const deliver = async (outcome: 'APPLIED' | 'REFUSED', isPartial: boolean) => {
    await test.database.pool.query(
      `insert into feed_runs (merchant_id, file_name, outcome, is_partial) values ($1, 'stock.csv', $2, $3)`,
      [merchantId, outcome, isPartial],
    )
    return readWorkList(test.database.read, owner(), merchantId)
  }
  const refused = { items: [{ kind: 'IMPORT', runId: expect.any(Number) }] }
  expect(await deliver('REFUSED', false)).toMatchObject(refused)
  expect(await deliver('APPLIED', true)).toMatchObject(refused)
  expect(await deliver('APPLIED', false)).toMatchObject({ items: [] })
})

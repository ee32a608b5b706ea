import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { View } from '#domain/analytics/view.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { createViewCounter } from './view-counter.ts'

const test = useTestDatabase()
let [merchantId, vehicleId] = [0, 0]

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  await deliver(test.database, merchantId, [car('1')])
  vehicleId = (await test.database.read.selectFrom('vehicles').select('id').executeTakeFirstOrThrow()).id
})
beforeEach(() => test.database.pool.query('truncate page_views, vehicle_views, merchant_referrers'))

const AT = new Date('2026-03-01T23:40:00Z')
const view = (more: Partial<View> = {}): View => ({ at: AT, brandSlug: null, pageType: 'cars/vehicles', ...more })
const counter = () => {
  const errors: unknown[] = []
  return { errors, ...createViewCounter(test.database, (error) => errors.push(error)) }
}
const rows = async (table: string) =>
  (await test.database.pool.query<Record<string, unknown>>(`select * from ${table} order by views desc`)).rows

it('adds views up by hour, page and referrer, and those of a car by day in Berlin', async () => {
  const { count, stop, errors } = counter()
  for (let time = 1; time <= 3; time++) count(view({ vehicleId, referrerHost: 'mobile.example' }))
  count(view({ brandSlug: 'hansen' }))
  expect(await rows('page_views')).toEqual([])
  await stop()
  count(view({ vehicleId }))
  count(view({ vehicleId: 999_999 }))
  await stop()
  expect(errors).toEqual([])
  const page = { hour: new Date('2026-03-01T23:00:00Z'), page_type: 'cars/vehicles' }
  expect(await rows('page_views')).toEqual([
    { ...page, brand_slug: '', referrer_host: 'mobile.example', views: 3 },
    { ...page, brand_slug: '', referrer_host: '', views: 2 },
    { ...page, brand_slug: 'hansen', referrer_host: '', views: 1 },
  ])
  expect(await rows('vehicle_views')).toMatchObject([{ merchant_id: merchantId, views: 4 }])
  const { rows: days } = await test.database.pool.query('select day::text, views from merchant_referrers')
  expect(days).toEqual([{ day: '2026-03-02', views: 3 }])
})

it('is not filled by made-up referrers', async () => {
  const { count, stop } = counter()
  for (let number = 0; number < 500; number++) count(view({ referrerHost: `${number}.example` }))
  await stop()
  expect((await rows('page_views')).length).toBe(201)
})

it('loses nothing where the database is away for a while', async () => {
  let isAway = true
  const errors: unknown[] = []
  const writer = {
    transaction: ((run) =>
      isAway ? Promise.reject(new Error('away')) : test.database.transaction(run)) as typeof test.database.transaction,
  }
  const { count, flush, stop } = createViewCounter(writer, (error) => errors.push(error))
  count(view())
  await flush()
  count(view())
  isAway = false
  await stop()
  expect(errors).toHaveLength(1)
  expect(await rows('page_views')).toMatchObject([{ views: 2 }])
})

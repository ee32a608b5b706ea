import { expect, it } from 'vitest'
import { type DeliveredVehicle } from '#use-cases/stock/apply-feed.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { ratePrices } from './rate-prices.ts'
import { readRatingErrors } from './rating-errors.ts'

const test = useTestDatabase()
const TODAY = '2026-11-20'

const golf = (number: string, price: number, modelName: string): DeliveredVehicle =>
  car(number, {
    modelName,
    attributes: { price, power: 110, gearbox: 'MANUAL', firstRegistration: '2022-03', mileage: 50_000 + price / 1_000 },
  })

/** Six dealers with a car each of 20,000 to 20,500 euros; returns their ids. */
async function offers(modelName: string): Promise<number[]> {
  const ids: number[] = []
  for (const seller of [0, 1, 2, 3, 4, 5]) {
    const slug = `${modelName.toLowerCase()}-${seller}`
    const { id } = await addMerchant(test.database, { slug })
    await deliver(test.database, id, [golf('1', 20_000_00 + seller * 100_00, modelName)])
    ids.push(id)
  }
  return ids
}

interface Row {
  readonly rating: string | null
  readonly estimate: number | null
  readonly count: number | null
  readonly at: Date | null
}

async function ratingOf(merchantId: number): Promise<Row> {
  const { rows } = await test.database.pool.query<Row>(
    `select price_rating as rating, price_estimate_cents as estimate, price_comparables as count, price_rated_at as at
     from vehicles where merchant_id = $1`,
    [merchantId],
  )
  return rows[0]!
}

const NOTHING = { rating: null, estimate: null, count: null, at: null }
const isWaiting = async () =>
  (await test.database.pool.query(`select from graphile_worker.jobs where key = 'rate-prices'`)).rowCount === 1

it('rates what an import brings, and a new price anew: until then it has no rating', async () => {
  const [first] = await offers('Rated')
  expect(await ratingOf(first!)).toEqual(NOTHING)
  expect(await isWaiting()).toBe(true)
  expect(await ratePrices(test.database, TODAY)).toBe(6)
  expect(await ratingOf(first!)).toMatchObject({ rating: 'FAIR', count: 5, at: expect.any(Date) as Date })
  expect(await ratePrices(test.database, TODAY)).toBe(0)
  await deliver(test.database, first!, [golf('1', 17_000_00, 'Rated')])
  expect(await ratingOf(first!)).toEqual(NOTHING)
  expect(await ratePrices(test.database, TODAY)).toBeGreaterThan(0)
  expect(await ratingOf(first!)).toMatchObject({ rating: 'VERY_GOOD', count: 5 })
})

it('logs the cars whose rating changed for the search index, and asks for no further run', async () => {
  await offers('Logged')
  const changes = async () => (await test.database.pool.query('select from vehicle_changes')).rowCount!
  const before = await changes()
  await test.database.pool.query(`select graphile_worker.remove_job('rate-prices')`)
  const changed = await ratePrices(test.database, TODAY)
  expect(await changes()).toBe(before + changed)
  expect(await isWaiting()).toBe(false)
})

it('a car loses its rating with the fifth comparable, and one that is no longer on offer has none', async () => {
  const [first, second] = await offers('Lost')
  await ratePrices(test.database, TODAY)
  await deliver(test.database, second!, [golf('2', 20_000_00, 'Other')], { allowRemoval: true })
  await ratePrices(test.database, TODAY)
  expect(await ratingOf(first!)).toEqual(NOTHING)
  expect(await ratingOf(second!)).toEqual(NOTHING)
})

it('a car rated by a price it no longer has is left without a rating', async () => {
  const [first] = await offers('Stale')
  await ratePrices(test.database, TODAY)
  await test.database.pool.query('update vehicles set price_cents = price_cents + 1 where merchant_id = $1', [first])
  expect(await ratingOf(first!)).toEqual(NOTHING)
})

it('says by how much the estimates are off, of all cars and of types with enough', async () => {
  await ratePrices(test.database, TODAY, { all: true })
  const [all, ...types] = await readRatingErrors(test.database.read)
  expect(all).toMatchObject({ bodyType: '', withinTen: expect.any(Number) as number })
  expect(all!.rated).toBeGreaterThan(10)
  expect(all!.cars).toBeGreaterThan(all!.rated)
  expect(all!.medianError).toBeGreaterThan(0.001)
  expect(all!.medianError).toBeLessThan(0.2)
  expect(types).toEqual([])
})

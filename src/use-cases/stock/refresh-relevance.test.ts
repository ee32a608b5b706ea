import { expect, it } from 'vitest'
import { adjustedPrice } from '#domain/valuation/estimate.ts'
import { medianOf } from '#domain/valuation/weighted.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { agePoints, deliveredPoints, PRICE_UNKNOWN, pricePoints } from '#domain/vehicle/relevance.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { refreshRelevance } from './refresh-relevance.ts'

const test = useTestDatabase()

const CARS = [
  { price: 20_000_00, firstRegistration: '2020-03', mileage: 60_000 },
  { price: 14_500_00, firstRegistration: '2018-11', mileage: 90_000 },
  { price: 23_900_00, firstRegistration: '2022-01', mileage: 31_000 },
  { price: 9_900_00, firstRegistration: '2014-06', mileage: 142_000 },
  { price: 17_000_00, firstRegistration: '2019-07', mileage: 71_000 },
]
const offers = (more: object = {}) =>
  CARS.map((attributes, n) =>
    car(String(n), { makeName: 'Tatra', attributes: { ...attributes, fuel: 'PETROL', condition: 'USED', ...more } }),
  )

interface Row {
  readonly relevance: number
  readonly relevance_age: number
  readonly relevance_price: number | null
}

async function rated(merchantId: number): Promise<Row[]> {
  const { rows } = await test.database.pool.query<Row>(
    `select relevance, relevance_age, relevance_price from vehicles where merchant_id = $1 and state = 'PUBLISHED' order by internal_number`,
    [merchantId],
  )
  return rows
}

it('rates prices during an import by the rules, with half the points where there are too few to compare', async () => {
  const { id } = await addMerchant(test.database, { slug: 'priced' })
  await deliver(test.database, id, offers().slice(0, 4))
  expect((await rated(id)).map((row) => row.relevance_price)).toEqual([null, null, null, null])
  await deliver(test.database, id, offers({ highlights: ['new'] }))
  const today = berlinToday()
  const expected = CARS.map((one) => {
    const values = CARS.map((other) => ({ value: adjustedPrice(other, one, today), weight: 1 }))
    return pricePoints(one.price / medianOf(values))
  })
  const rows = await rated(id)
  expect(rows.map((row) => row.relevance_price)).toEqual(expected)
  expect(new Set(expected).size).toBeGreaterThan(2)
  const [first, last] = [rows[0]!, rows[4]!]
  expect(first.relevance - first.relevance_price!).toBe(last.relevance - last.relevance_price!)
})

it.each(['INCOMPLETE', 'SOLD'])(
  'updates the score of a car that is %s and may be published as it is stored',
  async (state) => {
    const { id } = await addMerchant(test.database, { slug: `kept-${state.toLowerCase()}` })
    await deliver(test.database, id, offers().slice(0, 1))
    await test.database.pool.query(
      `update vehicles set state = $2, created_at = now() - interval '31 days' where merchant_id = $1`,
      [id, state],
    )
    await refreshRelevance(test.database)
    const { rows } = await test.database.pool.query(
      'select relevance_age as age from vehicles where merchant_id = $1',
      [id],
    )
    expect(rows).toEqual([{ age: agePoints(31) }])
  },
)

it.each([{ condition: 'NEW' }, { damaged: true }, { accident: true }, { mileage: null }])(
  'compares no car that is %j',
  async (more) => {
    const { id } = await addMerchant(test.database, { slug: `uncompared-${Object.keys(more)[0]}` })
    await deliver(test.database, id, offers(more))
    const [row] = await rated(id)
    expect(row).toMatchObject({ relevance_price: null, relevance_age: 100 })
    expect(row!.relevance).toBeGreaterThan(PRICE_UNKNOWN + 100)
    expect(row!.relevance).toBeLessThanOrEqual(PRICE_UNKNOWN + 100 + deliveredPoints({ completeness: 1, pictures: 10 }))
  },
)

it('updates scores by age and the prices of others, updates the index, and changes no import', async () => {
  const { id } = await addMerchant(test.database, { slug: 'ageing' })
  const { id: other } = await addMerchant(test.database, { slug: 'undercutting' })
  await deliver(test.database, id, offers())
  await refreshRelevance(test.database)
  const before = await rated(id)
  await test.database.pool.query(`update vehicles set created_at = now() - interval '31 days' where merchant_id = $1`, [
    id,
  ])
  const cheaper = CARS.map((one, n) =>
    car(`c${n}`, {
      makeName: 'Tatra',
      attributes: { ...one, price: one.price / 2, fuel: 'PETROL', condition: 'USED' },
    }),
  )
  await deliver(test.database, other, [...cheaper, ...cheaper.map((one, n) => ({ ...one, internalNumber: `d${n}` }))])
  const changes = () => test.database.pool.query<{ id: number }>('select vehicle_id as id from vehicle_changes')
  const logged = (await changes()).rowCount!
  const changed = await refreshRelevance(test.database)
  expect((await changes()).rowCount).toBe(logged + changed)
  const after = await rated(id)
  after.forEach((row, n) => {
    expect(row.relevance_age).toBe(agePoints(31))
    expect(row.relevance_price!).toBeLessThanOrEqual(before[n]!.relevance_price!)
    const points = ({ relevance_age, relevance_price }: Row) => relevance_age + relevance_price!
    expect(row.relevance - points(row)).toBe(before[n]!.relevance - points(before[n]!))
  })
  expect(after.some((row, n) => row.relevance_price! < before[n]!.relevance_price!)).toBe(true)
  expect(await refreshRelevance(test.database)).toBe(0)
  expect(await deliver(test.database, id, offers())).toMatchObject({ unchanged: CARS.length, updated: 0 })
})

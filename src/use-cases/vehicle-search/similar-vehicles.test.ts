import { beforeAll, expect, it } from 'vitest'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { readSimilarVehicles } from './similar-vehicles.ts'
import { openVehicleIndex, type VehicleIndex } from './vehicle-index.ts'

const test = useTestDatabase()
const ALL: MerchantScope = { merchantUuids: [] }
let index: VehicleIndex
let numbers: ReadonlyMap<number, string>
let merchantId = 0
let golf = ''
let scope: MerchantScope = ALL
let elsewhere: MerchantScope = ALL

const offer = (number: string, modelName: string, euros: number, bodyType: 'ESTATE' | 'SUV' = 'ESTATE') =>
  car(number, { modelName, attributes: { price: euros * 100, bodyType } })

const OTHERS = [
  offer('golf-near', 'Golf', 11_900, 'SUV'),
  offer('estate-near', 'Passat', 8_100),
  offer('golf-far', 'Golf', 14_900),
  offer('estate-far', 'Passat', 5_100),
  offer('estate-any', 'Passat', 90_000),
  offer('suv', 'Tiguan', 10_000, 'SUV'),
]

beforeAll(async () => {
  const merchant = await addMerchant(test.database)
  const other = await addMerchant(test.database, { slug: 'hamburg' })
  scope = { merchantUuids: [merchant.uuid] }
  elsewhere = { merchantUuids: [other.uuid] }
  merchantId = merchant.id
  await deliver(test.database, merchantId, [offer('the-car', 'Golf', 10_000), ...OTHERS])
  await deliver(test.database, other.id, [offer('hamburg', 'Passat', 10_000)])
  index = await openVehicleIndex(test.database)
  const { rows } = await test.database.pool.query<{ id: number; internal_number: string }>(
    'select id, internal_number from vehicles',
  )
  numbers = new Map(rows.map((row) => [row.id, row.internal_number]))
  golf = String(rows.find((row) => row.internal_number === 'the-car')!.id)
})

const similar = async (limit: number, within = scope, id = golf) =>
  (await readSimilarVehicles(id, limit, within, { index, read: test.database.read })).map((one) => numbers.get(one.id))

it('the model near the price comes first, then the body near it, then both further away, then the body at any price', async () => {
  const all = ['golf-near', 'estate-near', 'golf-far', 'estate-far', 'estate-any']
  expect(await similar(12)).toEqual(all)
  expect(await similar(2)).toEqual(all.slice(0, 2))
})

it('a shop shows only its own, also beside its own', async () => {
  expect(await similar(12, ALL)).toContain('hamburg')
  expect(await similar(12, elsewhere)).toEqual([])
  for (const id of ['x', ` ${golf}`, `${golf}.0`]) expect(await similar(12, ALL, id)).toEqual([])
})

it('one that is no longer on offer has the same ones beside it', async () => {
  const before = await similar(12)
  await deliver(test.database, merchantId, OTHERS, { allowRemoval: true })
  await index.catchUp()
  expect(index.engine.has(Number(golf))).toBe(false)
  expect(await similar(12)).toEqual(before)
})

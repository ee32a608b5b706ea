import { beforeAll, expect, it, vi } from 'vitest'
import type { ReadHandle } from '#database/handles.ts'
import { addMerchant, car, deliver, idsByModel } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { openVehicleIndex } from '../vehicle-search/vehicle-index.ts'
import { createShelf } from './shelf.ts'

const test = useTestDatabase()
let merchant: number
let golf: number
let polo: number

const stock = (golfPrice: number) => [
  car('1', { modelName: 'Golf', attributes: { price: golfPrice } }),
  car('2', { modelName: 'Polo' }),
]

beforeAll(async () => {
  merchant = (await addMerchant(test.database)).id
  await deliver(test.database, merchant, stock(20_000_00))
  const ids = await idsByModel(test.database)
  golf = Number(ids.Golf)
  polo = Number(ids.Polo)
})

/** A handle that cannot read: what is given with it was on the shelf. */
const nothing = {} as ReadHandle

it('reads a vehicle once, in the order of each list', async () => {
  const shelf = createShelf()
  const [first] = await shelf.vehicles(test.database.read, [golf])
  expect(await shelf.vehicles(nothing, [golf])).toEqual([first])
  const both = await shelf.vehicles(test.database.read, [polo, 999_999, golf])
  expect(both.map(({ id }) => id)).toEqual([polo, golf])
  expect(both[1]).toBe(first)
})

it('shows a change as soon as the index does', async () => {
  const index = await openVehicleIndex(test.database)
  const priceOf = async () => (await index.shelf.vehicles(test.database.read, [golf]))[0]?.attributes.price
  expect(await priceOf()).toBe(20_000_00)
  await deliver(test.database, merchant, stock(19_000_00))
  await index.catchUp()
  expect(await priceOf()).toBe(19_000_00)
  await index.stop()
})

it('stores nothing that was read while something changed', async () => {
  const shelf = createShelf()
  const reading = shelf.vehicles(test.database.read, [golf])
  await Promise.resolve() // The reading begins at the end of the tick.
  shelf.forget([polo])
  await reading
  await expect(shelf.vehicles(nothing, [golf])).rejects.toThrow()
})

it('reads how good estimates were once, whatever changes in the stock', async () => {
  const shelf = createShelf()
  const readRates = vi.fn(async () => ({ inside: 18, offers: 20, ages: [] }))
  expect(await shelf.hitRates(merchant, readRates)).toMatchObject({ inside: 18 })
  shelf.forget([golf])
  expect(await shelf.hitRates(merchant, readRates)).toMatchObject({ inside: 18 })
  expect(readRates).toHaveBeenCalledTimes(1)
  shelf.clear()
  await shelf.hitRates(merchant, readRates)
  expect(readRates).toHaveBeenCalledTimes(2)
})

it('reads the people of a dealer once, until anything about the shop may have changed', async () => {
  const shelf = createShelf()
  const { database } = test
  const { rows } = await database.pool.query<{ uuid: string }>('select uuid from merchants where id = $1', [merchant])
  const reader = { name: 'Ida Kern', role: { de: 'Verkauf', en: 'Sales' } }
  await database.pool.query(`insert into brands (slug, name, merchant_uuids, people) values ('kern', 'Kern', $1, $2)`, [
    [rows[0]!.uuid],
    JSON.stringify([reader]),
  ])
  expect(await shelf.people(database.read, merchant)).toEqual([reader])
  expect(await shelf.people(nothing, merchant)).toEqual([reader])
  shelf.clear()
  await expect(shelf.people(nothing, merchant)).rejects.toThrow()
})

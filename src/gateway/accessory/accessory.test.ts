import { beforeAll, describe, expect, it, vi } from 'vitest'
import { putAccessoriesProviders } from '#use-cases/stock/put-accessories-providers.ts'
import { demoProviders } from '#feeds/demo/accessories/demo-accessories.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'
import { runInProcess } from '../execute.ts'

const test = useTestDatabase()
let everywhere: GatewayContext
let atOpel: GatewayContext
let golf = ''
let up = ''

beforeAll(async () => {
  everywhere = await visitorContext(test.database)
  const vw = await addMerchant(test.database)
  const opel = await addMerchant(test.database, { slug: 'opel', name: 'Autohaus Opel' })
  const seller = await addMerchant(test.database, { slug: 'jana', kind: 'PRIVATE' })
  await putAccessoriesProviders(test.database, vw.id, demoProviders(['VW']))
  await putAccessoriesProviders(test.database, opel.id, demoProviders(['Opel']))
  await deliver(test.database, vw.id, [car('1', { makeName: 'VW', modelName: 'Golf' })])
  await deliver(test.database, seller.id, [car('2', { makeName: 'VW', modelName: 'up!' })])
  atOpel = { ...everywhere, scope: { merchantUuids: [opel.uuid] } }
  const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles order by id')
  ;[golf = '', up = ''] = rows.map(({ id }) => String(id))
})

interface Found {
  totalCount: number
  page: number
  pageCount: number
  products: { title: string; seller: { name: string }; fits: { makeName: string }[] }[]
}
interface Product {
  title: string
  seller: { name: string }
  otherPath: string
}
interface Answer {
  searchAccessories: Found
  accessoryById: Product
  accessoriesForVehicle: Product[]
  vehicleById: { accessoryProviders: object[] }
}

async function ask(document: string, context = everywhere): Promise<Answer> {
  const { data, errors } = await runInProcess(document, {}, context, (error) => {
    throw error
  })
  expect(errors).toBeUndefined()
  return data as Answer
}

const search = async (args: string, context = everywhere) =>
  (
    await ask(
      `{ searchAccessories(${args}) { totalCount page pageCount products { title providerId fits { makeName } } } }`,
      context,
    )
  ).searchAccessories

describe('a shop', () => {
  it('shows the products its own dealers sell', async () => {
    const found = await search('filters: {category: "floor-mats"}')
    expect(new Set(found.products.map(({ fits }) => fits[0]?.makeName))).toEqual(new Set(['Opel', 'VW']))
    expect((await search('filters: {category: "floor-mats"}', atOpel)).totalCount).toBe(1)
    expect((await search('filters: {category: "tyres"}', atOpel)).totalCount).toBe(45)
  })

  it('has no product of a provider that none of its dealers uses', async () => {
    const one = `{ accessoryById(id: "160001") { title seller { name } } }`
    expect((await ask(one)).accessoryById.seller.name).toBe('Autohaus Brinkmann')
    expect((await ask(one, atOpel)).accessoryById.seller.name).toBe('Autohaus Opel')
    const mats = await search('filters: {category: "floor-mats", fit: {make: "vw"}}')
    expect(mats.totalCount).toBe(1)
    const { accessoryById } = await ask('{ accessoryById(id: "210001") { title } }', atOpel)
    expect(accessoryById).toBeNull()
    for (const id of ['x', '0', '999999'])
      expect((await ask(`{ accessoryById(id: "${id}") { title } }`)).accessoryById).toBeNull()
  })

  it('finds the seller of a whole list without asking its providers again', async () => {
    const { accessories } = everywhere.deps
    const product = vi.spyOn(accessories, 'product')
    const selects = vi.spyOn(test.database.pool, 'connect')
    const { searchAccessories } = await ask(
      '{ searchAccessories(itemsPerPage: 24) { products { seller { name } } } }',
      {
        ...everywhere,
      },
    )
    expect(searchAccessories.products).toHaveLength(24)
    for (const { seller } of searchAccessories.products) expect(seller.name).toMatch(/^Autohaus/)
    expect(product).not.toHaveBeenCalled()
    expect(selects.mock.calls.length).toBeLessThan(12)
    vi.restoreAllMocks()
  })

  it('answers a page beyond the end with the last one, and accepts only the offered page sizes', async () => {
    const found = await search('page: 99, itemsPerPage: 36')
    expect(found.page).toBe(found.pageCount)
    expect((await search('itemsPerPage: 7')).products).toHaveLength(24)
  })
})

it('a car has fitting products of its dealer’s providers, a private seller’s car none', async () => {
  const { vehicleById, accessoriesForVehicle } = await ask(`{
    vehicleById(vehicleId: "${golf}") { accessoryProviders { carBrand dataSourceId } }
    accessoriesForVehicle(vehicleId: "${golf}") { title } }`)
  expect(vehicleById.accessoryProviders).toEqual([
    { carBrand: 'VW', dataSourceId: 'passend-vw' },
    { carBrand: 'VW', dataSourceId: 'rundum' },
  ])
  expect(accessoriesForVehicle).toHaveLength(4)
  expect(accessoriesForVehicle[0]?.title).toContain('VW Golf')
  expect((await ask(`{ accessoriesForVehicle(vehicleId: "${up}") { title } }`)).accessoriesForVehicle).toEqual([])
})

it('a product says everything in the language of the request, with its unit price', async () => {
  const document = `{ accessoryById(id: "260006") { title path otherPath unitPrice basePrice { price per } takeBack warnings } }`
  const german = (await ask(document)).accessoryById
  expect(german).toMatchObject({
    title: 'Viskor Motoröl 5W-30, 5 l',
    path: '/zubehoerteil/viskor-motoroel-5w-30-5-l-260006',
    otherPath: '/accessories/viskor-engine-oil-5w-30-5-l-260006',
    unitPrice: 46.9,
    basePrice: { price: 9.38, per: 'l' },
    takeBack: ['USED_OIL'],
  })
  expect((await ask(document, { ...everywhere, locale: 'en' })).accessoryById).toMatchObject({
    title: 'Viskor engine oil 5W-30, 5 l',
    path: german.otherPath,
  })
})

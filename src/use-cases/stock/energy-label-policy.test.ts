import { beforeEach, expect, it } from 'vitest'
import { MAIN_BRAND } from '#domain/brand.ts'
import { readVehiclePages } from '../sitemap/vehicle-pages.ts'
import { readVehicle } from '../vehicle/vehicle-by-id.ts'
import { readVehicles } from '../vehicle/vehicle.ts'
import { NEW_ELECTRIC, NEW_PETROL, NEW_PLUG_IN } from '../../../tests/support/labelled-cars.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { somebodyWaits } from '../../../tests/support/somebody-waits.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { setEnergyLabelPolicy } from './set-energy-label-policy.ts'

const test = useTestDatabase()
let merchantId: number
let tests = 0

beforeEach(async () => {
  merchantId = (await addMerchant(test.database, { slug: `dealer-${++tests}` })).id
})

const complete = [
  car('1', { attributes: NEW_PETROL }),
  car('2', { attributes: NEW_ELECTRIC }),
  car('3', { attributes: NEW_PLUG_IN }),
  car('4'), // used
]
const incomplete = [
  car('5', { attributes: { ...NEW_PETROL, consumptionRural: null } }),
  car('6', { attributes: { ...NEW_PLUG_IN, dischargedConsumptionCity: null, powerConsumptionElectric: null } }),
]

async function states(): Promise<Record<string, string>> {
  const { rows } = await test.database.pool.query<{ number: string; state: string }>(
    'select internal_number as number, state from vehicles where merchant_id = $1 order by internal_number',
    [merchantId],
  )
  return Object.fromEntries(rows.map(({ number, state }) => [number, state]))
}

async function idOf(number: string): Promise<number> {
  const { rows } = await test.database.pool.query<{ id: number }>(
    'select id from vehicles where merchant_id = $1 and internal_number = $2',
    [merchantId, number],
  )
  return rows[0]!.id
}

async function changes(): Promise<number> {
  const { rows } = await test.database.pool.query<{ n: number }>('select count(*)::int as n from vehicle_changes')
  return rows[0]!.n
}

it('holds back a new car whose label lacks a value, and names it', async () => {
  const outcome = await deliver(test.database, merchantId, [...complete, ...incomplete])
  expect(outcome).toMatchObject({
    kind: 'applied',
    inserted: 6,
    labelGaps: {
      arePublished: false,
      count: 2,
      vehicles: [
        { line: 5, internalNumber: '5', missing: ['consumptionRural'] },
        { line: 6, internalNumber: '6', missing: ['powerConsumptionElectric', 'dischargedConsumptionCity'] },
      ],
    },
  })
  const published = { 1: 'PUBLISHED', 2: 'PUBLISHED', 3: 'PUBLISHED', 4: 'PUBLISHED' }
  expect(await states()).toEqual({ ...published, 5: 'INCOMPLETE', 6: 'INCOMPLETE' })
})

it('a car that is held back has no page and is not in the sitemap', async () => {
  await deliver(test.database, merchantId, [complete[0]!, incomplete[0]!])
  const id = await idOf('5')
  const [vehicle] = await readVehicles(test.database.read, [id])
  const everything = { merchantUuids: [] }
  expect(vehicle?.state).toBe('INCOMPLETE')
  expect(await readVehicle(test.database.read, String(id), everything)).toBeUndefined()
  expect(await readVehicle(test.database.read, String(await idOf('1')), everything)).toBeDefined()
  const pages = await readVehiclePages(test.database.read, MAIN_BRAND, 1, 1_000)
  expect(pages.map((page) => page.id)).toContain(await idOf('1'))
  expect(pages.map((page) => page.id)).not.toContain(id)
})

it('the next delivery publishes a car once its label is complete, and holds it back again', async () => {
  const [gap] = incomplete
  await deliver(test.database, merchantId, [complete[3]!, gap!])
  const before = await changes()
  expect(await deliver(test.database, merchantId, [complete[3]!, gap!])).toMatchObject({ updated: 0, unchanged: 2 })
  const mended = { ...gap!, attributes: NEW_PETROL }
  expect(await deliver(test.database, merchantId, [complete[3]!, { ...gap!, ...car('5', mended) }])).toMatchObject({
    updated: 1,
    labelGaps: { count: 0 },
  })
  expect(await states()).toEqual({ 4: 'PUBLISHED', 5: 'PUBLISHED' })
  await deliver(test.database, merchantId, [complete[3]!, gap!])
  expect(await states()).toEqual({ 4: 'PUBLISHED', 5: 'INCOMPLETE' })
  expect(await changes()).toBe(before + 2)
  await deliver(test.database, merchantId, [complete[3]!], { allowRemoval: true })
  expect(await states()).toEqual({ 4: 'PUBLISHED', 5: 'ARCHIVED' })
})

it('a reserved car stays as it is', async () => {
  await deliver(test.database, merchantId, complete)
  await test.database.pool.query(`update vehicles set state = 'RESERVED' where id = $1`, [await idOf('1')])
  const lessKnown = car('1', { attributes: { ...NEW_PETROL, cubicCapacity: null } })
  await deliver(test.database, merchantId, [lessKnown, ...complete.slice(1)])
  expect(await states()).toMatchObject({ 1: 'RESERVED' })
})

it('a dealer who wants only the report has the cars published; the choice applies to the stock at once', async () => {
  await deliver(test.database, merchantId, [...complete, ...incomplete])
  const before = await changes()
  expect(await setEnergyLabelPolicy(test.database, merchantId, 'REPORT')).toEqual({
    published: 2,
    withdrawn: 0,
    incomplete: 2,
  })
  expect(Object.values(await states())).toEqual(Array.from({ length: 6 }, () => 'PUBLISHED'))
  expect(await changes(), 'search hears of them').toBe(before + 2)

  const outcome = await deliver(test.database, merchantId, [...complete, ...incomplete])
  expect(outcome).toMatchObject({ updated: 0, unchanged: 6, labelGaps: { arePublished: true, count: 2 } })
  expect(await setEnergyLabelPolicy(test.database, merchantId, 'HOLD_BACK')).toEqual({
    published: 0,
    withdrawn: 2,
    incomplete: 0,
  })
  expect(await states()).toMatchObject({ 4: 'PUBLISHED', 5: 'INCOMPLETE', 6: 'INCOMPLETE' })
})

const EFFECTS = [
  { by: 'an order', from: 'PUBLISHED', to: 'RESERVED', after: 'RESERVED' },
  { by: 'the end of an order', from: 'RESERVED', to: 'PUBLISHED', after: 'INCOMPLETE' },
]

it.each(EFFECTS)('waits for $by that has its car locked', async ({ from, to, after }) => {
  await setEnergyLabelPolicy(test.database, merchantId, 'REPORT')
  await deliver(test.database, merchantId, incomplete)
  const [first, second] = [await idOf('5'), await idOf('6')]
  await test.database.pool.query('update vehicles set state = $2 where id = $1', [first, from])
  const order = await test.database.pool.connect()
  await order.query('begin')
  await order.query('update vehicles set state = $2 where id = $1', [first, to])
  const before = await changes()
  const deciding = setEnergyLabelPolicy(test.database, merchantId, 'HOLD_BACK')
  try {
    await expect.poll(() => somebodyWaits(test.database)).toBe(true)
    const locked = await order.query('select id from vehicles where id = $1 for update nowait', [second])
    expect(locked.rowCount, 'cars are locked in the order of their ids').toBe(1)
    await order.query('commit')
  } finally {
    await order.query('rollback')
    order.release()
  }
  const withdrawn = after === 'INCOMPLETE' ? 2 : 1
  expect(await deciding).toMatchObject({ withdrawn })
  expect(await states()).toEqual({ 5: after, 6: 'INCOMPLETE' })
  expect(await changes()).toBe(before + withdrawn)
})

it('a private person does not have to label a car', async () => {
  const { id } = await addMerchant(test.database, { slug: 'private', kind: 'PRIVATE' })
  expect(await deliver(test.database, id, incomplete)).toMatchObject({ labelGaps: { count: 0 } })
})

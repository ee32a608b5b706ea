import { expect, it } from 'vitest'
import { RETENTION_MS } from '#domain/retention.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { collectReports, failOnError, poisonRows } from '../../../tests/support/poison.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { readOrder } from '../order/orders.ts'
import { readVehicles } from '../vehicle/vehicle.ts'
import { purgeArchivedVehicles, purgeFeedRuns, purgePriceHistory } from './purge-stock.ts'

const test = useTestDatabase()
const deps = () => ({ writer: test.database, onError: failOnError })
const DAY_MS = 86_400_000
const days = (kind: keyof typeof RETENTION_MS) => RETENTION_MS[kind] / DAY_MS

async function idsOf(merchantId: number): Promise<Map<string, number>> {
  const { rows } = await test.database.pool.query<{ id: number; number: string }>(
    'select id, internal_number as number from vehicles where merchant_id = $1 order by id',
    [merchantId],
  )
  return new Map(rows.map(({ id, number }) => [number, id]))
}

async function archivedCars(slug: string, numbers: readonly string[]) {
  const { id: merchantId } = await addMerchant(test.database, { slug })
  await deliver(
    test.database,
    merchantId,
    numbers.map((number) => car(number)),
  )
  await test.database.pool.query(
    `update vehicles set state = 'ARCHIVED', updated_at = now() - make_interval(days => $2) where merchant_id = $1`,
    [merchantId, days('archivedVehicles') + 1],
  )
  return { merchantId, ids: await idsOf(merchantId) }
}

it('deletes vehicles archived long ago with their data, and changes no order', async () => {
  const { merchantId, ids } = await archivedCars('archive', ['1', '2', '3', '4'])
  const { actor } = await addCustomer(test.database, 'archive@example.com')
  const { pool } = test.database
  await pool.query(`update vehicles set updated_at = now() - make_interval(days => $2) where id = $1`, [
    ...[ids.get('2'), days('archivedVehicles') - 1],
  ])
  await pool.query(`update vehicles set state = 'PUBLISHED' where id = $1`, [ids.get('3')])
  const orderId = await addOrder(test.database, { customerId: actor.customerId, merchantId })
  await pool.query(
    `insert into order_lines (order_id, position, line_type, quantity, title, unit_price_cents, vat_mode, vehicle_id, is_open)
     values ($1, 90, 'VEHICLE', 1, 'Golf', 1, 'REGULAR', $2, false)`,
    [orderId, ids.get('4')],
  )
  await pool.query('insert into favourites values ($1, $2, 1, 1)', [actor.customerId, ids.get('1')])
  await pool.query(
    `with cart as (insert into carts (customer_id) values ($1) returning id)
     insert into cart_lines (cart_id, product_type, vehicle_id, merchant_id, payment, price_cents)
     select id, 'Vehicle', $2, $3, 'CASH', 1 from cart`,
    [actor.customerId, ids.get('1'), merchantId],
  )
  const shopper = { customerId: actor.customerId, scope: { merchantUuids: [] } }
  const before = await readOrder(test.database.read, shopper, orderId)
  expect(await purgeArchivedVehicles(deps())).toBe(1)
  expect([...(await idsOf(merchantId)).keys()]).toEqual(['2', '3', '4'])
  expect((await pool.query('select from favourites')).rowCount).toBe(0)
  expect((await pool.query('select from cart_lines')).rowCount).toBe(0)
  expect((await pool.query('select from price_history where vehicle_id = $1', [ids.get('1')])).rowCount).toBe(0)
  expect(await readOrder(test.database.read, shopper, orderId)).toEqual(before)
  // Delivered again, it is a new vehicle.
  await deliver(test.database, merchantId, [car('1')], { allowRemoval: true })
  expect((await idsOf(merchantId)).get('1')).toBeGreaterThan(ids.get('4')!)
})

it('deletes the others where one vehicle cannot be deleted', async () => {
  const { merchantId, ids } = await archivedCars('poisoned-archive', ['1', '2', '3'])
  const heal = await poisonRows(test.database, 'delete', 'vehicles', `old.id = ${ids.get('2')}`)
  const { reports, onError } = collectReports()
  expect(await purgeArchivedVehicles({ writer: test.database, onError })).toBe(2)
  await heal()
  expect(reports).toEqual([`vehicles ${ids.get('2')}: error: poisoned`])
  expect([...(await idsOf(merchantId)).keys()]).toEqual(['2'])
})

it('deletes old prices, but none that a reduction is compared with; advertised reductions stay the same', async () => {
  const { id: merchantId } = await addMerchant(test.database, { slug: 'prices' })
  await deliver(test.database, merchantId, [car('long ago'), car('reduced'), car('unchanged'), car('reduced long ago')])
  const ids = await idsOf(merchantId)
  const history: Record<string, readonly (readonly [daysAgo: number, price: number])[]> = {
    // The price of 900 days ago was in force until 500 days ago: long before the reduction of yesterday.
    'long ago': [
      [900, 100],
      [500, 300],
      [20, 250],
      [1, 200],
    ],
    reduced: [
      [410, 300],
      [405, 200],
      [1, 100],
    ],
    unchanged: [[1_000, 100]],
    'reduced long ago': [
      [700, 100],
      [660, 300],
      [620, 250],
      [600, 200],
    ],
  }
  const { pool } = test.database
  await pool.query('delete from price_history where vehicle_id = any($1)', [[...ids.values()]])
  for (const [number, changes] of Object.entries(history))
    for (const [daysAgo, price] of changes)
      await pool.query('insert into price_history values ($1, now() - make_interval(days => $2), $3)', [
        ...[ids.get(number), daysAgo, price],
      ])
  const advertised = async () => {
    const vehicles = await readVehicles(test.database.read, [...ids.values()])
    return new Map(vehicles.flatMap(({ id, previousPrice }) => (previousPrice === null ? [] : [[id, previousPrice]])))
  }
  const before = await advertised()
  expect(before).toEqual(
    new Map([
      [ids.get('long ago'), 250],
      [ids.get('reduced'), 200],
      [ids.get('reduced long ago'), 250],
    ]),
  )
  expect(await purgePriceHistory(deps())).toBe(3)
  expect(await advertised()).toEqual(before)
  const { rows } = await pool.query<{ price: number }>(
    'select price_cents as price from price_history where vehicle_id = any($1) order by vehicle_id, changed_at',
    [[...ids.values()]],
  )
  expect(rows.map(({ price }) => price)).toEqual([300, 250, 200, 200, 100, 100, 300, 250, 200])
})

it('deletes old reports of deliveries, but not the latest of a dealer', async () => {
  const { pool } = test.database
  for (const [slug, ages] of [
    ['busy', [days('feedRuns') + 2, days('feedRuns') + 1, days('feedRuns') - 1]],
    ['quiet', [500, 400]],
  ] as const) {
    const { id } = await addMerchant(test.database, { slug })
    for (const age of ages)
      await pool.query(
        `insert into feed_runs (merchant_id, file_name, outcome, finished_at)
         values ($1, $2, 'APPLIED', now() - make_interval(days => $3))`,
        [id, `${slug} ${age}`, age],
      )
  }
  expect(await purgeFeedRuns(deps())).toBe(3)
  const { rows } = await pool.query<{ name: string }>('select file_name as name from feed_runs order by id')
  expect(rows.map(({ name }) => name)).toEqual([`busy ${days('feedRuns') - 1}`, 'quiet 400'])
})

import { beforeAll, expect, it } from 'vitest'
import { addCustomer } from '../../../../tests/support/account.ts'
import { addOrder } from '../../../../tests/support/orders.ts'
import { staffActor } from '../../../../tests/support/staff.ts'
import { addMerchant, car, deliver } from '../../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { readFigures } from './figures.ts'
import { readViewList } from './view-list.ts'

const test = useTestDatabase()
let merchantId: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  const { pool } = test.database
  const { actor } = await addCustomer(test.database, 'eva@example.com')
  const orders = []
  for (const _ of [1, 2]) orders.push(await addOrder(test.database, { customerId: actor.customerId, merchantId }))
  // The clock in Berlin is ahead: this is already March there.
  await pool.query(`update orders set placed_at = '2026-02-28T23:30:00Z'`)
  await pool.query(`update orders set state = 'CANCELLED' where id = $1`, [orders[0]])
  await pool.query(`update orders set state = 'CONFIRMED' where id = $1`, [orders[1]])
  await pool.query('delete from order_lines')
  await pool.query(
    `insert into order_lines (order_id, position, line_type, quantity, title, facts, unit_price_cents, vat_mode)
     select id, 1, 'VEHICLE', 1, 'VW Golf', '[]', 1000000, 'MARGIN' from orders`,
  )
  await pool.query(
    `insert into order_events (order_id, at, actor, subject, to_state)
     select id, '2026-03-02T10:00:00Z', 'MERCHANT', 'ORDER', 'CONFIRMED' from orders`,
  )
  await pool.query(
    `insert into requests (id, kind, state, merchant_id, first_name, last_name, email, locale, origin, data, created_at,
       answer_minutes)
     select n, 'CONTACT', 'NEW', $1, 'Eva', 'Kern', 'eva@example.com', 'de', 'https://shop.example', '{}', at, minutes
     from (values (1000000001, timestamptz '2026-03-03', 30), (1000000002, '2026-03-04', 90),
       (1000000003, '2026-03-05', 120), (1000000004, '2026-02-05', null::int)) r(n, at, minutes)`,
    [merchantId],
  )
})

const figuresOf = async (period: string, role: 'OWNER' | 'SERVICE' = 'OWNER') => {
  const found = await readFigures(test.database.read, staffActor({ merchantId, roles: [role] }), { merchantId, period })
  return found.kind === 'found' ? found.figures : found.code
}

it('counts in days of Berlin, and leaves out sales that came to nothing', async () => {
  const figures = await figuresOf('2026-03')
  expect(figures).toHaveLength(12)
  const [february, march] = figures.slice(-2)
  expect(march).toMatchObject({
    orders: 2,
    lostOrders: 1,
    sales: 1,
    turnover: 10_000_00,
    requests: 3,
    answerMinutes: 90,
  })
  expect(february).toMatchObject({ orders: 0, sales: 0, turnover: 0, requests: 1, answerMinutes: null, missed: null })
  expect(await figuresOf('2026-Q1')).toHaveLength(8)
  expect((await figuresOf('2026')).at(-1)).toMatchObject({ orders: 2, sales: 1, requests: 4 })
})

it('is for those who may, and of periods that exist', async () => {
  expect(await figuresOf('2026-03', 'SERVICE')).toBe('FORBIDDEN')
  expect(await figuresOf('March')).toBe('INVALID_INPUT')
})

it('shows how often cars were looked at, and no figure that could be one person', async () => {
  await deliver(test.database, merchantId, [car('1'), car('2')])
  const { pool } = test.database
  await pool.query(
    `insert into vehicle_views (day, merchant_id, vehicle_id, views)
     select d, $1, id, case internal_number when '1' then 4 else 2 end
     from vehicles, (values (date '2026-03-01'), ('2026-03-31'), ('2026-04-01')) days(d)`,
    [merchantId],
  )
  await pool.query(
    `insert into merchant_referrers values ('2026-03-02', $1, 'few.example', 4), ('2026-03-02', $1, 'many.example', 5)`,
    [merchantId],
  )
  const actor = staffActor({ merchantId, roles: ['OWNER'] })
  expect(await readViewList(test.database.read, actor, { merchantId, period: '2026-03' })).toMatchObject({
    cars: [
      { internalNumber: '1', views: 8 },
      { internalNumber: '2', views: null },
    ],
    referrers: [{ host: 'many.example', views: 5 }],
  })
  const views = async (period: string) => {
    const figures = await figuresOf(period)
    return Array.isArray(figures) ? figures.at(-1)?.views : undefined
  }
  expect([await views('2026-03'), await views('2026-04'), await views('2026-02')]).toEqual([12, 6, null])
  const stranger = staffActor({ merchantId: merchantId + 1, roles: ['OWNER'] })
  const refused = await readViewList(test.database.read, stranger, { merchantId, period: '2026-03' })
  expect(refused).toMatchObject({ kind: 'refused' })
})

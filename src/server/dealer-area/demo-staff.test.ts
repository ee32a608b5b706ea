import { expect, it, vi } from 'vitest'
import { DEMO_STAFF } from '#domain/staff/demo-staff.ts'
import { putDemoCustomer } from '#use-cases/demo/put-demo-customer.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { readConfig } from '../config.ts'
import { DEMO_LOGIN } from '../demo.ts'
import { ensureDemoStaff } from './demo-staff.ts'

const test = useTestDatabase()
const SITE = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const

it('a demo whose orders are refused has its staff all the same, and its orders at a later start', async () => {
  const merchant = await addMerchant(test.database, { slug: 'lindenhof' })
  const used = { accident: false, firstRegistration: '2024-03', price: 20_000_00 }
  await deliver(test.database, merchant.id, [car('D-1', { attributes: used })])
  await putDemoCustomer(test.database, SITE, DEMO_LOGIN)
  // A customer of the demo has just reserved the only car.
  await test.database.pool.query(
    `insert into vehicle_holds (vehicle_id, customer_id, held_until)
     select v.id, c.id, now() + interval '1 hour' from vehicles v, customers c`,
  )
  const onRefused = vi.fn()
  const { deps } = await visitorContext(test.database)
  const config = readConfig({ PUBLIC_ORIGIN: SITE.origin })
  const logins = await ensureDemoStaff(test.database, config, deps, onRefused)
  expect(logins).toHaveLength(3)
  expect(onRefused).toHaveBeenCalledOnce()
  const { rows } = await test.database.pool.query('select email from staff order by id')
  expect(rows.map(({ email }) => email)).toEqual([DEMO_STAFF.owner, DEMO_STAFF.sales, DEMO_STAFF.admin])
  const orders = async () => (await test.database.pool.query('select id from orders')).rowCount
  expect(await orders()).toBe(0)
  await test.database.pool.query('delete from vehicle_holds')
  expect(await ensureDemoStaff(test.database, config, deps, onRefused)).toEqual(logins)
  expect(await orders()).toBe(1)
})

it('a shop in production has no accounts whose password everybody knows', async () => {
  const secret = '0123456789abcdef0123456789abcdef'
  const config = readConfig({
    ...{ NODE_ENV: 'production', SESSION_SECRET: secret, DATA_KEY: secret, MAIL_OUTBOX: '1', DEMO_STOCK: '1' },
  })
  const { deps } = await visitorContext(test.database)
  await test.database.pool.query('delete from staff')
  expect(await ensureDemoStaff(test.database, config, deps, vi.fn())).toEqual([])
  expect((await test.database.pool.query('select 1 from staff')).rowCount).toBe(0)
})

import { expect, it } from 'vitest'
import { addCalendar } from '../../../tests/support/appointments.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { demoPrices, demoServices } from '#feeds/demo/workshops.ts'
import { addToCart } from '../cart/add-to-cart.ts'
import { putWorkshopPrices, putWorkshopServices } from '../workshop/put-workshop.ts'
import { putDemoAppointments } from './put-demo-appointments.ts'
import { putDemoApplication } from './put-demo-application.ts'
import { putDemoCustomer } from './put-demo-customer.ts'
import { type DemoOrderDeps, putDemoOrders } from './put-demo-orders.ts'
import { putDemoTradeInRequest } from './put-demo-trade-in-request.ts'

const test = useTestDatabase()
const SITE = { origin: 'http://localhost:3000', brandSlug: null, locale: 'de' } as const

it('gives the demo’s dealer orders in every state it has something to do in, a calendar, an application and a trade-in, once', async () => {
  const merchant = await addMerchant(test.database)
  const used = { accident: false, firstRegistration: '2024-03', price: 20_000_00 }
  const models = ['Golf', 'Golf', 'Polo', 'Passat', 'Tiguan', 'Touran', 'T-Roc']
  const cars = models.map((modelName, index) => car(`D-${index}`, { modelName, attributes: used }))
  await deliver(test.database, merchant.id, cars)
  await addCalendar(test.database, merchant.id, { bays: 3 })
  await putWorkshopServices(test.database, demoServices())
  await putWorkshopPrices(test.database, merchant.id, demoPrices('lindenhof'))
  const { deps } = await visitorContext(test.database)
  await leaveCarInCart(deps, 'thomas.berger@example.com')
  for (let time = 0; time < 2; time++) {
    await putDemoOrders(deps, SITE, merchant.id)
    await putDemoApplication(deps, SITE, merchant.id)
    await putDemoAppointments(deps, SITE, merchant)
    await putDemoTradeInRequest(deps, SITE, merchant)
  }
  const { rows: orders } = await test.database.pool.query(
    `select state, payment_state as payment, financing_state as financing, (select max(at) from order_events e where e.order_id = o.id)
       > now() - interval '1 hour' as "isFresh",
       (select count(*)::int from order_lines l where l.order_id = o.id and l.line_type = 'VEHICLE') as cars from orders o order by placed_at desc`,
  )
  expect(orders).toEqual([
    { state: 'PLACED', payment: 'PAYMENT_DETAILS_IN_PROGRESS', financing: 'NOT_NEEDED', isFresh: false, cars: 1 },
    { state: 'PLACED', payment: 'WAITING_FOR_PAYMENT_DETAILS', financing: 'WAITING', isFresh: false, cars: 1 },
    { state: 'CONFIRMED', payment: 'PAYMENT_DETAILS_IN_PROGRESS', financing: 'NOT_NEEDED', isFresh: false, cars: 1 },
    { state: 'IN_PREPARATION', payment: 'PAID', financing: 'NOT_NEEDED', isFresh: false, cars: 1 },
    {
      state: 'READY_FOR_PICKUP',
      payment: 'PAYMENT_DETAILS_IN_PROGRESS',
      financing: 'NOT_NEEDED',
      isFresh: false,
      cars: 1,
    },
    { state: 'HANDED_OVER', payment: 'PAID', financing: 'NOT_NEEDED', isFresh: true, cars: 1 },
  ])
  const { rows: appointments } = await test.database.pool.query(
    'select a.kind, r.state from appointments a join requests r on r.id = a.request_id order by a.kind, r.state',
  )
  expect(appointments).toEqual([
    { kind: 'HAND_OVER', state: 'CONFIRMED' },
    { kind: 'INSPECTION', state: 'INSPECTION_BOOKED' },
    { kind: 'TEST_DRIVE', state: 'NEW' },
    { kind: 'WORKSHOP', state: 'CONFIRMED' },
    { kind: 'WORKSHOP', state: 'REQUESTED' },
    { kind: 'WORKSHOP', state: 'REQUESTED' },
  ])
  const { rows: applications } = await test.database.pool.query(
    `select c.last_name as name, r.state, (select count(*)::int from financing_answers x where x.request_id = r.id) as sealed
     from financing_applications f join requests r on r.id = f.request_id join customers c on c.id = f.customer_id`,
  )
  expect(applications).toEqual([{ name: 'Aydin', state: 'SUBMITTED', sealed: 1 }])
  const { rows: tradeIns } = await test.database.pool.query(
    `select t.state, t.vehicle->>'model' as model, r.data->'condition'->>'brakes' as brakes, r.created_at < now() - interval '20 hours' as "isOld"
     from trade_ins t join requests r on r.id = t.request_id`,
  )
  expect(tradeIns).toEqual([{ state: 'INSPECTION_BOOKED', model: 'Golf', brakes: 'UNKNOWN', isOld: true }])

  // An order of somebody who tries the demo is theirs to fetch: the next start books nothing for it.
  await test.database.pool.query(
    "update customers set email_key = 'gast@example.com' where email_key = 'kim.nguyen@example.com'",
  )
  await test.database.pool.query("delete from appointments where kind = 'HAND_OVER'")
  await putDemoAppointments(deps, SITE, merchant)
  const { rows: handOvers } = await test.database.pool.query("select id from appointments where kind = 'HAND_OVER'")
  expect(handOvers).toEqual([])
}, 120_000)

/** As an earlier start that was ended before its order was placed. */
async function leaveCarInCart(deps: DemoOrderDeps, email: string): Promise<void> {
  await putDemoCustomer(test.database, SITE, { email, password: 'Nordlicht-1972' })
  const query = `select c.id as "customerId", v.id::text as "vehicleId" from customers c, vehicles v where email = $1 and internal_number = 'D-1'`
  const { rows } = await test.database.pool.query<{ customerId: number; vehicleId: string }>(query, [email])
  const { customerId, vehicleId: id } = rows[0]!
  const owner = { kind: 'CUSTOMER', customerId } as const
  const payment = { kind: 'CASH', price: null, options: {} } as const
  const items = [{ productType: 'Vehicle', id, quantity: 1, payment }] as const
  expect(await addToCart(deps, { owner, items, merchantUuids: [], key: null })).toMatchObject({ kind: 'done' })
}

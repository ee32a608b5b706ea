import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { beforeAll, describe, expect, it } from 'vitest'
import { addCustomer } from '../support/account.ts'
import { buys } from '../support/checkout.ts'
import { visitorContext } from '../support/gateway-context.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'

const test = useTestDatabase()
const PRICE = 12_345_00
const CARS = 50
const BUYERS = 200
const FOR_KILLED_SHOPS = 400

let ids: number[]
beforeAll(async () => {
  const { id } = await addMerchant(test.database)
  const cars = Array.from({ length: CARS + FOR_KILLED_SHOPS }, (_, index) =>
    car(String(index + 1), { attributes: { price: PRICE } }),
  )
  await deliver(test.database, id, cars)
  const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles order by id')
  ids = rows.map((row) => row.id)
})

describe('many customers at once', () => {
  it(`${BUYERS} go to checkout for ${CARS} cars: each car is sold once, everybody else is refused`, async () => {
    const visitor = await visitorContext(test.database)
    const cars = ids.slice(0, CARS)
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, (_, index) => addCustomer(test.database, `buyer-${index}@example.com`)),
    )
    const outcomes = await Promise.all(
      buyers.map(({ actor }, index) => buys({ ...visitor, actor }, [String(cars[index % CARS])])),
    )
    const refused = outcomes.flatMap((outcome) => ('codes' in outcome ? [outcome.codes] : []))
    expect(outcomes.length - refused.length).toBe(CARS)
    expect(refused).toHaveLength(BUYERS - CARS)
    for (const codes of refused) expect(codes).toEqual(['RESERVED', 'UNAVAILABLE'])

    const { rows } = await test.database.pool.query(
      `select count(*)::int as orders, sum(o.total_cents)::int8 as total, count(distinct l.vehicle_id)::int as cars,
        (select count(*)::int from vehicles where id = any($1) and state = 'RESERVED') as reserved,
        (select count(*)::int from vehicle_holds) as reservations
       from orders o join order_lines l on l.order_id = o.id and l.line_type = 'VEHICLE'`,
      [cars],
    )
    expect(rows).toEqual([{ orders: CARS, total: CARS * PRICE, cars: CARS, reserved: CARS, reservations: 0 }])
  }, 120_000)
})

describe('a shop that is killed', () => {
  it('leaves each order complete or not at all, and keeps every confirmed one', async () => {
    let next = ids[CARS]!
    const last = ids[ids.length - 1]!
    const confirmed: string[] = []
    // Each time a little later: the kill falls into another moment of an order.
    for (const wait of [0, 3, 7, 12, 18, 25, 33, 42]) {
      const shop = spawn(
        process.execPath,
        [path.resolve('tests/support/order-until-killed.ts'), test.url, String(next), String(last)],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      )
      const lines = createInterface({ input: shop.stdout })
      lines.on('line', (line) => {
        if (line !== 'ready') confirmed.push(line)
      })
      await once(lines, 'line')
      await once(lines, 'line')
      await new Promise((resolve) => setTimeout(resolve, wait))
      shop.kill('SIGKILL')
      await once(shop, 'close')
      const { rows } = await test.database.pool.query<{ last: number }>(
        `select max(substring(email from '\\d+')::int) as last from customers where email like 'order-%'`,
      )
      next = rows[0]!.last + 1
    }
    const { rows: orders } = await test.database.pool.query<{ id: string; whole: boolean }>(
      `select o.id::text, (
         (select count(*) from order_lines l where l.order_id = o.id and l.unit_price_cents = ${PRICE}) = 1
         and (select count(*) from order_events e where e.order_id = o.id) = 2
         and (select v.state from order_lines l join vehicles v on v.id = l.vehicle_id where l.order_id = o.id
              and l.line_type = 'VEHICLE') = 'RESERVED'
         and not exists (select from cart_lines l join carts c on c.id = l.cart_id where c.customer_id = o.customer_id)
         and not exists (select from drafts d where d.customer_id = o.customer_id)
       ) as whole
       from orders o join customers c on c.id = o.customer_id where c.email like 'order-%'`,
    )
    expect(orders.filter(({ whole }) => !whole)).toEqual([])
    const placed = new Set(orders.map(({ id }) => id))
    expect(confirmed.length).toBeGreaterThanOrEqual(8)
    expect(confirmed.filter((id) => !placed.has(id))).toEqual([])
    const { rows: broken } = await test.database.pool.query(
      `select v.id from vehicles v where v.state = 'RESERVED'
       and not exists (select from order_lines l where l.vehicle_id = v.id and l.is_open)`,
    )
    expect(broken).toEqual([])
  }, 120_000)
})

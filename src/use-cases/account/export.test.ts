import { expect, it } from 'vitest'
import { deleteCustomer } from './delete-customer.ts'
import { changeOrderState } from '../order/change-state.ts'
import { addCustomer, passwordOf } from '../../../tests/support/account.ts'
import { addOrder, statesOf } from '../../../tests/support/orders.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { addTradeIn } from '../../../tests/support/trade-ins.ts'
import { readExport } from './export.ts'

const test = useTestDatabase()
const LINE = { line_type: 'ACCESSORY_STAND_ALONE', title: 'Fußmatten', unit_price_cents: 49_90 } as const

it('contains all of one’s own orders and none of others’; deleting the account leaves them unchanged', async () => {
  const { id: merchantId } = await addMerchant(test.database)
  const { actor } = await addCustomer(test.database, 'jana@example.com')
  const other = (await addCustomer(test.database, 'other@example.com')).actor
  const { customerId } = actor
  const own = await addOrder(test.database, { customerId, merchantId, state: 'IN_PREPARATION', lines: [LINE] })
  await addOrder(test.database, { customerId: other.customerId, merchantId, lines: [{ ...LINE, title: 'Dachbox' }] })
  await test.database.pool.query(
    "insert into order_events (order_id, actor, subject, to_state) values ($1, 'CUSTOMER', 'ORDER', 'PLACED')",
    [own],
  )
  const exported = await readExport(test.database.read, customerId)
  expect(exported.orders).toMatchObject([
    { id: own, billing: { city: 'Köln' }, customer: { email: 'jana@example.com' } },
  ])
  expect(exported.order_lines).toMatchObject([{ title: 'Fußmatten' }])
  expect(exported.order_events).toMatchObject([{ to_state: 'PLACED' }])
  expect(JSON.stringify(exported)).not.toContain('Dachbox')

  const site = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
  const password = await passwordOf(test.database, actor)
  expect(await deleteCustomer(test.database, site, actor, { customerId, password })).toEqual({ kind: 'done' })
  expect(await statesOf(test.database, own)).toMatchObject({ state: 'IN_PREPARATION' })
  const { rows } = await test.database.pool.query('select customer_id, billing from orders where id = $1', [own])
  expect(rows).toMatchObject([{ customer_id: null, billing: { firstName: 'Jana', city: 'Köln' } }])
})

it('contains one’s trade-ins; deleting the account leaves only those of orders, until such an order is voided', async () => {
  const { id: merchantId } = await addMerchant(test.database, { slug: 'schmitz' })
  const mine = await addTradeIn(test.database, { merchantId })
  const { customerId } = mine.actor
  const orderId = await addOrder(test.database, { customerId, merchantId })
  await test.database.pool.query("update trade_ins set state = 'ACCEPTED', order_id = $2 where id = $1", [
    mine.tradeInId,
    orderId,
  ])
  const { rows } = await test.database.pool.query<{ id: number }>(
    `insert into trade_ins (customer_id, garage_vehicle_id, vehicle, merchant_id, state, price_cents, valid_until)
     select customer_id, garage_vehicle_id + 1000, vehicle, merchant_id, 'OFFERED', 1, valid_until from trade_ins where id = $1 returning id`,
    [mine.tradeInId],
  )
  const exported = await readExport(test.database.read, customerId)
  expect(exported.trade_ins).toMatchObject([
    { id: mine.tradeInId, vehicle: { vin: 'W0L0XCF0814000001' } },
    { id: rows[0]!.id },
  ])
  expect(exported.trade_in_events).toMatchObject([{ to_state: 'OFFERED', actor: 'MERCHANT' }])

  const site = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
  const password = await passwordOf(test.database, mine.actor)
  await deleteCustomer(test.database, site, mine.actor, { customerId, password })
  const left = async () => (await test.database.pool.query('select id, customer_id from trade_ins')).rows
  expect(await left()).toEqual([{ id: mine.tradeInId, customer_id: null }])
  const change = { orderId, to: 'REJECTED', actor: 'MERCHANT' } as const
  expect(await test.database.transaction((handle) => changeOrderState(handle, change))).toMatchObject({ kind: 'done' })
  expect(await left()).toEqual([])
})

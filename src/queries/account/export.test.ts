import { expect, it } from 'vitest'
import { deleteCustomer } from '#commands/account/delete-customer.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder, statesOf } from '../../../tests/support/orders.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { readExport } from './export.ts'

const test = useTestDatabase()
const LINE = { line_type: 'ACCESSORY_STAND_ALONE', title: 'Fußmatten', unit_price_cents: 49_90 } as const

it('tells everything of one’s own orders and nothing of others’; deleting the account leaves them behind as they are', async () => {
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
  const told = await readExport(test.database.read, customerId)
  expect(told.orders).toMatchObject([{ id: own, billing: { city: 'Köln' }, customer: { email: 'jana@example.com' } }])
  expect(told.order_lines).toMatchObject([{ title: 'Fußmatten' }])
  expect(told.order_events).toMatchObject([{ to_state: 'PLACED' }])
  expect(JSON.stringify(told)).not.toContain('Dachbox')

  const site = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
  expect(await deleteCustomer(test.database, site, actor, { customerId, password: null })).toEqual({ kind: 'done' })
  expect(await statesOf(test.database, own)).toMatchObject({ state: 'IN_PREPARATION' })
  const { rows } = await test.database.pool.query('select customer_id, billing from orders where id = $1', [own])
  expect(rows).toMatchObject([{ customer_id: null, billing: { firstName: 'Jana', city: 'Köln' } }])
})

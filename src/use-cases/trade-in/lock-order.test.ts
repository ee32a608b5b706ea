import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { CustomerActor } from '#domain/actor.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { addTradeIn } from '../../../tests/support/trade-ins.ts'
import { deleteCustomer } from '../account/delete-customer.ts'
import { deleteGarageVehicle } from '../garage/change-garage-vehicles.ts'
import { declineTradeIn } from './decline-trade-in.ts'

const test = useTestDatabase()
const SITE = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const

interface Owner {
  readonly actor: CustomerActor
  readonly garageVehicleId: number
  readonly tradeInId: number
}
const WAYS: Readonly<Record<string, (owner: Owner) => Promise<unknown>>> = {
  'whoever deletes the account': ({ actor }) =>
    deleteCustomer(test.database, SITE, actor, { customerId: actor.customerId, password: null }),
  'whoever takes the car out of the garage': ({ actor, garageVehicleId }) =>
    deleteGarageVehicle(test.database, actor, garageVehicleId),
  'whoever declines the offer': ({ actor, tradeInId }) =>
    declineTradeIn(test.database, { customerId: actor.customerId, tradeInId }),
}

async function somebodyWaits(): Promise<boolean> {
  const { rows } = await test.database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

it.each(Object.entries(WAYS))('%s waits for the cart before locking anything else', async (_, change) => {
  const { id: merchantId } = await addMerchant(test.database, { slug: `dealer-${randomUUID()}` })
  const owner = await addTradeIn(test.database, { merchantId })
  const { customerId } = owner.actor
  await test.database.pool.query('insert into carts (customer_id) values ($1)', [customerId])
  const order = await test.database.pool.connect()
  await order.query('begin')
  await order.query('select from carts where customer_id = $1 for update', [customerId])
  const changing = change(owner)
  try {
    await expect.poll(somebodyWaits).toBe(true)
    for (const [table, id] of [
      ['trade_ins', owner.tradeInId],
      ['garage_vehicles', owner.garageVehicleId],
      ['customers', customerId],
    ] as const)
      expect(await order.query(`select id from ${table} where id = $1 for update nowait`, [id]), table).toBeTruthy()
  } finally {
    await order.query('rollback')
    order.release()
  }
  expect(await changing).toMatchObject({ kind: 'done' })
})

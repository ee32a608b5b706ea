import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { CustomerActor } from '#domain/actor.ts'
import { addMerchant, car, deliver } from '../../tests/support/stock.ts'
import { PASSWORD, setPassword } from '../../tests/support/account.ts'
import { demoAccessories } from '../../tests/support/accessories.ts'
import { addOrder } from '../../tests/support/orders.ts'
import { TEST_SECRET } from '../../tests/support/gateway-context.ts'
import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { inDelivery } from '#database/stock/delivery.ts'
import { addToCart } from './cart/add-to-cart.ts'
import { logIn } from './session/log-in.ts'
import { somebodyWaits } from '../../tests/support/somebody-waits.ts'
import { useTestDatabase } from '../../tests/support/test-database.ts'
import { addTradeIn } from '../../tests/support/trade-ins.ts'
import { deleteCustomer } from './account/delete-customer.ts'
import { deleteGarageVehicle } from './garage/change-garage-vehicles.ts'
import { declineTradeIn } from './trade-in/decline-trade-in.ts'

const test = useTestDatabase()
const SITE = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const

interface Owner {
  readonly actor: CustomerActor
  readonly garageVehicleId: number
  readonly tradeInId: number
}
const WAYS: Readonly<Record<string, (owner: Owner) => Promise<unknown>>> = {
  'whoever deletes the account': async ({ actor }) => {
    const { customerId } = actor
    const password = await setPassword(test.database, actor)
    return deleteCustomer(test.database, SITE, actor, { customerId, password })
  },
  'whoever takes the car out of the garage': ({ actor, garageVehicleId }) =>
    deleteGarageVehicle(test.database, actor, garageVehicleId),
  'whoever declines the offer': ({ actor, tradeInId }) =>
    declineTradeIn(test.database, { customerId: actor.customerId, tradeInId }),
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
    await expect.poll(() => somebodyWaits(test.database)).toBe(true)
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

it('whoever deletes the account waits for its orders before locking the trade-ins in them', async () => {
  const { id: merchantId } = await addMerchant(test.database, { slug: `dealer-${randomUUID()}` })
  const { actor, tradeInId } = await addTradeIn(test.database, { merchantId })
  await addOrder(test.database, { merchantId, customerId: actor.customerId })
  const password = await setPassword(test.database, actor)
  const change = await test.database.pool.connect()
  await change.query('begin')
  await change.query('select from orders where customer_id = $1 for update', [actor.customerId])
  const deleting = deleteCustomer(test.database, SITE, actor, { customerId: actor.customerId, password })
  try {
    await expect.poll(() => somebodyWaits(test.database)).toBe(true)
    const row = await change.query('select id from trade_ins where id = $1 for update nowait', [tradeInId])
    expect(row.rowCount).toBe(1)
  } finally {
    await change.query('rollback')
    change.release()
  }
  expect(await deleting).toMatchObject({ kind: 'done' })
})

it('whoever logs in waits for the cart before locking the customer', async () => {
  const { id: merchantId } = await addMerchant(test.database, { slug: `dealer-${randomUUID()}` })
  const email = `${randomUUID()}@example.com`
  const { customerId } = (await addTradeIn(test.database, { merchantId, email })).actor
  await setPassword(test.database, email)
  await test.database.pool.query('insert into carts (customer_id) values ($1)', [customerId])
  const order = await test.database.pool.connect()
  await order.query('begin')
  await order.query('select from carts where customer_id = $1 for update', [customerId])
  const credentials = { email, password: PASSWORD, network: '203.0.113.9', anonymousId: randomUUID() }
  const loggingIn = logIn(test.database, signedSessionTokens(TEST_SECRET), credentials)
  try {
    await expect.poll(() => somebodyWaits(test.database)).toBe(true)
    expect((await order.query('select id from customers where id = $1 for update nowait', [customerId])).rowCount).toBe(
      1,
    )
  } finally {
    await order.query('rollback')
    order.release()
  }
  expect(await loggingIn).toMatchObject({ kind: 'done' })
})

it('a delivery in progress keeps nobody from filling a cart with the dealer’s cars', async () => {
  const { id: merchantId } = await addMerchant(test.database, { slug: `dealer-${randomUUID()}` })
  await deliver(test.database, merchantId, [car('1')])
  const { rows } = await test.database.pool.query<{ id: string }>('select id from vehicles where merchant_id = $1', [
    merchantId,
  ])
  const owner = { kind: 'VISITOR', anonymousId: randomUUID() } as const
  const items = [
    {
      productType: 'Vehicle',
      id: rows[0]!.id,
      quantity: 1,
      payment: { kind: 'CASH', price: null, options: {} },
    },
  ] as const
  const added = await inDelivery(test.database.pool, merchantId, [{ name: 'mileage', type: 'integer' }], () =>
    addToCart(
      { writer: test.database, accessories: demoAccessories() },
      { owner, items, merchantUuids: [], key: null },
    ),
  )
  expect(added).toEqual({ kind: 'done' })
})

import { ATTEMPT_LIMITS } from '#domain/account/attempts.ts'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mergeCarts } from '#use-cases/cart/merge-carts.ts'
import { addCustomer, PASSWORD, setPassword } from '../../../tests/support/account.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { run } from '../../../tests/support/run.ts'
import { addMerchant, car, deliver, idsByModel } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'

const test = useTestDatabase()
let nobody: GatewayContext
let visitor: GatewayContext
const ids: Record<string, string> = {}

beforeAll(async () => {
  nobody = await visitorContext(test.database)
  const dealer = await addMerchant(test.database)
  const seller = await addMerchant(test.database, { slug: 'jana', kind: 'PRIVATE' })
  await deliver(test.database, dealer.id, [
    car('1', { modelName: 'Golf' }),
    car('2', { modelName: 'Polo' }),
    car('3', { modelName: 'Passat' }),
    car('4', { modelName: 'Touran' }),
  ])
  await deliver(test.database, seller.id, [car('9', { modelName: 'Up' })])
  const idsOfModels = await idsByModel(test.database)
  for (const name in idsOfModels) ids[name] = String(idsOfModels[name])
  await setState('Passat', 'RESERVED')
  await setState('Touran', 'SOLD')
})

beforeEach(() => {
  visitor = { ...nobody, anonymousId: randomUUID() }
})

const LINES = `count sum lines { productType quantity available errorCodes product { ... on CartVehicle { id modelName sumPrice } }
  payment { price seenPrice paymentType monthlyPrice seenMonthlyPrice adjusted example } dealer { name accessoriesProviders { makeName } } }`
const CART = `{ cart { ${LINES} } cartCount }`
const ADD = `mutation ($items: [CartItemInput!]!) { addToCart(input: {items: $items}) { ${LINES} } }`
const LOG_IN = `mutation ($email: String!, $password: String!) {
  createCustomerAccessToken(email: $email, password: $password) { accessToken } }`
const DELETE = `mutation ($items: [CartItemKey!]!) { deleteFromCart(input: {items: $items}) { count } }`

interface Line {
  available: boolean
  errorCodes: number[]
  product: { id: string; modelName: string }
  payment: Record<string, number | string | boolean | null>
}
interface Cart {
  count: number
  sum: number
  lines: Line[]
}

async function runOnCart(document: string, variables: object, context: GatewayContext) {
  const { data, errors } = await run(document, variables, context)
  const { cart, addToCart, cartCount } = (data ?? {}) as { cart?: Cart; addToCart?: Cart; cartCount?: number }
  return { cart: (cart ?? addToCart)!, cartCount, refusals: errors }
}

const add = (names: readonly string[], context = visitor, more: object = {}) =>
  runOnCart(ADD, { items: names.map((name) => ({ productType: 'Vehicle', id: ids[name], ...more })) }, context)
const see = (context = visitor) => runOnCart(CART, {}, context)
const models = ({ cart }: { cart: Cart }) => cart.lines.map(({ product }) => product.modelName)

async function setState(name: string, state: string): Promise<void> {
  await test.database.pool.query('update vehicles set state = $1 where id = $2', [state, ids[name]])
}

async function setPrice(name: string, cents: number): Promise<void> {
  await test.database.pool.query('update vehicles set price_cents = $1 where id = $2', [cents, ids[name]])
}

async function customer(): Promise<GatewayContext & { customerId: number; email: string }> {
  const { actor, email } = await addCustomer(test.database, `${randomUUID()}@example.com`)
  return { ...nobody, actor, email, customerId: actor.customerId }
}

describe('a visitor', () => {
  it('has a cart, the newest line first and each car once', async () => {
    await add(['Golf'])
    await add(['Polo'])
    const again = await add(['Golf'])
    expect(models(again)).toEqual(['golf', 'polo'])
    expect(again.cart).toMatchObject({ count: 2, sum: 30_000 })
    expect((await see()).cartCount).toBe(2)
    expect(again.cart.lines[0]).toMatchObject({ dealer: { name: 'Autohaus Brinkmann', accessoriesProviders: [] } })
  })

  it('does not see other carts', async () => {
    await add(['Golf'])
    expect((await see({ ...nobody, anonymousId: randomUUID() })).cart.lines).toEqual([])
    expect((await see(nobody)).cart).toEqual({ count: 0, sum: 0, lines: [] })
    expect((await see(await customer())).cart.lines).toEqual([])
    await runOnCart(
      DELETE,
      { items: [{ productType: 'Vehicle', id: ids.Golf }] },
      { ...nobody, anonymousId: randomUUID() },
    )
    expect((await see()).cart.count).toBe(1)
  })

  it('cannot change anything without naming a cart', async () => {
    expect((await add(['Golf'], nobody)).refusals).toMatchObject([{ code: 'UNAUTHENTICATED' }])
  })

  it('can create only a limited number of carts', async () => {
    const stranger = { ...visitor, clientNetwork: '198.51.100.9' }
    await test.database.pool.query(
      `insert into rate_limits (key, hits, ends_at) values ('cart:network:198.51.100.9', $1, now() + interval '1 hour')`,
      [ATTEMPT_LIMITS.cart.network.max],
    )
    expect((await add(['Golf'], stranger)).refusals).toMatchObject([{ code: 'RATE_LIMITED' }])
    expect((await see()).cart.count).toBe(0)
  })

  it('gets no data of a customer whose cart they name', async () => {
    const owner = await customer()
    await add(['Golf'], owner)
    const { rows } = await test.database.pool.query<{ id: string }>('select id from carts where customer_id = $1', [
      owner.customerId,
    ])
    const thief = { ...nobody, anonymousId: rows[0]!.id }
    expect((await see(thief)).cart.lines).toEqual([])
    expect((await add(['Polo'], thief)).refusals).toMatchObject([{ code: 'FORBIDDEN' }])
    await runOnCart(DELETE, { items: [{ productType: 'Vehicle', id: ids.Golf }] }, thief)
    expect(models(await see(owner))).toEqual(['golf'])
  })

  it('sees only the cars of the shop they are in', async () => {
    await add(['Golf'])
    const elsewhere = { ...visitor, scope: { merchantUuids: [randomUUID()] } }
    expect(await see(elsewhere)).toMatchObject({ cart: { count: 0, lines: [] }, cartCount: 0 })
    expect((await add(['Polo'], elsewhere)).refusals).toMatchObject([{ errorCode: 113 }])
  })
})

describe('an unavailable item', () => {
  it('is refused with its numbers, and nothing is added', async () => {
    const item = (productType: string, id = '1') => runOnCart(ADD, { items: [{ productType, id }] }, visitor)
    const codes = ({ refusals }: { refusals: Record<string, unknown>[] }) =>
      refusals.map(({ errorCode, productType }) => [errorCode, productType])
    expect(codes(await add(['Passat']))).toEqual([
      [102, 'Vehicle'],
      [113, 'Vehicle'],
    ])
    expect(codes(await add(['Touran']))).toEqual([[113, 'Vehicle']])
    expect(codes(await add(['Up']))).toEqual([[113, 'Vehicle']])
    expect(codes(await item('Vehicle', '999999'))).toEqual([[113, 'Vehicle']])
    expect(codes(await item('Vehicle', 'x'))).toEqual([[113, 'Vehicle']])
    for (const type of ['Accessory', 'AccessoryStandAlone', 'Service', 'TradeInVehicle'])
      expect(codes(await item(type))).toEqual([[113, type]])
    expect(codes(await add(['Golf', 'Touran']))).toEqual([[113, 'Vehicle']])
    expect((await see()).cart.lines).toEqual([])
  })

  it('stays in the cart, marked and not added up', async () => {
    await add(['Golf', 'Polo'])
    await setState('Polo', 'SOLD')
    const { cart } = await see()
    await setState('Polo', 'PUBLISHED')
    expect(cart).toMatchObject({ count: 2, sum: 15_000 })
    expect(cart.lines.map(({ product, available, errorCodes }) => [product.modelName, available, errorCodes])).toEqual(
      expect.arrayContaining([
        ['polo', false, [113]],
        ['golf', true, []],
      ]),
    )
  })

  it('includes a second piece of the same car', async () => {
    expect((await add(['Golf'], visitor, { quantity: 2 })).refusals).toMatchObject([{ field: 'items.0.quantity' }])
  })
})

describe('prices and rates', () => {
  it('are today’s, beside those seen earlier', async () => {
    const payment = { paymentType: 'LOAN_RATE_RANGE', price: 15_500, downPayment: 5_000, duration: 48 }
    const before = (await add(['Golf'], visitor, { payment })).cart.lines[0]!.payment
    await setPrice('Golf', 14_000_00)
    const after = (await see()).cart.lines[0]!.payment
    await setPrice('Golf', 15_000_00)
    expect(before).toMatchObject({ price: 15_000, seenPrice: 15_500, paymentType: 'LOAN_RATE_RANGE', adjusted: false })
    expect(before.monthlyPrice).toBe(before.seenMonthlyPrice)
    expect(after).toMatchObject({ price: 14_000, seenPrice: 15_500, seenMonthlyPrice: before.seenMonthlyPrice })
    expect(after.monthlyPrice).toBeLessThan(before.monthlyPrice as number)
    expect(after.example).toContain('Laufzeit 48 Monate')
  })

  it('follow the present offers where the chosen options are no longer offered', async () => {
    await add(['Golf'], visitor, { payment: { paymentType: 'LOAN_RATE_RANGE', downPayment: 9_000 } })
    await setPrice('Golf', 10_000_00)
    const { payment } = (await see()).cart.lines[0]!
    await setPrice('Golf', 15_000_00)
    expect(payment).toMatchObject({ adjusted: true, price: 10_000 })
    expect(payment.monthlyPrice).toBeGreaterThan(0)
  })

  it('are refused for options that nobody offers', async () => {
    const payment = { paymentType: 'LOAN_RATE_RANGE', duration: 13 }
    expect((await add(['Golf'], visitor, { payment })).refusals).toMatchObject([
      { code: 'INVALID_INPUT', field: 'items.0.payment.duration' },
    ])
  })
})

describe('a repeated request', () => {
  it('has no second effect, even where the line has been removed meanwhile', async () => {
    const keyed = { ...visitor, idempotencyKey: 'k1' }
    await add(['Golf'], keyed)
    await runOnCart(DELETE, { items: [{ productType: 'Vehicle', id: ids.Golf }] }, visitor)
    expect((await add(['Golf'], keyed)).refusals).toEqual([])
    expect((await see()).cart.count).toBe(0)
    expect((await add(['Polo'], keyed)).refusals).toMatchObject([{ code: 'KEY_REUSED' }])
    const other = { ...nobody, anonymousId: randomUUID(), idempotencyKey: 'k1' }
    expect((await add(['Polo'], other)).cart.count).toBe(1)
  })

  it('waits for the first one', async () => {
    const keyed = { ...visitor, idempotencyKey: 'k2' }
    const answers = await Promise.all([add(['Golf'], keyed), add(['Golf'], keyed), add(['Golf'], keyed)])
    expect(answers.map(({ cart }) => cart.count)).toEqual([1, 1, 1])
  })

  it('is a new one after a refusal', async () => {
    const keyed = { ...visitor, idempotencyKey: 'k3' }
    expect((await add(['Passat'], keyed)).refusals).toHaveLength(2)
    await setState('Passat', 'PUBLISHED')
    const { cart } = await add(['Passat'], keyed)
    await setState('Passat', 'RESERVED')
    expect(cart.count).toBe(1)
  })
})

describe('logging in', () => {
  it('merges the visitor’s cart into the customer’s, whose own lines win', async () => {
    const owner = await customer()
    await add(['Golf'], owner)
    await add(['Golf', 'Polo'], visitor, { payment: { paymentType: 'LOAN_RATE_RANGE' } })
    await setPassword(test.database, owner.email)
    for (const password of ['wrong', PASSWORD, PASSWORD])
      await runOnCart(LOG_IN, { email: owner.email, password }, visitor)
    const { cart } = await see(owner)
    expect(cart.lines.map(({ product, payment }) => `${product.modelName} ${payment.paymentType}`).toSorted()).toEqual([
      'golf CASH_RANGE',
      'polo LOAN_RATE_RANGE',
    ])
    expect((await see(visitor)).cart.count).toBe(0)
  })

  it('does not change another customer’s cart', async () => {
    const [owner, other] = [await customer(), await customer()]
    await add(['Golf'], owner)
    const { rows } = await test.database.pool.query<{ id: string }>('select id from carts where customer_id = $1', [
      owner.customerId,
    ])
    await test.database.transaction((handle) => mergeCarts(handle, rows[0]!.id, other.customerId))
    expect((await see(owner)).cart.count).toBe(1)
    expect((await see(other)).cart.count).toBe(0)
  })
})

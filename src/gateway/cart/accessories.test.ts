import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addToCart } from '#use-cases/cart/add-to-cart.ts'
import { mergeCarts } from '#use-cases/cart/merge-carts.ts'
import { putAccessoriesProviders } from '#use-cases/stock/put-accessories-providers.ts'
import type { Writer } from '#database/handles.ts'
import type { Accessory } from '#domain/accessory/accessory.ts'
import { demoProducts, demoProviders } from '#feeds/demo/accessories/demo-accessories.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { run } from '../../../tests/support/run.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'

const test = useTestDatabase()
let nobody: GatewayContext
let visitor: GatewayContext
let golf = ''
let corsa = ''
const changed = new Map<string, Accessory | undefined>()
const product = (category: string, make?: string) =>
  demoProducts().find(
    ({ categoryId, fits }) => categoryId === category && (!make || fits.some(({ makeName }) => makeName === make)),
  )!
const OIL = product('engine-oil')
const BOX = product('roof-boxes')
const MATS = product('floor-mats', 'VW')

beforeAll(async () => {
  const context = await visitorContext(test.database)
  const { accessories } = context.deps
  const live = async (id: string) => (changed.has(id) ? changed.get(id) : accessories.product(id))
  nobody = { ...context, deps: { ...context.deps, accessories: { ...accessories, product: live } } }
  const first = await addMerchant(test.database)
  const second = await addMerchant(test.database, { slug: 'opel', name: 'Autohaus Opel' })
  await putAccessoriesProviders(test.database, first.id, demoProviders(['VW']))
  await putAccessoriesProviders(test.database, second.id, demoProviders(['Opel']))
  await deliver(test.database, first.id, [car('1', { makeName: 'VW', modelName: 'Golf' })])
  await deliver(test.database, second.id, [car('2', { makeName: 'Opel', modelName: 'Corsa' })])
  const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles order by id')
  ;[golf = '', corsa = ''] = rows.map(({ id }) => String(id))
})

beforeEach(() => {
  visitor = { ...nobody, anonymousId: randomUUID() }
  changed.clear()
})

const LINES = `count sum lines { productType quantity available errorCodes dealer { name accessoriesProviders { makeName providerId } }
  product { __typename title ... on CartAccessory { productId unitPrice path forVehicleId withInstallation specification { label value } } }
  payment { price seenPrice monthlyPrice } }`

interface Line {
  quantity: number
  product: { __typename: string; title: string; [more: string]: unknown }
  [more: string]: unknown
}
interface Cart {
  count: number
  sum: number
  lines: Line[]
}

async function runOnCart(document: string, variables: object, context: GatewayContext) {
  const { data, errors } = await run(document, variables, context)
  return { cart: Object.values(data ?? {})[0] as Cart, refusals: errors }
}

const add = (items: readonly object[], context = visitor) =>
  runOnCart(
    `mutation ($items: [CartItemInput!]!) { addToCart(input: {items: $items}) { ${LINES} } }`,
    { items },
    context,
  )
const remove = (items: readonly object[], context = visitor) =>
  runOnCart(
    `mutation ($items: [CartItemKey!]!) { deleteFromCart(input: {items: $items}) { ${LINES} } }`,
    { items },
    context,
  )
const change = (item: object, quantity: number, context = visitor) =>
  runOnCart(
    `mutation ($item: CartItemKey!, $quantity: Int!) { changeCartQuantity(item: $item, quantity: $quantity) { ${LINES} } }`,
    { item, quantity },
    context,
  )
const see = (context = visitor) => runOnCart(`{ cart { ${LINES} } }`, {}, context)

const alone = ({ productId: id }: Accessory, quantity = 1) => ({ productType: 'AccessoryStandAlone', id, quantity })
const golfItem = () => ({ productType: 'Vehicle', id: golf })
const forGolf = ({ productId: id }: Accessory, more = {}) => ({
  productType: 'Accessory',
  id,
  forVehicleId: golf,
  ...more,
})

describe('an accessory on its own', () => {
  it('is sold by the first dealer that has its provider, and its quantities add up', async () => {
    await add([alone(OIL, 2)])
    const { cart } = await add([alone(OIL, 3)])
    expect(cart).toMatchObject({ count: 5, sum: (OIL.unitPrice * 5) / 100 })
    expect(cart.lines).toMatchObject([
      {
        productType: 'AccessoryStandAlone',
        quantity: 5,
        dealer: { name: 'Autohaus Brinkmann' },
        product: {
          __typename: 'CartAccessory',
          title: OIL.title.de,
          unitPrice: OIL.unitPrice / 100,
          forVehicleId: null,
        },
        payment: { monthlyPrice: null },
      },
    ])
    expect(cart.lines[0]!.product.specification).toContainEqual({ label: 'Viskosität', value: 'SAE 0W-20' })
  })

  it('adds up when two requests create the cart at once', async () => {
    const { accessories } = visitor.deps
    const owner = { kind: 'VISITOR', anonymousId: visitor.anonymousId! } as const
    const payment = { kind: 'CASH', price: null, options: {} } as const
    const items = [{ ...alone(OIL), productType: 'AccessoryStandAlone' as const, payment }]
    let second: ReturnType<typeof add> | undefined
    await test.database.transaction(async (handle) => {
      const writer: Writer = { transaction: (work) => work(handle) }
      await addToCart({ writer, accessories }, { owner, items, merchantUuids: [], key: null })
      second = add([alone(OIL)])
      await new Promise((resolve) => setTimeout(resolve, 300)) // it has found no cart and waits for this one
    })
    expect((await second)?.cart.count).toBe(2)
  })

  it('comes from the dealer of the storefront where it is bought', async () => {
    const { rows } = await test.database.pool.query<{ uuid: string }>(`select uuid from merchants where slug = 'opel'`)
    const inOpel = { ...visitor, scope: { merchantUuids: [rows[0]!.uuid] } }
    expect((await add([alone(OIL)], inOpel)).cart.lines).toMatchObject([{ dealer: { name: 'Autohaus Opel' } }])
    expect((await add([alone(MATS)], inOpel)).refusals).toMatchObject([{ errorCode: 113 }])
  })

  it('has a quantity of at most twenty', async () => {
    expect((await add([alone(OIL, 21)])).refusals).toMatchObject([{ code: 'INVALID_INPUT', field: 'items.0.quantity' }])
    expect((await add([alone(OIL, 0)])).refusals).toMatchObject([{ field: 'items.0.quantity' }])
    await add([alone(OIL, 15)])
    expect((await add([alone(OIL, 6)])).refusals).toMatchObject([{ field: 'items.0.quantity' }])
    expect((await add([alone(BOX, 11), alone(BOX, 11)])).refusals).toMatchObject([{ field: 'items.1.quantity' }])
    expect((await see()).cart.count).toBe(15)
  })

  it('can be increased, reduced and removed', async () => {
    await add([alone(OIL), alone(BOX)])
    expect((await change(alone0(OIL), 4)).cart.count).toBe(5)
    for (const quantity of [20, 1]) expect((await change(alone0(OIL), quantity)).cart.count).toBe(quantity + 1)
    // Nobody's cart: there is none yet.
    const stranger = { ...nobody, anonymousId: randomUUID() }
    expect((await change(alone0(OIL), 2, stranger)).refusals).toMatchObject([{ code: 'NOT_FOUND' }])
    expect((await remove([alone0(OIL)], stranger)).cart.lines).toEqual([])
    for (const quantity of [0, 21, -1])
      expect((await change(alone0(OIL), quantity)).refusals).toMatchObject([{ field: 'quantity' }])
    expect((await change(alone0(MATS), 2)).refusals).toMatchObject([{ code: 'NOT_FOUND' }])
    expect((await change(golfItem(), 2)).refusals).toMatchObject([{ code: 'INVALID_INPUT' }])
    expect((await remove([alone0(OIL)])).cart.lines.map(({ product: { title } }) => title)).toEqual([BOX.title.de])
  })
})

const alone0 = ({ productId: id }: Accessory) => ({ productType: 'AccessoryStandAlone', id })

describe('prices', () => {
  it('are today’s, beside those seen earlier', async () => {
    await add([{ ...alone(OIL, 2), payment: { paymentType: 'CASH_RANGE', price: 10 } }])
    changed.set(OIL.productId, { ...OIL, unitPrice: 12_00 })
    expect((await see()).cart).toMatchObject({ sum: 24, lines: [{ payment: { price: 12, seenPrice: 10 } }] })
  })

  it('of unavailable products are not added up, but the products are still named', async () => {
    await add([alone(OIL)])
    changed.set(OIL.productId, undefined)
    expect((await see()).cart).toMatchObject({
      sum: 0,
      lines: [{ available: false, errorCodes: [113], product: { title: OIL.title.de, path: null } }],
    })
    expect((await add([alone(OIL)])).refusals).toMatchObject([{ errorCode: 113, productType: 'AccessoryStandAlone' }])
  })

  it('of a provider that does not answer count as unavailable', async () => {
    await add([alone(OIL), golfItem()])
    const silent = { ...nobody.deps.accessories, product: () => Promise.reject(new Error('silent')) }
    const { cart } = await see({ ...visitor, deps: { ...visitor.deps, accessories: silent } })
    expect(cart.lines.filter(({ available }) => available)).toHaveLength(1)
  })

  it('are not waited for when one is added: it is refused at once, and no other item of the request is added', async () => {
    const requested: unknown[] = []
    const product = (_: string, timeout?: string) => {
      requested.push(timeout)
      return Promise.reject(new Error('silent'))
    }
    const silent = { ...visitor.deps, accessories: { ...visitor.deps.accessories, product } }
    const { refusals } = await add([golfItem(), alone(OIL)], { ...visitor, deps: silent })
    expect(refusals).toMatchObject([{ code: 'PROVIDER_AWAY' }])
    expect(requested).toEqual(['SHORT'])
    expect((await see()).cart.count).toBe(0)
  })
})

describe('an accessory for a car', () => {
  it('is listed below it, comes from its dealer and is removed with it', async () => {
    await add([golfItem(), forGolf(MATS, { withInstallation: true })])
    const { cart } = await add([alone(OIL)])
    expect(cart.lines.map(({ product: { title } }) => title)).toEqual([OIL.title.de, 'VW Golf', MATS.title.de])
    expect(cart.lines[2]).toMatchObject({
      productType: 'Accessory',
      product: { forVehicleId: golf, withInstallation: true },
    })
    expect((await remove([golfItem()])).cart.lines.map(({ product: { title } }) => title)).toEqual([OIL.title.de])
  })

  it('needs the car in the cart, and has to fit it', async () => {
    const field = [{ code: 'INVALID_INPUT', field: 'items.0.forVehicleId' }]
    expect((await add([forGolf(MATS)])).refusals).toMatchObject(field)
    await add([golfItem(), { productType: 'Vehicle', id: corsa }])
    expect((await add([{ ...forGolf(MATS), forVehicleId: corsa }])).refusals).toMatchObject(field)
    expect((await add([{ ...forGolf(MATS), forVehicleId: null }])).refusals).toMatchObject(field)
    expect((await add([{ ...forGolf(MATS), forVehicleId: 'x' }])).refusals).toMatchObject(field)
    expect((await see()).cart.count).toBe(2)
  })

  it('is another line than the same product on its own', async () => {
    const { cart } = await add([golfItem(), forGolf(OIL), alone(OIL)])
    expect(cart.lines).toHaveLength(3)
    expect((await change(forGolf(OIL), 3)).cart.count).toBe(5)
    expect((await remove([alone0(OIL)])).cart.lines).toHaveLength(2)
  })
})

it('logging in adds up accessories and keeps them beside their cars', async () => {
  const { actor } = await addCustomer(test.database, 'jana@example.com')
  const owner = { ...nobody, actor }
  await add([alone(OIL, 12), golfItem()], owner)
  await add([alone(OIL, 12), alone(BOX, 2), golfItem(), forGolf(MATS)])
  await test.database.transaction((handle) => mergeCarts(handle, visitor.anonymousId!, actor.customerId))
  const { cart } = await see(owner)
  expect(Object.fromEntries(cart.lines.map(({ product: { title }, quantity }) => [title, quantity]))).toEqual({
    [OIL.title.de]: 20,
    [BOX.title.de]: 2,
    'VW Golf': 1,
    [MATS.title.de]: 1,
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { mergeCarts } from '#use-cases/cart/merge-carts.ts'
import { offerTradeIn } from '#use-cases/trade-in/offer-trade-in.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { run } from '../../../tests/support/run.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'

const test = useTestDatabase()
let visitor: GatewayContext
let dealer: { id: number; uuid: string }
let other: { id: number; uuid: string }
const CARS: Record<string, string> = {}
const TODAY = berlinToday()

beforeAll(async () => {
  visitor = await visitorContext(test.database)
  dealer = await addMerchant(test.database)
  other = await addMerchant(test.database, { slug: 'schmitz', name: 'Autohaus Schmitz' })
  const hatchback = { attributes: { bodyType: 'HATCHBACK' } } as const
  await deliver(test.database, dealer.id, [car('1', hatchback), car('2', hatchback)])
  await deliver(test.database, other.id, [car('1', hatchback)])
  const { rows } = await test.database.pool.query<{ id: number; name: string }>(
    `select v.id, m.slug || v.internal_number as name from vehicles v join merchants m on m.id = v.merchant_id`,
  )
  for (const row of rows) CARS[row.name] = String(row.id)
})

const LINE = `productType available errorCodes payment { price }
  product { kind: __typename title ... on CartTradeIn { tradeInId validUntil forVehicleId facts { label value } } }`
const CART = `{ cart { sum count lines { ${LINE} } } }`
const ADD = `mutation ($items: [CartItemInput!]!) { addToCart(input: { items: $items }) { count } }`
const REMOVE = `mutation ($items: [CartItemKey!]!) { deleteFromCart(input: { items: $items }) { count } }`
const GARAGE = '{ garageVehicles { tradeInOffers { id price validUntil mileage isInCart dealer { name } } } }'
const DECLINE = 'mutation ($id: ID!) { declineTradeIn(tradeInId: $id) }'

interface Line {
  readonly productType: string
  readonly available: boolean
  readonly errorCodes: number[]
  readonly product: { readonly tradeInId?: string; readonly forVehicleId?: string | null }
}

interface Owner {
  readonly context: GatewayContext
  readonly customerId: number
  readonly garageVehicleId: number
}

async function owner(): Promise<Owner> {
  const { actor } = await addCustomer(test.database, `${randomUUID()}@example.com`)
  const { rows } = await test.database.pool.query<{ id: number }>(
    `insert into garage_vehicles (customer_id, make, model, vin, plate, first_registration, mileage, is_selected)
     values ($1, 'Opel', 'Corsa', 'W0L0XCF0814000001', 'K-OC 18', '2018-05', 62000, true) returning id`,
    [actor.customerId],
  )
  return { context: { ...visitor, actor }, customerId: actor.customerId, garageVehicleId: rows[0]!.id }
}

async function offer(of: Owner, given: { merchantId?: number; price?: number; validUntil?: string } = {}) {
  const { customerId, garageVehicleId } = of
  const { merchantId = dealer.id, price = 8_500_00, validUntil = addDays(TODAY, 14) } = given
  const outcome = await offerTradeIn(test.database, {
    ...{ merchantId, customerId, garageVehicleId, price, validUntil },
    ...{ actor: 'MERCHANT', mainOrigin: 'https://shop.example' },
  })
  if (outcome.kind === 'refused') throw new Error(outcome.code)
  return String(outcome.id)
}

const tradeIn = (id: string) => ({ productType: 'TradeInVehicle', id })
const add = (of: Owner, ...items: object[]) => run(ADD, { items }, of.context)
const buy = (of: Owner, name: string) => add(of, { productType: 'Vehicle', id: CARS[name] })
const cartOf = async ({ context }: Owner) =>
  (await run(CART, {}, context)).data.cart as { sum: number; count: number; lines: Line[] }

describe('the garage', () => {
  it('shows each car’s open offers, the highest first, to its owner and in the shop of the dealer', async () => {
    const me = await owner()
    await offer(me)
    const better = await offer(me, { merchantId: other.id, price: 9_000_00 })
    const offersIn = async (context: GatewayContext) => {
      const [vehicle] = (await run(GARAGE, {}, context)).data.garageVehicles as { tradeInOffers: object[] }[]
      return vehicle?.tradeInOffers ?? []
    }
    expect(await offersIn(me.context)).toEqual([
      {
        ...{ id: better, price: 9_000, validUntil: addDays(TODAY, 14), mileage: 62_000, isInCart: false },
        dealer: { name: 'Autohaus Schmitz' },
      },
      expect.objectContaining({ price: 8_500 }),
    ])
    const inItsShop = { ...me.context, scope: { merchantUuids: [dealer.uuid] } }
    expect(await offersIn(inItsShop)).toMatchObject([{ price: 8_500 }])
    expect(await offersIn((await owner()).context)).toEqual([])
  })
})

describe('a trade-in in the cart', () => {
  it('is subtracted below a car of its dealer, with the car it is for', async () => {
    const me = await owner()
    const id = await offer(me)
    await buy(me, 'brinkmann1')
    expect((await add(me, tradeIn(id))).codes).toEqual([])
    await buy(me, 'schmitz1')
    const { sum, count, lines } = await cartOf(me)
    expect([sum, count]).toEqual([15_000 + 15_000 - 8_500, 3])
    expect(lines.map(({ productType }) => productType)).toEqual(['Vehicle', 'Vehicle', 'TradeInVehicle'])
    expect(lines[2]).toMatchObject({
      ...{ available: true, errorCodes: [], payment: { price: -8_500 } },
      product: {
        ...{ kind: 'CartTradeIn', title: 'Inzahlungnahme Opel Corsa', tradeInId: id, forVehicleId: CARS.brinkmann1 },
        facts: expect.arrayContaining([
          { label: 'Kennzeichen', value: 'K-OC 18' },
          { label: 'FIN', value: 'W0L0XCF0814000001' },
        ]),
      },
    })
  })

  it('is drawn as in the garage', async () => {
    const me = await owner()
    await test.database.pool.query("update garage_vehicles set make = 'Volkswagen', model = 'Golf' where id = $1", [
      me.garageVehicleId,
    ])
    await add(me, tradeIn(await offer(me)))
    const requested = '{ garageVehicles { picture } cart { lines { product { ... on CartTradeIn { picture } } } } }'
    const { garageVehicles, cart } = (await run(requested, {}, me.context)).data
    expect(garageVehicles).toEqual([{ picture: expect.stringContaining('drawn/hatch.') }])
    expect(cart).toEqual({ lines: [{ product: (garageVehicles as object[])[0] }] })
  })

  it('is not counted without a car of its dealer, and cannot be ordered alone', async () => {
    const me = await owner()
    await add(me, tradeIn(await offer(me)))
    const checkout = async () => (await run('{ checkout { total } }', {}, me.context)).data.checkout
    expect(await cartOf(me)).toMatchObject({ sum: 0, lines: [{ available: false, errorCodes: [] }] })
    expect(await checkout()).toBeNull()
    await buy(me, 'schmitz1')
    expect(await cartOf(me)).toMatchObject({ sum: 15_000, lines: [{ available: true }, { available: false }] })
    expect(await checkout()).toEqual({ total: 15_000 })
    await buy(me, 'brinkmann1')
    expect(await checkout()).toEqual({ total: 15_000 + 15_000 - 8_500 })
  })

  it('exists once: another offer replaces it, and it can be removed', async () => {
    const me = await owner()
    const [first, second] = [await offer(me), await offer(me, { merchantId: other.id, price: 9_000_00 })]
    await add(me, tradeIn(first))
    await add(me, tradeIn(first))
    expect((await cartOf(me)).lines.map(({ product }) => product.tradeInId)).toEqual([first])
    await add(me, tradeIn(second))
    expect((await cartOf(me)).lines.map(({ product }) => product.tradeInId)).toEqual([second])
    await run(REMOVE, { items: [tradeIn(first)] }, me.context)
    expect((await cartOf(me)).count).toBe(1)
    await run(REMOVE, { items: [tradeIn(second)] }, me.context)
    expect((await cartOf(me)).count).toBe(0)
  })

  it('is refused with 113 to everybody but its owner, and after its end', async () => {
    const me = await owner()
    const id = await offer(me)
    const anonymous = { ...visitor, anonymousId: randomUUID() }
    const elsewhere = { ...me.context, scope: { merchantUuids: [other.uuid] } }
    for (const context of [(await owner()).context, anonymous, elsewhere])
      expect((await run(ADD, { items: [tradeIn(id)] }, context)).errors).toEqual([
        { code: 'UNAVAILABLE', errorCode: 113, productType: 'TradeInVehicle', id },
      ])
    for (const wrong of ['0', '-1', '99999999999999999999', 'null', '1 or 1=1'])
      expect((await add(me, tradeIn(wrong))).codes).toEqual(['UNAVAILABLE'])
    expect((await add(me, { ...tradeIn(id), quantity: 2 })).codes).toEqual(['INVALID_INPUT'])
    await test.database.pool.query('update trade_ins set valid_until = $2 where id = $1', [id, addDays(TODAY, -1)])
    expect((await add(me, tradeIn(id))).codes).toEqual(['UNAVAILABLE'])
  })

  it('says that its offer has expired, and is no longer added up', async () => {
    const me = await owner()
    const id = await offer(me, { validUntil: TODAY })
    await buy(me, 'brinkmann1')
    await add(me, tradeIn(id))
    expect(await cartOf(me)).toMatchObject({ sum: 6_500 })
    await test.database.pool.query('update trade_ins set valid_until = $2 where id = $1', [id, addDays(TODAY, -1)])
    const { sum, lines } = await cartOf(me)
    expect(sum).toBe(15_000)
    expect(lines[1]).toMatchObject({ available: false, errorCodes: [113] })
  })

  it('stays when the customer logs in with a visitor’s cart', async () => {
    const me = await owner()
    await add(me, tradeIn(await offer(me)))
    const anonymousId = randomUUID()
    await run(ADD, { items: [{ productType: 'Vehicle', id: CARS.brinkmann2 }] }, { ...visitor, anonymousId })
    await test.database.transaction((handle) => mergeCarts(handle, anonymousId, me.customerId))
    expect(await cartOf(me)).toMatchObject({ sum: 6_500, count: 2 })
  })

  it('leaves the cart with the offer that is declined', async () => {
    const me = await owner()
    const id = await offer(me)
    await add(me, tradeIn(id))
    expect((await run(DECLINE, { id }, (await owner()).context)).codes).toEqual(['NOT_FOUND'])
    expect((await run(DECLINE, { id }, me.context)).codes).toEqual([])
    expect(await cartOf(me)).toMatchObject({ count: 0 })
    expect((await run(DECLINE, { id }, me.context)).codes).toEqual(['CONFLICT'])
    expect((await add(me, tradeIn(id))).codes).toEqual(['UNAVAILABLE'])
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, expect } from 'vitest'
import type { GatewayContext } from '#gateway/context.ts'
import type { Place } from '#services/places/port.ts'
import { addCustomer } from './account.ts'
import { BUYERS_ADDRESS } from './checkout.ts'
import { visitorContext } from './gateway-context.ts'
import { run } from './run.ts'
import { NEW_PETROL } from './labelled-cars.ts'
import { addMerchant, car, deliver } from './stock.ts'
import type { TestDatabase } from './test-database.ts'

const COLOGNE: Place = {
  zip: '50670',
  city: 'Köln',
  state: 'Nordrhein-Westfalen',
  areaCode: '221',
  latitude: 50.945,
  longitude: 6.948,
}
/** Where the buyer lives. */
const NIPPES: Place = { ...COLOGNE, zip: BUYERS_ADDRESS.postalCode, latitude: 50.963, longitude: 6.953 }
const BONN: Place = { ...COLOGNE, zip: '53111', city: 'Bonn', latitude: 50.737, longitude: 7.098 }
/** Price of each car in euros. */
export const PRICE = 15_000

export const CHECKOUT = `openStep reservedUntil total due vat shown
  dealers { dealer { id } total methods method hasMandate earliest latest
    items { type title unitPrice facts { label value } } shipments { kind unitPrice } }
  consents { index key vehicleId text missing } legalNotices { key numberOfCars }`
export const QUERY = `{ checkout { ${CHECKOUT} } cartCount }`
export const RESERVE = `mutation { reserveCheckout { ${CHECKOUT} } }`
export const SERVICES = `mutation ($cars: [CarServicesInput!]!) { chooseCheckoutServices(cars: $cars) { ${CHECKOUT} } }`
export const BILLING = `mutation ($input: ChosenAddressInput!) { setCheckoutBilling(input: $input) { ${CHECKOUT} } }`
export const DELIVERY = `mutation ($input: ChosenDeliveryInput!) { setCheckoutDelivery(input: $input) { ${CHECKOUT} } }`
export const PAYMENT = `mutation ($payments: [ChosenPaymentInput!]!) { setCheckoutPayment(payments: $payments) { ${CHECKOUT} } }`
export const PLACE = `mutation ($key: String!, $shown: String!, $consents: [Int!]!) {
  placeOrder(key: $key, shown: $shown, consents: $consents) { orderIds } }`
export const ADD = 'mutation ($items: [CartItemInput!]!) { addToCart(input: {items: $items}) { count } }'

export interface Checkout {
  openStep: string
  reservedUntil: string | null
  total: number
  due: number
  shown: string
  dealers: {
    dealer: { id: string }
    total: number
    methods: string[]
    method: string | null
    hasMandate: boolean
    items: { type: string; title: string; unitPrice: number; facts: { label: string; value: string }[] }[]
    shipments: { kind: string; unitPrice: number }[]
  }[]
  consents: { index: number; key: string; vehicleId: string | null; text: string; missing: string }[]
  legalNotices: { key: string; numberOfCars: number }[]
}

interface Shop {
  visitor: GatewayContext
  /** With forty second-hand cars, and one with four, in Bonn. */
  dealer: { id: number; uuid: string }
  other: { id: number; uuid: string }
}

/** Two dealers with cars, and customers who buy them step after step through the gateway. */
export function useCheckouts(test: TestDatabase) {
  const shop = {} as Shop
  beforeAll(async () => {
    shop.visitor = await visitorContext(test.database, [COLOGNE, NIPPES, BONN])
    shop.dealer = await addMerchant(test.database)
    shop.other = await addMerchant(test.database, {
      slug: 'schmitz',
      name: 'Autohaus Schmitz',
      zip: '53111',
      city: 'Bonn',
    })
    const cars = Array.from({ length: 40 }, (_, index) => car(String(index + 1), { attributes: { vatMode: 'MARGIN' } }))
    await deliver(test.database, shop.dealer.id, cars)
    await deliver(test.database, shop.other.id, [car('1'), car('2', { attributes: NEW_PETROL }), car('3'), car('4')])
  })

  const orderCounts = new Map<number, number>()
  /** A car no other test has used. */
  async function nextCar(merchantId = shop.dealer.id): Promise<string> {
    const count = orderCounts.get(merchantId) ?? 0
    orderCounts.set(merchantId, count + 1)
    const { rows } = await test.database.pool.query<{ id: number }>(
      'select id from vehicles where merchant_id = $1 order by id offset $2 limit 1',
      [merchantId, count],
    )
    return String(rows[0]!.id)
  }

  async function customer(): Promise<GatewayContext> {
    const { actor } = await addCustomer(test.database, `${randomUUID()}@example.com`)
    return { ...shop.visitor, actor }
  }

  async function withCar(id?: string): Promise<{ context: GatewayContext; car: string }> {
    const context = await customer()
    const vehicle = id ?? (await nextCar())
    const { errors } = await run(ADD, { items: [{ productType: 'Vehicle', id: vehicle }] }, context)
    expect(errors).toEqual([])
    return { context, car: vehicle }
  }

  /** Answers all steps up to the summary. */
  async function toSummary(context: GatewayContext): Promise<Checkout> {
    await run(SERVICES, { cars: [] }, context)
    await run(BILLING, { input: { address: BUYERS_ADDRESS } }, context)
    await run(DELIVERY, { input: { vehicles: 'PICK_UP' } }, context)
    const before = ((await run(QUERY, {}, context)).data.checkout as Checkout).dealers
    const payments = before.map(({ dealer: { id } }) => ({ dealer: id, method: 'BANK_TRANSFER' }))
    const { data, errors } = await run(PAYMENT, { payments }, context)
    expect(errors).toEqual([])
    return data.setCheckoutPayment as Checkout
  }

  async function place(context: GatewayContext, { shown, consents }: Checkout, key: string = randomUUID()) {
    const agreed = consents.map(({ index }) => index)
    return run(PLACE, { key, shown, consents: agreed }, context)
  }

  return { shop, nextCar, customer, withCar, toSummary, place }
}

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { openMandate } from '#commands/payment/sealed-mandate.ts'
import { holdVehicles } from '#commands/checkout/hold-vehicles.ts'
import type { Place } from '#services/places/port.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'
import { runInProcess } from '../execute.ts'

const test = useTestDatabase()
const COLOGNE: Place = {
  zip: '50670',
  city: 'Köln',
  state: 'Nordrhein-Westfalen',
  areaCode: '221',
  latitude: 50.945,
  longitude: 6.948,
}
const BONN: Place = { ...COLOGNE, zip: '53111', city: 'Bonn', latitude: 50.737, longitude: 7.098 }
let visitor: GatewayContext
let dealer: { id: number; uuid: string }
let other: { id: number; uuid: string }
const PRICE = 15_000

beforeAll(async () => {
  visitor = await visitorContext(test.database, [COLOGNE, BONN])
  dealer = await addMerchant(test.database)
  other = await addMerchant(test.database, { slug: 'schmitz', name: 'Autohaus Schmitz', zip: '53111', city: 'Bonn' })
  const cars = Array.from({ length: 40 }, (_, index) => car(String(index + 1), { attributes: { vatMode: 'MARGIN' } }))
  await deliver(test.database, dealer.id, cars)
  await deliver(test.database, other.id, [car('1'), car('2', { attributes: { condition: 'NEW' } }), car('3'), car('4')])
})

const CHECKOUT = `openStep heldUntil total due vat shown
  dealers { dealer { id } total methods method hasMandate earliest latest
    items { type title unitPrice facts { label value } } shipments { kind unitPrice } }
  declarations { index key vehicleId text missing } legalInfos { key numberOfCars }`
const QUERY = `{ checkout { ${CHECKOUT} } cartCount }`
const HOLD = `mutation { holdCheckout { ${CHECKOUT} } }`
const SERVICES = `mutation ($cars: [CarServicesInput!]!) { chooseCheckoutServices(cars: $cars) { ${CHECKOUT} } }`
const BILLING = `mutation ($input: ChosenAddressInput!) { setCheckoutBilling(input: $input) { ${CHECKOUT} } }`
const DELIVERY = `mutation ($input: ChosenDeliveryInput!) { setCheckoutDelivery(input: $input) { ${CHECKOUT} } }`
const PAYMENT = `mutation ($payments: [ChosenPaymentInput!]!) { setCheckoutPayment(payments: $payments) { ${CHECKOUT} } }`
const PLACE = `mutation ($key: String!, $shown: String!, $declarations: [Int!]!) {
  placeOrder(key: $key, shown: $shown, declarations: $declarations) { orderIds } }`
const ADD = 'mutation ($items: [CartItemInput!]!) { addToCart(input: {items: $items}) { count } }'
const ADDRESS = {
  firstName: 'Sabine',
  lastName: 'Krüger',
  street: 'Neusser Straße',
  houseNumber: '118a',
  postalCode: '50670',
}

interface Checkout {
  openStep: string
  heldUntil: string | null
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
  declarations: { index: number; key: string; vehicleId: string | null; text: string; missing: string }[]
  legalInfos: { key: string; numberOfCars: number }[]
}

async function run(document: string, variables: Record<string, unknown>, context: GatewayContext) {
  const answer = await runInProcess(document, variables, context, (error) => {
    throw error
  })
  const errors = answer.errors?.map(({ extensions }) => extensions ?? {}) ?? []
  return { data: answer.data as Record<string, unknown>, errors, codes: errors.map(({ code }) => code) }
}

const given = new Map<number, number>()
/** A car nobody has touched yet. */
async function nextCar(merchantId = dealer.id): Promise<string> {
  const count = given.get(merchantId) ?? 0
  given.set(merchantId, count + 1)
  const { rows } = await test.database.pool.query<{ id: number }>(
    'select id from vehicles where merchant_id = $1 order by id offset $2 limit 1',
    [merchantId, count],
  )
  return String(rows[0]!.id)
}

async function customer(): Promise<GatewayContext> {
  const { actor } = await addCustomer(test.database, `${randomUUID()}@example.com`)
  return { ...visitor, actor }
}

async function withCar(id?: string): Promise<{ context: GatewayContext; car: string }> {
  const context = await customer()
  const vehicle = id ?? (await nextCar())
  const { errors } = await run(ADD, { items: [{ productType: 'Vehicle', id: vehicle }] }, context)
  expect(errors).toEqual([])
  return { context, car: vehicle }
}

/** Through all steps to the summary. */
async function toSummary(context: GatewayContext): Promise<Checkout> {
  await run(SERVICES, { cars: [] }, context)
  await run(BILLING, { input: { address: ADDRESS } }, context)
  await run(DELIVERY, { input: { vehicles: 'PICK_UP' } }, context)
  const before = ((await run(QUERY, {}, context)).data.checkout as Checkout).dealers
  const payments = before.map(({ dealer: { id } }) => ({ dealer: id, method: 'BANK_TRANSFER' }))
  const { data, errors } = await run(PAYMENT, { payments }, context)
  expect(errors).toEqual([])
  return data.setCheckoutPayment as Checkout
}

async function place(context: GatewayContext, { shown, declarations }: Checkout, key: string = randomUUID()) {
  const agreed = declarations.map(({ index }) => index)
  return run(PLACE, { key, shown, declarations: agreed }, context)
}

describe('a checkout', () => {
  it('is none without a car in the cart, and is for customers', async () => {
    expect((await run(QUERY, {}, await customer())).data.checkout).toBeNull()
    expect((await run(QUERY, {}, visitor)).codes).toEqual(['UNAUTHENTICATED'])
  })

  it('opens step after step, keeps the car and adds up', async () => {
    const { context, car: id } = await withCar()
    const begun = (await run(HOLD, {}, context)).data.holdCheckout as Checkout
    expect([begun.openStep, begun.total]).toEqual(['CHECKOUT_SERVICES', PRICE])
    expect(Date.parse(begun.heldUntil!) - Date.now()).toBeGreaterThan(29 * 60_000)

    const services = await run(
      SERVICES,
      { cars: [{ vehicleId: id, services: ['registration', 'warranty-12'] }] },
      context,
    )
    expect((services.data.chooseCheckoutServices as Checkout).total).toBe(PRICE + 179 + 399)
    const fewer = await run(SERVICES, { cars: [{ vehicleId: id, services: ['registration'] }] }, context)
    expect(fewer.data.chooseCheckoutServices).toMatchObject({ total: PRICE + 179, openStep: 'CHECKOUT_BILLING' })

    const door = `mutation { chooseCheckoutServices(cars: [{ vehicleId: ${id}, services: ["registration"] }], toTheDoor: true) { vehicleShipping } }`
    expect((await run(door, {}, context)).data.chooseCheckoutServices).toEqual({ vehicleShipping: 'DELIVERY' })
    const undone = door.replace('true', 'false')
    expect((await run(undone, {}, context)).data.chooseCheckoutServices).toEqual({ vehicleShipping: null })

    const billed = await run(BILLING, { input: { address: ADDRESS } }, context)
    expect(billed.data.setCheckoutBilling).toMatchObject({ openStep: 'CHECKOUT_DELIVERY' })
    const brought = await run(DELIVERY, { input: { vehicles: 'DELIVERY' } }, context)
    expect(brought.data.setCheckoutDelivery).toMatchObject({ openStep: 'CHECKOUT_PAYMENT', total: PRICE + 179 + 199 })
    const [of] = (brought.data.setCheckoutDelivery as Checkout).dealers
    expect(of?.methods).toEqual(['BANK_TRANSFER'])
    const paid = await run(PAYMENT, { payments: [{ dealer: dealer.uuid, method: 'BANK_TRANSFER' }] }, context)
    expect(paid.data.setCheckoutPayment).toMatchObject({ openStep: 'CHECKOUT_SUMMARY' })
  })

  it('asks how the car is to be registered, and writes it into the order', async () => {
    const { context, car: id } = await withCar()
    const register = (registration: object) =>
      run(SERVICES, { cars: [{ vehicleId: id, services: ['registration'], registration }] }, context)
    const fieldsOf = async (registration: object) =>
      (await register(registration)).errors.flatMap(({ fields }) => fields as { field: string; code: string }[])
    expect(await fieldsOf({ wishesPlate: true })).toEqual([{ field: 'cars.0.plate', code: 'REQUIRED' }])
    expect(await fieldsOf({ wishesPlate: true, plate: 'K-SS 18', evb: 'x' })).toEqual([
      { field: 'cars.0.plate', code: 'IMPOSSIBLE_PLATE' },
      { field: 'cars.0.evb', code: 'INVALID_EVB' },
    ])
    await toSummary(context)
    const factsOf = ({ dealers }: Checkout) => dealers[0]?.items.find(({ type }) => type === 'SERVICE')?.facts
    const any = await register({ wishesPlate: false, plate: 'K-AB 1234' })
    expect(factsOf(any.data.chooseCheckoutServices as Checkout)).toEqual([{ label: 'Kennzeichen', value: 'beliebig' }])
    const before = (any.data.chooseCheckoutServices as Checkout).shown
    const own = await register({ wishesPlate: true, plate: 'k ab1234', pin: '4711', evb: 'ab12c3d' })
    expect((own.data.chooseCheckoutServices as Checkout).shown).not.toBe(before)
    const payments = [{ dealer: dealer.uuid, method: 'BANK_TRANSFER' }]
    const summary = (await run(PAYMENT, { payments }, context)).data.setCheckoutPayment as Checkout
    const { data } = await place(context, summary)
    const { rows } = await test.database.pool.query<{ facts: object }>(
      `select facts from order_lines where order_id = $1 and line_type = 'SERVICE'`,
      [(data.placeOrder as { orderIds: string[] }).orderIds[0]],
    )
    expect(rows[0]?.facts).toEqual([
      { label: 'Kennzeichen', value: 'K-AB 1234' },
      { label: 'Reservierungs-PIN', value: '4711' },
      { label: 'eVB-Nummer', value: 'AB12C3D' },
    ])
  })

  it('names what is missing or cannot be had', async () => {
    const { context, car: id } = await withCar()
    const fieldsOf = async (document: string, variables: Record<string, unknown>) =>
      (await run(document, variables, context)).errors.flatMap(({ fields }) =>
        (fields as { field: string }[]).map(({ field }) => field),
      )
    expect(await fieldsOf(BILLING, { input: { address: { ...ADDRESS, firstName: ' ', houseNumber: '' } } })).toEqual([
      'firstName',
      'houseNumber',
    ])
    expect(await fieldsOf(DELIVERY, { input: {} })).toEqual(['vehicles'])
    expect(await fieldsOf(DELIVERY, { input: { vehicles: 'DELIVERY_TO_DEALER' } })).toEqual(['dealer'])
    expect(await fieldsOf(SERVICES, { cars: [{ vehicleId: id, services: ['warranty-12', 'warranty-24'] }] })).toEqual([
      'cars.0.services',
    ])
    expect(await fieldsOf(SERVICES, { cars: [{ vehicleId: id, services: ['hovering'] }] })).toEqual(['cars.0.services'])
    expect(await fieldsOf(PAYMENT, { payments: [{ dealer: dealer.uuid, method: 'PREPAYMENT' }] })).toEqual([
      'payments.0.method',
    ])
    expect((await run(BILLING, { input: { addressId: '1' } }, context)).codes).toEqual(['NOT_FOUND'])
  })

  it('asks a consumer to declare what the law wants, car by car', async () => {
    const { context, car: id } = await withCar()
    await run(ADD, { items: [{ productType: 'Vehicle', id: await nextCar(other.id) }] }, context)
    const { declarations, legalInfos } = await toSummary(context)
    expect(declarations.map(({ key, vehicleId }) => [key, vehicleId === id])).toContainEqual(['USED_LIABILITY', true])
    expect(declarations.filter(({ key }) => key === 'TERMS').map(({ text }) => text)).toEqual([
      expect.stringContaining('Autohaus'),
      expect.stringContaining('Autohaus'),
    ])
    expect(declarations.map(({ index }) => index)).toEqual(declarations.map((_, index) => index))
    expect(new Set(declarations.map(({ missing }) => missing)).size).toBe(declarations.length)
    expect(declarations.at(-1)?.missing).toMatch(/Geschäftsbedingungen.*Autohaus/)
    expect(legalInfos).toContainEqual({ key: 'WITHDRAWAL', numberOfCars: 2 })
    expect(legalInfos).toContainEqual({ key: 'MARGIN_SCHEME', numberOfCars: 1 })
  })

  it('speaks to businesses of no withdrawal, which they do not have', async () => {
    const { context } = await withCar()
    const { customerId } = context.actor as { customerId: number }
    await test.database.pool.query(`update customers set kind = 'COMPANY', company = 'Krüger GmbH' where id = $1`, [
      customerId,
    ])
    const { declarations, legalInfos } = await toSummary(context)
    expect(declarations.map(({ key }) => key)).toEqual(['TERMS'])
    expect(JSON.stringify([declarations, legalInfos])).not.toMatch(/widerruf/i)
  })

  it('keeps the answers of two tabs that answer at once', async () => {
    const { context } = await withCar()
    await Promise.all([
      run(SERVICES, { cars: [] }, context),
      run(BILLING, { input: { address: ADDRESS } }, context),
      run(DELIVERY, { input: { vehicles: 'PICK_UP' } }, context),
    ])
    expect((await run(QUERY, {}, context)).data.checkout).toMatchObject({ openStep: 'CHECKOUT_PAYMENT' })
  })

  it('finds dealers near a place, twelve at most', async () => {
    const { context } = await withCar()
    const near = `{ checkout { nearbyDealers(place: "53111") { id distance } } }`
    const { nearbyDealers } = (await run(near, {}, context)).data.checkout as {
      nearbyDealers: { id: string; distance: number }[]
    }
    expect(nearbyDealers.map(({ id }) => id).toSorted()).toEqual([dealer.uuid, other.uuid].toSorted())
    expect(nearbyDealers.every(({ distance }) => distance < 100)).toBe(true)
  })

  it('says which places it does not know, and which it may know', async () => {
    const { context } = await withCar()
    const asked =
      '{ checkout { known: similarPlaces(place: "53111") near: similarPlaces(place: "Bonnn") far: similarPlaces(place: "Xyzzyq") } }'
    expect((await run(asked, {}, context)).data.checkout).toEqual({ known: null, near: ['Bonn'], far: [] })
  })

  it('reckons deliveries to the usual address of the book until another is entered, and says where it knows none', async () => {
    const { context } = await withCar()
    const asked = '{ checkout { destination { zip } shippingOptions { kind price isLeast } } }'
    interface Reckoned {
      destination: { zip: string } | null
      shippingOptions: { kind: string; price: number; isLeast: boolean }[]
    }
    const door = async () => {
      const { destination, shippingOptions } = (await run(asked, {}, context)).data.checkout as Reckoned
      return { to: destination?.zip, ...shippingOptions.find(({ kind }) => kind === 'DELIVERY') }
    }
    expect(await door()).toMatchObject({ to: undefined, price: 199, isLeast: true })
    const keep = `mutation ($input: CustomerAddressInput!) { addCustomerAddress(input: $input) { id } }`
    const { errors } = await run(keep, { input: { ...ADDRESS, postalCode: '53111' } }, context)
    expect(errors).toEqual([])
    expect(await door()).toMatchObject({ to: '53111', isLeast: false })
    await run(BILLING, { input: { address: ADDRESS } }, context)
    expect(await door()).toMatchObject({ to: '50670', price: 199, isLeast: false })
  })
})

describe('what cannot be had', () => {
  it('of another dealer’s is none of this shop’s business', async () => {
    const { context } = await withCar()
    const theirs = await nextCar(other.id)
    await run(ADD, { items: [{ productType: 'Vehicle', id: theirs }] }, context)
    await test.database.pool.query(`update vehicles set state = 'SOLD' where id = $1`, [theirs])
    expect((await run(HOLD, {}, context)).codes).toEqual(['UNAVAILABLE'])
    const inItsShop = { ...context, scope: { merchantUuids: [dealer.uuid] } }
    expect((await run(HOLD, {}, inItsShop)).errors).toEqual([])
    await test.database.pool.query(`update vehicles set state = 'PUBLISHED' where id = $1`, [theirs])
  })

  it('is not bought for cash because its loan is gone', async () => {
    const context = await customer()
    const id = await nextCar()
    const loan = { productType: 'Vehicle', id, payment: { paymentType: 'LOAN_RATE_RANGE' } }
    expect((await run(ADD, { items: [loan] }, context)).errors).toEqual([])
    const { dealers } = (await run(QUERY, {}, context)).data.checkout as Checkout & { due: number }
    expect(dealers[0]?.methods).not.toContain('CREDIT_CARD')
    const { rows } = await test.database.pool.query<{ max_price_cents: string }>(
      `update finance_products set max_price_cents = 1, min_price_cents = 0 where kind = 'LOAN' returning 100000000 as max_price_cents`,
    )
    expect((await run(QUERY, {}, context)).data.checkout).toBeNull()
    await test.database.pool.query(`update finance_products set max_price_cents = $1 where kind = 'LOAN'`, [
      rows[0]!.max_price_cents,
    ])
    expect((await run(QUERY, {}, context)).data.checkout).not.toBeNull()
  })

  it('is refused by name where a request names a car twice', async () => {
    const { context, car: id } = await withCar()
    const twice = [
      { vehicleId: id, services: ['registration'] },
      { vehicleId: id, services: [] },
    ]
    expect((await run(SERVICES, { cars: twice }, context)).errors).toMatchObject([{ fields: [{ field: 'cars' }] }])
  })
})

describe('an order', () => {
  it('is placed once: cart, car, reservation and draft follow in the same transaction', async () => {
    const { context, car: id } = await withCar()
    const summary = await toSummary(context)
    const key = randomUUID()
    const [first, twin] = await Promise.all([place(context, summary, key), place(context, summary, key)])
    expect(first.errors).toEqual([])
    expect(twin.data).toEqual(first.data)
    expect((await place(context, summary, key)).data).toEqual(first.data)
    const { orderIds } = first.data.placeOrder as { orderIds: string[] }
    expect(orderIds).toEqual([expect.stringMatching(/^\d{10}$/)])
    const { rows } = await test.database.pool.query(
      `select o.state, o.payment_state, o.total_cents::int as total, o.agreed->0->>'key' as agreed, v.state as car,
        split_part(o.terms, E'\\n', 1) as terms, split_part(o.withdrawal_terms, E'\\n', 1) as withdrawal_terms,
        (select count(*)::int from order_events e where e.order_id = o.id) as events,
        (select count(*)::int from orders twin where twin.customer_id = o.customer_id) as orders,
        (select count(*)::int from vehicle_holds h where h.customer_id = o.customer_id) as holds,
        (select count(*)::int from drafts d where d.customer_id = o.customer_id) as drafts
       from orders o join vehicles v on v.id = $2 where o.id = $1`,
      [orderIds[0], id],
    )
    expect(rows).toEqual([
      {
        state: 'PLACED',
        payment_state: 'PAYMENT_DETAILS_IN_PROGRESS',
        total: PRICE * 100,
        agreed: 'USED_LIABILITY',
        terms: '# Allgemeine Geschäftsbedingungen',
        withdrawal_terms: '# Widerrufsbelehrung',
        car: 'RESERVED',
        events: 2,
        orders: 1,
        holds: 0,
        drafts: 0,
      },
    ])
    expect((await run(QUERY, {}, context)).data).toEqual({ checkout: null, cartCount: 0 })
  })

  it('is one for each dealer', async () => {
    const { context } = await withCar()
    await run(ADD, { items: [{ productType: 'Vehicle', id: await nextCar(other.id) }] }, context)
    const { data } = await place(context, await toSummary(context))
    const { orderIds } = data.placeOrder as { orderIds: string[] }
    const { rows } = await test.database.pool.query<{ merchant_id: number; placement: string }>(
      'select merchant_id, placement from orders where id = any($1)',
      [orderIds],
    )
    expect(new Set(rows.map((row) => row.merchant_id))).toEqual(new Set([dealer.id, other.id]))
    expect(new Set(rows.map((row) => row.placement)).size).toBe(1)
  })

  it('needs every declaration, and names those that are missing', async () => {
    const { context } = await withCar()
    const { shown } = await toSummary(context)
    const key = randomUUID()
    const { errors } = await run(PLACE, { key, shown, declarations: [1] }, context)
    expect(errors).toMatchObject([
      { code: 'INVALID_INPUT', fields: [{ field: 'declarations.0', code: 'NOT_ACCEPTED' }] },
    ])
    expect((await run(PLACE, { key: 'short', shown, declarations: [0, 1] }, context)).codes).toEqual(['INVALID_INPUT'])
  })

  it('is not placed for another price than was shown', async () => {
    const { context, car: id } = await withCar()
    const summary = await toSummary(context)
    await test.database.pool.query(
      'update vehicles set price_cents = price_cents + 100, updated_at = now() where id = $1',
      [id],
    )
    expect((await place(context, summary)).codes).toEqual(['CHANGED'])
    const { data } = await run(QUERY, {}, context)
    expect(data.checkout).toMatchObject({ total: PRICE + 1, openStep: 'CHECKOUT_PAYMENT' })
    expect((await place(context, await toSummary(context))).errors).toEqual([])
  })

  it('tells whoever comes second that the car is gone, with the numbers of the catalogue', async () => {
    const first = await withCar()
    const second = await withCar(first.car)
    const summary = await toSummary(first.context)
    expect((await run(HOLD, {}, second.context)).errors).toMatchObject([
      { code: 'RESERVED', errorCode: 102 },
      { code: 'UNAVAILABLE', errorCode: 113 },
    ])
    await test.database.pool.query(`update vehicle_holds set held_until = now() - interval '1 minute'`)
    const theirs = await toSummary(second.context)
    expect((await place(first.context, summary)).codes).toEqual(['RESERVED', 'UNAVAILABLE'])
    expect((await place(second.context, theirs)).errors).toEqual([])
    expect((await run(HOLD, {}, first.context)).codes).toEqual(['RESERVED', 'UNAVAILABLE'])
  })

  it('goes to one of many who press at the same moment', async () => {
    const id = await nextCar()
    const racers = await Promise.all(Array.from({ length: 8 }, () => withCar(id)))
    const summaries: Checkout[] = []
    for (const { context } of racers) {
      summaries.push(await toSummary(context))
      await test.database.pool.query('delete from vehicle_holds')
    }
    const answers = await Promise.all(racers.map(({ context }, index) => place(context, summaries[index]!)))
    const won = answers.filter(({ errors }) => errors.length === 0)
    expect(won).toHaveLength(1)
    for (const { codes } of answers.filter((answer) => !won.includes(answer)))
      expect(codes).toEqual(['RESERVED', 'UNAVAILABLE'])
    const { rows } = await test.database.pool.query('select order_id from order_lines where vehicle_id = $1', [id])
    expect(rows).toHaveLength(1)
  })
})

describe('a direct debit', () => {
  const IBAN = 'DE89 3704 0044 0532 0130 00'

  it('needs an account, which nobody can read again, and goes with the order', async () => {
    const { uuid, id } = await addMerchant(test.database, { slug: 'klein', name: 'Autohaus Klein' })
    await deliver(test.database, id, [car('1', { attributes: { price: 3_000_00 } })])
    await test.database.pool.query(`update merchants set sepa_creditor_id = 'DE98ZZZ09999999999' where id = $1`, [id])
    const { context } = await withCar(await nextCar(id))
    await toSummary(context)
    const pay = (account: object) =>
      run(PAYMENT, { payments: [{ dealer: uuid, method: 'SEPA_MANDATE', ...account }] }, context)
    const wrong = await pay({ holder: ' ', iban: 'DE00 3704 0044 0532 0130 00' })
    expect(wrong.errors[0]?.fields).toEqual([
      { field: 'payments.0.holder', code: 'REQUIRED' },
      { field: 'payments.0.iban', code: 'INVALID_IBAN' },
    ])
    expect((await pay({})).codes).toEqual(['INVALID_INPUT'])
    await pay({ holder: 'Sabine Krüger', iban: IBAN })
    const kept = (await pay({})).data.setCheckoutPayment as Checkout
    expect(kept.dealers[0]).toMatchObject({ method: 'SEPA_MANDATE', hasMandate: true })
    const { rows: drafts } = await test.database.pool.query<{ data: object }>('select data from drafts')
    expect(JSON.stringify(drafts)).not.toMatch(/Sabine Krüger.*DE89|0532/)

    const { data } = await place(context, kept)
    const [orderId] = (data.placeOrder as { orderIds: string[] }).orderIds
    const { rows } = await test.database.pool.query<{ mandate: Buffer; mandate_reference: string }>(
      'select mandate, mandate_reference from payments where order_id = $1',
      [orderId],
    )
    expect(rows[0]?.mandate_reference).toBe(`FW${orderId}`)
    expect(openMandate(context.sources.secretBox, Number(orderId), rows[0]!.mandate)).toMatchObject({
      holder: 'Sabine Krüger',
      iban: IBAN.replaceAll(' ', ''),
    })
  })
})

describe('a reservation', () => {
  it('is for five cars at most, and lets go of what has left the cart', async () => {
    const context = await customer()
    const cars = await Promise.all(Array.from({ length: 6 }, () => nextCar()))
    await run(ADD, { items: cars.map((id) => ({ productType: 'Vehicle', id })) }, context)
    expect((await run(HOLD, {}, context)).codes).toEqual(['LIMIT_REACHED'])
    const remove = 'mutation ($items: [CartItemKey!]!) { deleteFromCart(input: {items: $items}) { count } }'
    await run(remove, { items: cars.slice(1).map((id) => ({ productType: 'Vehicle', id })) }, context)
    expect((await run(HOLD, {}, context)).errors).toEqual([])
    const { rows } = await test.database.pool.query<{ vehicle_id: number }>(
      'select vehicle_id from vehicle_holds where customer_id = $1',
      [context.actor.kind === 'CUSTOMER' ? context.actor.customerId : 0],
    )
    expect(rows.map((row) => String(row.vehicle_id))).toEqual([cars[0]])
  })

  it('goes to one of two who come at once', async () => {
    const id = await nextCar()
    const two = await Promise.all([withCar(id), withCar(id)])
    const outcomes = await Promise.all(
      two.map(({ context }) =>
        holdVehicles(test.database, context.actor.kind === 'CUSTOMER' ? context.actor.customerId : 0, visitor.scope),
      ),
    )
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'unavailable'])
  })
})

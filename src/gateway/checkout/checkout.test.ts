import { describe, expect, it } from 'vitest'
import { BUYERS_ADDRESS } from '../../../tests/support/checkout.ts'
import {
  ADD,
  BILLING,
  DELIVERY,
  RESERVE,
  PAYMENT,
  PRICE,
  QUERY,
  SERVICES,
  type Checkout,
  useCheckouts,
} from '../../../tests/support/checkouts.ts'
import { ownersOf } from '../../../tests/support/merchant-settings.ts'
import { run } from '../../../tests/support/run.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'

const test = useTestDatabase()
const { shop, nextCar, customer, withCar, toSummary, place } = useCheckouts(test)

describe('a checkout', () => {
  it('needs a car in the cart and a customer', async () => {
    expect((await run(QUERY, {}, await customer())).data.checkout).toBeNull()
    expect((await run(QUERY, {}, shop.visitor)).codes).toEqual(['UNAUTHENTICATED'])
  })

  it('opens step after step, reserves the car and adds up', async () => {
    const { context, car: id } = await withCar()
    const begun = (await run(RESERVE, {}, context)).data.reserveCheckout as Checkout
    expect([begun.openStep, begun.total]).toEqual(['CHECKOUT_SERVICES', PRICE])
    expect(Date.parse(begun.reservedUntil!) - Date.now()).toBeGreaterThan(29 * 60_000)

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
    const withoutDelivery = door.replace('true', 'false')
    expect((await run(withoutDelivery, {}, context)).data.chooseCheckoutServices).toEqual({ vehicleShipping: null })

    const billed = await run(BILLING, { input: { address: BUYERS_ADDRESS } }, context)
    expect(billed.data.setCheckoutBilling).toMatchObject({ openStep: 'CHECKOUT_DELIVERY' })
    const brought = await run(DELIVERY, { input: { vehicles: 'DELIVERY' } }, context)
    expect(brought.data.setCheckoutDelivery).toMatchObject({ openStep: 'CHECKOUT_PAYMENT', total: PRICE + 179 + 199 })
    const [of] = (brought.data.setCheckoutDelivery as Checkout).dealers
    expect(of?.methods).toEqual(['BANK_TRANSFER'])
    const paid = await run(PAYMENT, { payments: [{ dealer: shop.dealer.uuid, method: 'BANK_TRANSFER' }] }, context)
    expect(paid.data.setCheckoutPayment).toMatchObject({ openStep: 'CHECKOUT_SUMMARY' })
  })

  it('is for the cars that the form showed: one that joined meanwhile is asked about', async () => {
    const { context, car: id } = await withCar()
    const joined = await nextCar()
    await run(ADD, { items: [{ productType: 'Vehicle', id: joined }] }, context)
    const served = async (shownCars: string) =>
      (await run(`mutation { chooseCheckoutServices(cars: []${shownCars}) { openStep } }`, {}, context)).data
        .chooseCheckoutServices
    expect(await served(`, shownCars: [${id}]`)).toEqual({ openStep: 'CHECKOUT_SERVICES' })
    expect(await served(`, shownCars: [${id}, ${joined}]`)).toEqual({ openStep: 'CHECKOUT_BILLING' })
    expect(await served('')).toEqual({ openStep: 'CHECKOUT_BILLING' })
    await run(BILLING, { input: { address: BUYERS_ADDRESS } }, context)
    const fetched = async (shownCars?: string[]) =>
      (await run(DELIVERY, { input: { vehicles: 'PICK_UP', shownCars } }, context)).data.setCheckoutDelivery
    expect(await fetched([id])).toMatchObject({ openStep: 'CHECKOUT_DELIVERY' })
    expect(await fetched([id, joined])).toMatchObject({ openStep: 'CHECKOUT_PAYMENT' })
    expect(await fetched([])).toMatchObject({ openStep: 'CHECKOUT_DELIVERY' })
    expect(await fetched()).toMatchObject({ openStep: 'CHECKOUT_PAYMENT' })
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
    const payments = [{ dealer: shop.dealer.uuid, method: 'BANK_TRANSFER' }]
    const summary = (await run(PAYMENT, { payments }, context)).data.setCheckoutPayment as Checkout
    const { data } = await place(context, summary)
    const { rows } = await test.database.pool.query<{ facts: object }>(
      `select facts from order_lines where order_id = $1 and line_type = 'SERVICE'`,
      [(data.placeOrder as { orderIds: string[] }).orderIds[0]],
    )
    expect(rows[0]?.facts).toEqual([
      { label: 'Kennzeichen', value: 'K-AB 1234' },
      { label: 'Reservierungs-PIN', value: '4711', isSecret: true },
      { label: 'eVB-Nummer', value: 'AB12C3D', isSecret: true },
    ])
  })

  it('names missing and unavailable fields', async () => {
    const { context, car: id } = await withCar()
    const fieldsOf = async (document: string, variables: Record<string, unknown>) =>
      (await run(document, variables, context)).errors.flatMap(({ fields }) =>
        (fields as { field: string }[]).map(({ field }) => field),
      )
    expect(
      await fieldsOf(BILLING, { input: { address: { ...BUYERS_ADDRESS, firstName: ' ', houseNumber: '' } } }),
    ).toEqual(['firstName', 'houseNumber'])
    expect(await fieldsOf(DELIVERY, { input: {} })).toEqual(['vehicles'])
    expect(await fieldsOf(DELIVERY, { input: { vehicles: 'DELIVERY_TO_DEALER' } })).toEqual(['dealer'])
    expect(await fieldsOf(SERVICES, { cars: [{ vehicleId: id, services: ['warranty-12', 'warranty-24'] }] })).toEqual([
      'cars.0.services',
    ])
    expect(await fieldsOf(SERVICES, { cars: [{ vehicleId: id, services: ['hovering'] }] })).toEqual(['cars.0.services'])
    expect(await fieldsOf(PAYMENT, { payments: [{ dealer: shop.dealer.uuid, method: 'PREPAYMENT' }] })).toEqual([
      'payments.0.method',
    ])
    expect((await run(BILLING, { input: { addressId: '1' } }, context)).codes).toEqual(['NOT_FOUND'])
  })

  it('asks a consumer for the consents required by law, car by car', async () => {
    const { context, car: id } = await withCar()
    await run(ADD, { items: [{ productType: 'Vehicle', id: await nextCar(shop.other.id) }] }, context)
    const { consents, legalNotices } = await toSummary(context)
    expect(consents.map(({ key, vehicleId }) => [key, vehicleId === id])).toContainEqual(['USED_LIABILITY', true])
    expect(consents.filter(({ key }) => key === 'TERMS').map(({ text }) => text)).toEqual([
      expect.stringContaining('Autohaus'),
      expect.stringContaining('Autohaus'),
    ])
    expect(consents.map(({ index }) => index)).toEqual(consents.map((_, index) => index))
    expect(new Set(consents.map(({ missing }) => missing)).size).toBe(consents.length)
    expect(consents.at(-1)?.missing).toMatch(/Geschäftsbedingungen.*Autohaus/)
    expect(legalNotices).toContainEqual({ key: 'WITHDRAWAL', numberOfCars: 2 })
    expect(legalNotices).toContainEqual({ key: 'MARGIN_SCHEME', numberOfCars: 1 })
  })

  it('does not mention withdrawal to businesses, which have no such right', async () => {
    const { context } = await withCar()
    const { customerId } = context.actor as { customerId: number }
    await test.database.pool.query(`update customers set kind = 'COMPANY', company = 'Krüger GmbH' where id = $1`, [
      customerId,
    ])
    const { consents, legalNotices } = await toSummary(context)
    expect(consents.map(({ key }) => key)).toEqual(['TERMS'])
    expect(JSON.stringify([consents, legalNotices])).not.toMatch(/widerruf/i)
  })

  it('keeps the answers of two tabs that answer at once', async () => {
    const { context } = await withCar()
    await Promise.all([
      run(SERVICES, { cars: [] }, context),
      run(BILLING, { input: { address: BUYERS_ADDRESS } }, context),
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
    expect(nearbyDealers.map(({ id }) => id).toSorted()).toEqual([shop.dealer.uuid, shop.other.uuid].toSorted())
    expect(nearbyDealers.every(({ distance }) => distance < 100)).toBe(true)
  })

  it('names unknown places, and suggests similar ones', async () => {
    const { context } = await withCar()
    const requested =
      '{ known: otherPlaces(query: "53111") near: otherPlaces(query: "Bonnn") far: otherPlaces(query: "Xyzzyq") }'
    expect((await run(requested, {}, context)).data).toEqual({ known: [], near: ['Bonn'], far: [] })
  })

  it('calculates deliveries to the default address until another is entered, and says where there is none', async () => {
    const { context } = await withCar()
    const requested = '{ checkout { destination { zip } shippingOptions { kind price isLeast } } }'
    interface Reckoned {
      destination: { zip: string } | null
      shippingOptions: { kind: string; price: number; isLeast: boolean }[]
    }
    const door = async () => {
      const { destination, shippingOptions } = (await run(requested, {}, context)).data.checkout as Reckoned
      return { to: destination?.zip, ...shippingOptions.find(({ kind }) => kind === 'DELIVERY') }
    }
    expect(await door()).toMatchObject({ to: undefined, price: 199, isLeast: true })
    const keep = `mutation ($input: CustomerAddressInput!) { addCustomerAddress(input: $input) { id } }`
    const { errors } = await run(keep, { input: { ...BUYERS_ADDRESS, postalCode: '53111', city: 'Bonn' } }, context)
    expect(errors).toEqual([])
    expect(await door()).toMatchObject({ to: '53111', isLeast: false })
    await run(BILLING, { input: { address: { ...BUYERS_ADDRESS, postalCode: '50670' } } }, context)
    expect(await door()).toMatchObject({ to: '50670', price: 199, isLeast: false })
  })
})

it('delivers at the prices and as far as the dealer has set', async () => {
  const save = await ownersOf(test.database, shop.dealer.id)
  const { context } = await withCar()
  const prices = { homeBase: '80', homeFreeKm: '5', homePerKm: '2', toDealer: '50' }
  const goods = { parcel: '5', parcelFreeFrom: '50', installation: '40' }
  expect(await save('DELIVERY', { ...prices, ...goods, homeMaxKm: '20' })).toEqual({ kind: 'done' })
  await toSummary(context)
  const at = (postalCode: string, city: string) => ({ address: { ...BUYERS_ADDRESS, postalCode, city } })
  const optionsAt = async (postalCode: string, city: string) => {
    const billed = await run(BILLING, { input: at(postalCode, city) }, context)
    expect(billed.errors).toEqual([])
    const { data } = await run('{ checkout { shippingOptions { kind price } } }', {}, context)
    return (data.checkout as { shippingOptions: { kind: string; price: number }[] }).shippingOptions
  }
  const door = { input: { vehicles: 'DELIVERY' } }
  expect(await optionsAt('50670', 'Köln')).toContainEqual({ kind: 'DELIVERY', price: 80 })
  expect((await run(DELIVERY, door, context)).errors).toEqual([])
  // Another address can be entered with the choice, so it is offered; for this one it is refused.
  expect(await optionsAt('53111', 'Bonn')).toContainEqual({ kind: 'DELIVERY', price: 80 })
  const { data } = await run(QUERY, {}, context)
  expect((data.checkout as Checkout).openStep).toBe('CHECKOUT_DELIVERY')
  expect((await run(DELIVERY, door, context)).errors).toMatchObject([
    { code: 'INVALID_INPUT', fields: [{ field: 'vehicles', code: 'OUTSIDE_DELIVERY_AREA' }] },
  ])
  const nearer = { vehicles: 'DELIVERY', address: at('50670', 'Köln') }
  expect((await run(DELIVERY, { input: nearer }, context)).errors).toEqual([])
  const none = Object.fromEntries([...Object.keys({ ...prices, ...goods }), 'homeMaxKm'].map((field) => [field, '']))
  expect(await save('DELIVERY', none)).toEqual({ kind: 'done' })
  expect(await optionsAt('50670', 'Köln')).toContainEqual({ kind: 'DELIVERY', price: 199 })
})

describe('an unavailable item', () => {
  it('of another dealer does not affect this shop', async () => {
    const { context } = await withCar()
    const theirs = await nextCar(shop.other.id)
    await run(ADD, { items: [{ productType: 'Vehicle', id: theirs }] }, context)
    await test.database.pool.query(`update vehicles set state = 'SOLD' where id = $1`, [theirs])
    expect((await run(RESERVE, {}, context)).codes).toEqual(['UNAVAILABLE'])
    const inItsShop = { ...context, scope: { merchantUuids: [shop.dealer.uuid] } }
    expect((await run(RESERVE, {}, inItsShop)).errors).toEqual([])
    await test.database.pool.query(`update vehicles set state = 'PUBLISHED' where id = $1`, [theirs])
  })

  it('is not switched to cash because its loan is no longer offered', async () => {
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

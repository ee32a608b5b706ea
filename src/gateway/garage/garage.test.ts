import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_GARAGE_VEHICLES } from '#domain/garage/garage-vehicle.ts'
import type { OnRowError } from '#use-cases/for-each-safely.ts'
import { noteGarageValues } from '#use-cases/garage/note-garage-values.ts'
import { remindOfInspections } from '#use-cases/garage/remind-of-inspections.ts'
import { addCustomer, mailsTo } from '../../../tests/support/account.ts'
import { collectReports, failOnError, poisonRows } from '../../../tests/support/poison.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { run } from '../../../tests/support/run.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { addServiceBooking } from '../../../tests/support/service-bookings.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'

const test = useTestDatabase()
let visitor: GatewayContext
let dealer: { id: number; uuid: string }
beforeAll(async () => {
  dealer = await addMerchant(test.database)
  await deliver(test.database, dealer.id, [
    car('1', { attributes: { bodyType: 'SUV' } }),
    car('2', { attributes: { bodyType: 'HATCHBACK' } }),
    car('3', { attributes: { bodyType: 'HATCHBACK' } }),
  ])
  visitor = await visitorContext(test.database)
})

const FIELDS = `garageId vin hsn tsn make model fuelType firstRegistration mileage plate nextInspection
  dealer { id name } isSelected picture`
const ADD = `mutation ($input: GarageVehicleInput!) { addGarageVehicle(input: $input) { ${FIELDS} } }`
const UPDATE = `mutation ($id: ID!, $input: GarageVehicleInput!) {
  updateGarageVehicle(garageId: $id, input: $input) { ${FIELDS} } }`
const DELETE = 'mutation ($id: ID!) { deleteGarageVehicle(garageId: $id) }'
const SELECT = 'mutation ($id: ID!) { selectGarageVehicle(garageId: $id) { garageId isSelected } }'
const LIST = `{ garageVehicles { ${FIELDS} } }`
const PASSAT = { make: 'VW', model: 'Passat', firstRegistration: '2021-06', mileage: 60_000, fuelType: 'DIESEL' }
const GOLF = { make: 'Volkswagen', model: 'Golf' }

interface Vehicle {
  garageId: string
  make: string
  isSelected: boolean
  picture: string
}

async function customer(email: string): Promise<GatewayContext> {
  return { ...visitor, actor: (await addCustomer(test.database, email)).actor }
}

const add = async (context: GatewayContext, input: object = GOLF): Promise<Vehicle> =>
  (await run(ADD, { input }, context)).data.addGarageVehicle as Vehicle
const list = async (context: GatewayContext): Promise<Vehicle[]> =>
  (await run(LIST, {}, context)).data.garageVehicles as Vehicle[]

describe('a car in the garage', () => {
  it('is stored as entered, normalised, with the customer’s dealer', async () => {
    const input = {
      ...GOLF,
      vin: 'wvw zzz 1kz6w000001',
      hsn: '0603',
      tsn: 'bpx',
      fuelType: 'DIESEL',
      firstRegistration: '2019-04',
      mileage: 45_000,
      plate: 'k ab 1234',
      nextInspection: '2027-04',
      dealer: dealer.uuid,
    }
    const vehicle = await add(await customer('golf@example.com'), input)
    expect(vehicle).toMatchObject({
      ...input,
      vin: 'WVWZZZ1KZ6W000001',
      tsn: 'BPX',
      plate: 'K-AB 1234',
      dealer: { id: dealer.uuid },
      isSelected: true,
    })
    expect(vehicle.picture, 'the shape of its model').toContain('drawn/hatch.')
  })

  it('needs no more than a VIN whose maker we know, and is refused without any make', async () => {
    const context = await customer('vin@example.com')
    expect(await add(context, { vin: 'WAUZZZ8K9BA000001' })).toMatchObject({ make: 'Audi', model: null })
    const { errors } = await run(ADD, { input: { vin: 'XXXZZZ8K9BA00000I', mileage: -1, dealer: '7' } }, context)
    expect(errors[0]).toMatchObject({
      code: 'INVALID_INPUT',
      fields: [
        { field: 'vin', code: 'INVALID_VIN' },
        { field: 'mileage', code: 'INVALID' },
        { field: 'dealer', code: 'INVALID' },
      ],
    })
    expect((await run(ADD, { input: { vin: 'XXXZZZ8K9BA000001' } }, context)).errors[0]).toMatchObject({
      fields: [{ field: 'make', code: 'REQUIRED' }],
    })
    const stranger = { ...GOLF, dealer: '00000000-0000-4000-8000-000000000000' }
    expect((await run(ADD, { input: stranger }, context)).codes).toEqual(['INVALID_INPUT'])
    expect(await list(context)).toHaveLength(1)
  })

  it('is selected when it is added, when it is chosen, and when the selected one is deleted', async () => {
    const context = await customer('choice@example.com')
    const [a, b, c] = [await add(context), await add(context), await add(context)]
    const selected = async () => (await list(context)).filter((v) => v.isSelected).map((v) => v.garageId)
    expect(await selected()).toEqual([c.garageId])
    await run(SELECT, { id: b.garageId }, context)
    expect(await selected()).toEqual([b.garageId])
    await run(DELETE, { id: b.garageId }, context)
    expect(await selected()).toEqual([a.garageId])
    await run(DELETE, { id: c.garageId }, context)
    expect(await selected()).toEqual([a.garageId])
  })

  it('is replaced as a whole', async () => {
    const context = await customer('update@example.com')
    const { garageId } = await add(context, { ...GOLF, plate: 'K-A 1', mileage: 10 })
    const { data } = await run(UPDATE, { id: garageId, input: { ...GOLF, mileage: 20 } }, context)
    expect(data.updateGarageVehicle).toMatchObject({ garageId, mileage: 20, plate: null })
  })

  it(`is one of at most ${MAX_GARAGE_VEHICLES}`, async () => {
    const context = await customer('many@example.com')
    for (let n = 0; n < MAX_GARAGE_VEHICLES; n++) await add(context)
    expect((await run(ADD, { input: GOLF }, context)).codes).toEqual(['LIMIT_REACHED'])
    expect(await list(context)).toHaveLength(MAX_GARAGE_VEHICLES)
  })
})

describe('somebody else’s car', () => {
  it('cannot be read, changed, chosen or deleted by another customer or a visitor', async () => {
    const owner = await customer('owner@example.com')
    const { garageId: id } = await add(owner)
    await add(owner)
    const before = await list(owner)
    const other = await customer('other@example.com')
    expect(await list(other)).toEqual([])
    for (const [context, code] of [
      [other, 'NOT_FOUND'],
      [visitor, 'UNAUTHENTICATED'],
    ] as const) {
      expect((await run(UPDATE, { id, input: { make: 'Audi' } }, context)).codes).toEqual([code])
      expect((await run(SELECT, { id }, context)).codes).toEqual([code])
      expect((await run(DELETE, { id }, context)).codes).toEqual([code])
    }
    expect((await run(LIST, {}, visitor)).codes).toEqual(['UNAUTHENTICATED'])
    expect((await run(ADD, { input: GOLF }, visitor)).codes).toEqual(['UNAUTHENTICATED'])
    expect(await list(owner)).toEqual(before)
  })

  it.each(['0', '-1', 'null', 'abc', '99999999999999999999'])('is not found by the id %s', async (id) => {
    const context = await customer(`id-${id}@example.com`)
    expect((await run(DELETE, { id }, context)).codes).toEqual(['NOT_FOUND'])
    expect((await run(SELECT, { id }, context)).codes).toEqual(['NOT_FOUND'])
  })
})

describe('the value of a car', () => {
  const VALUE = 'query ($id: ID!) { garageValuation(garageId: $id) { asOf value low high comparables isOfOneFuel } }'
  const passat = { makeName: 'VW', modelName: 'Passat' }
  const known = PASSAT
  const offers = [18_000, 18_500, 19_000, 19_500, 20_000, 20_500, 21_000, 21_500].map((euros, index) =>
    car(`p${index}`, {
      ...passat,
      attributes: { price: euros * 100, firstRegistration: '2021-06', mileage: 60_000, fuel: 'DIESEL' },
    }),
  )

  beforeAll(async () => {
    const { id } = await addMerchant(test.database, { slug: 'passat' })
    const unlike = [
      { damaged: true },
      { condition: 'NEW' as const },
      { mileage: 200_000 },
      { firstRegistration: '2015-01' },
    ].map((attributes, index) =>
      car(`u${index}`, {
        ...passat,
        attributes: { price: 1_000_00, firstRegistration: '2021-06', mileage: 60_000, ...attributes },
      }),
    )
    await deliver(test.database, id, [...offers, ...unlike])
  })

  it('is estimated from similar offers, which are counted', async () => {
    const context = await customer('value@example.com')
    const { garageId: id } = await add(context, known)
    expect((await run(VALUE, { id }, context)).data.garageValuation).toEqual({
      asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      value: 19_500,
      low: 18_500,
      high: 21_000,
      comparables: 8,
      isOfOneFuel: true,
    })
  })

  it('is not estimated from too few offers, nor with too few details, nor shown to others', async () => {
    const context = await customer('no-value@example.com')
    const valueOf = async (input: object) => {
      const { garageId: id } = await add(context, input)
      return (await run(VALUE, { id }, context)).data.garageValuation
    }
    expect(await valueOf({ ...known, model: 'Golf' })).toMatchObject({ value: null, low: null, comparables: null })
    expect(await valueOf({ ...known, mileage: null })).toBeNull()
    const other = await customer('no-value-other@example.com')
    const { garageId: id } = await add(context, known)
    expect((await run(VALUE, { id }, other)).codes).toEqual(['NOT_FOUND'])
    expect((await run(VALUE, { id }, visitor)).codes).toEqual(['UNAUTHENTICATED'])
    const scoped = { ...context, scope: { merchantUuids: [dealer.uuid] } }
    expect((await run(VALUE, { id }, scoped)).data.garageValuation).toMatchObject({ value: null })
  })
})

describe('the record of a car', () => {
  const RECORD = `query ($id: ID!) { garageRecord(garageId: $id) {
    values { month value } services { title isOpen seller { name } } orders { id } files { fileName } } }`
  const record = async (id: string, context: GatewayContext) =>
    (await run(RECORD, { id }, context)).data.garageRecord as Record<string, readonly object[]>
  const noteValues = (today: string) =>
    noteGarageValues({ read: test.database.read, writer: test.database, onError: failOnError }, today)

  it('gets a value once a month, and loses them when it becomes another car', async () => {
    const context = await customer('record@example.com')
    const { garageId: id } = await add(context, PASSAT)
    await noteValues('2026-10-01')
    await noteValues('2026-10-20')
    await noteValues('2026-11-01')
    expect((await record(id, context)).values).toEqual([
      { month: '2026-10', value: expect.any(Number) },
      { month: '2026-11', value: expect.any(Number) },
    ])
    const scoped = { ...context, scope: { merchantUuids: [dealer.uuid] } }
    expect((await record(id, scoped)).values, 'they come from everybody’s offers').toEqual([])
    await run(UPDATE, { id, input: { ...PASSAT, mileage: 61_000, warrantyUntil: '2027-01' } }, context)
    expect((await record(id, context)).values).toHaveLength(2)
    await run(UPDATE, { id, input: { ...PASSAT, firstRegistration: '2020-06' } }, context)
    expect((await record(id, context)).values).toEqual([])
  })

  it('gets no value where there are too few offers, or too few details', async () => {
    const context = await customer('no-record@example.com')
    const [rare, vague] = [await add(context, { ...PASSAT, model: 'Polo' }), await add(context, GOLF)]
    await noteValues('2026-12-01')
    for (const { garageId } of [rare, vague]) expect((await record(garageId, context)).values).toEqual([])
  })

  it('has the car’s own bookings, orders and documents', async () => {
    const { actor } = await addCustomer(test.database, 'bookings@example.com')
    const context: GatewayContext = { ...visitor, actor }
    const [car1, car2] = [await add(context, { ...GOLF, vin: 'WVWZZZ1KZ6W000001' }), await add(context)]
    await addServiceBooking(test.database, dealer.id, actor.customerId)
    const { pool } = test.database
    const { rows } = await pool.query<{ id: number }>(
      `update vehicles set vin = 'WVWZZZ1KZ6W000001' where id = (select min(id) from vehicles where merchant_id = $1) returning id`,
      [dealer.id],
    )
    const order = { customerId: actor.customerId, merchantId: dealer.id, vehicleId: rows[0]!.id }
    const orderId = await addOrder(test.database, order)
    await pool.query(
      `update requests set data = jsonb_set(data, '{vehicle,garageId}', to_jsonb($1::int)) where customer_id = $2`,
      [Number(car1.garageId), actor.customerId],
    )
    expect(await record(car1.garageId, context)).toMatchObject({
      services: [{ title: 'Inspektion, Bremsen prüfen', isOpen: true, seller: { name: expect.any(String) } }],
      orders: [{ id: String(orderId) }],
    })
    expect(await record(car2.garageId, context)).toMatchObject({ services: [], orders: [], files: [] })
  })
})

describe('the reminder of an inspection', () => {
  const remind = (today: string, onError: OnRowError = failOnError) =>
    remindOfInspections({ read: test.database.read, writer: test.database, onError }, today)

  it('is sent once for each date, within 30 days, to active accounts', async () => {
    const context = await customer('due@example.com')
    const { garageId } = await add(context, { ...GOLF, plate: 'K-AB 1', nextInspection: '2027-01' })
    await add(context, { make: 'Audi', nextInspection: '2027-03' })
    await add(context, { make: 'Opel' })
    const kinds = async () => (await mailsTo(test.database, 'due@example.com')).map(({ kind }) => kind)
    await remind('2026-12-01')
    expect(await kinds(), 'a month and more ahead').toEqual([])
    await Promise.all([remind('2026-12-02'), remind('2026-12-02')])
    await remind('2027-01-15')
    expect(await kinds()).toEqual(['inspection-due'])
    const { rows } = await test.database.pool.query(
      `select data, origin from mails where recipient = 'due@example.com'`,
    )
    expect(rows).toMatchObject([
      { data: { vehicle: 'Volkswagen Golf (K-AB 1)', month: '2027-01' }, origin: 'https://shop.example' },
    ])
    await run(UPDATE, { id: garageId, input: { ...GOLF, nextInspection: '2029-01' } }, context)
    await remind('2029-01-02')
    expect(await kinds()).toHaveLength(2)
  })

  it('does not go to a closed account, nor for a month that is over', async () => {
    const context = await customer('quiet@example.com')
    await add(context, { ...GOLF, nextInspection: '2026-05' })
    await remind('2026-06-01')
    await test.database.pool.query(`update customers set status = 'DISABLED' where email = 'quiet@example.com'`)
    await remind('2026-05-01')
    expect(await mailsTo(test.database, 'quiet@example.com')).toEqual([])
  })

  it('is sent although the one of another customer fails', async () => {
    const ids = []
    for (const name of ['poisoned', 'healthy']) {
      const context = await customer(`${name}-due@example.com`)
      ids.push((await add(context, { ...GOLF, nextInspection: '2028-06' })).garageId)
    }
    const { reports, onError } = collectReports()
    const heal = await poisonRows(test.database, 'insert', 'mails', `new.recipient = 'poisoned-due@example.com'`)
    await remind('2028-06-02', onError)
    await heal()
    expect(reports).toEqual([`${ids[0]}: error: poisoned`])
    expect(await mailsTo(test.database, 'healthy-due@example.com')).toHaveLength(1)
    await remind('2028-06-02')
    expect(await mailsTo(test.database, 'poisoned-due@example.com')).toHaveLength(1)
  })
})

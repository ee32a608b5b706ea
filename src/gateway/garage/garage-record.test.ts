import { beforeAll, describe, expect, it } from 'vitest'
import type { OnRowError } from '#use-cases/for-each-safely.ts'
import { noteGarageValues } from '#use-cases/garage/note-garage-values.ts'
import { remindOfInspections } from '#use-cases/garage/remind-of-inspections.ts'
import { addCustomer, mailsTo } from '../../../tests/support/account.ts'
import { addToGarage, GOLF, UPDATE_GARAGE_VEHICLE } from '../../../tests/support/garage.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { collectReports, failOnError, poisonRows } from '../../../tests/support/poison.ts'
import { run } from '../../../tests/support/run.ts'
import { addServiceBooking } from '../../../tests/support/service-bookings.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'

const test = useTestDatabase()
let visitor: GatewayContext
let dealer: { id: number; uuid: string }
beforeAll(async () => {
  dealer = await addMerchant(test.database)
  await deliver(test.database, dealer.id, [car('1')])
  visitor = await visitorContext(test.database)
})

const PASSAT = { make: 'VW', model: 'Passat', firstRegistration: '2021-06', mileage: 60_000, fuelType: 'DIESEL' }

async function customer(email: string): Promise<GatewayContext> {
  return { ...visitor, actor: (await addCustomer(test.database, email)).actor }
}

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
    const { garageId: id } = await addToGarage(context, known)
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
      const { garageId: id } = await addToGarage(context, input)
      return (await run(VALUE, { id }, context)).data.garageValuation
    }
    expect(await valueOf({ ...known, model: 'Golf' })).toMatchObject({ value: null, low: null, comparables: null })
    expect(await valueOf({ ...known, mileage: null })).toBeNull()
    const other = await customer('no-value-other@example.com')
    const { garageId: id } = await addToGarage(context, known)
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
    const { garageId: id } = await addToGarage(context, PASSAT)
    await noteValues('2026-10-01')
    await noteValues('2026-10-20')
    await noteValues('2026-11-01')
    expect((await record(id, context)).values).toEqual([
      { month: '2026-10', value: expect.any(Number) },
      { month: '2026-11', value: expect.any(Number) },
    ])
    const scoped = { ...context, scope: { merchantUuids: [dealer.uuid] } }
    expect((await record(id, scoped)).values, 'they come from everybody’s offers').toEqual([])
    await run(UPDATE_GARAGE_VEHICLE, { id, input: { ...PASSAT, mileage: 61_000, warrantyUntil: '2027-01' } }, context)
    expect((await record(id, context)).values).toHaveLength(2)
    await run(UPDATE_GARAGE_VEHICLE, { id, input: { ...PASSAT, firstRegistration: '2020-06' } }, context)
    expect((await record(id, context)).values).toEqual([])
  })

  it('gets no value where there are too few offers, or too few details', async () => {
    const context = await customer('no-record@example.com')
    const [rare, vague] = [await addToGarage(context, { ...PASSAT, model: 'Polo' }), await addToGarage(context, GOLF)]
    await noteValues('2026-12-01')
    for (const { garageId } of [rare, vague]) expect((await record(garageId, context)).values).toEqual([])
  })

  it('has the car’s own bookings, orders and documents', async () => {
    const { actor } = await addCustomer(test.database, 'bookings@example.com')
    const context: GatewayContext = { ...visitor, actor }
    const [car1, car2] = [await addToGarage(context, { ...GOLF, vin: 'WVWZZZ1KZ6W000001' }), await addToGarage(context)]
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
    const { garageId } = await addToGarage(context, { ...GOLF, plate: 'K-AB 1', nextInspection: '2027-01' })
    await addToGarage(context, { make: 'Audi', nextInspection: '2027-03' })
    await addToGarage(context, { make: 'Opel' })
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
    await run(UPDATE_GARAGE_VEHICLE, { id: garageId, input: { ...GOLF, nextInspection: '2029-01' } }, context)
    await remind('2029-01-02')
    expect(await kinds()).toHaveLength(2)
  })

  it('does not go to a closed account, nor for a month that is over', async () => {
    const context = await customer('quiet@example.com')
    await addToGarage(context, { ...GOLF, nextInspection: '2026-05' })
    await remind('2026-06-01')
    await test.database.pool.query(`update customers set status = 'DISABLED' where email = 'quiet@example.com'`)
    await remind('2026-05-01')
    expect(await mailsTo(test.database, 'quiet@example.com')).toEqual([])
  })

  it('is sent although the one of another customer fails', async () => {
    const ids = []
    for (const name of ['poisoned', 'healthy']) {
      const context = await customer(`${name}-due@example.com`)
      ids.push((await addToGarage(context, { ...GOLF, nextInspection: '2028-06' })).garageId)
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

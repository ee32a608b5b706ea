import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_GARAGE_VEHICLES } from '#domain/garage/garage-vehicle.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import {
  ADD_GARAGE_VEHICLE,
  addToGarage,
  garageOf,
  GOLF,
  LIST_GARAGE,
  UPDATE_GARAGE_VEHICLE,
} from '../../../tests/support/garage.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { run } from '../../../tests/support/run.ts'
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

const DELETE = 'mutation ($id: ID!) { deleteGarageVehicle(garageId: $id) }'
const SELECT = 'mutation ($id: ID!) { selectGarageVehicle(garageId: $id) { garageId isSelected } }'

async function customer(email: string): Promise<GatewayContext> {
  return { ...visitor, actor: (await addCustomer(test.database, email)).actor }
}

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
    const vehicle = await addToGarage(await customer('golf@example.com'), input)
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
    expect(await addToGarage(context, { vin: 'WAUZZZ8K9BA000001' })).toMatchObject({ make: 'Audi', model: null })
    const { errors } = await run(
      ADD_GARAGE_VEHICLE,
      { input: { vin: 'XXXZZZ8K9BA00000I', mileage: -1, dealer: '7' } },
      context,
    )
    expect(errors[0]).toMatchObject({
      code: 'INVALID_INPUT',
      fields: [
        { field: 'vin', code: 'INVALID_VIN' },
        { field: 'mileage', code: 'INVALID' },
        { field: 'dealer', code: 'INVALID' },
      ],
    })
    expect((await run(ADD_GARAGE_VEHICLE, { input: { vin: 'XXXZZZ8K9BA000001' } }, context)).errors[0]).toMatchObject({
      fields: [{ field: 'make', code: 'REQUIRED' }],
    })
    const stranger = { ...GOLF, dealer: '00000000-0000-4000-8000-000000000000' }
    expect((await run(ADD_GARAGE_VEHICLE, { input: stranger }, context)).codes).toEqual(['INVALID_INPUT'])
    expect(await garageOf(context)).toHaveLength(1)
  })

  it('is selected when it is added, when it is chosen, and when the selected one is deleted', async () => {
    const context = await customer('choice@example.com')
    const [a, b, c] = [await addToGarage(context), await addToGarage(context), await addToGarage(context)]
    const selected = async () => (await garageOf(context)).filter((v) => v.isSelected).map((v) => v.garageId)
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
    const { garageId } = await addToGarage(context, { ...GOLF, plate: 'K-A 1', mileage: 10 })
    const { data } = await run(UPDATE_GARAGE_VEHICLE, { id: garageId, input: { ...GOLF, mileage: 20 } }, context)
    expect(data.updateGarageVehicle).toMatchObject({ garageId, mileage: 20, plate: null })
  })

  it(`is one of at most ${MAX_GARAGE_VEHICLES}`, async () => {
    const context = await customer('many@example.com')
    for (let n = 0; n < MAX_GARAGE_VEHICLES; n++) await addToGarage(context)
    expect((await run(ADD_GARAGE_VEHICLE, { input: GOLF }, context)).codes).toEqual(['LIMIT_REACHED'])
    expect(await garageOf(context)).toHaveLength(MAX_GARAGE_VEHICLES)
  })
})

describe('somebody else’s car', () => {
  it('cannot be read, changed, chosen or deleted by another customer or a visitor', async () => {
    const owner = await customer('owner@example.com')
    const { garageId: id } = await addToGarage(owner)
    await addToGarage(owner)
    const before = await garageOf(owner)
    const other = await customer('other@example.com')
    expect(await garageOf(other)).toEqual([])
    for (const [context, code] of [
      [other, 'NOT_FOUND'],
      [visitor, 'UNAUTHENTICATED'],
    ] as const) {
      expect((await run(UPDATE_GARAGE_VEHICLE, { id, input: { make: 'Audi' } }, context)).codes).toEqual([code])
      expect((await run(SELECT, { id }, context)).codes).toEqual([code])
      expect((await run(DELETE, { id }, context)).codes).toEqual([code])
    }
    expect((await run(LIST_GARAGE, {}, visitor)).codes).toEqual(['UNAUTHENTICATED'])
    expect((await run(ADD_GARAGE_VEHICLE, { input: GOLF }, visitor)).codes).toEqual(['UNAUTHENTICATED'])
    expect(await garageOf(owner)).toEqual(before)
  })

  it.each(['0', '-1', 'null', 'abc', '99999999999999999999'])('is not found by the id %s', async (id) => {
    const context = await customer(`id-${id}@example.com`)
    expect((await run(DELETE, { id }, context)).codes).toEqual(['NOT_FOUND'])
    expect((await run(SELECT, { id }, context)).codes).toEqual(['NOT_FOUND'])
  })
})

import { beforeEach, expect, it } from 'vitest'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { addStaff, staffActor } from '../../../tests/support/staff.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { type ChosenState, changeVehicleState, stateFingerprint } from './change-vehicle-state.ts'
import { createVehicle } from './create-vehicle.ts'
import { editVehicle, type EnteredVehicle } from './edit-vehicle.ts'
import type { StockVehicle } from './locked-stock.ts'
import { readStockVehicle } from './stock-vehicle.ts'

const test = useTestDatabase()
const FED = { price: 20_000_00, co2Emission: 100, firstRegistration: '2022-03', mileage: 40_000 }
let merchants = 0
let merchantId: number
let sales: StaffActor

beforeEach(async () => {
  merchants++
  merchantId = (await addMerchant(test.database, { slug: `m${merchants}`, name: `Autohaus ${merchants}` })).id
  const staffId = await addStaff(test.database, `eva${merchants}@example.com`, { merchantId, roles: ['SALES'] })
  sales = staffActor({ merchantId, roles: ['SALES'], staffId })
  await deliver(test.database, merchantId, [car('A-1', { attributes: FED }), car('A-2')])
})

const idOf = async (number: string) =>
  (
    await test.database.pool.query<{ id: number }>(
      'select id from vehicles where internal_number = $1 and merchant_id = $2',
      [number, merchantId],
    )
  ).rows[0]!.id

async function shown(id: number) {
  const found = await readStockVehicle(test.database.read, sales, id)
  if (found.kind === 'refused') throw new Error(found.code)
  return found
}

async function edit(id: number, entered: EnteredVehicle, givenBack: string[] = []) {
  const { fingerprint } = await shown(id)
  return editVehicle(test.database, sales, { vehicleId: id, fingerprint, entered, givenBack })
}

const count = async (sql: string) =>
  (await test.database.pool.query<{ n: number }>(`select count(*)::int n from ${sql}`)).rows[0]!.n

it('is shown in the shop while both the car and its merchant are published', async () => {
  const id = await idOf('A-1')
  const isShown = async (state: string) => {
    await test.database.pool.query('update merchants set state = $2 where id = $1', [merchantId, state])
    return (await shown(id)).isShownInShop
  }
  expect(await isShown('SETTING_UP')).toBe(false)
  expect(await isShown('SUSPENDED')).toBe(false)
  expect(await isShown('PUBLISHED')).toBe(true)
  const to = { to: 'DRAFT', vehicleId: id, fingerprint: stateFingerprint((await shown(id)).vehicle) } as const
  await changeVehicleState(test.database, sales, to)
  expect((await shown(id)).isShownInShop).toBe(false)
})

it('stores what was entered with all that follows from it', async () => {
  const id = await idOf('A-1')
  const changes = await count('vehicle_changes')
  const before = (await shown(id)).vehicle.attributes
  expect(await edit(id, { price: '18.490', co2Emission: '120', comfort: 'TOWBAR HEAT_PUMP' })).toMatchObject({
    kind: 'done',
  })
  const { vehicle, texts } = await shown(id)
  expect(vehicle.attributes).toMatchObject({ price: 18_490_00, co2Class: 'D', comfort: ['TOWBAR', 'HEAT_PUMP'] })
  expect(vehicle.handFields.toSorted()).toEqual(['co2Emission', 'comfort', 'price'])
  expect(texts.price).toBe('18490')
  expect(vehicle.attributes.loanRate).toBeLessThan(before.loanRate!)
  expect(await count(`price_history where vehicle_id = ${id} and price_cents = 1849000`)).toBe(1)
  expect(await count('vehicle_changes')).toBe(changes + 1)
  const { rows } = await test.database.pool.query<{ before: object; after: object }>(
    `select before, after from audit_log where operation = 'edit-vehicle' and subject = 'vehicle ${id}'`,
  )
  expect(rows).toMatchObject([{ before: { price: 20_000_00 }, after: { price: 18_490_00, co2Class: 'D' } }])
})

it('features that a feed names in another order stay its own while something else is changed', async () => {
  const comfort = ['HEAT_PUMP', 'TOWBAR', 'SEAT_HEATING'] as const
  await deliver(test.database, merchantId, [car('A-1', { attributes: { ...FED, comfort } })])
  const id = await idOf('A-1')
  await edit(id, { price: '18.490', comfort: (await shown(id)).texts.comfort ?? '' })
  expect((await shown(id)).vehicle).toMatchObject({ handFields: ['price'], attributes: { comfort } })
})

it('features that were marked as changed only for their order are the feed’s again once the form is saved', async () => {
  const comfort = ['HEAT_PUMP', 'TOWBAR'] as const
  await deliver(test.database, merchantId, [car('A-1', { attributes: { ...FED, comfort } })])
  const id = await idOf('A-1')
  await test.database.pool.query(
    `update vehicles set hand_fields = '{comfort}', feed_values = '{"comfort": ["HEAT_PUMP", "TOWBAR"]}', comfort = '{TOWBAR,HEAT_PUMP}'
     where id = $1`,
    [id],
  )
  await edit(id, { price: '18.490', comfort: (await shown(id)).texts.comfort ?? '' })
  expect((await shown(id)).vehicle).toMatchObject({ handFields: ['price'], attributes: { comfort } })
  await edit(id, { comfort: 'TOWBAR' })
  expect((await shown(id)).vehicle.handFields).toContain('comfort')
})

it('a delivery leaves what a person has changed, and giving it back takes what the feed said last', async () => {
  const id = await idOf('A-1')
  await edit(id, { price: '18.490', make: 'Seat' })
  const delivered = car('A-1', { attributes: { ...FED, price: 19_000_00, mileage: 41_000 } })
  await deliver(test.database, merchantId, [delivered, car('A-2')])
  expect((await shown(id)).vehicle).toMatchObject({
    ...{ makeName: 'Seat', feedValues: { price: 19_000_00, make: 'Volkswagen' } },
    attributes: { price: 18_490_00, mileage: 41_000 },
  })
  expect(await deliver(test.database, merchantId, [delivered, car('A-2')])).toMatchObject({ updated: 0, unchanged: 2 })
  await edit(id, { price: '1', mileage: '42000' }, ['price'])
  expect((await shown(id)).vehicle).toMatchObject({
    ...{ handFields: ['make', 'mileage'], feedValues: { make: 'Volkswagen', mileage: 41_000 } },
    attributes: { price: 19_000_00, mileage: 42_000 },
  })
})

it('names each field that is wrong, and refuses what somebody else has changed meanwhile', async () => {
  const id = await idOf('A-1')
  expect(await edit(id, { price: '', mileage: 'viel', vin: 'WVW', gearbox: 'FAST' })).toMatchObject({
    ...{ code: 'INVALID_INPUT' },
    fields: [
      { field: 'mileage', code: 'INVALID' },
      { field: 'vin', code: 'INVALID_VIN' },
      { field: 'gearbox', code: 'INVALID' },
      { field: 'price', code: 'REQUIRED' },
    ],
  })
  const { fingerprint } = await shown(id)
  await edit(id, { mileage: '41000' })
  const late = { vehicleId: id, fingerprint, entered: { mileage: '42000' }, givenBack: [] }
  expect(await editVehicle(test.database, sales, late)).toMatchObject({ code: 'CHANGED' })
  expect((await shown(id)).vehicle.attributes.mileage).toBe(41_000)
  expect((await shown(id)).lastChange).toMatchObject({ by: 'Eva' })
  await test.database.pool.query(`update vehicles set updated_at = now() + interval '1 minute' where id = $1`, [id])
  expect((await shown(id)).lastChange).toBeNull()
})

function changeState(vehicleId: number, shown: StockVehicle['state'], to: ChosenState) {
  const fingerprint = stateFingerprint({ state: shown })
  return changeVehicleState(test.database, sales, { vehicleId, to, fingerprint })
}

it('a car that an order has takes no other price and no other state', async () => {
  const id = await idOf('A-1')
  await test.database.pool.query(`update vehicles set state = 'RESERVED' where id = $1`, [id])
  expect(await edit(id, { price: '1.000' })).toMatchObject({ code: 'CONFLICT' })
  expect(await changeState(id, 'RESERVED', 'DRAFT')).toMatchObject({ code: 'CONFLICT' })
  expect(await edit(id, { mileage: '41000' })).toMatchObject({ kind: 'done', state: 'RESERVED' })
})

it('what a person takes off or enters is left alone by deliveries', async () => {
  const id = await idOf('A-1')
  expect(await changeState(id, 'PUBLISHED', 'DRAFT')).toEqual({ kind: 'done' })
  expect(await changeState(id, 'PUBLISHED', 'ARCHIVED')).toMatchObject({ code: 'CHANGED' })
  const created = await createVehicle(test.database, sales, {
    ...{ merchantId, number: 'H-1' },
    entered: { make: 'VW', model: 'Golf', price: '9.990 €', condition: 'USED' },
  })
  const own = created.kind === 'done' ? created.id : 0
  await changeState(own, 'DRAFT', 'PUBLISHED')
  await deliver(test.database, merchantId, [car('A-1')], { removalLimit: 1 })
  expect((await shown(id)).vehicle.state).toBe('DRAFT')
  expect((await shown(await idOf('A-2'))).vehicle.state).toBe('ARCHIVED')
  expect((await shown(own)).vehicle).toMatchObject({
    state: 'PUBLISHED',
    isByHand: true,
    attributes: { price: 9_990_00 },
  })
  expect(await count(`price_history where vehicle_id = ${own}`)).toBe(1)
  const twice = await createVehicle(test.database, sales, { merchantId, number: 'H-1', entered: { make: 'VW' } })
  expect(twice).toMatchObject({ fields: [{ field: 'number' }, { field: 'model' }, { field: 'price' }] })
  const unusable = { merchantId, number: 'A 17/Ü', entered: { make: 'VW', model: 'Golf', price: '9990' } }
  expect(await createVehicle(test.database, sales, unusable)).toMatchObject({ fields: [{ field: 'number' }] })
})

it('a new car is not published as long as its label lacks values', async () => {
  const created = await createVehicle(test.database, sales, {
    ...{ merchantId, number: 'H-2' },
    entered: { make: 'VW', model: 'ID.3', price: '39990', condition: 'NEW', fuel: 'ELECTRIC', mileage: '5' },
  })
  const id = created.kind === 'done' ? created.id : 0
  const publish = () => changeState(id, 'DRAFT', 'PUBLISHED')
  expect(await publish()).toMatchObject({ code: 'UNAVAILABLE' })
  const { missing } = await shown(id)
  expect(missing).toContain('electricRange')
  await edit(id, Object.fromEntries(missing.map((key) => [key, '16'])))
  expect(await publish()).toEqual({ kind: 'done' })
  expect(await edit(id, { electricRange: '' })).toMatchObject({ kind: 'done', state: 'INCOMPLETE' })
  expect(await edit(id, { electricRange: '430' })).toMatchObject({ kind: 'done', state: 'PUBLISHED' })
})

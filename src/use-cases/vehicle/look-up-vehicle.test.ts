import { expect, it } from 'vitest'
import type { LookedUpVehicle, VehicleLookup } from '#services/vehicle-lookup/port.ts'
import { lookUpVehicle } from './look-up-vehicle.ts'

const GOLF: LookedUpVehicle = { make: 'VW', model: 'Golf', fuel: 'DIESEL', power: 110 }
const lookup = (found: readonly LookedUpVehicle[], ofVin?: LookedUpVehicle): VehicleLookup => ({
  byKeyNumbers: async () => found,
  byVin: async () => ofVin,
})
const KEYS = { hsn: '0603', tsn: 'ABC', vin: null }
const VIN = { hsn: null, tsn: null, vin: 'WVWZZZ1JZXW000001' }

it('says what every car of the numbers has in common', async () => {
  expect(await lookUpVehicle(lookup([GOLF, { ...GOLF, power: 85 }]), KEYS)).toEqual({
    ...{ kind: 'done', vehicle: { make: 'VW', model: 'Golf', fuel: 'DIESEL' } },
  })
  expect(await lookUpVehicle(lookup([GOLF, { ...GOLF, model: 'Golf Plus', fuel: 'PETROL' }]), KEYS)).toMatchObject({
    vehicle: { make: 'VW', model: null, fuel: null },
  })
})

it('takes the VIN where key numbers are missing or unknown, and both keys or none', async () => {
  const make = { make: 'VW', model: null, fuel: null, power: null }
  expect(await lookUpVehicle(lookup([], make), VIN)).toMatchObject({ vehicle: { make: 'VW', model: null } })
  expect(await lookUpVehicle(lookup([], make), { ...VIN, hsn: '0603', tsn: 'ABC' })).toMatchObject({ kind: 'done' })
  expect(await lookUpVehicle(lookup([GOLF]), { ...KEYS, tsn: null })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await lookUpVehicle(lookup([]), KEYS)).toMatchObject({ code: 'NOT_FOUND' })
})

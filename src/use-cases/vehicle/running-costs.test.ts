import { expect, it } from 'vitest'
import { runningCostsOf } from './running-costs.ts'
import type { Vehicle } from './vehicle.ts'

const TODAY = '2026-11-23'
const PETROL = {
  ...{ price: 2_000_000, condition: 'USED', fuel: 'PETROL', combustionFuel: null, cubicCapacity: 1498 },
  ...{ co2Emission: 120, firstRegistration: '2023-11', mileage: 30_000, fuelConsumption: 5.3 },
} as unknown as Vehicle['attributes']

it('follows from the official price, the tax and the model of the price rating', () => {
  const costs = runningCostsOf({ attributes: PETROL }, 15_000, TODAY)
  expect(costs.tax).toMatchObject({ due: { kind: 'YEARLY', euros: 81 }, amount: 675 })
  // From here the 36 months of the faster loss are over: 48 × 0.7 % and 60,000 km × 2 % per 10,000 km.
  const remaining = 2_000_000 * Math.exp(-(48 * 0.007 + 6 * 0.02))
  expect(costs.depreciation).toBe(Math.round((2_000_000 - remaining) / 48))
})

it('more kilometres cost more, and unknown facts are no costs', () => {
  const [few, many] = [10_000, 30_000].map((kilometres) => runningCostsOf({ attributes: PETROL }, kilometres, TODAY))
  expect(many!.depreciation).toBeGreaterThan(few!.depreciation!)
  expect(many!.tax).toEqual(few!.tax)
  const unknown = { ...PETROL, mileage: null, cubicCapacity: null, fuel: null }
  expect(runningCostsOf({ attributes: unknown }, 15_000, TODAY)).toMatchObject({
    ...{ depreciation: null, energy: null, tax: null },
  })
})

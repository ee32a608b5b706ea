import { expect, test } from 'vitest'
import { type TaxedCar, vehicleTaxOf } from './vehicle-tax.ts'

const today = '2026-11-20'
const petrol: TaxedCar = {
  fuel: 'PETROL',
  combustionFuel: null,
  cubicCapacity: 1984,
  co2Emission: 194,
  firstRegistration: null,
}
const euros = (car: Partial<TaxedCar>, day = today) => {
  const tax = vehicleTaxOf({ ...petrol, ...car }, day)
  return tax?.kind === 'YEARLY' ? tax.euros : null
}

test('petrol: 2 euros per 100 cm³ and the steps of CO₂, rounded down', () => {
  // Published calculation of a Cupra Formentor VZ, 1,984 cm³ and 194 g/km: 40 + 40 + 44 + 50 + 58 + 64.60 = 296.60 euros.
  expect(euros({})).toBe(296)
  // By hand: 15 × 2 + 20 × 2.00 + 8 × 2.20 = 87.60.
  expect(euros({ cubicCapacity: 1498, co2Emission: 123 })).toBe(87)
  // 10 × 2, and no CO₂ part up to 95 g/km.
  expect(euros({ cubicCapacity: 999, co2Emission: 95 })).toBe(20)
  expect(euros({ cubicCapacity: 1000, co2Emission: 96 })).toBe(22)
  expect(euros({ cubicCapacity: 1001, co2Emission: 95 })).toBe(22)
  // 20 × 2 + 20 × (2.00 + 2.20 + 2.50 + 2.90 + 3.40) + 5 × 4.00 = 40 + 260 + 20.
  expect(euros({ co2Emission: 200 })).toBe(320)
})

test('each step of CO₂ has its own rate and begins at its own limit', () => {
  // By hand, with figures just below a whole euro: 40 + 40 + 44 + 50 + 2 × 2.90 = 179.80; with 58 and 2 × 3.40 instead 238.80.
  expect(euros({ co2Emission: 157 })).toBe(179)
  expect(euros({ co2Emission: 177 })).toBe(238)
  // 15 × 9.50 + 40 + 44 + 50 + 58 + 16 × 3.40 = 388.90; with 68 and 50 × 4.00 instead 602.50.
  const diesel = { fuel: 'DIESEL', cubicCapacity: 1461 } as const
  expect(euros({ ...diesel, co2Emission: 191 })).toBe(388)
  expect(euros({ ...diesel, co2Emission: 245 })).toBe(602)
  // 142.50 + 50 × 2.00 before 2021.
  expect(euros({ ...diesel, co2Emission: 145, firstRegistration: '2019-06' })).toBe(242)
})

test('grams are rounded to whole ones first', () => {
  expect(euros({ cubicCapacity: 999, co2Emission: 95.4 })).toBe(20)
  expect(euros({ cubicCapacity: 999, co2Emission: 95.5 })).toBe(22)
})

test('diesel: 9.50 euros per 100 cm³, also in hybrids and plug-in hybrids', () => {
  // 20 × 9.50 + 20 × 2.00 + 5 × 2.20 = 241.
  expect(euros({ fuel: 'DIESEL', cubicCapacity: 1968, co2Emission: 120 })).toBe(241)
  expect(euros({ fuel: 'HYBRID_DIESEL', cubicCapacity: 1968, co2Emission: 120 })).toBe(241)
  const plugIn = { fuel: 'PLUG_IN_HYBRID', cubicCapacity: 1968, co2Emission: 30 } as const
  expect(euros({ ...plugIn, combustionFuel: 'DIESEL' })).toBe(190)
  expect(euros({ ...plugIn, combustionFuel: 'PETROL' })).toBe(40)
  expect(euros(plugIn), 'nobody knows what it burns').toBeNull()
})

test('a car first registered before 2021 pays 2 euros for each gram above 95', () => {
  // 20 × 2 + 99 × 2 = 238: the published figure for the same car until the end of 2020.
  expect(euros({ firstRegistration: '2020-12' })).toBe(238)
  expect(euros({ firstRegistration: '2021-01' })).toBe(296)
})

test('electric cars registered by the end of 2030 are exempt for ten years, until 2035 at the latest', () => {
  const electric = (firstRegistration: string | null, day = today) =>
    vehicleTaxOf({ ...petrol, fuel: 'ELECTRIC', cubicCapacity: null, co2Emission: 0, firstRegistration }, day)
  expect(electric(null)).toEqual({ kind: 'EXEMPT', until: '2035-12' })
  expect(electric('2024-03')).toEqual({ kind: 'EXEMPT', until: '2034-03' })
  expect(electric('2030-12')).toEqual({ kind: 'EXEMPT', until: '2035-12' })
  expect(electric(null, '2025-03-10'), 'registered this month').toEqual({ kind: 'EXEMPT', until: '2035-03' })
  expect(electric(null, '2031-01-01')).toBeNull()
  const fuelCell = { ...petrol, fuel: 'HYDROGEN', firstRegistration: '2024-03' } as const
  expect(vehicleTaxOf(fuelCell, today)).toEqual({ kind: 'EXEMPT', until: '2034-03' })
})

test('without displacement, emissions or fuel there is no figure', () => {
  expect(euros({ cubicCapacity: null })).toBeNull()
  expect(euros({ co2Emission: null })).toBeNull()
  expect(euros({ fuel: null })).toBeNull()
  expect(euros({ fuel: 'OTHER' })).toBeNull()
})

import { expect, test } from 'vitest'
import { co2CostOfTenYears, yearlyEnergyCost } from './energy-costs.ts'

test('energy costs of a year at 15,000 km: price × consumption × 150', () => {
  expect(yearlyEnergyCost([{ consumption: 5.4, price: 1.78 }])).toBe(144_180)
  expect(yearlyEnergyCost([{ consumption: 5.4, price: 1.779 }]), '1,440.99 euros').toBe(144_099)
  expect(yearlyEnergyCost([{ consumption: 6.1, price: 1.783 }]), '1,631.445 euros').toBe(163_145)
  expect(yearlyEnergyCost([{ consumption: 15.9, price: 0.321 }]), '765.585 euros').toBe(76_559)
})

test('prices whose binary form is not exact cost what they say', () => {
  // 0.4 × 2.002 × 150 = 120.12 and 0.4 × 2.007 × 150 = 120.42 euros.
  expect(yearlyEnergyCost([{ consumption: 0.4, price: 2.002 }])).toBe(12_012)
  expect(yearlyEnergyCost([{ consumption: 0.4, price: 2.007 }])).toBe(12_042)
  // 100 g at 64.01, 64.07 euros: 960.15 and 961.05 euros.
  expect(co2CostOfTenYears(100, 64.01)).toBe(96_015)
  expect(co2CostOfTenYears(100, 64.07)).toBe(96_105)
})

test('halves of a cent are rounded up, less than half down', () => {
  // 0.1 × 1.001 × 150 = 15.015 euros.
  expect(yearlyEnergyCost([{ consumption: 0.1, price: 1.001 }])).toBe(1502)
  // 1 g at 1.01 euros: 15.15 cents; at 1.10 euros 16.5 cents.
  expect(co2CostOfTenYears(1, 1.01)).toBe(15)
  expect(co2CostOfTenYears(1, 1.1)).toBe(17)
  expect(co2CostOfTenYears(1, 1.05), '15.75 cents').toBe(16)
})

test('a plug-in hybrid pays for electricity and fuel', () => {
  // 15.9 × 0.321 × 150 = 765.585 and 1.3 × 1.744 × 150 = 340.08; the sum is rounded, not each.
  const parts = [
    { consumption: 15.9, price: 0.321 },
    { consumption: 1.3, price: 1.744 },
  ]
  expect(yearlyEnergyCost(parts)).toBe(110_567)
})

test('CO₂ costs of ten years: price × grams × 0.15', () => {
  // A published label: 136 g/km at 115 euros per tonne are 2,346.00 euros.
  expect(co2CostOfTenYears(136, 115)).toBe(234_600)
  expect(co2CostOfTenYears(123, 142.5), '2,629.125 euros').toBe(262_913)
  expect(co2CostOfTenYears(123.4, 60), 'of whole grams').toBe(110_700)
  expect(co2CostOfTenYears(0, 220)).toBe(0)
})

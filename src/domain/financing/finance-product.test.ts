import { expect, it } from 'vitest'
import { leasingProduct, loanProduct } from '../../../tests/support/finance-product.ts'
import { refuseProduct } from './finance-product.ts'

it('accepts usual offers of banks', () => {
  expect(refuseProduct(loanProduct())).toEqual([])
  expect(refuseProduct(leasingProduct())).toEqual([])
  expect(refuseProduct(loanProduct({ effectivePercent: 0 }))).toEqual([])
})

it.each([
  [{ effectivePercent: -1 }, 'effectivePercent'],
  [{ effectivePercent: Number.NaN }, 'effectivePercent'],
  [{ downPayment: { min: 10, max: 60, default: 5, step: 1 } }, 'downPayment'],
  [{ downPayment: { min: 0, max: 100, default: 5, step: 1 } }, 'downPayment'],
  [{ duration: { min: 12, max: 84, default: 60, step: 0 } }, 'duration'],
  [{ duration: { min: 12.5, max: 84, default: 60, step: 1 } }, 'duration'],
  [{ minPrice: 5_00, maxPrice: 4_00 }, 'maxPrice'],
  [{ lenderName: ' ' }, 'lenderName'],
  [{ oneOffCosts: 0.5 }, 'oneOffCosts'],
  [{ oneOffCosts: -1 }, 'oneOffCosts'],
  [{ kind: 'GIFT' as 'LOAN', finalInstallment: null, mileage: leasingProduct().mileage }, 'kind'],
  [{ finalTiming: 'NEVER' as 'WITH_LAST' }, 'finalTiming'],
  [{ paymentTiming: 'NEVER' as 'ARREARS' }, 'paymentTiming'],
  [{ rounding: 'UP' as 'PLAN' }, 'rounding'],
  [{ effectivePercent: 100.01 }, 'effectivePercent'],
  [{ duration: { min: 1, max: 84, default: 60, step: 1 } }, 'duration'],
  [{ duration: { min: 12, max: 241, default: 60, step: 1 } }, 'duration'],
  [{ finalInstallment: { min: 0, max: 100, default: 5, step: 1 } }, 'finalInstallment'],
  [{ finalInstallment: { min: -1, max: 50, default: 5, step: 1 } }, 'finalInstallment'],
  [{ mileage: { min: 0, max: 200_001, default: 5, step: 1 } }, 'mileage'],
  [{ minPrice: 0 }, 'minPrice'],
  [{ minPrice: 0.5 }, 'minPrice'],
  [{ maxPrice: 5_000_00.5 }, 'maxPrice'],
  [{ maxVehicleMileage: -1 }, 'maxVehicleMileage'],
  [{ maxVehicleMileage: 0.5 }, 'maxVehicleMileage'],
  [{ lenderAddress: ' ' }, 'lenderAddress'],
])('refuses %j by name', (given, field) => {
  expect(refuseProduct(loanProduct(given))).toEqual([field])
})

it.each([
  { effectivePercent: 100 },
  { downPayment: { min: 0, max: 99, default: 0, step: 1 } },
  { duration: { min: 2, max: 240, default: 240, step: 1 } },
  { mileage: { min: 0, max: 200_000, default: 0, step: 1 } },
  { finalInstallment: { min: 0, max: 99, default: 99, step: 1 } },
  { minPrice: 1, maxPrice: 1 },
  { maxVehicleMileage: 0 },
  { oneOffCosts: 0 },
])('accepts %j, which is at the limit', (given) => {
  expect(refuseProduct(loanProduct(given))).toEqual([])
})

it('requires a mileage for a lease, and has no final instalment for it', () => {
  expect(refuseProduct(leasingProduct({ mileage: null }))).toEqual(['mileage'])
  expect(refuseProduct(leasingProduct({ finalInstallment: loanProduct().finalInstallment }))).toEqual([
    'finalInstallment',
  ])
})

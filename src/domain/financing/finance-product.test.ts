import { expect, it } from 'vitest'
import { leasingProduct, loanProduct } from '../../../tests/support/finance-product.ts'
import { refuseProduct } from './finance-product.ts'

it('accepts what banks offer', () => {
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
])('refuses %j by name', (given, field) => {
  expect(refuseProduct(loanProduct(given))).toEqual([field])
})

it('asks a lease for its mileage, and has no final instalment for it', () => {
  expect(refuseProduct(leasingProduct({ mileage: null }))).toEqual(['mileage'])
  expect(refuseProduct(leasingProduct({ finalInstallment: loanProduct().finalInstallment }))).toEqual([
    'finalInstallment',
  ])
})

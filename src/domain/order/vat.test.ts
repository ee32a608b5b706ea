import { expect, it } from 'vitest'
import { includedVat, USUAL_VAT_RATE } from './vat.ts'

it.each([
  [100_00, 19, 15_97, '15.96638…'],
  [99_99, 19, 15_96, '15.96478…'],
  [33_33, 7, 2_18, '2.18046…'],
  [10_00, 7, 65, '0.65420…'],
  [5_95, 19, 95, 'exactly 0.95'],
  [100_00, 0, 0, 'zero-rated'],
])('a price of %i cents at %i percent holds %i cents of VAT (%s)', (price, rate, vat) => {
  expect(includedVat(price, rate)).toBe(vat)
})

it('the usual rate is that of § 12 (1) UStG', () => {
  expect(USUAL_VAT_RATE).toBe(19)
})

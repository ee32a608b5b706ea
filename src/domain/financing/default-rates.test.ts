import { expect, it } from 'vitest'
import { leasingProduct, loanProduct } from '../../../tests/support/finance-product.ts'
import { defaultRates, isFinanceable } from './default-rates.ts'
import { representativeExample } from './representative-example.ts'

const PRODUCTS = [loanProduct(), leasingProduct()]

it('gives each car the instalment of the presets', () => {
  const rates = defaultRates({ price: 20_000_00, mileage: 30_000 }, PRODUCTS)
  // 16,000 euros over 60 months at 5.49 percent effective: exactly 304.560….
  expect(rates.loanRate).toBe(304_56)
  // 18,000 less 11,000 residual value discounted over 48 months at 4.99 %.
  expect(rates.leasingRate).toBe(205_55)
})

it.each([
  ['a price below the bounds', { price: 1_999_99 }],
  ['a price above them', { price: 100_000_01 }],
  ['no price', { price: null }],
  ['too many kilometres', { price: 20_000_00, mileage: 200_001 }],
  ['damage', { price: 20_000_00, damaged: true }],
  ['a car that may not drive', { price: 20_000_00, roadworthy: false }],
])('does not finance with %s', (_, offer) => {
  expect(defaultRates(offer, PRODUCTS)).toEqual({ loanRate: null, leasingRate: null })
})

it('leases younger cars only, and nothing without products', () => {
  expect(defaultRates({ price: 20_000_00, mileage: 60_001 }, PRODUCTS)).toMatchObject({ leasingRate: null })
  expect(defaultRates({ price: 20_000_00 }, [])).toEqual({ loanRate: null, leasingRate: null })
})

it('calculates the example of a product with its presets within its bounds', () => {
  expect(representativeExample(loanProduct())).toMatchObject({
    lenderName: 'Testbank',
    quote: {
      vehiclePrice: 20_000_00,
      netLoanAmount: 16_000_00,
      duration: 60,
      effectivePercent: 5.49,
      nominalPercent: 5.36,
    },
  })
  expect(representativeExample(loanProduct({ minPrice: 30_000_00 }))?.quote.vehiclePrice).toBe(30_000_00)
})

it('finances cars up to and including the bounds', () => {
  const product = loanProduct()
  for (const price of [2_000_00, 100_000_00]) expect(isFinanceable({ price }, product)).toBe(true)
  expect(isFinanceable({ price: 2_000_00, mileage: 200_000 }, product)).toBe(true)
  expect(isFinanceable({ price: 2_000_00 }, loanProduct({ maxVehicleMileage: 0 })), 'unknown is not too far').toBe(true)
  expect(isFinanceable({}, product)).toBe(false)
})

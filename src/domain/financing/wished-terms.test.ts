import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leasingProduct, loanProduct } from '../../../tests/support/finance-product.ts'
import type { FinanceProduct } from './finance-product.ts'
import { pricesWithRate, wishedQuote, type WishedTerms } from './wished-terms.ts'

describe('wishedQuote', () => {
  it('takes what the visitor wishes', () => {
    // 10,000 € at 5.49 % over 48 months: 231.91 by the annuity formula with (1.0549)^(1/12) − 1 a month.
    const quote = wishedQuote(loanProduct(), 15_000_00, { downPayment: 5_000_00, months: 48 })
    expect(quote).toMatchObject({ downPayment: 5_000_00, duration: 48, monthlyInstallment: 231_91 })
  })

  it('takes the nearest that the product allows for the price', () => {
    const quote = wishedQuote(loanProduct(), 5_000_00, { downPayment: 5_000_00, months: 90 })
    expect(quote).toMatchObject({ downPayment: 3_000_00, duration: 84 })
  })

  it('is null for what cannot be calculated', () => {
    expect(wishedQuote(loanProduct({ oneOffCosts: 900_00 }), 0, {})).toBeNull()
  })
})

describe('pricesWithRate', () => {
  it('ends at the price whose instalment is the highest of the range', () => {
    // 10,000 € at 5.49 % over 60 months: 190.35 by the annuity formula; a cent more of price is less than a cent more a month.
    const [range, ...others] = pricesWithRate(loanProduct(), { downPayment: 0 }, { min: 0, max: 190_35 })
    expect(others).toEqual([])
    expect(range).toMatchObject({ min: 2_000_00 })
    expect(Math.abs(range!.max - 10_000_00)).toBeLessThan(60)
  })

  const products: FinanceProduct[] = [
    loanProduct(),
    loanProduct({ downPayment: { min: 10, max: 50, default: 25, step: 1 }, finalInstallmentPreset: true }),
    leasingProduct(),
    // The residual value bounds the final instalment, at the preset term and at the wished one.
    loanProduct({
      finalInstallment: { min: 5, max: 60, default: 50, step: 1 },
      finalInstallmentPreset: true,
      duration: { min: 12, max: 120, default: 30, step: 6 },
      oneOffCosts: 300_00,
    }),
  ]
  it.each(products)('holds the prices whose quote is within the range, and no other', (product) => {
    const cents = (min: number, max: number) => fc.integer({ min, max }).map((euros) => euros * 100)
    const wishes: fc.Arbitrary<WishedTerms> = fc.record(
      { downPayment: cents(0, 20_000), months: fc.integer({ min: 2, max: 240 }) },
      { requiredKeys: [] },
    )
    const prices = fc.array(cents(2_000, 100_000), { minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(wishes, cents(0, 400), cents(100, 900), prices, (wished, min, width, anyPrices) => {
        const range = { min, max: min + width }
        const ranges = pricesWithRate(product, wished, range)
        // Beside any prices those at the very ends.
        const near = ranges.slice(0, 8).flatMap((one) => [one.min, one.max, one.min - 100, one.max + 100])
        for (const price of [...anyPrices, ...near]) {
          if (price < product.minPrice || price > product.maxPrice) continue
          const rate = wishedQuote(product, price, wished)?.monthlyInstallment ?? -1
          const isIn = ranges.some((one) => price >= one.min && price <= one.max)
          expect({ price, rate, isIn }).toEqual({ price, rate, isIn: rate >= range.min && rate <= range.max })
        }
      }),
      { numRuns: 15 },
    )
  })
})

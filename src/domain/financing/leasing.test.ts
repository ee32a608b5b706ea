import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectiveRate } from './effective-rate.ts'
import { calculateLease, type Lease, leaseFlows, type LeasingTerms, leasingFactor, totalCostFactor } from './leasing.ts'
import { residualPercent } from './residual-value.ts'

type Drawn<A> = A extends fc.Arbitrary<infer T> ? T : never

const TERMS: LeasingTerms = {
  price: 30_000_00,
  listPrice: 32_920_00,
  specialPayment: 3_000_00,
  months: 48,
  residualValue: 16_500_00,
  effectivePercent: 4.99,
  paymentTiming: 'ARREARS',
}

function leaseOf(given: Partial<LeasingTerms>): Lease {
  const outcome = calculateLease({ ...TERMS, ...given })
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.refusals))
  return outcome.lease
}

it('Volkswagen Leasing, Golf 2019: total and leasing factor of 48 instalments of 409 euros', () => {
  expect(leasingFactor(409_00, 32_920_00)).toBe(1.24)
  expect(totalCostFactor({ total: 19_632_00, months: 48, listPrice: 32_920_00 })).toBe(1.24)
})

it('covers the loss in value and its interest, rounded to the cent; in advance, each payment is a month earlier', () => {
  // (27,000 − 16,500 × 1.0499^−4) ÷ 43.57… = 308.3258…; in advance 307.0772…
  expect(leaseOf({})).toMatchObject({ installment: 308_33, total: 48 * 308_33 + 3_000_00, totalInterest: 4_299_84 })
  expect(leaseOf({ paymentTiming: 'ADVANCE' })).toMatchObject({ installment: 307_08, nominalPercent: 4.88 })
  const small = { price: 3_000_00, specialPayment: 300_00, months: 24, residualValue: 1_000_00 }
  expect(leaseOf(small).installment, '78.555…').toBe(78_56)
  expect(leaseOf({ ...small, months: 1, effectivePercent: 0 }).installment).toBe(1_700_00)
})

it('includes costs in the effective rate, even a cent', () => {
  const small = { price: 12_00, specialPayment: 0, months: 12, residualValue: 0, effectivePercent: 0 }
  expect(leaseOf({ ...small, oneOffCosts: 1 }).effectivePercent).toBeGreaterThan(leaseOf(small).effectivePercent)
  const { installment } = leaseOf(small)
  const received = { months: 0, cents: 12_00 }
  expect(leaseFlows({ ...TERMS, ...small, installment })[0]).toEqual(received)
  expect(leaseFlows({ ...TERMS, ...small, installment, oneOffCosts: 1 })[0]).toEqual({ ...received, cents: 11_99 })
})

it('adds up instalments, special payment and costs', () => {
  const lease = leaseOf({ oneOffCosts: 990_00 })
  expect(lease.total).toBe(48 * lease.installment + 3_000_00 + 990_00)
  expect(lease.totalInterest).toBe(48 * lease.installment + 16_500_00 - 27_000_00)
  expect(lease.totalCostFactor).toBeGreaterThan(lease.leasingFactor)
  expect(lease.effectivePercent).toBeGreaterThan(4.99)
})

it('without interest spreads the loss in value evenly', () => {
  expect(leaseOf({ effectivePercent: 0 }).installment).toBe(Math.round((27_000_00 - 16_500_00) / 48))
})

describe('refusals name the input', () => {
  it.each([
    [{ specialPayment: 30_000_00 }, 'downPayment', 'REACHES_PRICE'],
    [{ specialPayment: -1 }, 'downPayment', 'BELOW_MIN'],
    [{ months: 0 }, 'duration', 'BELOW_MIN'],
    [{ price: 0, specialPayment: 0 }, 'price', 'BELOW_MIN'],
    [{ price: 1, specialPayment: 0, residualValue: 1 }, 'downPayment', 'COVERED_BY_RESIDUAL'],
    [{ oneOffCosts: 26_000_00 }, 'duration', 'TOO_SMALL'],
    [{ residualValue: 40_000_00 }, 'downPayment', 'COVERED_BY_RESIDUAL'],
  ])('%j', (given, input, code) => {
    expect(calculateLease({ ...TERMS, ...given })).toMatchObject({ kind: 'refused', refusals: [{ input, code }] })
  })
})

it('leases for a cent a month, but not for less', () => {
  const even = { specialPayment: 0, residualValue: 1_000, effectivePercent: 0 }
  expect(leaseOf({ ...even, price: 1_048 }).installment).toBe(1)
  expect(calculateLease({ ...TERMS, ...even, price: 1_010 })).toMatchObject({ kind: 'refused' })
})

describe('for every lease', () => {
  const leases = fc.record({
    price: fc.integer({ min: 10_000_00, max: 120_000_00 }),
    specialPercent: fc.integer({ min: 0, max: 12 }),
    months: fc.integer({ min: 12, max: 60 }),
    kilometers: fc.integer({ min: 5_000, max: 40_000 }),
    percent: fc.integer({ min: 0, max: 1200 }).map((value) => value / 100),
    paymentTiming: fc.constantFrom('ARREARS' as const, 'ADVANCE' as const),
  })
  const termsOf = (given: Drawn<typeof leases>): LeasingTerms => ({
    price: given.price,
    listPrice: given.price,
    specialPayment: Math.round((given.price * given.specialPercent) / 100),
    months: given.months,
    residualValue: Math.round((given.price * residualPercent(given.months, given.kilometers)) / 100),
    effectivePercent: given.percent,
    paymentTiming: given.paymentTiming,
  })

  it('instalments and residual value have the stated effective rate', () => {
    fc.assert(
      fc.property(leases, (given) => {
        const terms = termsOf(given)
        const { installment } = leaseOf(terms)
        expect(Math.abs(effectiveRate(leaseFlows({ ...terms, installment }))! - given.percent)).toBeLessThan(0.02)
      }),
      { numRuns: 200 },
    )
  })

  it('costs less when paid in advance, and more with every kilometre and percent', () => {
    fc.assert(
      fc.property(leases, (given) => {
        const instalment = (more: Partial<typeof given>) => leaseOf(termsOf({ ...given, ...more })).installment
        expect(instalment({ paymentTiming: 'ADVANCE' })).toBeLessThanOrEqual(instalment({ paymentTiming: 'ARREARS' }))
        expect(instalment({ kilometers: given.kilometers + 5_000 })).toBeGreaterThanOrEqual(instalment({}))
        expect(instalment({ percent: given.percent + 1 })).toBeGreaterThan(instalment({}))
      }),
      { numRuns: 100 },
    )
  })
})

it('expects 55 percent after 48 months and 10,000 km a year, 0.6 points less for every 1,000 km more', () => {
  expect(residualPercent(48, 10_000)).toBe(55)
  expect(residualPercent(48, 15_000)).toBe(52)
  expect(residualPercent(42, 10_000)).toBe(58.5)
  expect(residualPercent(60, 200_000)).toBe(10)
  expect(residualPercent(0, 10_000)).toBe(100)
  const years = [6, 12, 18, 24, 30, 36, 48, 60, 72, 84, 102, 120, 121]
  expect(years.map((months) => residualPercent(months, 10_000))).toEqual([
    ...[91, 82, 76, 70, 66, 62, 55, 48, 42, 36, 29, 22, 22],
  ])
  expect(residualPercent(24, 8_000), 'driven less, worth more').toBeCloseTo(70.6, 10)
  expect(residualPercent(240, 10_000)).toBe(22)
})

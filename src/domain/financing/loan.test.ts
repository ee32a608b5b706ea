import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectiveRate } from './effective-rate.ts'
import { calculateLoan, FINAL_TIMINGS, flowsOf, type Loan, type LoanTerms } from './loan.ts'
import { ROUNDINGS } from './repayment-plan.ts'

type Drawn<A> = A extends fc.Arbitrary<infer T> ? T : never

const TERMS: LoanTerms = {
  price: 15_000_00,
  downPayment: 0,
  months: 84,
  finalInstallment: 0,
  finalTiming: 'WITH_LAST',
  interest: { kind: 'EFFECTIVE', percent: 5.49 },
  rounding: 'PLAN',
}

function loanOf(given: Partial<LoanTerms>): Loan {
  const outcome = calculateLoan({ ...TERMS, ...given })
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.refusals))
  return outcome.loan
}

function refusalsOf(given: Partial<LoanTerms>) {
  const outcome = calculateLoan({ ...TERMS, ...given })
  return outcome.kind === 'refused' ? outcome.refusals : []
}

describe('published examples', () => {
  it('CHECK24: the rounded total, nominal rate from the effective one', () => {
    expect(loanOf({ rounding: 'TOTAL' })).toMatchObject({
      installment: 214_53,
      totalRepayment: 18_020_57,
      nominalPercent: 5.36,
      effectivePercent: 5.49,
    })
  })

  it('Santander: the rounded total', () => {
    const given = { price: 10_000_00, months: 48, interest: { kind: 'EFFECTIVE', percent: 6.69 } } as const
    expect(loanOf({ ...given, rounding: 'TOTAL' })).toMatchObject({ installment: 237_12, totalRepayment: 11_381_68 })
  })

  it('Verivox: the multiplied instalment, which only the effective rate gives', () => {
    const given = { price: 1_000_00, months: 12, rounding: 'INSTALMENT' } as const
    const effective = loanOf({ ...given, interest: { kind: 'EFFECTIVE', percent: 6.49 } })
    expect(effective).toMatchObject({ installment: 86_21, totalRepayment: 1_034_52, nominalPercent: 6.3 })
    expect(loanOf({ ...given, interest: { kind: 'NOMINAL', percent: 6.3 } }).installment).toBe(86_20)
  })

  it('t-online: a nominal rate and a final instalment with the last one', () => {
    const loan = loanOf({
      price: 25_000_00,
      months: 48,
      finalInstallment: 17_000_00,
      interest: { kind: 'NOMINAL', percent: 4.99 },
      rounding: 'INSTALMENT',
    })
    expect(loan).toMatchObject({ installment: 254_89, totalRepayment: 29_234_72, installments: 48 })
  })

  it('Toyota: a final instalment in place of the last one', () => {
    const loan = loanOf({
      price: 8_046_97,
      months: 36,
      finalInstallment: 5_482_08,
      finalTiming: 'REPLACES_LAST',
      interest: { kind: 'EFFECTIVE', percent: 0.99 },
    })
    expect(loan).toMatchObject({ installment: 79_00, installments: 35 })
    expect(loan.plan).toHaveLength(36)
    expect(loan.plan.at(-1)).toMatchObject({ payment: 5_482_08, balance: 0 })
  })

  it('differs from a published page with an error: 9,600 euros over 60 months at 3.99 percent', () => {
    const given = { price: 9_600_00, months: 60, interest: { kind: 'EFFECTIVE', percent: 3.99 } } as const
    expect(loanOf(given).installment).toBe(176_45)
  })
})

describe('fees', () => {
  const fee = 300_00

  it('adds a financed fee to the loan and includes it in the effective rate', () => {
    const loan = loanOf({ financedFee: fee })
    expect(loan.netLoan).toBe(15_000_00)
    expect(loan.installment).toBe(loanOf({ price: 15_300_00 }).installment)
    expect(loan.effectivePercent).toBeGreaterThan(5.49)
    expect(loan.totalRepayment - loan.totalInterest).toBe(15_300_00)
  })

  it('does not change the instalments where a fee is paid at once', () => {
    const loan = loanOf({ otherFees: fee })
    expect(loan.installment).toBe(loanOf({}).installment)
    expect(loan.totalRepayment).toBe(loanOf({}).totalRepayment + fee)
    expect(loan.effectivePercent).toBeGreaterThan(loanOf({ financedFee: fee }).effectivePercent)
  })
})

describe('refusals name the input', () => {
  it.each([
    [{ downPayment: 15_000_00 }, 'downPayment', 'REACHES_PRICE'],
    [{ downPayment: -1 }, 'downPayment', 'BELOW_MIN'],
    [{ downPayment: 0.5 }, 'downPayment', 'NOT_WHOLE'],
    [{ downPayment: Number.NaN }, 'downPayment', 'NOT_WHOLE'],
    [{ months: 0 }, 'duration', 'BELOW_MIN'],
    [{ months: 1, finalInstallment: 1, finalTiming: 'REPLACES_LAST' }, 'duration', 'BELOW_MIN'],
    [{ price: 0 }, 'price', 'BELOW_MIN'],
    [{ finalInstallment: 15_000_01 }, 'finalInstallment', 'EXCEEDS_LOAN'],
    [{ finalInstallment: -1 }, 'finalInstallment', 'BELOW_MIN'],
    [{ downPayment: 5_000_00, financedFee: 300_00, finalInstallment: 10_300_01 }, 'finalInstallment', 'EXCEEDS_LOAN'],
    [{ otherFees: 14_000_00 }, 'downPayment', 'TOO_SMALL'],
    [{ price: 20, months: 60 }, 'downPayment', 'TOO_SMALL'],
    [{ price: 20, months: 60, finalInstallment: 1 }, 'finalInstallment', 'TOO_SMALL'],
    [{ finalInstallment: 15_000_00, interest: { kind: 'NOMINAL', percent: 0 } }, 'finalInstallment', 'TOO_SMALL'],
  ] as const)('%j', (given, input, code) => {
    expect(refusalsOf(given)).toEqual([expect.objectContaining({ input, code })])
  })

  it('all at once', () => {
    expect(refusalsOf({ downPayment: -1, months: 0.5 }).map(({ input }) => input)).toEqual(['downPayment', 'duration'])
  })
})

describe('the smallest loan', () => {
  const free = { interest: { kind: 'NOMINAL', percent: 0 } } as const

  it('is a cent for a month, or a cent a month', () => {
    expect(loanOf({ ...free, price: 1, months: 1 })).toMatchObject({ installment: 1, totalRepayment: 1 })
    expect(loanOf({ ...free, price: 1, months: 1, finalTiming: 'REPLACES_LAST' }).installments).toBe(1)
    expect(loanOf({ ...free, price: 2, months: 1, finalInstallment: 1 }).installments).toBe(1)
    expect(loanOf({ ...free, price: 2, months: 2, finalInstallment: 1, finalTiming: 'REPLACES_LAST' })).toMatchObject({
      ...{ installment: 1, installments: 1, finalInstallment: 1 },
    })
    expect(loanOf({ ...free, price: 60, months: 60 })).toMatchObject({ installment: 1, lastInstallment: 1 })
  })

  it('has as many instalments as months unless there is a final one in the place of the last', () => {
    const replaced = { finalTiming: 'REPLACES_LAST' } as const
    expect(loanOf(replaced).installments).toBe(84)
    expect(loanOf({ ...replaced, finalInstallment: 1 }).installments).toBe(83)
    expect(loanOf({ finalInstallment: 1 }).installments).toBe(84)
  })

  it('states a single instalment as it is paid, and of two the first', () => {
    const months = { months: 2, rounding: 'PLAN' } as const
    // Exactly 506.686 cents; the plan leaves 506.
    const single = loanOf({ ...months, price: 1_000, finalInstallment: 500, finalTiming: 'REPLACES_LAST' })
    expect([single.installment, single.lastInstallment]).toEqual([506, 506])
    const two = loanOf({ ...months, price: 1_001 })
    expect([two.installment, two.lastInstallment]).toEqual([504, 503])
  })

  it('lends the whole debt until the end, fees included', () => {
    const given = { downPayment: 5_000_00, financedFee: 300_00, finalInstallment: 10_300_00 }
    expect(loanOf(given).netLoan).toBe(10_000_00)
    expect(refusalsOf({ ...given, finalInstallment: 10_300_01 })).toMatchObject([{ limit: 10_300_00 }])
  })

  it('includes a fee of a cent in the effective rate', () => {
    // Twelve instalments of 86 cents, the last of 83: calculated with exact decimals.
    const small = { price: 10_00, months: 12 }
    expect(loanOf({ ...small, otherFees: 1 })).toMatchObject({ installment: 86, effectivePercent: 5.65 })
    expect(loanOf({ ...small, price: 10_00, financedFee: 1 }).effectivePercent).toBe(5.64)
    expect(loanOf(small).effectivePercent).toBe(5.49)
  })

  it('costs the sum of loan and down payment', () => {
    const loan = loanOf({ downPayment: 1_000_00, otherFees: 99_00 })
    const paid = loan.plan.reduce((sum, { payment }) => sum + payment, 0)
    expect(loan.totalExpense).toBe(paid + 99_00 + 1_000_00)
  })
})

describe('for every loan', () => {
  const loans = fc.record({
    price: fc.integer({ min: 2_000_00, max: 120_000_00 }),
    downPercent: fc.integer({ min: 0, max: 60 }),
    months: fc.integer({ min: 12, max: 96 }),
    finalPercent: fc.integer({ min: 0, max: 70 }),
    percent: fc.integer({ min: 0, max: 1500 }).map((value) => value / 100),
    finalTiming: fc.constantFrom(...FINAL_TIMINGS),
    rounding: fc.constantFrom(...ROUNDINGS),
  })
  const termsOf = ({ price, downPercent, finalPercent, percent, ...rest }: Drawn<typeof loans>): LoanTerms => {
    const downPayment = Math.round((price * downPercent) / 100)
    const finalInstallment = Math.round(((price - downPayment) * finalPercent) / 100)
    return { ...rest, price, downPayment, finalInstallment, interest: { kind: 'EFFECTIVE', percent } }
  }

  it('the plan pays back the debt and adds up to the total, to the cent', () => {
    fc.assert(
      fc.property(loans, (given) => {
        const loan = loanOf(termsOf(given))
        const sum = (key: 'payment' | 'interest' | 'principal') => loan.plan.reduce((all, row) => all + row[key], 0)
        expect(sum('payment')).toBe(loan.totalRepayment)
        expect(sum('principal')).toBe(loan.netLoan)
        expect(sum('interest')).toBe(loan.totalInterest)
        expect(loan.plan.at(-1)!.balance).toBe(0)
        const regular = (loan.installments - 1) * loan.installment + loan.lastInstallment + loan.finalInstallment
        expect(regular).toBe(loan.totalRepayment)
      }),
      { numRuns: 200 },
    )
  })

  it('a contract plan never owes interest below zero, and its last instalment is close to the others', () => {
    fc.assert(
      fc.property(loans, (given) => {
        const loan = loanOf({ ...termsOf(given), rounding: 'PLAN' })
        expect(loan.plan.every((row) => row.interest >= 0 && Number.isInteger(row.payment))).toBe(true)
        // Half a cent each month, with interest on it.
        expect(Math.abs(loan.lastInstallment - loan.installment)).toBeLessThan(loan.installments * 2)
      }),
      { numRuns: 200 },
    )
  })

  it('its payments have the stated effective rate, apart from rounding to cents', () => {
    fc.assert(
      fc.property(loans, (given) => {
        const loan = loanOf(termsOf(given))
        expect(Math.abs(effectiveRate(flowsOf(loan.netLoan, loan.plan))! - given.percent)).toBeLessThan(0.02)
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    ['price', 1, { price: 100_00 }],
    ['down payment', -1, { downPayment: 100_00 }],
    ['duration', -1, { months: 1 }],
    ['final instalment', -1, { finalInstallment: 100_00 }],
  ])('more %s changes the instalment in one direction (%i)', (_, direction, more) => {
    fc.assert(
      fc.property(loans, (given) => {
        const terms = {
          ...termsOf({ ...given, percent: 4, finalPercent: Math.min(given.finalPercent, 50) }),
          rounding: 'PLAN' as const,
        }
        const [change] = Object.entries(more) as [[keyof typeof terms, number]]
        const other = calculateLoan({ ...terms, [change[0]]: (terms[change[0]] as number) + change[1] })
        fc.pre(other.kind === 'calculated' && (change[0] !== 'finalInstallment' || terms.finalInstallment > 0))
        if (other.kind === 'calculated')
          expect(Math.sign(other.loan.installment - loanOf(terms).installment) * direction).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 100 },
    )
  })

  it('a higher rate costs more', () => {
    fc.assert(
      fc.property(loans, (given) => {
        const dearer = loanOf({ ...termsOf({ ...given, percent: given.percent + 1 }), rounding: 'PLAN' })
        expect(dearer.totalInterest).toBeGreaterThan(loanOf({ ...termsOf(given), rounding: 'PLAN' }).totalInterest)
      }),
      { numRuns: 100 },
    )
  })
})

import { describe, expect, it } from 'vitest'
import { calculateLoan, type Loan, type LoanTerms } from './loan.ts'

/** Month, payment, interest, principal, balance in euros. */
type Row = readonly [month: number, payment: number, interest: number, principal: number, balance: number]

const TERMS = { downPayment: 0, finalInstallment: 0, finalTiming: 'WITH_LAST' } as const

function loanOf(given: Omit<LoanTerms, keyof typeof TERMS> & Partial<LoanTerms>): Loan {
  const outcome = calculateLoan({ ...TERMS, ...given })
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.refusals))
  return outcome.loan
}

function rowsOf({ plan }: Loan): Row[] {
  return plan.map(({ month, ...cents }) => [
    month,
    ...([cents.payment, cents.interest, cents.principal, cents.balance].map((amount) => amount / 100) as [
      ...[number, number, number, number],
    ]),
  ])
}

describe('published repayment plans, row by row', () => {
  /** Calculated by zinsen-berechnen.de, printed at mathelounge.de/850768: 8,640 euros, 7.2 percent nominal, 12 months. */
  const PUBLISHED: readonly Row[] = [
    [1, 748.39, 51.84, 696.55, 7943.45],
    [2, 748.39, 47.66, 700.73, 7242.72],
    [3, 748.39, 43.46, 704.93, 6537.79],
    [4, 748.39, 39.23, 709.16, 5828.63],
    [5, 748.39, 34.97, 713.42, 5115.22],
    [6, 748.39, 30.69, 717.7, 4397.52],
    [7, 748.39, 26.39, 722, 3675.52],
    [8, 748.39, 22.05, 726.33, 2949.18],
    [9, 748.39, 17.7, 730.69, 2218.49],
    [10, 748.39, 13.31, 735.08, 1483.41],
    [11, 748.39, 8.9, 739.49, 743.92],
    [12, 748.39, 4.46, 743.92, 0],
  ]
  const loan = loanOf({
    ...{ price: 8_640_00, months: 12, interest: { kind: 'NOMINAL', percent: 7.2 }, rounding: 'PLAN' },
  })

  it('has the published instalments, interest of each month, and total', () => {
    const interest = (rows: readonly Row[]) => rows.map((row) => row[2])
    expect(interest(rowsOf(loan))).toEqual(interest(PUBLISHED))
    expect([loan.installment, loan.totalRepayment, loan.totalInterest]).toEqual([748_39, 8_980_66, 340_66])
  })

  it('differs elsewhere by the fractions of a cent that the published plan does not round', () => {
    for (const [index, row] of rowsOf(loan).entries()) {
      for (const [column, amount] of row.entries())
        expect(Math.abs(amount - PUBLISHED[index]![column]!)).toBeLessThan(index < 11 ? 0.011 : 0.021)
    }
    // Whole cents each month: what is left for the last is 743.91 and its interest of 4.46.
    expect(rowsOf(loan).slice(7)).toEqual([
      [8, 748.39, 22.05, 726.34, 2949.17],
      [9, 748.39, 17.7, 730.69, 2218.48],
      [10, 748.39, 13.31, 735.08, 1483.4],
      [11, 748.39, 8.9, 739.49, 743.91],
      [12, 748.37, 4.46, 743.91, 0],
    ])
  })

  it('sapling.com, "Calculate Reducing Balance Interest Rate": 1,000 at 2 percent a month over 6 months', () => {
    const given = { price: 1_000_00, months: 6, interest: { kind: 'NOMINAL', percent: 24 } } as const
    const total = loanOf({ ...given, rounding: 'TOTAL' })
    // Published: an instalment of 178.53, the first two rows, 71.15 of interest and 1,071.15 in total.
    expect(rowsOf(total).slice(0, 2)).toEqual([
      [1, 178.53, 20, 158.53, 841.47],
      [2, 178.53, 16.83, 161.7, 679.77],
    ])
    expect([total.installment, total.totalInterest, total.totalRepayment]).toEqual([178_53, 71_15, 1_071_15])
    expect(rowsOf(loanOf({ ...given, rounding: 'PLAN' })).at(-1)).toEqual([6, 178.51, 3.5, 175.01, 0])
    expect(loanOf({ ...given, rounding: 'INSTALMENT' }).totalRepayment).toBe(6 * 178_53)
  })
})

describe('a plan with a final instalment', () => {
  /**
   * Nobody publishes one row by row; calculated with exact decimals: 9,990 euros, 5.49 percent nominal, 12 months, 4,000 euros with the
   * last instalment. The exact instalment is 532.43484901…; interest is rounded half up each month.
   */
  const interest = { kind: 'NOMINAL', percent: 5.49 } as const
  const given = { price: 9_990_00, months: 12, interest, finalInstallment: 4_000_00 }

  it('settles the balance to the cent in the last month', () => {
    expect(rowsOf(loanOf({ ...given, rounding: 'PLAN' }))).toEqual([
      [1, 532.43, 45.7, 486.73, 9503.27],
      [2, 532.43, 43.48, 488.95, 9014.32],
      [3, 532.43, 41.24, 491.19, 8523.13],
      [4, 532.43, 38.99, 493.44, 8029.69],
      [5, 532.43, 36.74, 495.69, 7534],
      [6, 532.43, 34.47, 497.96, 7036.04],
      [7, 532.43, 32.19, 500.24, 6535.8],
      [8, 532.43, 29.9, 502.53, 6033.27],
      [9, 532.43, 27.6, 504.83, 5528.44],
      [10, 532.43, 25.29, 507.14, 5021.3],
      [11, 532.43, 22.97, 509.46, 4511.84],
      [12, 4532.48, 20.64, 4511.84, 0],
    ])
  })

  it('puts the rest of the rounded total into the last instalment', () => {
    // 12 × 532.43484901… = 6,389.218…; less eleven times 532.43.
    expect(loanOf({ ...given, rounding: 'TOTAL' })).toMatchObject({ installment: 532_43, lastInstallment: 532_49 })
    expect(loanOf({ ...given, rounding: 'INSTALMENT' }).lastInstallment).toBe(532_43)
  })

  it('leaves a balance a month earlier that grows to it with interest', () => {
    const terms = { price: 20_00, months: 2, finalInstallment: 10_00, finalTiming: 'REPLACES_LAST' } as const
    const loan = loanOf({ ...terms, interest: { kind: 'NOMINAL', percent: 12 }, rounding: 'PLAN' })
    // 10.00 ÷ 1.01 = 9.90099…
    expect(rowsOf(loan)).toEqual([
      [1, 10.3, 0.2, 10.1, 9.9],
      [2, 10, 0.1, 9.9, 0],
    ])
  })
})

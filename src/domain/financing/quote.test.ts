import { describe, expect, it } from 'vitest'
import { leasingProduct, loanProduct } from '../../../tests/support/finance-product.ts'
import { exampleFigures } from './example-figures.ts'
import { exampleWith } from './representative-example.ts'
import { defaultInput, termsFor } from './finance-terms.ts'
import { type FinanceQuote, quoteOf } from './quote.ts'

type Given = Parameters<typeof loanProduct>[0]
const loanTerms = (given: Given = {}) => termsFor(loanProduct(given), 22_990_00)
const leasingTerms = (price: number, given: Given = {}) =>
  termsFor(leasingProduct({ oneOffCosts: 99_00, ...given }), price)

function quoted(outcome: ReturnType<typeof quoteOf>): FinanceQuote {
  if (outcome.kind !== 'calculated') throw new Error(JSON.stringify(outcome.refusals))
  return outcome.quote
}

/** The figures were calculated with exact decimals, the effective rates by bisection. */
describe('a loan', () => {
  it('is shown with its final instalment and its costs', () => {
    const terms = loanTerms({ oneOffCosts: 150_00, finalInstallmentPreset: true })
    const { plan, ...quote } = quoted(quoteOf(terms, defaultInput(terms)))
    expect(quote).toEqual({
      ...{ kind: 'LOAN', vehiclePrice: 22_990_00, downPayment: 4_600_00, duration: 60, mileage: null },
      // Exactly 249.51218…
      ...{ monthlyInstallment: 249_51, installments: 60, lastInstallment: 249_64 },
      ...{ hasFinalInstallment: true, finalInstallment: 6_900_00, netLoanAmount: 18_390_00 },
      ...{ effectivePercent: 5.76, nominalPercent: 5.36, totalInterest: 3_480_73, totalRepayment: 22_020_73 },
      ...{ oneOffCosts: 150_00, leasingFactor: null, totalCostFactor: null },
    })
    expect(plan).toHaveLength(60)
  })

  it('is shown without a final instalment where none is wished, whatever amount was entered', () => {
    const terms = loanTerms()
    const input = { ...defaultInput(terms), finalInstallment: 6_900_00 }
    expect(quoted(quoteOf(terms, input))).toMatchObject({
      ...{ hasFinalInstallment: false, finalInstallment: 0, monthlyInstallment: 350_05, totalRepayment: 21_003_25 },
    })
  })

  it('is paid 59 times where the final instalment takes the place of the last', () => {
    const terms = loanTerms({ finalTiming: 'REPLACES_LAST', finalInstallmentPreset: true })
    expect(quoted(quoteOf(terms, defaultInput(terms)))).toMatchObject({
      ...{ installments: 59, monthlyInstallment: 253_20, lastInstallment: 253_27, totalRepayment: 21_838_87 },
    })
  })

  it('is refused where the conditions or the calculation say so', () => {
    const terms = loanTerms()
    expect(quoteOf(terms, { ...defaultInput(terms), duration: 13 })).toMatchObject({
      ...{ kind: 'refused', refusals: [{ input: 'duration', code: 'OFF_STEP' }] },
    })
    const tiny = termsFor(loanProduct(), 20)
    expect(quoteOf(tiny, defaultInput(tiny))).toMatchObject({
      ...{ kind: 'refused', refusals: [{ input: 'downPayment', code: 'TOO_SMALL' }] },
    })
  })
})

describe('a lease', () => {
  const input = {
    downPayment: 2_300_00,
    duration: 48,
    mileage: 15_000,
    finalInstallment: 0,
    hasFinalInstallment: false,
  }

  it('is shown with its costs; the car goes back for 52 percent of its price, to the cent', () => {
    const shown = {
      ...{ kind: 'LEASING', downPayment: 2_300_00, duration: 48, mileage: 15_000, monthlyInstallment: 249_30 },
      ...{ installments: 48, lastInstallment: 249_30, hasFinalInstallment: false, finalInstallment: 0 },
      ...{ effectivePercent: 5.16, nominalPercent: 4.88, totalRepayment: 14_365_40, oneOffCosts: 99_00 },
      ...{ leasingFactor: 1.08, totalCostFactor: 1.3, plan: [] },
    }
    expect(quoted(quoteOf(leasingTerms(22_990_01), input))).toEqual({
      ...{ ...shown, vehiclePrice: 22_990_01, netLoanAmount: 20_690_01, totalInterest: 3_231_20 },
    })
    expect(quoted(quoteOf(leasingTerms(22_989_97), input))).toEqual({
      ...{ ...shown, vehiclePrice: 22_989_97, netLoanAmount: 20_689_97, totalInterest: 3_231_21 },
    })
  })

  it('costs less where it is paid in advance, and drives the usual kilometres where none are entered', () => {
    const advance = leasingTerms(22_990_01, { paymentTiming: 'ADVANCE' })
    expect(quoted(quoteOf(advance, input))).toMatchObject({ monthlyInstallment: 248_29, totalRepayment: 14_316_92 })
    expect(quoted(quoteOf(advance, { ...input, mileage: null })).mileage).toBe(10_000)
  })

  it('is refused where no amount is left to lease', () => {
    const terms = leasingTerms(1_000)
    expect(quoteOf(terms, { ...input, downPayment: 0, mileage: 10_000 })).toMatchObject({ kind: 'refused' })
  })
})

describe('the figures of an example', () => {
  const formats = {
    money: (cents: number) => `${cents} ct`,
    number: (value: number) => `${value} km`,
    percent: (percent: number) => `${percent} %`,
  }
  const figures = (quote: FinanceQuote) => exampleFigures(exampleWith(quote, loanProduct()), formats)

  it('are stated as far as the contract has them', () => {
    const terms = loanTerms({ oneOffCosts: 1, finalInstallmentPreset: true })
    expect(figures(quoted(quoteOf(terms, defaultInput(terms))))).toMatchObject({
      ...{ lease: false, price: '2299000 ct', downPayment: '460000 ct', netLoan: '1839000 ct', months: 60 },
      ...{ mileage: null, installments: 60, rate: '24951 ct', lastRate: '24964 ct', finalInstallment: '690000 ct' },
      ...{ oneOffCosts: '1 ct', nominal: '5.36 %', lenderName: 'Testbank' },
      lenderAddress: 'Testweg 1, 12345 Teststadt',
    })
    const lease = leasingTerms(22_990_01, { oneOffCosts: 0 })
    expect(figures(quoted(quoteOf(lease, defaultInput(lease))))).toMatchObject({
      ...{ lease: true, mileage: '10000 km', lastRate: null, finalInstallment: null, oneOffCosts: null },
    })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leasingProduct, loanProduct } from '../../../tests/support/finance-product.ts'
import {
  allowedInput,
  defaultInput,
  type FinanceInput,
  finalInstallmentLimit,
  refuseInput,
  termsFor,
} from './finance-terms.ts'
import { quoteOf } from './quote.ts'

const loan = termsFor(loanProduct(), 22_990_00)
const lease = termsFor(leasingProduct(), 22_990_00)

it('offers amounts in hundreds of euros inside the percentages', () => {
  expect(loan.downPayment).toEqual({ min: 0, max: 13_700_00, default: 4_600_00, step: 100_00 })
  expect(loan.finalInstallment).toEqual({ min: 1_200_00, max: 11_400_00, default: 6_900_00, step: 100_00 })
})

it('bounds the final instalment by what the car will be worth', () => {
  expect(finalInstallmentLimit(loan, 12)).toBe(11_400_00)
  expect(finalInstallmentLimit(loan, 84)).toBe(7_000_00) // 36 % less 5.25 points for 15,000 km a year
  expect(finalInstallmentLimit(lease, 48)).toBe(0)
})

it('begins with what it allows', () => {
  expect(refuseInput(loan, defaultInput(loan))).toEqual([])
  expect(refuseInput(lease, defaultInput(lease))).toEqual([])
  expect(defaultInput(lease)).toMatchObject({ duration: 48, mileage: 10_000, hasFinalInstallment: false })
})

describe('refusals name the input and its bound', () => {
  const balloon = { hasFinalInstallment: true }
  it.each([
    [{ downPayment: -1 }, 'downPayment', 'BELOW_MIN', 0, [0, 13_700_00, 1]],
    [{ downPayment: 13_700_01 }, 'downPayment', 'ABOVE_MAX', 13_700_00, [0, 13_700_00, 1]],
    [{ downPayment: Number.NaN }, 'downPayment', 'NOT_WHOLE', undefined, [0, 13_700_00, 1]],
    [{ duration: 13 }, 'duration', 'OFF_STEP', 12, [12, 84, 12]],
    [{ duration: 96 }, 'duration', 'ABOVE_MAX', 84, [12, 84, 12]],
    [
      { ...balloon, duration: 84, finalInstallment: 7_100_00 },
      ...['finalInstallment', 'ABOVE_MAX', 7_000_00, [1_200_00, 7_000_00, 1]],
    ],
    [
      { ...balloon, downPayment: 13_700_00, finalInstallment: 9_290_01 },
      ...['finalInstallment', 'ABOVE_MAX', 9_290_00, [1_200_00, 9_290_00, 1]],
    ],
  ] as [Partial<FinanceInput>, string, string, number | undefined, [number, number, number]][])(
    '%j',
    (given, input, code, limit, [min, max, step]) => {
      expect(refuseInput(loan, { ...defaultInput(loan), ...given })).toEqual([
        { input, code, ...(limit === undefined ? {} : { limit }), allowed: { min, max, step } },
      ])
    },
  )

  it('bounds a final instalment by the nearest term that is offered, where the term is wrong too', () => {
    const wrong = { ...defaultInput(loan), ...balloon, duration: Number.NaN, finalInstallment: 99_999_00 }
    expect(refuseInput(loan, wrong).map(({ allowed }) => allowed?.max)).toEqual([84, finalInstallmentLimit(loan, 60)])
  })

  it('asks a lease for a mileage in its steps', () => {
    expect(refuseInput(lease, { ...defaultInput(lease), mileage: 12_000 })).toMatchObject([
      { input: 'mileage', code: 'OFF_STEP' },
    ])
  })
})

it('brings whatever is entered to something that can be calculated, and says what it changed', () => {
  const number = fc.oneof(fc.integer({ min: -50_000_00, max: 50_000_00 }), fc.double())
  const inputs = fc.record({
    downPayment: number,
    duration: fc.oneof(fc.integer({ min: -10, max: 200 }), number),
    mileage: fc.option(number),
    finalInstallment: number,
    hasFinalInstallment: fc.boolean(),
  })
  fc.assert(
    fc.property(inputs, fc.constantFrom(loan, lease), (entered, terms) => {
      const { input, changed } = allowedInput(terms, entered)
      expect(refuseInput(terms, input)).toEqual([])
      expect(quoteOf(terms, input).kind).toBe('calculated')
      expect(allowedInput(terms, input)).toEqual({ input, changed: [] })
      if (refuseInput(terms, entered).length === 0 && terms === loan) expect(changed).toEqual([])
    }),
    { numRuns: 300 },
  )
  expect(allowedInput(loan, { ...defaultInput(loan), duration: 62 })).toMatchObject({
    input: { duration: 60 },
    changed: ['duration'],
  })
})

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

it('rounds a preset to the nearest hundred, and the bounds inwards', () => {
  const down = (price: number) =>
    termsFor(loanProduct({ downPayment: { min: 1, max: 60, default: 20, step: 1 } }), price)
  expect(down(22_100_00).downPayment).toEqual({ min: 300_00, max: 13_200_00, default: 4_400_00, step: 100_00 })
  expect(down(22_260_00).downPayment).toMatchObject({ default: 4_500_00 })
})

it('calculates with 15,000 kilometres a year, in hundreds of euros', () => {
  const product = loanProduct({ finalInstallment: { min: 5, max: 60, default: 30, step: 1 } })
  // After 48 months it is worth 52 percent.
  expect(finalInstallmentLimit(termsFor(product, 20_000_00), 48)).toBe(10_400_00)
  expect(finalInstallmentLimit(termsFor(product, 19_999_99), 48)).toBe(10_300_00)
})

it('limits the final instalment to the residual value of the car', () => {
  expect(finalInstallmentLimit(loan, 12)).toBe(11_400_00)
  expect(finalInstallmentLimit(loan, 84)).toBe(7_000_00) // 36 % less 5.25 points for 15,000 km a year
  expect(finalInstallmentLimit(lease, 48)).toBe(0)
})

it('begins with allowed values', () => {
  expect(refuseInput(loan, defaultInput(loan))).toEqual([])
  expect(refuseInput(lease, defaultInput(lease))).toEqual([])
  expect(defaultInput(lease)).toEqual({
    ...{ downPayment: 2_300_00, duration: 48, mileage: 10_000, finalInstallment: 0, hasFinalInstallment: false },
  })
  const preset = { downPayment: 4_600_00, duration: 60, mileage: null, finalInstallment: 6_900_00 }
  expect(defaultInput(loan)).toEqual({ ...preset, hasFinalInstallment: false })
  const begun = (given: Parameters<typeof loanProduct>[0]) => defaultInput(termsFor(loanProduct(given), 22_990_00))
  expect(begun({ finalInstallmentPreset: true })).toEqual({ ...preset, hasFinalInstallment: true })
  expect(begun({ finalInstallmentPreset: true, finalInstallment: null })).toMatchObject({ hasFinalInstallment: false })
  const half = { min: 5, max: 50, default: 50, step: 1 }
  const long = { min: 12, max: 84, default: 84, step: 12 }
  expect(begun({ finalInstallment: half, duration: long }), 'no more than it will be worth').toMatchObject({
    finalInstallment: 7_000_00,
  })
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
      expect(refuseInput(loan, { ...defaultInput(loan), ...given })).toStrictEqual([
        { input, code, ...(limit === undefined ? {} : { limit }), allowed: { min, max, step } },
      ])
    },
  )

  it('limits a final instalment by the nearest offered term where the term is invalid too', () => {
    const wrong = { ...defaultInput(loan), ...balloon, duration: Number.NaN, finalInstallment: 99_999_00 }
    expect(refuseInput(loan, wrong).map(({ allowed }) => allowed?.max)).toEqual([84, 10_100_00]) // 44.25 percent after 60 months
  })

  it('counts the steps of a term from its shortest', () => {
    const terms = termsFor(loanProduct({ duration: { min: 6, max: 60, default: 30, step: 12 } }), 22_990_00)
    expect(refuseInput(terms, { ...defaultInput(terms), duration: 18 })).toEqual([])
    expect(refuseInput(terms, { ...defaultInput(terms), duration: 24 })).toMatchObject([{ code: 'OFF_STEP' }])
    const nearest = (duration: number) => allowedInput(terms, { ...defaultInput(terms), duration }).input.duration
    expect([0, 11, 13, 53, 60, 99].map(nearest), 'never beyond the longest').toEqual([6, 6, 18, 54, 54, 54])
  })

  it('requires a mileage of a lease in its steps', () => {
    expect(refuseInput(lease, { ...defaultInput(lease), mileage: 12_000 })).toMatchObject([
      { input: 'mileage', code: 'OFF_STEP' },
    ])
  })
})

it('changes any input to one that can be calculated, and says what it changed', () => {
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
  // Minus zero is zero: nothing has changed.
  expect(allowedInput(loan, { ...defaultInput(loan), downPayment: -0 }).changed).toEqual([])
  expect(allowedInput(loan, { ...defaultInput(loan), duration: 62 })).toMatchObject({
    input: { duration: 60 },
    changed: ['duration'],
  })
})

it('rounds to the nearest step, and limits a final instalment by the offered term', () => {
  const brought = (given: Partial<FinanceInput>) => allowedInput(loan, { ...defaultInput(loan), ...given }).input
  expect([66, 70, 65].map((duration) => brought({ duration }).duration)).toEqual([72, 72, 60])
  const balloon = { hasFinalInstallment: true, finalInstallment: 6_500_00 }
  expect(brought({ ...balloon, duration: 240 })).toMatchObject({ duration: 84, finalInstallment: 6_500_00 })
})

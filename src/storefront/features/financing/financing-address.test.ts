import fc from 'fast-check'
import { expect, it } from 'vitest'
import { allowedInput, defaultInput, termsFor } from '#domain/financing/finance-terms.ts'
import { leasingProduct, loanProduct } from '../../../../tests/support/finance-product.ts'
import { inputFrom, isChosen, paymentKindOf, queryOf } from './financing-address.ts'

const loan = termsFor(loanProduct(), 20_000_00)
const lease = termsFor(leasingProduct(), 20_000_00)
const read = (query: string, terms = loan) => inputFrom(new URLSearchParams(query), terms)

it('begins with the presets, without a query', () => {
  expect(read('')).toEqual(defaultInput(loan))
  expect(queryOf('loan', defaultInput(loan), defaultInput(loan))).toBe('finance=loan')
  expect(queryOf('leasing', defaultInput(lease), defaultInput(lease))).toBe('finance=leasing')
})

it('writes the values of an example without a way to pay, which would be a choice', () => {
  const query = queryOf(null, { ...defaultInput(loan), duration: 36 }, defaultInput(loan))
  expect(read(query).duration).toBe(36)
  expect(isChosen(new URLSearchParams(query))).toBe(false)
  expect(isChosen(new URLSearchParams(queryOf('loan', null, null)))).toBe(true)
})

it.each([
  ['8.000', 8_000_00],
  ['8,000', 8_000_00],
  ['8000 €', 8_000_00],
  ['8.000,00', 8_000_00],
  ['8.000,50', Number.NaN],
  ['8000.50', Number.NaN],
  ['80.00.0', Number.NaN],
  ['-8000', -8_000_00],
  ['−8.000', -8_000_00],
  ['0', 0],
  ['', Number.NaN],
  ['viel', Number.NaN],
  ['€8,000.00', 8_000_00],
  ['8.000,- €', 8_000_00],
  ['8.000,000', Number.NaN],
  ['0.500', Number.NaN],
  ['9'.repeat(30), Number.NaN],
])('reads the amount %j', (text, cents) => {
  expect(read(`down=${encodeURIComponent(text)}&months=60`).downPayment).toBe(cents)
})

it.each(['60 Monate', '60 months', '60'])('reads the duration %j', (text) => {
  expect(read(`months=${encodeURIComponent(text)}`).duration).toBe(60)
})

it('reads a missing checkbox as no final instalment once the form was sent', () => {
  const preset = termsFor(loanProduct({ finalInstallmentPreset: true }), 20_000_00)
  expect(read('', preset).hasFinalInstallment).toBe(true)
  expect(read('months=60', preset).hasFinalInstallment).toBe(false)
  expect(read('months=60&with-final=1', preset).hasFinalInstallment).toBe(true)
  expect(read('months=60&with-final=1', lease).hasFinalInstallment).toBe(false)
})

it('knows three kinds of financing; any other value is a loan', () => {
  const kind = (query: string) => paymentKindOf(new URLSearchParams(query))
  expect(['', 'finance=leasing', 'finance=cash', 'finance=x'].map(kind)).toEqual(['loan', 'leasing', 'cash', 'loan'])
})

it('restores every valid input from the URL, to the euro', () => {
  const inputs = fc.record({
    downPayment: fc.integer({ min: 0, max: 12_000 }).map((euros) => euros * 100),
    duration: fc.constantFrom(12, 36, 84),
    mileage: fc.constant(null),
    finalInstallment: fc.integer({ min: 1_000, max: 6_000 }).map((euros) => euros * 100),
    hasFinalInstallment: fc.boolean(),
  })
  fc.assert(
    fc.property(inputs, (given) => {
      const { input } = allowedInput(loan, given)
      const again = read(queryOf('loan', input, defaultInput(loan)))
      // The amount of a final instalment that was not chosen is not in the address.
      const expected = input.hasFinalInstallment ? input : { ...input, finalInstallment: again.finalInstallment }
      expect(again).toEqual(expected)
    }),
    { numRuns: 100 },
  )
})

import { expect, it } from 'vitest'
import { defaultInput, finalInstallmentLimit, termsFor } from '#domain/financing/finance-terms.ts'
import { loanProduct } from '../../../../tests/support/finance-product.ts'
import { enteredIn, readEntered, readChange } from './entered.ts'

const terms = termsFor(loanProduct(), 20_000_00)
const ENTERED = { down: '5.000', months: '48', 'with-final': '1', final: '8.000' }

it('keeps the last valid result while invalid values are entered, and changes no entry', () => {
  const allowed = readEntered(terms, ENTERED)
  expect(allowed).toMatchObject({ refusals: [], ofPreset: false })
  const refused = readEntered(terms, { ...ENTERED, down: '99.999' }, allowed)
  expect(refused).toMatchObject({ quote: allowed.quote, input: allowed.input, entered: { down: '99.999' } })
  expect(refused.refusals.map(({ input }) => input)).toEqual(['downPayment'])
  expect(readEntered(terms, { down: 'x' })).toMatchObject({ input: defaultInput(terms), ofPreset: true })
})

it('adjusts the final instalment to a new term, and says so', () => {
  const before = readEntered(terms, ENTERED)
  const reading = readChange(terms, { ...ENTERED, months: '84' }, 'months', before)
  const limit = finalInstallmentLimit(terms, 84)
  expect(reading).toMatchObject({ refusals: [], changed: ['finalInstallment'], input: { finalInstallment: limit } })
  expect(reading.entered.final).toBe(String(limit / 100))
})

it('refuses a typed final instalment, even if the term is changed afterwards', () => {
  const wrong = readChange(terms, { ...ENTERED, final: '99999' }, 'final', readEntered(terms, ENTERED))
  expect(wrong.refusals).toMatchObject([{ input: 'finalInstallment', code: 'ABOVE_MAX' }])
  const reading = readChange(terms, { ...wrong.entered, months: '60' }, 'months', wrong)
  expect(reading).toMatchObject({ entered: { final: '99999' }, changed: [] })
  expect(reading.refusals).toHaveLength(1)
})

it('reads only its own fields from a form', () => {
  expect(enteredIn(new URLSearchParams('down=1&dealer=x&finance=loan&utm=y'))).toEqual({ down: '1' })
})

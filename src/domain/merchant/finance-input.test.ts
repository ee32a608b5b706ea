import { describe, expect, it } from 'vitest'
import type { FinanceProduct } from '../financing/finance-product.ts'
import { financeValues, readFinanceProduct } from './finance-input.ts'

const COMMON = {
  ...{ lenderName: ' Kernbank AG ', lenderAddress: 'Domplatz 1, 50667 Köln', effectivePercent: '3,99' },
  ...{ durationMin: '12', durationMax: '84', durationStep: '6', durationDefault: '60' },
  ...{ downPaymentMin: '0', downPaymentMax: '60', downPaymentDefault: '20,5' },
  ...{ oneOffCosts: '0', minPrice: '2.000', maxPrice: '100.000,50', maxVehicleMileage: '200.000', rounding: 'PLAN' },
  ...{ GAP: '4,90', GAP_PLUS: '', RSV: '', RSV_PLUS: '9' },
  ...{ legalDe: 'Bonität vorausgesetzt.', legalEn: 'Subject to credit.' },
}
const LOAN = {
  ...COMMON,
  finalMin: '5',
  finalMax: '50',
  finalDefault: '30',
  finalPreset: 'yes',
  finalTiming: 'WITH_LAST',
}
const LEASE = {
  ...{ ...COMMON, mileageMin: '5.000', mileageMax: '40.000', mileageDefault: '10.000', mileageStep: '5.000' },
  paymentTiming: 'ADVANCE',
}

const TERMS = {
  ...{ lenderName: 'Kernbank AG', lenderAddress: 'Domplatz 1, 50667 Köln', effectivePercent: 3.99 },
  rounding: 'PLAN',
  ...{ oneOffCosts: 0, minPrice: 200_000, maxPrice: 10_000_050, maxVehicleMileage: 200_000 },
  downPayment: { min: 0, max: 60, default: 20.5, step: 1 },
  duration: { min: 12, max: 84, default: 60, step: 6 },
  legalText: { de: 'Bonität vorausgesetzt.', en: 'Subject to credit.' },
  insuranceOptions: [
    { key: 'GAP', monthlyPrice: 490 },
    { key: 'RSV_PLUS', monthlyPrice: 900 },
  ],
} as const
const LOAN_PRODUCT: FinanceProduct = {
  ...{ ...TERMS, kind: 'LOAN', mileage: null, finalInstallment: { min: 5, max: 50, default: 30, step: 1 } },
  ...{ finalInstallmentPreset: true, finalTiming: 'WITH_LAST', paymentTiming: 'ARREARS' },
}
const LEASE_PRODUCT: FinanceProduct = {
  ...{ ...TERMS, kind: 'LEASING', mileage: { min: 5000, max: 40_000, default: 10_000, step: 5000 } },
  ...{ finalInstallment: null, finalInstallmentPreset: false, finalTiming: 'WITH_LAST', paymentTiming: 'ADVANCE' },
}

const loan = (changes: object) => readFinanceProduct('LOAN', { ...LOAN, ...changes })
const problems = (changes: object, kind: 'LOAN' | 'LEASING' = 'LOAN') => {
  const result = readFinanceProduct(kind, { ...(kind === 'LOAN' ? LOAN : LEASE), ...changes })
  return result.ok ? [] : result.problems.map(({ field, code }) => `${field} ${code}`)
}

describe('a merchant’s own financing', () => {
  it('is the shop’s where nothing is entered', () => {
    const empty = { lenderName: ' ', rounding: 'PLAN', finalTiming: 'WITH_LAST' }
    expect(readFinanceProduct('LOAN', empty)).toEqual({ ok: true, value: null })
    expect(readFinanceProduct('LEASING', {})).toEqual({ ok: true, value: null })
  })

  it('is read as it is entered', () => {
    expect(loan({})).toEqual({ ok: true, value: LOAN_PRODUCT })
    expect(readFinanceProduct('LEASING', LEASE)).toEqual({ ok: true, value: LEASE_PRODUCT })
  })

  it('has no final instalment where none is entered, whatever is ticked', () => {
    const none = { finalMin: '', finalMax: ' ', finalDefault: '' }
    expect(loan(none)).toMatchObject({ value: { finalInstallment: null, finalInstallmentPreset: false } })
    expect(loan({ finalPreset: '' })).toMatchObject({ value: { finalInstallmentPreset: false } })
    expect(problems({ ...none, finalMax: '50' })).toEqual(['finalMin REQUIRED', 'finalDefault REQUIRED'])
    expect(problems({ ...none, finalDefault: '5' })).toEqual(['finalMin REQUIRED', 'finalMax REQUIRED'])
    expect(problems({ ...none, finalMin: '5' })).toEqual(['finalMax REQUIRED', 'finalDefault REQUIRED'])
    expect(loan({ finalTiming: 'REPLACES_LAST' })).toMatchObject({ value: { finalTiming: 'REPLACES_LAST' } })
  })

  it('names every field that is missing or cannot be read, once', () => {
    expect(problems({ lenderName: '', legalEn: '' })).toEqual(['lenderName REQUIRED', 'legalEn REQUIRED'])
    expect(problems({ lenderName: '<b>', legalDe: 'a<b' })).toEqual(['lenderName INVALID', 'legalDe INVALID'])
    expect(problems({ durationMin: '1,5', downPaymentMax: 'x', minPrice: '' })).toEqual([
      ...['minPrice REQUIRED', 'downPaymentMax INVALID', 'durationMin INVALID'],
    ])
    expect(problems({ GAP: 'x', rounding: '' })).toEqual(['rounding INVALID', 'GAP INVALID'])
    expect(problems({ finalTiming: '' })).toEqual(['finalTiming INVALID'])
    expect(problems({ paymentTiming: '', mileageStep: '' }, 'LEASING')).toEqual([
      ...['paymentTiming INVALID', 'mileageStep REQUIRED'],
    ])
    expect(problems({ lenderName: '<'.repeat(81) })).toEqual(['lenderName TOO_LONG'])
  })

  it('is bounded in its texts', () => {
    const texts = (name: number, address: number, legal: number) => ({
      ...{ lenderName: 'a'.repeat(name), lenderAddress: 'a'.repeat(address) },
      ...{ legalDe: 'a'.repeat(legal), legalEn: 'a'.repeat(legal) },
    })
    expect(problems(texts(80, 160, 1000))).toEqual([])
    expect(problems(texts(81, 161, 1001))).toEqual([
      ...['lenderName TOO_LONG', 'lenderAddress TOO_LONG', 'legalDe TOO_LONG', 'legalEn TOO_LONG'],
    ])
  })

  it('names the field whose terms do not fit together', () => {
    expect(problems({ downPaymentMax: '10' })).toEqual(['downPaymentDefault INVALID'])
    expect(problems({ durationDefault: '96' })).toEqual(['durationDefault INVALID'])
    expect(problems({ finalDefault: '60' })).toEqual(['finalDefault INVALID'])
    expect(problems({ mileageDefault: '50.000' }, 'LEASING')).toEqual(['mileageDefault INVALID'])
    expect(problems({ maxPrice: '1.000' })).toEqual(['maxPrice INVALID'])
    expect(problems({ effectivePercent: '100,01' })).toEqual(['effectivePercent INVALID'])
  })

  it('is shown as it can be entered again', () => {
    const shown = financeValues(LOAN_PRODUCT)
    expect(shown).toMatchObject({
      ...{ effectivePercent: '3,99', minPrice: '2000', maxPrice: '100000,50', maxVehicleMileage: '200000' },
      ...{ downPaymentDefault: '20,5', durationStep: '6', finalDefault: '30', finalPreset: 'yes' },
      ...{ GAP: '4,90', GAP_PLUS: '', RSV: '', RSV_PLUS: '9', mileageMin: '', mileageDefault: '' },
    })
    expect(readFinanceProduct('LOAN', shown)).toEqual({ ok: true, value: LOAN_PRODUCT })
    const lease = financeValues(LEASE_PRODUCT)
    expect(lease).toMatchObject({ finalMin: '', finalPreset: '', mileageStep: '5000', paymentTiming: 'ADVANCE' })
    expect(readFinanceProduct('LEASING', lease)).toEqual({ ok: true, value: LEASE_PRODUCT })
  })
})

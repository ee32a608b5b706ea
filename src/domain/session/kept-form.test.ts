import { expect, it } from 'vitest'
import { clearedFormCookie, isKeptScreen, keepable, keptFormCookie } from './kept-form.ts'

it('keeps no bank details and nothing secret', () => {
  const fields = {
    street: 'Neusser Straße',
    'method-1': 'SEPA_MANDATE',
    'iban-1': 'DE89',
    'holder-1': 'x',
    'pin-7': '1234',
    'evb-7': 'AB12C3D',
    password: 'x',
    solution: 'x',
    stamp: 'x',
    'my-iban': 'none',
  }
  expect(keepable({ ...fields, IBAN: 'DE89' })).toEqual({
    ...{ street: 'Neusser Straße', 'method-1': 'SEPA_MANDATE', 'my-iban': 'none' },
  })
})

it('keeps no declarations, and nothing outside of checkout', () => {
  for (const screen of ['checkout-services', 'checkout-billing', 'checkout-delivery', 'checkout-payment'] as const)
    expect(isKeptScreen(screen)).toBe(true)
  for (const screen of ['checkout-summary', 'login', 'profile', undefined] as const)
    expect(isKeptScreen(screen)).toBe(false)
})

it('is for checkout only, for half an hour, and never longer than a browser takes', () => {
  expect(keptFormCookie('x', true)).toBe('kept-form=x; Path=/checkout; HttpOnly; SameSite=Strict; Max-Age=1800; Secure')
  expect(keptFormCookie('x'.repeat(3_500), false)).toMatch(/^kept-form=x{3500}; .*Max-Age=1800$/)
  expect(keptFormCookie('x'.repeat(3_501), true)).toBeUndefined()
  expect(clearedFormCookie()).toBe('kept-form=; Path=/checkout; HttpOnly; SameSite=Strict; Max-Age=0')
})

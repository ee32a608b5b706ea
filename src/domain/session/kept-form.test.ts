import { expect, it } from 'vitest'
import { isKeptScreen, keepable, keptFormCookie } from './kept-form.ts'

it('keeps no bank details and nothing secret', () => {
  const fields = {
    street: 'Neusser Straße',
    'method-1': 'SEPA_MANDATE',
    'iban-1': 'DE89',
    'holder-1': 'x',
    'pin-7': '1234',
    'evb-7': 'AB12C3D',
    password: 'x',
  }
  expect(keepable({ ...fields, IBAN: 'DE89' })).toEqual({ street: 'Neusser Straße', 'method-1': 'SEPA_MANDATE' })
})

it('keeps no declarations, and nothing outside of checkout', () => {
  expect(isKeptScreen('checkout-billing')).toBe(true)
  for (const screen of ['checkout-summary', 'login', 'profile', undefined] as const)
    expect(isKeptScreen(screen)).toBe(false)
})

it('is for checkout only, for half an hour, and never longer than a browser takes', () => {
  expect(keptFormCookie('x', true)).toBe('kept-form=x; Path=/checkout; HttpOnly; SameSite=Strict; Max-Age=1800; Secure')
  expect(keptFormCookie('x'.repeat(4_000), true)).toBeUndefined()
})

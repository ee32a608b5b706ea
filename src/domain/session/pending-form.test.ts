import { expect, it } from 'vitest'
import { isRestorableScreen, withoutSecrets } from './pending-form.ts'

it('stores no bank details and no secrets', () => {
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
  expect(withoutSecrets({ ...fields, IBAN: 'DE89' })).toEqual({
    ...{ street: 'Neusser Straße', 'method-1': 'SEPA_MANDATE', 'my-iban': 'none' },
  })
})

it('stores no consents, and nothing outside checkout', () => {
  for (const screen of ['checkout-services', 'checkout-billing', 'checkout-delivery', 'checkout-payment'] as const)
    expect(isRestorableScreen(screen)).toBe(true)
  for (const screen of ['checkout-summary', 'login', 'profile', undefined] as const)
    expect(isRestorableScreen(screen)).toBe(false)
})

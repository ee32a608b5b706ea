import { expect, it } from 'vitest'
import { isRestorableScreen, pendingFormPath, withoutSecrets } from './pending-form.ts'

it('stores no bank details, no secrets and no consent', () => {
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
    acknowledgementCheckbox: 'on',
  }
  expect(withoutSecrets({ ...fields, IBAN: 'DE89' })).toEqual({
    ...{ street: 'Neusser Straße', 'method-1': 'SEPA_MANDATE', 'my-iban': 'none' },
  })
})

it('restores steps with fields, never the last ones, and nothing outside a flow', () => {
  for (const screen of [
    'private-sale-information',
    'tradein-vehicle',
    'tradein-dealer',
    'banking-income',
    'checkout-services',
    'checkout-billing',
    'checkout-delivery',
    'checkout-payment',
  ] as const)
    expect(isRestorableScreen(screen)).toBe(true)
  for (const screen of [
    'checkout-summary',
    'banking-confirmation',
    'private-sale-confirmation',
    'login',
    'profile',
    undefined,
  ] as const)
    expect(isRestorableScreen(screen)).toBe(false)
})

it.each([
  ['/checkout/lieferung', '/checkout'],
  ['/auto-verkaufen-privat/informationen-zum-auto', '/auto-verkaufen-privat'],
  ['/private-sale', '/'],
  ['/tradein/flow', '/tradein'],
])('the form of %s comes back below %s', (page, path) => expect(pendingFormPath(page)).toBe(path))

import { expect, it } from 'vitest'
import { FLOWS } from '../routes/flows.ts'
import { pathsOf } from '../routes/paths.ts'
import {
  hasEntries,
  isStoredWhenLeft,
  isRestorableScreen,
  leaveTarget,
  namesDraft,
  PENDING_FORM_PATHS,
  pendingFormPath,
  savesWhenLeft,
  sendsFlow,
  withoutSecrets,
} from './pending-form.ts'

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
    newsletter: 'on',
  }
  expect(withoutSecrets({ ...fields, IBAN: 'DE89' })).toEqual({
    ...{ street: 'Neusser Straße', 'method-1': 'SEPA_MANDATE', 'my-iban': 'none', again: 'yes' },
  })
})

it('says that something has to be entered again only where it was filled in', () => {
  expect(withoutSecrets({ 'method-1': 'BANK_TRANSFER', 'iban-1': '', 'holder-1': ' ' })).toEqual({
    'method-1': 'BANK_TRANSFER',
  })
})

it('stores nothing that names the draft: it is no entry, and another one by then', () =>
  expect(withoutSecrets({ draftId: '6d1e7f5a-3b0c-4f0e-9f53-0a8a7c1f2b3d', make: 'Seat' })).toEqual({ make: 'Seat' }))

it('names the draft in the forms of every step but that of the order', () =>
  expect(
    Object.values(FLOWS)
      .flat()
      .filter((screen) => !namesDraft(screen)),
  ).toEqual(['checkout-summary']))

it('compares the draft of every form but the one that sends its flow', () => {
  expect(sendsFlow('service-summary', { shown: 'x' })).toBe(true)
  expect(sendsFlow('service-summary', { intent: 'reset' })).toBe(false)
  expect(sendsFlow('service-contact', {})).toBe(false)
  expect(sendsFlow('cart', {})).toBe(false)
})

it('keeps the button, by which a form without a tick is told from none', () =>
  expect(withoutSecrets({ leave: '/werkstatt-services' })).toEqual({ leave: '/werkstatt-services' }))

it.each([
  ['service-contact', '/werkstatt-services/termin'],
  ['service-contact', '/service-booking/appointment'],
  ['tradein-dealer', '/auto-verkaufen/ausstattung-und-zustand?check=1'],
  ['checkout-services', '/warenkorb'],
  ['checkout-billing', '/spaeter-weitermachen/checkout-billing'],
  ['banking-income', '/spaeter-weitermachen/banking-income?of=1234567890'],
  ['banking-personal', '/meine-bestellungen/1234567890'],
] as const)('%s is left to %s', (step, path) => expect(leaveTarget(step, path)).toBe(path))

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://evil.example/checkout/lieferung',
  'javascript:alert(1)',
  '/checkout/../logout',
  '/checkout/lieferung#x',
  '/logout',
  '/auto-kaufen',
  '/auto-verkaufen/haendlersuche',
  'checkout/lieferung',
  '',
])('no step of checkout is left to %j', (path) => expect(leaveTarget('checkout-billing', path)).toBeUndefined())

it('a page that is no step is not left', () => expect(leaveTarget('login', '/warenkorb')).toBeUndefined())

it('every step lies below a path whose forms may wait', () => {
  const paths = Object.values(FLOWS).flatMap((steps) =>
    steps.flatMap((step) => [...pathsOf(step, 'de'), ...pathsOf(step, 'en')]),
  )
  const isBelow = (path: string) => PENDING_FORM_PATHS.some((begin) => path === begin || path.startsWith(`${begin}/`))
  expect(paths.filter((path) => !isBelow(path))).toEqual([])
})

it('every step with fields keeps them when it is left, in one of two ways', () => {
  const last: readonly string[] = [
    'checkout-summary',
    'service-summary',
    'private-sale-confirmation',
    'banking-confirmation',
  ]
  const withoutFields: readonly string[] = ['service-workshop', 'service-appointment']
  for (const step of Object.values(FLOWS).flat()) {
    const ways = Number(isStoredWhenLeft(step)) + Number(savesWhenLeft(step))
    expect([step, ways]).toEqual([step, last.includes(step) || withoutFields.includes(step) ? 0 : 1])
  }
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

it.each([
  ['blank fields', { leave: '/werkstatt-services', make: '', mileage: ' ' }, undefined, false],
  ['what the fields began with', { make: 'Seat', plate: '' }, { make: 'Seat', plate: '' }, false],
  ['a field that was filled in', { make: 'Seat' }, { make: '' }, true],
  ['a field that was cleared', { make: '' }, { make: 'Seat' }, true],
  ['a tick that was taken away', {}, { isFixedPrice: 'on' }, true],
  ['bank details that are to be entered again', { again: 'yes' }, undefined, true],
] as const)('entered is not what a page began with: %s', (_, fields, begin, entered) =>
  expect(hasEntries(fields, begin)).toBe(entered),
)

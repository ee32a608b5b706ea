import { expect, test } from 'vitest'
import { SCREENS, type Screen } from '../routes/screens.ts'
import {
  afterLogin,
  isAccountScreen,
  isAuthScreen,
  mailedTarget,
  redirectOrigin,
  redirectTarget,
} from './redirect-target.ts'

test.each([
  ['/favoriten?ids=1', '/favoriten?ids=1'],
  ['/login', undefined],
  ['/newsletter/erfolg', '/newsletter/erfolg'],
  ['/account/orders/:orderId/banking-request/1', undefined],
  ['/bankantrag/persoenliche-daten/1', '/bankantrag/persoenliche-daten/1'],
  ['/meine-bestellungen/1234567890/dokumente/rechnung.pdf', '/meine-bestellungen/1234567890/dokumente/rechnung.pdf'],
  ['/registrierung', undefined],
  ['//elsewhere.example', undefined],
  ['/\\elsewhere.example', undefined],
  ['https://elsewhere.example/favoriten', undefined],
  ['/no-such-page', undefined],
  [null, undefined],
  ['', undefined],
  ['favoriten', undefined],
  ['/favoriten\\x', undefined],
  ['/favoriten\nx', undefined],
  ['https:/favoriten', undefined],
  [`/favoriten?${'x'.repeat(1_989)}`, `/favoriten?${'x'.repeat(1_989)}`],
  [`/favoriten?${'x'.repeat(1_990)}`, undefined],
])('%s leads to %s', (redirectTo, target) => expect(redirectTarget(redirectTo)).toBe(target))

test.each([
  ['/warenkorb?x=gewinn.example', '/warenkorb'],
  ['/checkout/bezahlmethoden', '/checkout/bezahlmethoden'],
  ['/auto-kaufen/gewinn.example', undefined],
  ['/haendler/gewinn.example', undefined],
  ['/no-such-page', undefined],
  [null, undefined],
])('a mail carries nothing of %s that anybody could have written: %s', (redirectTo, target) =>
  expect(mailedTarget(redirectTo)).toBe(target),
)

test.each(['email-confirm', 'alert-confirm', 'alert-unsubscribe'] as const)(
  'never redirects back to %s, which a mail links to',
  (screen) => expect(isAuthScreen(screen)).toBe(true),
)

test('never redirects back to login, logout or registration', () => {
  const screens = Object.keys(SCREENS) as Screen[]
  expect(screens.filter(isAuthScreen)).toEqual([
    ...['login', 'register', 'confirm', 'forgot-password', 'reset-password', 'logout'],
    ...['email-confirm', 'alert-confirm', 'alert-unsubscribe'],
  ])
})

test.each([
  ['/warenkorb', '/warenkorb#zur-kasse'],
  ['/warenkorb?x=1', '/warenkorb?x=1#zur-kasse'],
  ['/shoppingCart', '/shoppingCart#zur-kasse'],
  ['/favoriten', '/favoriten'],
  ['/no-such-page', '/no-such-page'],
])('a login for %s leads to %s', (target, place) => expect(afterLogin(target)).toBe(place))

test.each([
  ['/warenkorb', 'checkout'],
  ['/checkout/bezahlmethoden', 'checkout'],
  ['/auto-verkaufen/haendlersuche', 'trade-in'],
  ['/spaeter-weitermachen/service-vehicle', 'later'],
  ['/continue/banking-income?of=1234567890', 'later'],
  ['/meine-daten', 'account'],
  ['/mein-adressbuch', 'account'],
  ['/meine-bestellungen', 'account'],
  ['/meine-bestellungen/1234567890', 'account'],
  ['/meine-garage', 'account'],
  ['/meine-garage/fahrzeugdetails', 'account'],
  ['/favoriten', 'account'],
  ['/auto-kaufen', undefined],
  ['/no-such-page', undefined],
  [undefined, undefined],
])('a visitor who opened %s wanted %s', (target, origin) => expect(redirectOrigin(target)).toBe(origin))

test('a logout on an account page redirects to another page', () => {
  const screens = Object.keys(SCREENS) as Screen[]
  expect(screens.filter(isAccountScreen)).toEqual([
    ...['profile', 'address-book', 'orders', 'order', 'garage', 'garage-add'],
  ])
})

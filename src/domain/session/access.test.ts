import { describe, expect, it } from 'vitest'
import { guardedTarget, linkTarget, loginPath, registerPath } from './access.ts'

const asVisitor = (screen: Parameters<typeof guardedTarget>[0], path: string) =>
  guardedTarget(screen, 'de', path, false)

describe('a visitor', () => {
  it.each([
    ['banking-personal', '/bankantrag/persoenliche-daten/1234567890', '/login?redirectTo=%2Fmeine-bestellungen'],
    ['banking-documents', '/bankantrag/einkommensnachweise/1234567890', '/login?redirectTo=%2Fmeine-bestellungen'],
    ['tradein-offer', '/auto-verkaufen/angebot', '/login?redirectTo=%2Fauto-verkaufen%2Ffahrzeugdetails'],
    ['tradein-price-offer', '/auto-verkaufen/preisangebot/7', '/login?redirectTo=%2Fauto-verkaufen%2Ffahrzeugdetails'],
    ['checkout-payment', '/checkout/bezahlmethoden', '/login?redirectTo=%2Fcheckout%2Fbezahlmethoden'],
    ['checkout-summary', '/checkout/zusammenfassung', '/pages/online-garage'],
    ['private-sale-images', '/auto-verkaufen-privat/bilder', '/'],
    ['orders', '/meine-bestellungen', '/'],
  ] as const)('is redirected from %s as the specification says', (screen, path, target) => {
    expect(asVisitor(screen, path)).toBe(target)
    expect(guardedTarget(screen, 'de', path, true)).toBeUndefined()
  })
})

describe('a customer', () => {
  it('is redirected from the login pages, and opens every other page', () => {
    for (const screen of ['login', 'register'] as const)
      expect(guardedTarget(screen, 'de', '/', true)).toBe('/meine-garage')
    expect(asVisitor('login', '/login')).toBeUndefined()
    expect(asVisitor('tradein-dealer', '/auto-verkaufen/haendlersuche')).toBeUndefined()
    expect([asVisitor('cars', '/auto-kaufen'), guardedTarget('cars', 'de', '/auto-kaufen', true)]).toEqual([
      ...[undefined, undefined],
    ])
  })
})

it('the login and registration pages lead back', () => {
  expect(loginPath('en', '/cars?fuel=DIESEL')).toBe('/account/login?redirectTo=%2Fcars%3Ffuel%3DDIESEL')
  expect(registerPath('de', '/warenkorb')).toBe('/registrierung?redirectTo=%2Fwarenkorb')
})

it('a link to a page that sends visitors home leads through the login', () => {
  const sale = '/auto-verkaufen-privat/informationen-zum-auto?step=2'
  expect(linkTarget('/account/orders', 'en', false)).toBe('/account/login?redirectTo=%2Faccount%2Forders')
  expect(linkTarget(sale, 'de', false)).toBe(`/login?redirectTo=${encodeURIComponent(sale)}`)
  for (const href of [
    '/account/garage',
    '/cars',
    '/no-such-page',
    'mailto:a@b.example',
    'https://a.example/account/orders',
  ])
    expect(linkTarget(href, 'en', false)).toBe(href)
  expect(linkTarget('/account/orders', 'en', true)).toBe('/account/orders')
})

import { expect, it } from 'vitest'
import { inOtherLocale, localeOf, hasLanguage, matchPath, pagePath, pathFor } from './paths.ts'
import { SCREENS, type Screen } from './screens.ts'

const screens = Object.keys(SCREENS) as Screen[]

it('every screen has a unique path in both languages', () => {
  const pathsIn = (locale: 'de' | 'en') => screens.flatMap((screen) => SCREENS[screen][locale])
  for (const locale of ['de', 'en'] as const) {
    const paths = pathsIn(locale)
    expect(paths.filter((path) => !/^\/[\w/:*-]*$/.test(path))).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
  }
})

it('every screen that needs a session says where visitors are redirected', () => {
  const guarded = screens.filter((screen) => SCREENS[screen].access !== 'public')
  const by = Map.groupBy(guarded, (screen) => JSON.stringify(SCREENS[screen].access))
  expect(Object.fromEntries(by)).toEqual({
    '"guest"': ['login', 'register'],
    '"root"': [
      ...['profile', 'orders', 'order', 'checkout-done', 'private-sale-information', 'private-sale-images'],
      'private-sale-confirmation',
    ],
    '"login"': [
      ...['data-export', 'address-book', 'order-document', 'garage', 'garage-add', 'checkout-services'],
      ...[
        'checkout-billing',
        'checkout-delivery',
        'checkout-payment',
        'flow-later',
        'flow-continue',
        'private-sales',
        'requests',
        'saved-searches',
      ],
    ],
    '"garage-page"': ['checkout-summary'],
    '{"login":"orders"}': [
      ...['banking-personal', 'banking-household', 'banking-income', 'banking-documents', 'banking-confirmation'],
    ],
    '"cart-login"': ['tradein-dealer'],
    '{"login":"tradein-vehicle"}': ['tradein-offer', 'tradein-price-offer'],
  })
  expect(screens.filter((screen) => SCREENS[screen].access === 'public')).toHaveLength(screens.length - guarded.length)
})

it('paths are encoded and decoded, and ignored where they are too long', () => {
  expect(pathFor('dealer', 'de', { dealer: 'a/b ü' })).toBe('/haendler/a%2Fb%20%C3%BC')
  expect(matchPath('/haendler/a%2Fb%20%C3%BC')?.params).toEqual({ dealer: 'a/b ü' })
  expect(matchPath('/preview/a/b')).toMatchObject({ screen: 'preview', exact: '/preview/a/b', params: { rest: 'a/b' } })
  const long = (length: number) => `/haendler/${'x'.repeat(length - 10)}`
  expect([matchPath(long(2_000))?.screen, matchPath(long(2_001))]).toEqual(['dealer', undefined])
  expect(['/', '//', '/cars//'].map((path) => matchPath(path)?.screen)).toEqual(['home', 'home', 'cars'])
  expect(() => pathFor('dealer', 'de', { slug: 'x', id: 1 })).toThrow('No path of dealer takes the parameters slug, id')
})

it('the language is that of the path, otherwise the requested one', () => {
  const of = (path: string, search = '', cookie?: string) => localeOf(path, new URLSearchParams(search), cookie)
  expect([of('/en'), of('/en/x'), of('/english'), of('/x'), of('/x', 'lang=en'), of('/x', '', 'en')]).toEqual([
    ...['en', 'en', 'de', 'de', 'en', 'en'],
  ])
  expect([of('/en/x', 'lang=de', 'de'), of('/x', 'lang=fr', 'en')]).toEqual(['en', 'en'])
  expect(['/x', '/english', '/en/x', '/cars', '/pages/x'].map(hasLanguage)).toEqual([false, false, true, true, true])
  expect([inOtherLocale('/unknown', '?a=1', 'de'), inOtherLocale('/cars', '?lang=en&a=1', 'de')]).toEqual([
    ...['/', '/auto-kaufen?a=1'],
  ])
  expect(inOtherLocale('/pages/kontakt', '?lang=en', 'de')).toBe('/pages/kontakt')
})

it('data requests belong to the screen of their page', () => {
  expect(['/_root.data', '/cars.data', '/cars', '/x.data.data'].map(pagePath)).toEqual([
    '/',
    '/cars',
    '/cars',
    '/x.data',
  ])
})

import { describe, expect, it } from 'vitest'
import { LOCALES } from '../locale.ts'
import { inOtherLocale, localeOf, matchPath, pathFor, pathsOf } from './paths.ts'
import { SCREENS, type Screen } from './screens.ts'

const EXAMPLE = {
  slug: 'audi-a4',
  makeName: 'audi',
  modelName: 'a4',
  id: '7',
  dealer: 'brinkmann',
  orderId: '1',
  requestId: '2',
  token: 't',
  vehicleId: '9',
}

describe('paths', () => {
  it('finds every screen by each of its paths, in its own language', () => {
    for (const screen of Object.keys(SCREENS) as Screen[]) {
      for (const locale of LOCALES) {
        for (const pattern of pathsOf(screen, locale)) {
          const path = pattern
            .replaceAll(/:(\w+)/g, (_, name: keyof typeof EXAMPLE) => EXAMPLE[name])
            .replace('*', 'a/b')
          const match = matchPath(path)
          if (screen === 'online-garage' || screen === 'garage-video')
            expect(['content', screen]).toContain(match?.screen)
          else expect(match?.screen, path).toBe(screen)
          if (match && !match.shared) expect(match.locale, path).toBe(locale)
        }
      }
    }
  })

  it('prefers fixed words over parameters and ignores case and a trailing slash', () => {
    expect(matchPath('/auto-kaufen/suv')?.screen).toBe('cars-suv')
    expect(matchPath('/auto-kaufen/audi-a4')?.screen).toBe('cars-slug')
    expect(matchPath('/shoppingcart/')?.screen).toBe('cart')
    expect(matchPath('/shoppingcart/')?.exact).toBe('/shoppingCart')
    expect(matchPath('/Autos/Audi/a4/7')?.exact).toBe('/autos/Audi/a4/7')
    expect(matchPath('/gibt-es-nicht')).toBeUndefined()
    expect(matchPath('/autos/%E0%A4%A')?.params.slug).toBe('%E0%A4%A')
  })

  it('builds the canonical path for the given parameters', () => {
    expect(pathFor('vehicle', 'de', { makeName: 'audi', modelName: 'a4', id: 7 })).toBe('/autos/audi/a4/7')
    expect(pathFor('vehicle', 'en', { slug: 'audi-a4-7' })).toBe('/vehicles/audi-a4-7')
    expect(pathFor('accessories', 'de', { slug: 'reifen' })).toBe('/zubehoer-kaufen/reifen')
    expect(pathFor('content', 'en', { slug: 'kontakt' })).toBe('/pages/kontakt?lang=en')
    expect(() => pathFor('dealer', 'de')).toThrow()
  })

  it('keeps screen, parameters and query when the language changes', () => {
    expect(inOtherLocale('/auto-kaufen/suv', '?fuel=DIESEL&page=2', 'en')).toBe('/cars/suv?fuel=DIESEL&page=2')
    expect(inOtherLocale('/vehicles/audi/a4/7', '', 'de')).toBe('/autos/audi/a4/7')
    expect(inOtherLocale('/pages/kontakt', '', 'en')).toBe('/pages/kontakt?lang=en')
    expect(inOtherLocale('/unknown', '', 'en')).toBe('/en')
  })

  it('reads the language from the path, and from the query only for paths without a language', () => {
    expect(localeOf('/cars', new URLSearchParams('lang=de'))).toBe('en')
    expect(localeOf('/pages/kontakt', new URLSearchParams('lang=en'))).toBe('en')
    expect(localeOf('/pages/kontakt', new URLSearchParams(), 'en')).toBe('en')
    expect(localeOf('/pages/kontakt', new URLSearchParams('lang=fr'))).toBe('de')
  })
})

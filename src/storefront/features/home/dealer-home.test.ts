import { expect, it } from 'vitest'
import { type Brand, MAIN_BRAND } from '#domain/brand.ts'
import { dealerHomeOf } from './dealer-home.server.ts'

const SHOP: Brand = { ...MAIN_BRAND, slug: 'aasee', name: 'Autohaus am Aasee', merchantUuids: ['x'] }
const MAKES = {
  all: [
    { name: 'vw', displayName: 'VW', preferred: true, count: 3 },
    { name: 'opel', displayName: 'Opel', preferred: true, count: 7 },
    { name: 'alfa-romeo', displayName: 'Alfa Romeo', preferred: false, count: 5 },
    { name: 'fiat', displayName: 'Fiat', preferred: false, count: 1 },
  ],
  modelsOf: async () => [],
}

it('the make that a shop specialises in leads its first screen', () => {
  const focusOf = (make: string | null, locale: 'de' | 'en' = 'de') =>
    dealerHomeOf({ ...SHOP, make }, [], MAKES, locale).focus
  expect(focusOf('Alfa Romeo')).toBe('Vor allem Alfa Romeo.')
  expect(focusOf('Alfa Romeo', 'en')).toBe('Mainly Alfa Romeo.')
  expect(focusOf(null)).toBe('Vor allem Opel, Alfa Romeo und VW.')
})
